"""Tables that are being played: moves, clocks, bots, and what each viewer is shown."""
