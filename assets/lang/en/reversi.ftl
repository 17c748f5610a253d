### Reversi: causes, refusals, options.
