"""Benchmarks: our engine, a fixed probe, and peers, measured side by side. Run them with ``labrys bench``."""
