"""The actions of Relics: the verbs, and where each one's run of integers begins; and the menu of a turn.

A piece has four neighbours at most, so all that it may do fits in a few bits: the *menu*. Its bits stand in the order in
which the actions are listed, neighbours in reading order: explore, move, attack (with one card, with two), claim, draw,
end. Rules that only need to know how much there is, or one of it by lot, look at the bits and make no list.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.codec import Codec
from labrys.engine.native import i64
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

END: Final[i64] = CODEC.base("end")
DRAW: Final[i64] = CODEC.base("draw")
CLAIM: Final[i64] = CODEC.base("claim")
DISCARD: Final[i64] = CODEC.base("discard")
PLACE: Final[i64] = CODEC.base("place")
EXPLORE: Final[i64] = CODEC.base("explore")
MOVE: Final[i64] = CODEC.base("move")
ATTACK: Final[i64] = CODEC.base("attack")
FLEE: Final[i64] = CODEC.base("flee")
LEAVE: Final[i64] = CODEC.base("leave")

WAYS: Final = 4  # neighbours of a tile at most
MENU: Final = 4 * WAYS + 3  # bits of a menu
STEPS: Final[i64] = (1 << 2 * WAYS) - 1  # those for exploring and moving
ATTACKS: Final[i64] = STEPS << 2 * WAYS
MENUS: Final = 1 << MENU
PEACEFUL_MENUS: Final = 1 << 2 * WAYS + 3  # those without attacks
HALF: Final = (4 * WAYS + 4) // 2  # a menu is looked up in two halves of so many bits
HALF_MASK: Final = (1 << HALF) - 1

NO_MENU: Final = -1  # nobody has looked yet
MAY_EXPLORE: Final[i64] = 1  # shifted by the neighbour's number, as the next
MAY_MOVE: Final[i64] = 1 << WAYS
MAY_ATTACK: Final[i64] = 1 << 2 * WAYS  # shifted by twice the neighbour's number; with one card
MAY_ATTACK_BY_TWO: Final[i64] = 3 << 2 * WAYS  # with one card or two
MAY_CLAIM: Final[i64] = 1 << 4 * WAYS
MAY_DRAW: Final[i64] = 1 << 4 * WAYS + 1
MAY_END: Final[i64] = 1 << 4 * WAYS + 2
