"""Phrases of Empire."""
