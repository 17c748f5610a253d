### Deblockle: causes, refusals, options.
