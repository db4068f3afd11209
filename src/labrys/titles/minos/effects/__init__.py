"""The effect language of cards, tiles, tracks and spaces: its grammar, its compiled form, its one interpreter."""
