"""A game at a table of another house, played from this terminal."""
