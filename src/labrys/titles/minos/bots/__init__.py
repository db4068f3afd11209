"""Parts of the evaluation for bots: coming turns, set-up choices, styles of play."""
