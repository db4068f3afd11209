"""Combat: the dice, the lost tile, where the loser's piece goes (F12, F13)."""

from __future__ import annotations

from typing import Final

from labrys.titles.relics.content import CONTENT
from labrys.titles.relics.rules.frames import FLIGHT
from labrys.titles.relics.rules.hands import flip, play_cards
from labrys.titles.relics.rules.victory import check_victory
from labrys.titles.relics.state import FACE_DOWN, NOBODY, OFF_MAP, Relics

DIE: Final[int] = CONTENT.die_sides
DEFENCE_DICE: Final[int] = CONTENT.defence_dice


def attack(s: Relics, seat: int, tile: int, cards: int) -> None:
    """One card is one die, two are two; the defender rolls two and first; ties roll again (R38 to R40, R44)."""
    suit = s.suit[tile]
    owner = s.owner[tile]
    s.points -= s.cost[suit]
    play_cards(s, seat, suit, cards)
    if s.events is not None:
        s.tell("attack", seat, {"tile": tile, "suit": suit, "owner": owner, "cards": cards})
    while True:
        defence = [s.draw(DIE) + 1 for _ in range(DEFENCE_DICE)]
        assault = [s.draw(DIE) + 1 for _ in range(cards)]
        if s.events is not None:
            s.tell("dice", seat, {"defence": defence, "attack": assault, "owner": owner})
        if max(assault) != max(defence):
            break
    if max(assault) < max(defence):
        if s.events is not None:
            s.tell("repelled", seat, {"tile": tile, "owner": owner})
        return
    s.owner[tile] = seat
    s.own[owner] ^= 1 << tile
    s.own[seat] |= 1 << tile
    s.piece[seat] = tile
    if s.events is not None:
        s.tell("capture", seat, {"tile": tile, "suit": suit, "owner": owner})
    if check_victory(s, seat):
        return
    if s.piece[owner] == tile:
        displace(s, owner, tile)
        s.look_round(seat)


def displace(s: Relics, seat: int, tile: int) -> None:
    """The loser's piece leaves the lost tile; it asks only if there is a choice (F13, R41 to R43)."""
    s.piece[seat] = OFF_MAP
    open_to = refuges(s, seat, tile)
    if len(open_to) == 1:
        flee(s, seat, open_to[0])
    elif open_to:
        s.push(FLIGHT, seat, tile + 1)
    elif s.events is not None:
        s.tell("set_aside", seat, {})


def refuges(s: Relics, seat: int, tile: int) -> list[int]:
    """The nearest tiles that a displaced piece may go to; from off the map, all of them (R41, R42, R53)."""
    tiles = range(len(s.suit))
    found = [
        t for t in tiles if s.suit[t] != FACE_DOWN and (s.owner[t] == NOBODY or s.owner[t] == seat) and t not in s.piece
    ]
    if not found:
        found = [t for t in tiles if s.suit[t] == FACE_DOWN]
    if tile != OFF_MAP and found:
        distance = s.tables.distances[tile]
        nearest = min([distance[t] for t in found])
        found = [t for t in found if distance[t] == nearest]
    return found


def flee(s: Relics, seat: int, tile: int) -> None:
    """Being displaced costs nothing, draws nothing, claims nothing (R43); a face-down refuge is turned over (R41)."""
    s.piece[seat] = tile
    if s.suit[tile] == FACE_DOWN:
        flip(s, tile)
    if s.events is not None:
        s.tell("flee", seat, {"tile": tile, "suit": s.suit[tile]})
