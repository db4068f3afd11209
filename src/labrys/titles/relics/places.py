"""Where nothing is, as the numbers that a state holds."""

from __future__ import annotations

from typing import Final

FACE_DOWN: Final = -1
NOBODY: Final = -1
OFF_MAP: Final = -1
