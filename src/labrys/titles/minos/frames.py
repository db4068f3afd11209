"""The frames of the flow, as indices into FLOW (see `rules`)."""

from __future__ import annotations

from typing import Final

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
TRACK: Final = 28
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

# The argument of a POINTS frame: which action, whether free, whether a point of it was spent, how many are left.
DEED: Final = 7
FREE: Final = 1 << 3
BEGUN: Final = 1 << 4
ONE_POINT: Final = 1 << 5
