"""Reading the command line: options of games, and one sentence for what cannot be obeyed."""
