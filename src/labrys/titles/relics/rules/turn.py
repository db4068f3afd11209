"""The turn: explore, move, attack, draw, claim; the hand limit (F6 to F11)."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.relics.actions import ATTACK, CLAIM, DISCARD, END, EXPLORE, MOVE
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.rules.combat import attack, refuges
from labrys.titles.relics.rules.frames import BEGIN, FLIGHT, HAND, TURN
from labrys.titles.relics.rules.hands import asked, flip, opens_round, play_cards, seat_after, take
from labrys.titles.relics.rules.victory import check_victory, finish
from labrys.titles.relics.state import OFF_MAP, Relics
from labrys.titles.relics.tables import TAILS as TAIL_TABLE

EXPLORE_COST: Final[int] = CONTENT.explore
DRAW_COST: Final[int] = CONTENT.draw
HAND_LIMIT: Final[int] = CONTENT.hand_limit
DIE: Final[int] = CONTENT.die_sides
TAILS: Final[tuple[tuple[int, ...], ...]] = TAIL_TABLE


class Begin(Decision[Relics]):
    """A turn that waits for something else to be done first: the placing, or the hand limit of the turn before."""

    name = "begin"
    asks = False

    def run(self, s: Relics) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        s.look_round(seat)
        if begin_turn(s, seat, frame >> ARG_SHIFT):
            end_turn(s, seat)


def begin_turn(s: Relics, seat: int, new_round: int) -> bool:
    """One die is the action points (F6). True if the turn passes at once, because nothing else is possible (R16, R56)."""
    if new_round:
        if 0 < s.round_limit == s.round:
            finish(s)  # R49
            return False
        s.round += 1
    s.points = s.draw(DIE) + 1
    if s.events is not None:
        s.tell("turn", seat, {"points": s.points, "round": s.round})
    s.turn_to(TURN, seat)
    if s.piece[seat] == OFF_MAP and refuges(s, seat, OFF_MAP):
        s.push(FLIGHT, seat)  # R53: nowhere to flee to before, somewhere now
        return False
    legal = turn_choices(s, seat)
    s.legal = legal
    return len(legal) == 1 and legal[0] == END and not may_play_cards(s, seat)


class Turn(Decision[Relics]):
    """Explore, move, attack, draw and claim in any order while the points last (R17); stopping is allowed (R14)."""

    name = "turn"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return turn_choices(s, asked(s))

    def choose(self, s: Relics, action: int) -> None:
        seat = s.stack[-1] >> KIND_BITS & SEAT_MASK
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


def turn_choices(s: Relics, seat: int) -> tuple[int, ...]:
    """All that the seat may do now: explore, move, attack, claim, draw, stop."""
    here = s.piece[seat]
    points = s.points
    may_draw = 2 if points >= DRAW_COST and (s.stock > 0 or any(s.discards)) else 0
    if here == OFF_MAP:
        return TAILS[may_draw | 4]
    if s.others >> here & 1:
        return guest_choices(s, seat, here)
    near = s.near[here]
    found: tuple[int, ...] = ()
    if points >= EXPLORE_COST:
        found = s.explores[here][near & ~s.reach[DIE]]
        within = near & s.reach[points]
        barred = s.claimed & ~s.own[seat]
        free = within & ~barred
        if free & s.others:
            free = passable(s, seat, here, free)
        if free:
            found += s.moves[here][free]
        if within & barred:
            found += attacks(s, seat, here, within & barred)
    if s.claimed >> here & 1 or s.hand[seat * SUITS + s.suit[here]] == 0:
        return found + TAILS[may_draw | 4]
    return found + TAILS[may_draw | 5]


def guest_choices(s: Relics, seat: int, here: int) -> tuple[int, ...]:
    """On an occupied tile: only what leaves a way off it (R24); no claim (R34), no attack (R38), no stopping (F10)."""
    points = s.points
    near = s.near[here]
    found: tuple[int, ...] = ()
    if can_part(s, seat, here, points - EXPLORE_COST):
        found = s.explores[here][near & ~s.reach[DIE]]
    found += s.moves[here][passable(s, seat, here, near & s.reach[points] & ~(s.claimed & ~s.own[seat]))]
    if (s.stock > 0 or any(s.discards)) and can_part(s, seat, here, points - DRAW_COST):
        found += TAILS[2]
    return found


def passable(s: Relics, seat: int, here: int, tiles: int) -> int:
    """Of some neighbours, those without a piece or with enough points left to go on from (R24)."""
    for tile in s.neighbours[here]:
        if tiles >> tile & 1 and s.others >> tile & 1 and not can_part(s, seat, tile, s.points - s.cost[s.suit[tile]]):
            tiles ^= 1 << tile
    return tiles


def attacks(s: Relics, seat: int, here: int, tiles: int) -> tuple[int, ...]:
    """Attacks on some neighbours, with one card of the suit or two (F12)."""
    found: list[int] = []
    for tile in s.neighbours[here]:
        if tiles >> tile & 1:
            cards = s.hand[seat * SUITS + s.suit[tile]]
            if cards > 0:
                found.append(ATTACK + 2 * tile)
                if cards > 1:
                    found.append(ATTACK + 2 * tile + 1)
    return tuple(found)


def explore(s: Relics, seat: int, tile: int) -> None:
    """Turn an adjacent tile over for good and draw one card (F7, R19, R20)."""
    s.points -= EXPLORE_COST
    flip(s, tile)
    if s.events is not None:
        s.tell("explore", seat, {"tile": tile, "suit": s.suit[tile]})
    draw_card(s, seat)


def move(s: Relics, seat: int, tile: int) -> None:
    """Enter an adjacent face-up tile for the points of its suit (F8, R21 to R24, R26)."""
    s.points -= s.cost[s.suit[tile]]
    s.piece[seat] = tile
    if s.events is not None:
        s.tell("move", seat, {"tile": tile, "points": s.points})


def can_part(s: Relics, seat: int, tile: int, points: int) -> bool:
    """From an occupied tile, do the points still reach a tile without a piece? (R24)"""
    if points < 1:
        return False
    enterable = s.near[tile] & s.reach[points] & ~(s.claimed & ~s.own[seat])
    if enterable & ~s.others:
        return True
    for near in s.neighbours[tile]:
        if enterable >> near & 1 and can_part(s, seat, near, points - s.cost[s.suit[near]]):
            return True
    return False


def claim(s: Relics, seat: int) -> None:
    """Discard a card of the tile's suit and put a counter there; no points (F11, R33 to R35)."""
    tile = s.piece[seat]
    play_cards(s, seat, s.suit[tile], 1)
    s.owner[tile] = seat
    s.claimed |= 1 << tile
    s.own[seat] |= 1 << tile
    if s.events is not None:
        s.tell("claim", seat, {"tile": tile, "suit": s.suit[tile]})
    check_victory(s, seat)


def draw_card(s: Relics, seat: int) -> None:
    """One card from the deck; an empty deck takes the discards back first (F9, R29, R30)."""
    if s.stock == 0:
        s.deck, s.discards = s.discards, s.deck
        s.stock = sum(s.deck)
        if s.stock == 0:
            return
        if s.events is not None:
            s.tell("reshuffle", seat, {"cards": s.stock})
    suit = take(s, s.deck, s.stock)
    s.stock -= 1
    s.hand[seat * SUITS + suit] += 1
    s.held[seat] += 1
    if s.events is not None:
        s.tell("draw", seat, {}, {"suit": suit})


def go_on(s: Relics, seat: int) -> None:
    """The turn goes on while, for all that others can see, anything but stopping is possible (R15, R16, R56)."""
    if not s.stack or s.stack[-1] & KIND_MASK != TURN:
        return
    legal = turn_choices(s, seat)
    s.legal = legal
    if len(legal) == 1 and legal[0] == END and not may_play_cards(s, seat):
        end_turn(s, seat)


def may_play_cards(s: Relics, seat: int) -> bool:
    """Could a seat that has only stopping left claim or attack if it had the right card, as far as others know (R56)?

    It looks at how many cards the seat holds and never at which: else being asked would show a card, and being passed
    over the want of it.
    """
    here = s.piece[seat]
    if here == OFF_MAP or s.held[seat] == 0:
        return False
    if not s.claimed >> here & 1:
        return True
    return s.near[here] & s.reach[s.points] & s.claimed & ~s.own[seat] != 0


def end_turn(s: Relics, seat: int) -> None:
    """Unspent points are lost (R13); the hand limit is checked now and only now (R28). Then clockwise, on and on."""
    s.legal = None
    while True:
        s.points = 0
        after = seat_after(s, seat) if s.gone else (seat + 1) % s.seats
        new_round = opens_round(s, seat, after) if s.gone else int(after == s.first)
        if s.held[seat] > HAND_LIMIT:
            s.turn_to(BEGIN, after, new_round)
            s.push(HAND, seat)
            return
        s.hand_over(seat, after)
        if not begin_turn(s, after, new_round):
            return
        s.legal = None
        seat = after


class HandLimit(Decision[Relics]):
    """Discard down to ten; the owner chooses what (F9, R28)."""

    name = "discard"

    def choices(self, s: Relics) -> tuple[int, ...]:
        first_card = asked(s) * SUITS
        return tuple([DISCARD + suit for suit in range(SUITS) if s.hand[first_card + suit]])

    def choose(self, s: Relics, action: int) -> None:
        seat = asked(s)
        suit = action - DISCARD
        play_cards(s, seat, suit, 1)
        if s.events is not None:
            s.tell("discard", seat, {"suit": suit})
        if s.held[seat] <= HAND_LIMIT:
            s.pop()
