"""Python for browsers, with all of this package that runs there: what a page without a server is made of."""
