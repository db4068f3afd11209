"""A game in the terminal: the screen, menus and pages, and the game that is played at this keyboard."""
