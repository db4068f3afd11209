"""Relics, rule by rule. Positions are drawn as text: see table.py."""
