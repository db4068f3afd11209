"""Why something cannot be done in Relics: the rule that stands in the way, the nearest first. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.engine.sets import has
from labrys.titles.relics.actions import CODEC
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, OFF_MAP
from labrys.titles.relics.rules.combat import refuges
from labrys.titles.relics.state import Relics
from labrys.titles.relics.words import suit_phrase, tile_name

ON_TURN = ("explore", "move", "attack", "claim", "draw", "end")


def reason_phrase(s: Relics, action: int) -> Phrase | None:
    """What keeps the seat that is asked from an action."""
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    seat = s.seat
    tile = numbers[0] if numbers else 0
    if seat is None or (verb not in ("discard", "leave") and tile >= s.count_suit()):
        return None
    if s.decision == "turn" and verb in ON_TURN:
        return on_turn(s, seat, str(verb), tile, numbers[-1] + 1 if verb == "attack" else 0)
    if s.decision in ("turn", "discard") and verb == "discard":
        held = s.hand(seat, tile)
        return Phrase("why-card" if held else "why-none-held", {"suit": suit_phrase(tile)})
    if s.decision == "place" and verb == "place":
        return Phrase("why-place")
    if s.decision == "flee" and verb == "flee":
        return no_refuge(s, seat, tile)
    return None


def on_turn(s: Relics, seat: int, verb: str, tile: int, cards: int) -> Phrase | None:
    """An action of the turn."""
    here = s.piece(seat)
    if verb == "draw":
        return no_card(s)
    if here == OFF_MAP:
        return Phrase("why-off-map")
    if verb == "end":
        return Phrase("why-guest-end")
    if has(s.others, here) and verb in ("claim", "attack"):
        return Phrase("why-guest")
    if verb == "claim":
        return no_claim(s, seat, here)
    name: dict[str, Argument] = {"tile": tile_name(s, tile)}
    if tile == here:
        return Phrase("why-here", name)
    if verb == "explore" and s.suit(tile) != FACE_DOWN:
        return Phrase("why-face-up", name)
    if not has(s.tables.near[here], tile):
        return Phrase("why-far", name)
    if verb == "explore":
        return short_of(s, CONTENT.explore) or Phrase("why-guest-points")
    if s.suit(tile) == FACE_DOWN:
        return Phrase("why-face-down", name)
    if verb == "move":
        return no_move(s, seat, tile)
    return no_attack(s, seat, tile, cards)


def short_of(s: Relics, cost: int) -> Phrase | None:
    """Too few points."""
    return Phrase("why-points", {"cost": cost, "points": s.points}) if s.points < cost else None


def no_card(s: Relics) -> Phrase | None:
    if not s.stock and not s.discarded():
        return Phrase("why-no-deck")
    return short_of(s, CONTENT.draw) or Phrase("why-guest-points")


def no_claim(s: Relics, seat: int, here: int) -> Phrase | None:
    args: dict[str, Argument] = {"tile": tile_name(s, here), "suit": suit_phrase(s.suit(here))}
    if s.owner(here) == seat:
        return Phrase("why-yours", args)
    return Phrase("why-no-card", args) if not s.hand(seat, s.suit(here)) else None


def no_move(s: Relics, seat: int, tile: int) -> Phrase | None:
    owner = s.owner(tile)
    if owner not in (NOBODY, seat):
        return Phrase("why-owned", {"tile": tile_name(s, tile), "owner": seat_phrase(owner)})
    return short_of(s, s.tables.costs[s.suit(tile)]) or Phrase("why-no-way-on", {"tile": tile_name(s, tile)})


def no_attack(s: Relics, seat: int, tile: int, cards: int) -> Phrase | None:
    owner = s.owner(tile)
    args: dict[str, Argument] = {"tile": tile_name(s, tile), "suit": suit_phrase(s.suit(tile))}
    if owner == seat:
        return Phrase("why-yours", args)
    if owner == NOBODY:
        return Phrase("why-nobodys", args)
    held = s.hand(seat, s.suit(tile))
    if not held:
        return Phrase("why-no-weapon", args)
    return short_of(s, s.tables.costs[s.suit(tile)]) or Phrase("why-one-weapon", args)


def no_refuge(s: Relics, seat: int, tile: int) -> Phrase | None:
    name: dict[str, Argument] = {"tile": tile_name(s, tile)}
    if s.owner(tile) not in (NOBODY, seat):
        return Phrase("why-owned-refuge", {**name, "owner": seat_phrase(s.owner(tile))})
    if tile in s.all_piece():
        return Phrase("why-taken", name)
    if s.suit(tile) == FACE_DOWN and any(s.suit(other) != FACE_DOWN for other in refuges(s, seat, s.arg - 1)):
        return Phrase("why-refuge-down", name)
    return Phrase("why-refuge-far", name)
