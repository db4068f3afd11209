"""Combat: the dice, the lost tile, where the loser's piece goes (F12, F13)."""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i64
from labrys.engine.sets import has, without
from labrys.titles.relics.content import CONTENT, FACE_DOWN, OFF_MAP
from labrys.titles.relics.frames import FLIGHT
from labrys.titles.relics.rules.helpers import flip
from labrys.titles.relics.rules.victory import check_victory
from labrys.titles.relics.state import Relics

DIE: Final[i64] = CONTENT.die_sides
DEFENCE_DICE: Final[i64] = CONTENT.defence_dice


def attack(s: Relics, seat: i64, tile: i64, cards: i64) -> None:
    """One card is one die, two are two; the defender rolls two and first; ties roll again (R38 to R40, R44)."""
    suit: i64 = s.suit(tile)
    owner: i64 = s.owner(tile)
    s.points -= s.price(tile)
    s.play_cards(seat, suit, cards)
    if s.events is not None:
        s.tell("attack", seat, {"tile": tile, "suit": suit, "owner": owner, "cards": cards})
    lead: i64 = 0
    while lead == 0:
        lead = fight(s, seat, owner, cards)
    if lead < 0:
        if s.events is not None:
            s.tell("repelled", seat, {"tile": tile, "owner": owner})
        return
    s.put_counter(seat, tile)
    s.set_piece(seat, tile)
    if s.events is not None:
        s.tell("capture", seat, {"tile": tile, "suit": suit, "owner": owner})
    if not check_victory(s, seat) and s.piece(owner) == tile:
        displace(s, owner, tile)
        s.look_round(seat)


def fight(s: Relics, seat: i64, owner: i64, cards: i64) -> i64:
    """Both sides roll once, the defender first: by how much the attacker's best die is above the defender's."""
    if s.events is None:
        lead = -best_roll(s, DEFENCE_DICE)
        return lead + best_roll(s, cards)
    defence = [int(s.draw(DIE)) + 1 for _ in range(DEFENCE_DICE)]
    assault = [int(s.draw(DIE)) + 1 for _ in range(cards)]
    s.tell("dice", seat, {"defence": defence, "attack": assault, "owner": owner})
    return max(assault) - max(defence)


def best_roll(s: Relics, dice: i64) -> i64:
    """The best of some dice."""
    best: i64 = 0
    while dice > 0:
        dice -= 1
        die = s.draw(DIE) + 1
        if die > best:
            best = die
    return best


def displace(s: Relics, seat: i64, tile: i64) -> None:
    """The loser's piece leaves the lost tile; it asks only if there is a choice (F13, R41 to R43)."""
    s.set_piece(seat, OFF_MAP)
    open_to = refuges(s, seat, tile)
    if len(open_to) == 1:
        flee(s, seat, open_to[0])
    elif open_to:
        s.push(FLIGHT, seat, tile + 1)
    elif s.events is not None:
        s.tell("set_aside", seat, {})


def refuges(s: Relics, seat: i64, tile: i64) -> list[int]:
    """The nearest tiles that a displaced piece may go to; from off the map, all of them (R41, R42, R53)."""
    free = s.reach(DIE) & ~s.barred(seat)
    for other in range(s.seats):
        if s.piece(other) != OFF_MAP:
            free = without(free, s.piece(other))
    if not free:
        free = ~s.reach(DIE)  # R41: then one that lies face down
    found = [at for at in range(s.tables.tiles) if has(free, at)]
    if tile != OFF_MAP and found:
        distance = s.tables.distances[tile]
        nearest = min([distance[at] for at in found])
        found = [at for at in found if distance[at] == nearest]
    return found


def flee(s: Relics, seat: i64, tile: i64) -> None:
    """Being displaced costs nothing, draws nothing, claims nothing (R43); a face-down refuge is turned over (R41)."""
    s.set_piece(seat, tile)
    if s.suit(tile) == FACE_DOWN:
        flip(s, tile)
    if s.events is not None:
        s.tell("flee", seat, {"tile": tile, "suit": s.suit(tile)})
