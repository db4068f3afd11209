"""The ``labrys`` command."""

from labrys.cli.main import main

__all__ = ["main"]
