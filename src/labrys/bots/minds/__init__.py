"""Minds: bots that judge positions by a net that learned from self-play."""
