"""Phrases of Relics: what a player reads for an action, a decision, an event. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.event import Event
from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.titles.relics.actions import CODEC
from labrys.titles.relics.content import CONTENT
from labrys.titles.relics.state import FACE_DOWN, Relics


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
        tile = -1 if seat is None else state.piece[seat]
        if tile >= 0:
            args.update(tile=tile_name(state, tile), suit=suit_phrase(state.suit[tile]))
    elif numbers:
        tile = numbers[0]
        args["tile"] = tile_name(state, tile)
        suit = state.suit[tile] if tile < len(state.suit) else FACE_DOWN
        if suit != FACE_DOWN:
            args.update(suit=suit_phrase(suit), cost=state.cost[suit])
        if verb == "attack":
            args.update(cards=numbers[1] + 1, owner=seat_phrase(max(state.owner[tile], 0)))
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
    elif state.decision == "discard":
        args["surplus"] = state.held[seat] - CONTENT.hand_limit
    return Phrase(f"prompt-{state.decision}", args)


def event_phrase(state: Relics, event: Event, viewer: int | None) -> Phrase:
    """An event as the viewer may know it; lists of dice become text."""
    args: dict[str, Argument] = {"who": seat_phrase(event.seat), "you": "yes" if viewer == event.seat else "no"}
    for name, value in event.seen_by(viewer).items():
        if name == "suit" and isinstance(value, int):
            args["suit"] = suit_phrase(value)
        elif name == "tile" and isinstance(value, int):
            args["tile"] = tile_name(state, value)
        elif name == "owner" and isinstance(value, int):
            args["owner"] = seat_phrase(value)
        elif name == "seats":
            continue
        elif isinstance(value, list):
            args[name] = " ".join(str(number) for number in value)
        elif isinstance(value, int) and name != "seat":
            args[name] = value
    if event.kind == "draw" and "suit" not in args:
        return Phrase("event-draw-hidden", args)
    return Phrase(f"event-{event.kind}", args)
