"""The frames of the flow: what the rules push. Each is the ``kind`` of one class in `rules`."""

from __future__ import annotations

from typing import Final

NEUTRALS: Final = 0
BIDDING: Final = 1
FIRST_PLAYER: Final = 2
TURN: Final = 3
EITHER: Final = 4  # the argument is the kind of the card
BOTH: Final = 5
PLACING: Final = 6  # the argument of this and the next two is the armies or moves left
MARCHING: Final = 7
SAILING: Final = 8
BUILDING: Final = 9
DESTROYING: Final = 10
ALLOTTING: Final = 11  # the argument is the wild cards left
FINISH: Final = 12
