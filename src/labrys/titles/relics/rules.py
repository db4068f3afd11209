"""The rules of Relics, in the order of play: placing, the turn, combat, the hand limit, leaving.

Numbers such as R24 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.relics.actions import ATTACK, CLAIM, DISCARD, END, EXPLORE, FLEE, LEAVE, MOVE, PLACE
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.state import FACE_DOWN, NOBODY, OFF_MAP, Relics
from labrys.titles.relics.tables import TAILS as TAIL_TABLE

EXPLORE_COST: Final[int] = CONTENT.explore
DRAW_COST: Final[int] = CONTENT.draw
HAND_LIMIT: Final[int] = CONTENT.hand_limit
DIE: Final[int] = CONTENT.die_sides
DEFENCE_DICE: Final[int] = CONTENT.defence_dice
TAILS: Final[tuple[tuple[int, ...], ...]] = TAIL_TABLE
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
    s.recall()
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
    """One die is the action points (F6). True if the turn passes at once, because only stopping is left (R16)."""
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
    return len(legal) == 1 and legal[0] == END


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
    """The turn goes on while anything but stopping is possible (R15, R16, R56)."""
    if not s.stack or s.stack[-1] & KIND_MASK != TURN:
        return
    legal = turn_choices(s, seat)
    s.legal = legal
    if len(legal) == 1 and legal[0] == END:
        end_turn(s, seat)


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
    after = (seat + 1) % s.seats
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
    s.open_up(tile, take(s, s.pool, sum(s.pool)))


def play_cards(s: Relics, seat: int, suit: int, cards: int) -> None:
    """From the hand to the discards, face up (R31)."""
    s.hand[seat * SUITS + suit] -= cards
    s.held[seat] -= cards
    s.discards[suit] += cards


FLOW: Final[tuple[Decision[Relics], ...]] = (Placing(), Begin(), Turn(), Flight(), HandLimit())
LEAVING: Final = Leaving()
