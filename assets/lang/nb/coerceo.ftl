### Coerceo: causes, refusals, options.
