"""The actions of Empire: the verbs, and where each one's run of integers begins.

The bases are written as sums of constants so that the compiler knows them; a test holds them against the codec.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.codec import Codec

REGIONS: Final = 25  # of the larger side; the stride of every list by region
SEATS: Final = 5
GOODS: Final = 5
SLOTS: Final = GOODS + 1  # the five goods and the wild cards
ROW: Final = 6
BIDS: Final = 15  # 0 to 14 coins
NO_BID: Final = -1  # in place of coins, until the seat has bid

STOP: Final = 0
NEUTRAL: Final = STOP + 1
BID: Final = NEUTRAL + REGIONS
FIRST: Final = BID + BIDS
TAKE: Final = FIRST + SEATS
PART: Final = TAKE + ROW
PLACE: Final = PART + 2
CITY: Final = PLACE + REGIONS
DESTROY: Final = CITY + REGIONS
WILD: Final = DESTROY + SEATS * REGIONS
MOVE: Final = WILD + GOODS

CODEC: Final = Codec(
    ("stop",),
    ("neutral", REGIONS),
    ("bid", BIDS),
    ("first", SEATS),
    ("take", ROW),
    ("part", 2),
    ("place", REGIONS),
    ("city", REGIONS),
    ("destroy", SEATS, REGIONS),  # whose army; with two players, 2 is the neutral one
    ("wild", GOODS),
    ("move", REGIONS, REGIONS),
)
