"""The turn: explore, move, attack, draw, claim; the hand limit (F6 to F11)."""

from __future__ import annotations

from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import Decision, Frame
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import has, only
from labrys.titles.relics.actions import (
    ATTACK,
    CLAIM,
    DISCARD,
    END,
    EXPLORE,
    MAY_ATTACK,
    MAY_ATTACK_BY_TWO,
    MAY_CLAIM,
    MAY_DRAW,
    MAY_END,
    MAY_EXPLORE,
    MAY_MOVE,
    MOVE,
    NO_MENU,
    WAYS,
)
from labrys.titles.relics.content import CONTENT, OFF_MAP, SUITS
from labrys.titles.relics.frames import BEGIN, FLIGHT, HAND, TURN
from labrys.titles.relics.rules.combat import attack, refuges
from labrys.titles.relics.rules.helpers import flip, opens_round, seat_after
from labrys.titles.relics.rules.victory import check_victory, finish
from labrys.titles.relics.state import Relics

EXPLORE_COST: Final[i64] = CONTENT.explore
DRAW_COST: Final[i64] = CONTENT.draw
HAND_LIMIT: Final[i64] = CONTENT.hand_limit
DIE: Final[i64] = CONTENT.die_sides


class Begin(Frame[Relics]):
    """A turn that waits for something else to be done first: the placing, or the hand limit of the turn before."""

    kind = BEGIN
    name = "begin"

    def run(self, s: Relics) -> None:
        seat = s.asked
        s.look_round(seat)
        if begin_turn(s, seat, s.arg != 0):
            end_turn(s, seat)


def begin_turn(s: Relics, seat: i64, new_round: bool) -> bool:
    """One die is the action points (F6). True if the turn passes at once, because nothing else is possible (R16, R56)."""
    if new_round:
        if 0 < s.round_limit == s.round:
            finish(s)  # R49
            return False
        s.round += 1
    s.points = s.draw(DIE) + 1  # instead of what the turn before had left (R13)
    if s.events is not None:
        s.tell("turn", seat, {"points": s.points, "round": s.round})
    s.turn_to(TURN, seat)
    if s.piece(seat) == OFF_MAP and refuges(s, seat, OFF_MAP):
        s.push(FLIGHT, seat)  # R53: nowhere to flee to before, somewhere now
        return False
    return turn_is_done(s, seat)


class Turn(Decision[Relics]):
    """Explore, move, attack, draw and claim in any order while the points last (R17); stopping is allowed (R14)."""

    kind = TURN
    name = "turn"

    def choices(self, s: Relics) -> tuple[int, ...]:
        seat = s.asked
        return s.tables.listed(s.piece(seat), menu_of(s, seat))

    def offer(self, s: Relics, menu: Menu) -> None:
        seat = s.asked
        s.tables.offer(s.piece(seat), menu_of(s, seat), menu)

    def pick(self, s: Relics, rng: Rng) -> i64:
        seat = s.asked
        return s.tables.pick(s.piece(seat), menu_of(s, seat), rng)

    def choose(self, s: Relics, action: i64) -> None:
        seat = s.asked
        if action == END:
            end_turn(s, seat)
            return
        if action >= ATTACK:
            attack(s, seat, (action - ATTACK) // 2, (action - ATTACK) % 2 + 1)
        elif action >= MOVE:
            move(s, seat, action - MOVE)
        elif action >= EXPLORE:
            explore(s, seat, action - EXPLORE)
        elif action == CLAIM:
            claim(s, seat)
        else:
            s.points -= DRAW_COST
            draw_card(s, seat)
        go_on(s, seat)


def menu_of(s: Relics, seat: i64) -> i64:
    """All that the seat on turn may do now, looked up once."""
    menu = s.menu
    if menu == NO_MENU:
        menu = turn_menu(s, seat)
        s.menu = menu
    return menu


def turn_menu(s: Relics, seat: i64) -> i64:
    """All that the seat may do now: explore, move, attack, claim, draw, stop."""
    here: i64 = s.piece(seat)
    points: i64 = s.points
    menu = MAY_END
    if points >= DRAW_COST and (s.stock > 0 or s.discarded()):
        menu |= MAY_DRAW
    if here == OFF_MAP:
        return menu
    others = s.others
    if has(others, here):
        return guest_menu(s, seat, here)
    claimed = s.claimed
    if points >= EXPLORE_COST:
        tables = s.tables
        near = tables.near[here]
        barred = claimed & ~s.own(seat)
        within = near & s.reach(points)
        free = within & ~barred
        if free & others:
            free = passable(s, seat, here, free)
        if free:
            menu |= MAY_MOVE * tables.ways(here, free)
        hidden = near & ~s.reach(DIE)
        if hidden:
            menu |= MAY_EXPLORE * tables.ways(here, hidden)
        if within & barred:
            menu |= attacks(s, seat, here, within & barred)
    if not has(claimed, here) and s.hand(seat, s.suit(here)):
        menu |= MAY_CLAIM
    return menu


def guest_menu(s: Relics, seat: i64, here: i64) -> i64:
    """On an occupied tile: only what leaves a way off it (R24); no claim (R34), no attack (R38), no stopping (F10)."""
    points: i64 = s.points
    near = s.tables.near[here]
    free = passable(s, seat, here, near & s.reach(points) & ~s.barred(seat))
    menu = MAY_MOVE * s.tables.ways(here, free)
    if can_part(s, seat, here, points - EXPLORE_COST):
        menu |= MAY_EXPLORE * s.tables.ways(here, near & ~s.reach(DIE))
    if (s.stock > 0 or s.discarded()) and can_part(s, seat, here, points - DRAW_COST):
        menu |= MAY_DRAW
    return menu


def passable(s: Relics, seat: i64, here: i64, tiles: i64) -> i64:
    """Of some neighbours, those without a piece or with enough points left to go on from (R24)."""
    occupied = tiles & s.others
    for way in range(here * WAYS, here * WAYS + WAYS):
        tile = s.tables.beside[way]
        if has(occupied, tile) and not can_part(s, seat, tile, s.points - s.price(tile)):
            tiles ^= only(tile)
    return tiles


def attacks(s: Relics, seat: i64, here: i64, tiles: i64) -> i64:
    """Attacks on some neighbours, with one card of the suit or two (F12)."""
    menu: i64 = 0
    beside = s.tables.beside
    for way in range(WAYS):
        tile = beside[here * WAYS + way]
        if has(tiles, tile):
            cards = s.hand(seat, s.suit(tile))
            if cards > 1:
                menu |= MAY_ATTACK_BY_TWO << 2 * way
            elif cards:
                menu |= MAY_ATTACK << 2 * way
    return menu


def explore(s: Relics, seat: i64, tile: i64) -> None:
    """Turn an adjacent tile over for good and draw one card (F7, R19, R20)."""
    s.points -= EXPLORE_COST
    flip(s, tile)
    if s.events is not None:
        s.tell("explore", seat, {"tile": tile, "suit": s.suit(tile)})
    draw_card(s, seat)


def move(s: Relics, seat: i64, tile: i64) -> None:
    """Enter an adjacent face-up tile for the points of its suit (F8, R21 to R24, R26)."""
    s.points -= s.price(tile)
    s.set_piece(seat, tile)
    if s.events is not None:
        s.tell("move", seat, {"tile": tile, "points": s.points})


def can_part(s: Relics, seat: i64, tile: i64, points: i64) -> bool:
    """From an occupied tile, do the points still reach a tile without a piece? (R24)"""
    if points < 1:
        return False
    enterable = s.tables.near[tile] & s.reach(points) & ~s.barred(seat)
    if enterable & ~s.others:
        return True
    for way in range(tile * WAYS, tile * WAYS + WAYS):
        near = s.tables.beside[way]
        if has(enterable, near) and can_part(s, seat, near, points - s.price(near)):
            return True
    return False


def claim(s: Relics, seat: i64) -> None:
    """Discard a card of the tile's suit and put a counter there; no points (F11, R33 to R35)."""
    tile: i64 = s.piece(seat)
    s.play_cards(seat, s.suit(tile), 1)
    s.put_counter(seat, tile)
    if s.events is not None:
        s.tell("claim", seat, {"tile": tile, "suit": s.suit(tile)})
    check_victory(s, seat)


def draw_card(s: Relics, seat: i64) -> None:
    """One card from the deck; an empty deck takes the discards back first (F9, R29, R30)."""
    stock: i64 = s.stock
    if stock == 0:
        if not s.discarded():
            return
        stock = reshuffle(s, seat)
    lot = s.draw(stock)
    suit: i64 = 0
    while lot >= s.deck(suit):
        lot -= s.deck(suit)
        suit += 1
    s.add_deck(suit, -1)
    s.stock = stock - 1
    s.add_hand(seat, suit, 1)
    s.add_held(seat, 1)
    if s.events is not None:
        s.tell("draw", seat, {}, {"suit": suit})


def reshuffle(s: Relics, seat: i64) -> i64:
    """The discards become the deck: so many cards (R29)."""
    cards: i64 = 0
    for suit in range(SUITS):
        cards += s.discards(suit)
        s.set_deck(suit, s.discards(suit))
        s.set_discards(suit, 0)
    if s.events is not None:
        s.tell("reshuffle", seat, {"cards": cards})
    return cards


def go_on(s: Relics, seat: i64) -> None:
    """The turn goes on while, for all that others can see, anything but stopping is possible (R15, R16, R56)."""
    if s.depth and s.kind == TURN and turn_is_done(s, seat):
        end_turn(s, seat)


def turn_is_done(s: Relics, seat: i64) -> bool:
    """Look what the seat may do: is it only stopping, and do all know that? Points that are lost by it are told."""
    menu = turn_menu(s, seat)
    s.menu = menu
    done = menu == MAY_END and not may_play_cards(s, seat)
    if done and s.points > 0 and s.events is not None:
        s.tell("pass", seat, {"points": s.points})
    return done


def may_play_cards(s: Relics, seat: i64) -> bool:
    """Could a seat that has only stopping left claim or attack if it had the right card, as far as others know (R56)?

    It looks at how many cards the seat holds and never at which: else being asked would show a card, and being passed
    over the want of it.
    """
    here: i64 = s.piece(seat)
    if here == OFF_MAP or s.held(seat) == 0:
        return False
    if not has(s.claimed, here):
        return True
    return s.tables.near[here] & s.reach(s.points) & s.barred(seat) != 0


def end_turn(s: Relics, seat: i64) -> None:
    """Unspent points are lost (R13); the hand limit is checked now and only now (R28). Then clockwise, on and on."""
    while True:
        after = seat_after(s, seat)
        new_round = opens_round(s, seat, after) if s.gone else after == s.first
        if s.held(seat) > HAND_LIMIT:
            s.points = 0
            s.turn_to(BEGIN, after, new_round)
            s.push(HAND, seat)
            return
        s.hand_over(seat, after)
        if not begin_turn(s, after, new_round):
            return
        seat = after


class HandLimit(Decision[Relics]):
    """Discard down to ten; the owner chooses what (F9, R28)."""

    kind = HAND
    name = "discard"

    def choices(self, s: Relics) -> tuple[int, ...]:
        seat = s.asked
        return tuple([DISCARD + suit for suit in range(SUITS) if s.hand(seat, suit)])

    def offer(self, s: Relics, menu: Menu) -> None:
        seat = s.asked
        for suit in range(SUITS):
            if s.hand(seat, suit):
                menu.add(DISCARD + suit)

    def pick(self, s: Relics, rng: Rng) -> i64:
        seat = s.asked
        held: i64 = 0  # suits
        for suit in range(SUITS):
            if s.hand(seat, suit):
                held += 1
        lot = rng.below(held)
        suit = 0
        while lot > 0 or not s.hand(seat, suit):
            if s.hand(seat, suit):
                lot -= 1
            suit += 1
        return DISCARD + suit

    def choose(self, s: Relics, action: i64) -> None:
        seat = s.asked
        suit = action - DISCARD
        s.play_cards(seat, suit, 1)
        if s.events is not None:
            s.tell("discard", seat, {"suit": suit})
        if s.held(seat) <= HAND_LIMIT:
            s.pop()
