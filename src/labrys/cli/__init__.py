"""The command line of the house."""

from labrys.cli.main import main

__all__ = ["main"]
