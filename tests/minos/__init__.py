"""Tests of Minos."""
