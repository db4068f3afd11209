"""The frames of the flow: what the rules push. Each is the ``kind`` of one class in `rules`."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0
BEGIN: Final = 1  # the argument is 1 if a new round begins
TURN: Final = 2
FLIGHT: Final = 3  # the argument is 1 + the lost tile; 0 if the piece was off the map
HAND: Final = 4
