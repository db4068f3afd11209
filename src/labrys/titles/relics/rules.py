"""The rules of Relics, in the order of play: placing, the turn, combat, the hand limit, leaving.

Numbers such as R24 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.relics.actions import ATTACK, CLAIM, DISCARD, DRAW, END, EXPLORE, FLEE, LEAVE, MOVE, PLACE
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.state import FACE_DOWN, NOBODY, OFF_MAP, Relics

EXPLORE_COST: Final[int] = CONTENT.explore
DRAW_COST: Final[int] = CONTENT.draw
HAND_LIMIT: Final[int] = CONTENT.hand_limit
DIE: Final[int] = CONTENT.die_sides
DEFENCE_DICE: Final[int] = CONTENT.defence_dice
ALL_SUITS: Final[int] = (1 << SUITS) - 1

# The frames of the flow, as indices into FLOW at the end of this module.
PLACING: Final = 0
BEGIN: Final = 1
TURN: Final = 2
FLIGHT: Final = 3
HAND: Final = 4


# ---- setting up (F2 to F5)


def set_up(s: Relics) -> None:
    """Mix the map, leave the hands empty (R10), roll for the first turn and ask for the pieces."""
    square = s.tables.square
    s.suit = [FACE_DOWN] * square.tiles
    s.owner = [NOBODY] * square.tiles
    s.pool = [square.aside] * SUITS
    rest = [CONTENT.tiles_per_suit - square.aside] * SUITS
    for _ in range(square.extra):
        s.pool[take(s, rest, sum(rest))] += 1
    s.piece = [OFF_MAP] * s.seats
    s.hand = [0] * (s.seats * SUITS)
    s.deck = [CONTENT.cards_per_suit] * SUITS
    s.discards = [0] * SUITS
    s.held = [0] * s.seats
    s.stock = sum(s.deck)
    s.round_limit = int(s.options["round_limit"])
    s.first = roll_for_first(s)
    order = [(s.first + turn) % s.seats for turn in range(s.seats)]
    if s.options["placement"] == "last_first":
        order.reverse()
    s.push(BEGIN, s.first, 1)
    for seat in reversed(order):  # the stack is asked from its top
        s.push(PLACING, seat)


def roll_for_first(s: Relics) -> int:
    """Highest die has the first turn; only those tied for highest roll again (R5)."""
    tied = list(range(s.seats))
    while len(tied) > 1:
        rolls = [s.draw(DIE) + 1 for _ in tied]
        s.tell("roll_for_first", tied[0], {"seats": tied, "rolls": rolls})
        best = max(rolls)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == best]
    s.tell("first", tied[0], {})
    return tied[0]


class Placing(Decision[Relics]):
    """Each puts the piece on a face-down tile and turns it over; no card, no cost (F5, R6 to R9)."""

    name = "place"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return tuple([PLACE + tile for tile, suit in enumerate(s.suit) if suit == FACE_DOWN])

    def choose(self, s: Relics, action: int) -> None:
        seat = asked(s)
        tile = action - PLACE
        s.pop()
        s.piece[seat] = tile
        flip(s, tile)
        if s.events is not None:
            s.tell("place", seat, {"tile": tile, "suit": s.suit[tile]})


# ---- the turn (F6 to F11)


class Begin(Decision[Relics]):
    """A turn begins with one die: the action points (F6). A new round begins with the first seat."""

    name = "begin"
    asks = False

    def run(self, s: Relics) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        if frame >> ARG_SHIFT:
            if 0 < s.round_limit == s.round:
                finish(s)  # R49
                return
            s.round += 1
        s.points = s.draw(DIE) + 1
        if s.events is not None:
            s.tell("turn", seat, {"points": s.points, "round": s.round})
        s.turn_to(TURN, seat)
        s.look_round(seat)
        if s.piece[seat] == OFF_MAP and refuges(s, seat, OFF_MAP):
            s.push(FLIGHT, seat)  # R53: nowhere to flee to before, somewhere now
        else:
            go_on(s, seat)


class Turn(Decision[Relics]):
    """Explore, move, attack, draw and claim in any order while the points last (R17); stopping is allowed (R14)."""

    name = "turn"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return turn_choices(s, asked(s))

    def choose(self, s: Relics, action: int) -> None:
        seat = asked(s)
        if action >= ATTACK:
            attack(s, seat, (action - ATTACK) // 2, (action - ATTACK) % 2 + 1)
        elif action >= MOVE:
            move(s, seat, action - MOVE)
        elif action >= EXPLORE:
            explore(s, seat, action - EXPLORE)
        elif action == CLAIM:
            claim(s, seat)
        elif action == DRAW:
            s.points -= DRAW_COST
            draw_card(s, seat)
        else:
            end_turn(s, seat)
            return
        go_on(s, seat)


def turn_choices(s: Relics, seat: int) -> tuple[int, ...]:
    """All that the seat may do now. On a shared tile, only what leaves a way off it (R24), and no attack (R38)."""
    here = s.piece[seat]
    points = s.points
    found: list[int] = []
    shared = False
    if here != OFF_MAP:
        suits = s.suit
        others = s.others
        shared = others >> here & 1 != 0
        first_card = seat * SUITS
        for tile in s.neighbours[here]:
            suit = suits[tile]
            if suit == FACE_DOWN:
                if points >= EXPLORE_COST and (not shared or can_part(s, seat, here, points - EXPLORE_COST)):
                    found.append(EXPLORE + tile)
                continue
            left = points - s.cost[suit]
            if left < 0:
                continue
            owner = s.owner[tile]
            if owner == NOBODY or owner == seat:
                if others >> tile & 1 == 0 or can_part(s, seat, tile, left):
                    found.append(MOVE + tile)
            elif not shared:
                cards = s.hand[first_card + suit]
                if cards > 0:
                    found.append(ATTACK + 2 * tile)
                    if cards > 1:
                        found.append(ATTACK + 2 * tile + 1)
        if not shared and s.owner[here] == NOBODY and s.hand[first_card + suits[here]] > 0:
            found.append(CLAIM)
    if points >= DRAW_COST and (s.stock > 0 or any(s.discards)):
        if not shared or can_part(s, seat, here, points - DRAW_COST):
            found.append(DRAW)
    if not shared:
        found.append(END)
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
    for near in s.neighbours[tile]:
        suit = s.suit[near]
        if suit == FACE_DOWN or points < s.cost[suit]:
            continue
        owner = s.owner[near]
        if owner != NOBODY and owner != seat:
            continue
        if s.others >> near & 1 == 0:
            return True
        if can_part(s, seat, near, points - s.cost[suit]):
            return True
    return False


def claim(s: Relics, seat: int) -> None:
    """Discard a card of the tile's suit and put a counter there; no points (F11, R33 to R35)."""
    tile = s.piece[seat]
    play_cards(s, seat, s.suit[tile], 1)
    s.owner[tile] = seat
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
    """The turn goes on while anything but stopping is possible (R15, R16)."""
    if not s.stack or s.stack[-1] & KIND_MASK != TURN:
        return
    legal = turn_choices(s, seat)
    if len(legal) == 1 and legal[0] == END:
        end_turn(s, seat)
    else:
        s.legal = legal


def end_turn(s: Relics, seat: int) -> None:
    """Unspent points are lost (R13); the hand limit is checked now and only now (R28)."""
    s.points = 0
    after = seat_after(s, seat)
    s.turn_to(BEGIN, after, opens_round(s, seat, after))
    if s.held[seat] > HAND_LIMIT:
        s.push(HAND, seat)


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


# ---- combat (F12, F13)


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


class Flight(Decision[Relics]):
    """The displaced player chooses among the nearest refuges (R42)."""

    name = "flee"

    def choices(self, s: Relics) -> tuple[int, ...]:
        return tuple([FLEE + tile for tile in refuges(s, asked(s), s.arg - 1)])

    def choose(self, s: Relics, action: int) -> None:
        seat = asked(s)
        s.pop()
        flee(s, seat, action - FLEE)
        on_turn = asked(s)
        s.look_round(on_turn)
        go_on(s, on_turn)


# ---- victory and leaving (F14, R45 to R49, R52, R54 to R59)


def check_victory(s: Relics, seat: int) -> bool:
    """All six suits at one moment win at once (R45, R46)."""
    found = 0
    for tile, owner in enumerate(s.owner):
        if owner == seat:
            found |= 1 << s.suit[tile]
    if found != ALL_SUITS:
        return False
    finish(s)
    return True


def finish(s: Relics) -> None:
    """The game is over."""
    s.points = 0
    s.stack.clear()
    if s.events is not None:
        for seat, place in enumerate(s.ranking()):
            if place == 1:
                s.tell("win", seat, {"suits": s.suits_owned(seat)})


class Leaving(Decision[Relics]):
    """Anybody may leave, in turn or out of it. No bot is offered this."""

    name = "leave"

    def choices(self, s: Relics) -> tuple[int, ...]:
        if not s.stack:
            return ()
        return tuple([LEAVE + seat for seat in range(s.seats) if not s.gone >> seat & 1])

    def choose(self, s: Relics, action: int) -> None:
        leave(s, action - LEAVE)


def leave(s: Relics, seat: int) -> None:
    """Piece and counters come off, the tiles become free, the hand is discarded (R52); the last one left wins (R54)."""
    s.gone |= 1 << seat
    s.piece[seat] = OFF_MAP
    for tile, owner in enumerate(s.owner):
        if owner == seat:
            s.owner[tile] = NOBODY
    for suit in range(SUITS):
        play_cards(s, seat, suit, s.hand[seat * SUITS + suit])
    s.tell("leave", seat, {})
    if s.gone.bit_count() == s.seats - 1:
        finish(s)
        return
    after = seat_after(s, seat)
    frames = s.stack[:]
    s.stack.clear()
    for frame in frames:
        if frame >> KIND_BITS & SEAT_MASK != seat:
            s.stack.append(frame)
        elif frame & KIND_MASK == TURN:
            s.points = 0
            s.push(BEGIN, after, opens_round(s, seat, after))
        elif frame & KIND_MASK == BEGIN:
            s.push(BEGIN, after, frame >> ARG_SHIFT | opens_round(s, seat, after))
    s.recall()
    if frames[-1] >> KIND_BITS & SEAT_MASK == seat:
        go_on(s, asked(s))


# ---- small hands that the rules above share


def asked(s: Relics) -> int:
    """The seat that the frame on top is about."""
    return s.stack[-1] >> KIND_BITS & SEAT_MASK


def seat_after(s: Relics, seat: int) -> int:
    """Clockwise, the next seat still at the table."""
    after = seat + 1
    if after == s.seats:
        after = 0
    if s.gone:
        while s.gone >> after & 1:
            after = (after + 1) % s.seats
    return after


def opens_round(s: Relics, seat: int, after: int) -> int:
    """1 if the turn that follows the seat's is past the first seat, so that a new round begins."""
    return int((after - s.first) % s.seats <= (seat - s.first) % s.seats)


def take(s: Relics, counts: list[int], total: int) -> int:
    """Take one of the things counted, by lot; return its suit."""
    lot: int = s.draw(total)
    suit = 0
    while lot >= counts[suit]:
        lot -= counts[suit]
        suit += 1
    counts[suit] -= 1
    return suit


def flip(s: Relics, tile: int) -> None:
    """Turn a tile over: what it is was never decided before (see state.py)."""
    s.suit[tile] = take(s, s.pool, sum(s.pool))


def play_cards(s: Relics, seat: int, suit: int, cards: int) -> None:
    """From the hand to the discards, face up (R31)."""
    s.hand[seat * SUITS + suit] -= cards
    s.held[seat] -= cards
    s.discards[suit] += cards


FLOW: Final[tuple[Decision[Relics], ...]] = (Placing(), Begin(), Turn(), Flight(), HandLimit())
LEAVING: Final = Leaving()
