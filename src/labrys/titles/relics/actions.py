"""The actions of Relics: the verbs, and where each one's run of integers begins."""

from __future__ import annotations

from typing import Final

from labrys.engine.codec import Codec
from labrys.titles.relics.content import CONTENT, MOST_TILES, SUITS

CODEC: Final = Codec(
    ("end",),
    ("draw",),
    ("claim",),
    ("discard", SUITS),
    ("place", MOST_TILES),
    ("explore", MOST_TILES),
    ("move", MOST_TILES),
    ("attack", MOST_TILES, 2),  # with one card, with two cards
    ("flee", MOST_TILES),
    ("leave", max(CONTENT.maps)),
)

END: Final[int] = CODEC.base("end")
DRAW: Final[int] = CODEC.base("draw")
CLAIM: Final[int] = CODEC.base("claim")
DISCARD: Final[int] = CODEC.base("discard")
PLACE: Final[int] = CODEC.base("place")
EXPLORE: Final[int] = CODEC.base("explore")
MOVE: Final[int] = CODEC.base("move")
ATTACK: Final[int] = CODEC.base("attack")
FLEE: Final[int] = CODEC.base("flee")
LEAVE: Final[int] = CODEC.base("leave")
