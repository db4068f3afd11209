"""The frames of the flow, as indices into FLOW."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0
BEGIN: Final = 1
TURN: Final = 2
FLIGHT: Final = 3
HAND: Final = 4
