"""Why something cannot be done in Empire: the rule that stands in the way. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.phrase import Argument, Phrase
from labrys.titles.empire.actions import CODEC
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import COSTS
from labrys.titles.empire.words import board_of, good_phrase, power_phrase, region_phrase

DEEDS = ("place", "move", "city", "destroy")  # what a card lets one do
# The decisions in which a card that was taken is being used, and what may be done in each.
USES = {"place": "place", "march": "move", "sail": "move", "city": "city", "destroy": "destroy"}


def reason_phrase(s: Empire, action: int) -> Phrase | None:
    """What keeps the seat that is asked from an action."""
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    seat = s.seat
    if seat is None:
        return None
    if verb == "bid" and s.decision == "bid":
        return Phrase("why-coins", {"cost": numbers[0], "coins": s.coins(seat)})
    if verb == "take":
        return no_take(s, seat, numbers[0])
    if verb == "wild" and s.decision == "wild":
        return Phrase("why-wild", {"good": good_phrase(numbers[0])})
    if verb not in DEEDS:
        return None
    if s.decision == "turn":
        return Phrase("why-card-first")
    if s.decision in ("either", "both"):
        return Phrase("why-which-first")
    if USES.get(s.decision) != verb:
        return Phrase("why-other-deed", {"asked": s.decision}) if s.decision in USES else None
    if max(numbers[-1], numbers[0]) >= s.tables.land.regions:
        return None
    return no_deed(s, seat, str(verb), numbers)


def no_take(s: Empire, seat: int, place: int) -> Phrase | None:
    """A card of the row: too dear, or not yet."""
    if s.decision == "turn" and place < s.count_row():
        return Phrase("why-coins", {"cost": COSTS[place], "coins": s.coins(seat)})
    if s.decision in USES or s.decision in ("either", "both"):
        return Phrase("why-use-first")
    return Phrase("why-bid-first") if s.decision in ("neutral", "bid", "first") else None


def no_deed(s: Empire, seat: int, verb: str, numbers: list[int]) -> Phrase | None:
    """What a card lets one do, done in the wrong place."""
    board = board_of(s)
    args: dict[str, Argument] = {"region": region_phrase(board, numbers[-1])}
    if verb == "place":
        return Phrase("why-place", {**args, "start": region_phrase(board, s.tables.land.start)})
    if verb == "city":
        return Phrase("why-city", args)
    if verb == "destroy":
        if numbers[0] >= s.tables.powers:
            return None
        if not any(s.armies(side, numbers[-1]) for side in range(s.sides)):
            return Phrase("why-destroy-none", args)
        if numbers[0] >= s.seats:
            return Phrase("why-destroy-neutral", args)
        if numbers[0] == seat:
            return Phrase("why-no-army", args)
        return Phrase("why-destroy", {**args, "owner": power_phrase(numbers[0], s.seats)})
    origin, goal = numbers
    if not s.armies(seat, origin):
        return Phrase("why-no-army", {"region": region_phrase(board, origin)})
    args["origin"] = region_phrase(board, origin)
    if s.decision == "march" and goal in board.water[origin]:
        return Phrase("why-water", args)
    return Phrase("why-not-near" if s.decision == "march" else "why-not-near-water", args)
