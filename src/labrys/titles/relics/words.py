"""Phrases of Relics: what a player reads for an action, a decision, an event. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.event import Event
from labrys.engine.phrase import Argument, Phrase, seat_or_you, seat_phrase
from labrys.engine.sets import has, size_of
from labrys.titles.relics.actions import CODEC
from labrys.titles.relics.content import CONTENT, FACE_DOWN, OFF_MAP
from labrys.titles.relics.state import Relics


def suit_phrase(suit: int) -> Phrase:
    return Phrase(f"suit-{CONTENT.suits[suit]}")


def tile_name(state: Relics, tile: int) -> str:
    """Columns are letters, rows are numbers, as on the drawn map: B3."""
    row, column = divmod(tile, state.tables.square.side)
    return f"{'ABCDEF'[column]}{row + 1}"


def action_phrase(state: Relics, action: int) -> Phrase:
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    args: dict[str, Argument] = {}
    if verb == "discard":
        args["suit"] = suit_phrase(numbers[0])
    elif verb == "leave":
        args["who"] = seat_phrase(numbers[0])
    elif verb == "claim":
        seat = state.seat
        tile = OFF_MAP if seat is None else state.piece(seat)
        if tile != OFF_MAP:
            args.update(tile=tile_name(state, tile), suit=suit_phrase(state.suit(tile)))
    elif numbers:
        tile = numbers[0]
        args["tile"] = tile_name(state, tile)
        suit = state.suit(tile) if tile < state.count_suit() else FACE_DOWN
        if suit != FACE_DOWN:
            args.update(suit=suit_phrase(suit), cost=state.tables.costs[suit])
        if verb == "attack":
            args.update(cards=numbers[1] + 1, owner=seat_phrase(max(state.owner(tile), 0)))
        if verb == "flee" and suit == FACE_DOWN:
            return Phrase("action-flee-unknown", args)
    return Phrase(f"action-{verb}", args)


def prompt_phrase(state: Relics) -> Phrase:
    seat = state.seat
    if seat is None:
        return Phrase("prompt-over")
    args: dict[str, Argument] = {"who": seat_phrase(seat)}
    if state.decision == "turn":
        args["points"] = state.points
        here = state.piece(seat)
        if here != OFF_MAP and state.all_piece().count(here) > 1:
            return Phrase("prompt-turn-guest", args)  # F10: there is no stopping here
        # What others know, and no more: a claim that hangs on the right card would show that card (R56).
        claim = here != OFF_MAP and state.held(seat) > 0 and not has(state.claimed, here)
        args["claim"] = "yes" if claim else "no"
    elif state.decision == "discard":
        args.update(surplus=state.held(seat) - CONTENT.hand_limit, limit=CONTENT.hand_limit)
    return Phrase(f"prompt-{state.decision}", args)


def rolls_phrase(seats: list[int], rolls: list[int], viewer: int | None) -> Phrase:
    """Who rolled what, as one list."""
    said = Phrase("roll-one", {"who": seat_or_you(seats[0], viewer), "roll": rolls[0]})
    for seat, roll in zip(seats[1:], rolls[1:], strict=True):
        said = Phrase("roll-more", {"before": said, "who": seat_or_you(seat, viewer), "roll": roll})
    return said


def dice_phrase(rolls: list[int]) -> Phrase:
    """One die, or two."""
    if len(rolls) == 1:
        return Phrase("dice-one", {"one": rolls[0]})
    return Phrase("dice-two", {"one": rolls[0], "two": rolls[1]})


def event_phrase(state: Relics, event: Event, viewer: int | None) -> Phrase:
    """An event as the viewer may know it."""
    seen = event.seen_by(viewer)
    args: dict[str, Argument] = {"who": seat_phrase(event.seat), "you": "no"}
    if viewer == event.seat:
        args["you"] = "yes"
    elif viewer is not None and viewer == seen.get("owner"):
        args["you"] = "owner"
    for name, value in seen.items():
        if name == "seats":
            args["rolls"] = rolls_phrase(cast(list[int], value), cast(list[int], seen["rolls"]), viewer)
        elif isinstance(value, list) and name not in ("rolls", "hand"):
            args[name] = dice_phrase(value)
        elif isinstance(value, int) and name != "seat":
            args[name] = named(state, name, value)
    if event.kind == "first":
        args["placing"] = str(state.options["placement"])  # else somebody who begins wonders why others place first
    if event.kind == "draw" and "suit" not in args:
        return Phrase("event-draw-hidden", args)
    if event.kind == "win" and size_of(state.gone) == state.seats - 1:
        return Phrase("event-win-last", args)  # R54
    return Phrase(f"event-{event.kind}", args)


def named(state: Relics, name: str, value: int) -> Argument:
    """A number of an event as a player calls it."""
    if name == "suit":
        return suit_phrase(value)
    if name == "tile":
        return tile_name(state, value)
    if name == "owner":
        return seat_phrase(value)
    return value
