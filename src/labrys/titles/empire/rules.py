"""The rules of Empire, in the order of play: setting up, the bid, the turn and its actions, the end.

Numbers such as E7 are the rulings in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Decision
from labrys.titles.empire.actions import (
    BID,
    CITY,
    DESTROY,
    FIRST,
    GOODS,
    MOVE,
    NEUTRAL,
    PART,
    PLACE,
    REGIONS,
    STOP,
    TAKE,
    WILD,
)
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.state import NO_BID, SLOTS, Empire
from labrys.titles.empire.tables import (
    ALLOTTING,
    BIDDING,
    BIDS_UP_TO,
    BOTH,
    BUILDING,
    COSTS,
    DESTROYING,
    FINISH,
    FIRST_PLAYER,
    FIRSTS,
    LOW_BITS,
    LOW_MASK,
    NEUTRALS,
    PLACING,
    TAKES,
    TURN,
    WILD_GOOD,
    tables,
)

POINT: Final = 1 << ARG_SHIFT  # one army to place or one move to make, in a frame
DIE: Final = 6


# ---- setting up


def set_up(s: Empire) -> None:
    """Lay out one game: board, pieces, coins, tokens, cards; then the neutral armies or the bid."""
    seats = s.seats
    board = str(s.options["board"])
    s.side = s.draw(2) if board == "random" else "AB".index(board)
    s.tables = tables(seats, s.side, str(s.options["printing"]))
    s.armies = [0] * (s.tables.powers * REGIONS)
    s.cities = [0] * (s.tables.powers * REGIONS)
    for seat in range(seats):
        s.armies[seat * REGIONS + s.tables.land.start] = CONTENT.first_armies
    s.coins = [s.tables.coins] * seats
    s.bank = CONTENT.coins_in_box - sum(s.coins)
    s.cards = [0] * seats
    s.goods = [0] * (seats * SLOTS)
    s.allotted = [0] * (seats * GOODS)
    s.bids = [NO_BID] * seats
    s.first = 0
    s.supply = [CONTENT.armies - CONTENT.first_armies] * seats + [CONTENT.neutral_armies] * (s.tables.powers - seats)
    s.unbuilt = [CONTENT.cities] * seats
    s.occupied = [s.tables.land.start_mask] * seats + [0] * (s.tables.powers - seats)
    s.homes = [s.tables.land.start_mask] * seats
    s.tell("game", 0, {"number": s.number + 1, "side": "AB"[s.side]})
    lay_tokens(s)
    s.row = []
    s.deck = s.tables.deck[:]
    for _ in COSTS:
        refill(s)
    if s.tables.powers > seats:
        s.push(NEUTRALS, s.draw(seats), CONTENT.neutral_armies)  # E16: who begins is drawn by lot
    else:
        s.push(BIDDING, 0)


def lay_tokens(s: Empire) -> None:
    """The variant: one goods token, by lot, on each region with a triangle; the others stay in the box (E24)."""
    s.tokens = []
    if not s.options["goods_tokens"]:
        return
    pool = [good for good in range(GOODS) for _ in range(CONTENT.tokens_each)]
    s.tokens = [pool.pop(s.draw(len(pool))) for _ in s.tables.land.triangles]
    s.tell("tokens", 0, {"goods": list(s.tokens)})


def refill(s: Empire) -> None:
    """Draw a card for the right-most space. The others have slid to the left."""
    if s.deck:
        kind = s.deck.pop(s.draw(len(s.deck)))
        s.row.append(kind)
        if s.events is not None:
            s.tell("refill", 0, {"card": kind})


class Neutrals(Decision[Empire]):
    """Two players take turns placing armies of a third colour in any region, ten in all (E16, E17)."""

    name = "neutral"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.neutrals

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        region = action - NEUTRAL
        power = s.seats
        s.armies[power * REGIONS + region] += 1
        s.occupied[power] |= 1 << region
        s.supply[power] -= 1
        if s.events is not None:
            s.tell("neutral", seat, {"region": region})
        s.pop()
        if s.supply[power]:
            s.push(NEUTRALS, 1 - seat, s.supply[power])
        else:
            s.push(BIDDING, 0)


# ---- the bid


class Bidding(Decision[Empire]):
    """Each chooses coins in a closed fist; no view shows a bid before all are in (E15)."""

    name = "bid"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return BIDS_UP_TO[s.coins[asked(s)]]

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        bids = s.bids[:]
        bids[seat] = action - BID
        s.bids = bids
        s.pop()
        if s.events is not None:
            s.tell("bid", seat, {}, {"coins": action - BID})
        if seat + 1 < s.seats:
            s.push(BIDDING, seat + 1)
        else:
            open_fists(s)


def open_fists(s: Empire) -> None:
    """The most coins win the bid and are paid; nobody else pays. The winner names the first player (E15)."""
    s.reveal()
    most = max(s.bids)
    tied = [seat for seat in by_age(s) if s.bids[seat] == most]
    if s.events is not None:
        s.tell("bids", 0, {"bids": list(s.bids)})
    winner = tied[0]
    if len(tied) > 1 and s.options["tie_break"] == "die":
        winner = roll_off(s, sorted(tied))
    s.coins[winner] -= most
    s.bank += most
    if s.events is not None:
        s.tell("wins_bid", winner, {"coins": most})
    s.push(FIRST_PLAYER, winner)


def by_age(s: Empire) -> list[int]:
    """The seats from the youngest to the oldest: those that the option names, then the rest in seat order (E30)."""
    named = [int(digit) - 1 for digit in str(s.options["ages"])]
    order: list[int] = []
    for seat in [*named, *range(s.seats)]:
        if 0 <= seat < s.seats and seat not in order:
            order.append(seat)
    return order


def roll_off(s: Empire, tied: list[int]) -> int:
    """The variant: the tied players roll a die each, the highest wins; those still tied roll again (E30)."""
    while len(tied) > 1:
        rolls = [s.draw(DIE) + 1 for _ in tied]
        if s.events is not None:
            s.tell("roll_off", tied[0], {"seats": list(tied), "rolls": rolls})
        best = max(rolls)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == best]
    return tied[0]


class FirstPlayer(Decision[Empire]):
    """The winner of the bid names the first player."""

    name = "first"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return FIRSTS[s.seats]

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        s.first = action - FIRST
        s.pop()
        if s.events is not None:
            s.tell("first", seat, {"first": s.first})
        s.push(TURN, s.first)


# ---- the turn


class Turn(Decision[Empire]):
    """Take one of the six cards and pay for its place; nobody passes (E1)."""

    name = "turn"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return TAKES[s.coins[asked(s)]]

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        place = action - TAKE
        kind = s.row.pop(place)
        cost = COSTS[place]
        if cost:
            s.coins[seat] -= cost
            s.bank += cost
        s.cards[seat] += 1
        cards = s.tables.cards
        s.goods[seat * SLOTS + cards.good[kind]] += cards.symbols[kind]
        if s.events is not None:
            s.tell("take", seat, {"card": kind, "cost": cost})
        s.stack.pop()
        begin_action(s, seat, kind)


def begin_action(s: Empire, seat: int, kind: int) -> None:
    """Ask for the card's action. What cannot be done at all is not asked, and lost (E13)."""
    cards = s.tables.cards
    mark = seat << KIND_BITS
    join = cards.join[kind]
    first = cards.first[kind] | mark
    if not join:
        if possible(s, first):
            s.stack.append(first)
        else:
            end_turn(s, seat)
        return
    second = cards.second[kind] | mark
    first_now = possible(s, first)
    second_now = possible(s, second)
    if first_now and second_now:
        s.stack.append(kind << ARG_SHIFT | mark | join)
    elif not first_now and not second_now:
        end_turn(s, seat)
    else:
        if join == BOTH:
            s.stack.append(second if first_now else first)
        s.stack.append(first if first_now else second)


def possible(s: Empire, frame: int) -> bool:
    """Can anything but stopping be chosen in this frame?"""
    what = frame & KIND_MASK
    seat = frame >> KIND_BITS & SEAT_MASK
    if what == PLACING:
        return s.supply[seat] > 0
    if what == BUILDING:
        return s.unbuilt[seat] > 0 and s.occupied[seat] > 0
    if what == DESTROYING:
        return max(s.occupied) > 0
    return s.occupied[seat] > 0


def part_done(s: Empire, seat: int) -> None:
    """The part on top of the stack is over: the other part of an "and" card follows, or the turn ends."""
    stack = s.stack
    stack.pop()
    if stack:
        if possible(s, stack[-1]):
            return
        stack.pop()
    end_turn(s, seat)


def end_turn(s: Empire, seat: int) -> None:
    """The row slides to the left, a new card comes, play passes to the left; the last card of all ends the game."""
    after = seat + 1
    if after == s.seats:
        after = 0
    if s.cards[after] == s.tables.hand:
        end_game(s)
        return
    refill(s)
    s.stack.append(after << KIND_BITS | TURN)


class Either(Decision[Empire]):
    """An "or" card: one of its two actions, or none."""

    name = "either"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, PART, PART + 1)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack.pop()
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            end_turn(s, seat)
            return
        cards = s.tables.cards
        part = cards.first if action == PART else cards.second
        s.stack.append(part[frame >> ARG_SHIFT] | seat << KIND_BITS)


class Both(Decision[Empire]):
    """An "and" card: both of its actions in either order; the chosen one comes first (E14)."""

    name = "both"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, PART, PART + 1)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack.pop()
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            end_turn(s, seat)
            return
        kind = frame >> ARG_SHIFT
        first = s.tables.cards.first[kind] | seat << KIND_BITS
        second = s.tables.cards.second[kind] | seat << KIND_BITS
        s.stack.append(second if action == PART else first)
        s.stack.append(first if action == PART else second)


# ---- the five actions of the cards


class Placing(Decision[Empire]):
    """New armies, one at a time, on the start region or where an own city stands (E3, E4)."""

    name = "place"

    def choices(self, s: Empire) -> tuple[int, ...]:
        homes = s.homes[asked(s)]
        land = s.tables.land
        return land.place_low[homes & LOW_MASK] + land.place_high[homes >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        homes = s.homes[asked(s)]
        land = s.tables.land
        return pick_of_two(land.place_low[homes & LOW_MASK], land.place_high[homes >> LOW_BITS], rng)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        region = action - PLACE
        s.armies[seat * REGIONS + region] += 1
        s.occupied[seat] |= 1 << region
        left = s.supply[seat] - 1
        s.supply[seat] = left
        if s.events is not None:
            s.tell("place", seat, {"region": region})
        if left and frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            part_done(s, seat)


class Marching(Decision[Empire]):
    """Moves over land, one army over one border at a time (E5)."""

    name = "march"

    def choices(self, s: Empire) -> tuple[int, ...]:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.march_low[occupied & LOW_MASK] + land.march_high[occupied >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return pick_of_two(land.march_low[occupied & LOW_MASK], land.march_high[occupied >> LOW_BITS], rng)

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        if action == STOP:
            stopped(s, seat)
            part_done(s, seat)
            return
        origin = (action - MOVE) // REGIONS
        target = (action - MOVE) % REGIONS
        armies = s.armies
        base = seat * REGIONS
        left = armies[base + origin] - 1
        armies[base + origin] = left
        armies[base + target] += 1
        occupied = s.occupied[seat] | 1 << target
        if not left:
            occupied ^= 1 << origin
        s.occupied[seat] = occupied
        if s.events is not None:
            s.tell("move", seat, {"origin": origin, "region": target})
        if frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            part_done(s, seat)


class Sailing(Marching):
    """The same over land and dotted lines in any mixture; a dotted line is one move (E6)."""

    name = "sail"

    def choices(self, s: Empire) -> tuple[int, ...]:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.sail_low[occupied & LOW_MASK] + land.sail_high[occupied >> LOW_BITS]

    def pick(self, s: Empire, rng: Rng) -> int:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return pick_of_two(land.sail_low[occupied & LOW_MASK], land.sail_high[occupied >> LOW_BITS], rng)


class Building(Decision[Empire]):
    """A city where an own army stands, three in a game; it stays when the army leaves (E8, E9)."""

    name = "city"

    def choices(self, s: Empire) -> tuple[int, ...]:
        occupied = s.occupied[asked(s)]
        land = s.tables.land
        return land.city_low[occupied & LOW_MASK] + land.city_high[occupied >> LOW_BITS]

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        if action == STOP:
            stopped(s, seat)
        else:
            region = action - CITY
            s.cities = s.cities[:]
            s.cities[seat * REGIONS + region] += 1
            s.homes = s.homes[:]
            s.homes[seat] |= 1 << region
            s.unbuilt = s.unbuilt[:]
            s.unbuilt[seat] -= 1
            if s.events is not None:
                s.tell("city", seat, {"region": region})
        part_done(s, seat)


class Destroying(Decision[Empire]):
    """Remove one army of anybody, anywhere, back to its owner's supply; never a city (E10 to E12)."""

    name = "destroy"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return (STOP, *[DESTROY + at for at, armies in enumerate(s.armies) if armies])

    def choose(self, s: Empire, action: int) -> None:
        seat = asked(s)
        if action == STOP:
            stopped(s, seat)
        else:
            at = action - DESTROY
            power = at // REGIONS
            left = s.armies[at] - 1
            s.armies[at] = left
            if not left:
                s.occupied[power] ^= 1 << at % REGIONS
            s.supply[power] += 1
            if s.events is not None:
                s.tell("destroy", seat, {"owner": power, "region": at % REGIONS})
        part_done(s, seat)


# ---- the end


def end_game(s: Empire) -> None:
    """Everybody has the same number of cards (E26). Wild cards are placed now, by their owners if the option says so."""
    s.push(FINISH, 0)
    if s.options["wilds"] == "hand":
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.first + turn) % s.seats
            if s.goods[seat * SLOTS + WILD_GOOD] and len(open_goods(s, seat)) > 1:
                s.push(ALLOTTING, seat, s.goods[seat * SLOTS + WILD_GOOD])


def open_goods(s: Empire, seat: int) -> list[int]:
    """The goods that a wild card may join: those that the player has a card of (E22, E23)."""
    return [good for good in range(GOODS) if s.goods[seat * SLOTS + good]]


class Allotting(Decision[Empire]):
    """An option: the owner of wild cards says which goods they join, one by one; with a single good there is no choice."""

    name = "wild"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return tuple([WILD + good for good in open_goods(s, asked(s))])

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        allotted = s.allotted[:]
        allotted[seat * GOODS + action - WILD] += 1
        s.allotted = allotted
        if s.events is not None:
            s.tell("wild", seat, {"good": action - WILD})
        if frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            s.pop()


class Finish(Decision[Empire]):
    """The game is scored; in a series its points are kept and the next game is laid out (E27)."""

    name = "finish"
    asks = False

    def run(self, s: Empire) -> None:
        s.pop()
        if s.events is not None:
            s.tell("scores", 0, {"number": s.number + 1, "points": s.scores()})
        if s.number + 1 < int(s.options["games"]):
            s.totals = [figure for tally in s.tallies() for figure in tally]
            s.number += 1
            set_up(s)
        elif s.events is not None:
            for seat, place in enumerate(s.ranking()):
                if place == 1:
                    s.tell("win", seat, {"points": s.scores()[seat], "by": s.ending})


# ---- small hands that the rules above share


def asked(s: Empire) -> int:
    """The seat that the frame on top is about."""
    return s.stack[-1] >> KIND_BITS & SEAT_MASK


def stopped(s: Empire, seat: int) -> None:
    """A part of an action, or all of it, is left unused (E2)."""
    if s.events is not None:
        s.tell("stop", seat, {})


def pick_of_two(low: tuple[int, ...], high: tuple[int, ...], rng: Rng) -> int:
    """A random entry of two lists laid end to end, without laying them."""
    size = len(low)
    at = rng.below(size + len(high))
    return low[at] if at < size else high[at - size]


FLOW: Final[tuple[Decision[Empire], ...]] = (
    Neutrals(),
    Bidding(),
    FirstPlayer(),
    Turn(),
    Either(),
    Both(),
    Placing(),
    Marching(),
    Sailing(),
    Building(),
    Destroying(),
    Allotting(),
    Finish(),
)
