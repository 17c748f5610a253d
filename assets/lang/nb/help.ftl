### The rules pages.
