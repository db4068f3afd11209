"""Where the house keeps its data on this computer, and its database unless another one is named."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """LABRYS_HOME, or the system's folder for a user's data."""
    given = os.environ.get("LABRYS_HOME")
    return Path(given) if given else platformdirs.user_data_path("labrys", appauthor=False)


def default_url() -> str:
    return f"sqlite+aiosqlite:///{home() / 'house.db'}"
