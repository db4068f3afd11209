"""Reading a content file: columns, names, checks, and a sentence for everything that is wrong with it."""
