"""The actions of Minos: the verbs, and where each one's run of integers begins.

Regions, cards, Goods and the like are numbered as `content` lists them, from 0.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.codec import Codec
from labrys.titles.minos.constants import N_GOODS
from labrys.titles.minos.content import CARDS, MOST_BENEFITS, MOST_REGIONS, ROUTES, TRADES

CODEC: Final = Codec(
    # set-up
    ("start", 9),  # take a Starting card
    ("ability", 5),  # take a Special Ability tile
    ("back", CARDS),  # put a drawn card back
    # dice
    ("draft", 4, 6, 5),  # a die by colour and value (0 is a one), to an action
    ("group", 52),  # the own dice in groups, see `grouping`
    ("retrieve", 5, 4),  # a die from its action and space
    # the turn
    ("end",),  # of the turn
    ("forfeit",),
    ("benefit", MOST_BENEFITS),  # of the action space
    ("trait", CARDS),  # of a card in the Palace
    # action points
    ("draw", 2),  # from the active deck, from the Age II deck
    ("take", CARDS),  # from the offer
    ("play", CARDS),
    ("city", MOST_REGIONS),
    ("tower", MOST_REGIONS),
    ("farm", MOST_REGIONS),
    ("ship", ROUTES),
    ("sail", ROUTES),
    ("place", MOST_REGIONS),
    ("move", MOST_REGIONS, MOST_REGIONS),
    # extra actions
    ("march",),
    ("buy", N_GOODS),
    ("trade", 2 * TRADES),  # use a Trade Bonus tile
    ("sell",),  # cards for Coins
    ("swap", N_GOODS),
    ("battle", MOST_REGIONS),
    ("arm",),  # Coins to Weaponry
    ("melt",),  # Weaponry to Coins
    # answers inside an effect or a payment
    ("clause", 4),
    ("branch", 4),
    ("term", 6),
    ("pay", 4),
    ("use", N_GOODS),  # a Temporary Good as a discount
    ("give", 5),  # Warriors back to the Reserves for a Farm
    ("stop",),  # enough, or no
    ("discard", CARDS),
    ("palace", CARDS),
    ("temp", N_GOODS),
    ("good", N_GOODS),
    ("advance", 3),
    ("route", ROUTES),
    ("tile", 2 * TRADES),  # take a Trade Bonus tile
    ("recall", MOST_REGIONS),  # a Warrior from the map, as a payment
    ("shed", N_GOODS),  # a Temporary Good, as a payment
    ("claim",),  # a building that another wants
    ("fight",),  # at the end of the game
)

START: Final[int] = CODEC.base("start")
ABILITY: Final[int] = CODEC.base("ability")
BACK: Final[int] = CODEC.base("back")
DRAFT_DIE: Final[int] = CODEC.base("draft")
GROUP_DICE: Final[int] = CODEC.base("group")
RETRIEVE_DIE: Final[int] = CODEC.base("retrieve")
END: Final[int] = CODEC.base("end")
FORFEIT: Final[int] = CODEC.base("forfeit")
BENEFIT: Final[int] = CODEC.base("benefit")
TRAIT: Final[int] = CODEC.base("trait")
DRAW: Final[int] = CODEC.base("draw")
TAKE: Final[int] = CODEC.base("take")
PLAY: Final[int] = CODEC.base("play")
CITY: Final[int] = CODEC.base("city")
TOWER: Final[int] = CODEC.base("tower")
FARM: Final[int] = CODEC.base("farm")
SHIP: Final[int] = CODEC.base("ship")
SAIL: Final[int] = CODEC.base("sail")
PLACE_WARRIOR: Final[int] = CODEC.base("place")
MOVE_WARRIOR: Final[int] = CODEC.base("move")
MARCH: Final[int] = CODEC.base("march")
BUY: Final[int] = CODEC.base("buy")
USE_TILE: Final[int] = CODEC.base("trade")
SELL: Final[int] = CODEC.base("sell")
SWAP: Final[int] = CODEC.base("swap")
BATTLE: Final[int] = CODEC.base("battle")
ARM: Final[int] = CODEC.base("arm")
MELT: Final[int] = CODEC.base("melt")
CLAUSE: Final[int] = CODEC.base("clause")
TAKE_BRANCH: Final[int] = CODEC.base("branch")
TERM: Final[int] = CODEC.base("term")
PAY: Final[int] = CODEC.base("pay")
USE: Final[int] = CODEC.base("use")
GIVE: Final[int] = CODEC.base("give")
STOP: Final[int] = CODEC.base("stop")
DISCARD: Final[int] = CODEC.base("discard")
PUT_IN_PALACE: Final[int] = CODEC.base("palace")
TEMP: Final[int] = CODEC.base("temp")
TAKE_GOOD: Final[int] = CODEC.base("good")
ADVANCE: Final[int] = CODEC.base("advance")
CHOOSE_ROUTE: Final[int] = CODEC.base("route")
TAKE_TILE: Final[int] = CODEC.base("tile")
RECALL: Final[int] = CODEC.base("recall")
SHED: Final[int] = CODEC.base("shed")
CLAIM: Final[int] = CODEC.base("claim")
FIGHT: Final[int] = CODEC.base("fight")


def by_bits(parts: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """For every set of things, the bits of which are its index: what its members offer, one after the other."""
    found: list[tuple[int, ...]] = [()]
    for part in parts:
        found += [before + part for before in found]
    return found
