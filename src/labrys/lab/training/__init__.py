"""Training: nets learn to judge positions from games that they play against themselves."""
