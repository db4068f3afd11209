"""The frames of the flow: what the rules push, and the parts of their arguments. Each is the ``kind`` of one class in `rules`."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Part

# set-up
PICK: Final = 0
DEAL: Final = 1
KEEP: Final = 2
FIRST_CARD: Final = 3
# the round
ROUND: Final = 4
ROLL: Final = 5
DRAFT: Final = 6
GROUP: Final = 7
REVEAL: Final = 8
ADVANCING: Final = 9
TURNS: Final = 10
RETRIEVE: Final = 11
TURN: Final = 12
INCOME: Final = 13
INCOME_ROUTES: Final = 14
CLEANUP: Final = 15
SCORING: Final = 16
BATTLES: Final = 17
LAST_BATTLE: Final = 18
FINISH: Final = 19
# effects
EFFECT: Final = 20
PAYMENT: Final = 21
BRANCH: Final = 22
GAIN: Final = 23
TERMS: Final = 24
STEPS: Final = 25
TEMPS: Final = 26
CHOOSE_GOODS: Final = 27
CHOOSE_TRACK: Final = 28
LOWEST: Final = 29
TO_PALACE: Final = 30
ROUTE_INCOME: Final = 31
POINTS: Final = 32
DISCARDING: Final = 33
RECALLING: Final = 34
SHEDDING: Final = 35
SELLING: Final = 36
TRADE_TILE: Final = 37
# payments
CARD_PRICE: Final = 38
PRICE: Final = 39
FARM_PRICE: Final = 40
CONTEST: Final = 41
FIRST_DRAW: Final = 42
BOUGHT: Final = 43
# the automaton
SOLO_DRAFT: Final = 44
SOLO_TURN: Final = 45
SOLO_INCOME: Final = 46
SOLO_BATTLES: Final = 47
SOLO_END: Final = 48
SOLO_DEAL: Final = 49
# before a last battle
MUSTER: Final = 50
# after a battle
SPOILS: Final = 51

MANY: Final = 1 << 16  # for a part that has all the rest of an argument

# POINTS: which action, whether free, whether a point of it was spent, how many are left.
DEED: Final = Part(8)
FREE: Final = Part(2, DEED)
BEGUN: Final = Part(2, FREE)
LEFT: Final = Part(MANY, BEGUN)
# EFFECT: the clauses still to come, as bits, and the program.
CLAUSES: Final = Part(1 << 4)
PROGRAM: Final = Part(MANY, CLAUSES)
# TERMS: the symbols still to come, as bits, and the group.
SYMBOLS: Final = Part(1 << 6)
OF_GROUP: Final = Part(MANY, SYMBOLS)
# STEPS: the track, and how many spaces.
UP_TRACK: Final = Part(4)
SPACES_LEFT: Final = Part(MANY, UP_TRACK)
# TO_PALACE: whether for nothing, and how many cards.
UNPAID: Final = Part(2)
CARDS_LEFT: Final = Part(MANY, UNPAID)
# ROUTE_INCOME: the routes that have paid, as bits, and how many are to come.
HAVE_PAID: Final = Part(8)
ROUTES_LEFT: Final = Part(MANY, HAVE_PAID)
# CARD_PRICE: the card, and the Temporary Goods used for its first and its second icon.
OF_CARD: Final = Part(1 << 8)
FOR_FIRST: Final = Part(4, OF_CARD)
FOR_SECOND: Final = Part(MANY, FOR_FIRST)
# PRICE: what is built and where, and the Temporary Goods used as material and as Herbs.
WHAT: Final = Part(8)
WHERE: Final = Part(16, WHAT)
USED: Final = Part(16, WHERE)
HERBS_USED: Final = Part(MANY, USED)
# FARM_PRICE: the region, and the Temporary Grain used.
FIELD: Final = Part(16)
GRAIN_USED: Final = Part(MANY, FIELD)
# TRADE_TILE: the route beside which a tile is chosen, and whether it is a red one.
BESIDE: Final = Part(4)
RED: Final = Part(2, BESIDE)
# CONTEST: the building that somebody wants, as its action, and who was asked for it before, as bits.
WANTED: Final = Part(1 << 12)
ASKED: Final = Part(MANY, WANTED)
# MUSTER and LAST_BATTLE: the region, who has passed, and who could exchange before, as bits.
BATTLEFIELD: Final = Part(16)
PASSED: Final = Part(16, BATTLEFIELD)
MUSTERED: Final = Part(16, PASSED)
