"""Everything around play: setting tables up and seating people, lists, finished games, rematches and forks."""
