### Errors of the command line.
