"""Positions of Relics drawn as text, and actions in the words of the map.

A cell is a tile: its suit's initial (P, F, D, L, S, M) or ``.`` for face down, then its owner in small letters, then
``@`` and the pieces that stand there. ``Fa@b`` is a forest of seat a with the piece of seat b. Rows that are too
short, and rows that are missing, are face down. Columns are letters and rows numbers, as players read them: ``B3``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import cast

from labrys.engine import Event, Game, Rng
from labrys.engine.option import check_all
from labrys.house import game
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, SUITS
from labrys.titles.relics.frames import TURN
from labrys.titles.relics.state import Relics

INITIALS = "PFDLSM"
SEATS = "abcd"
RELICS: Game = game("relics")


def new(seats: int = 3, seed: int | str = 1, **options: object) -> Relics:
    return cast(Relics, RELICS.new(seats, seed, **options))


def table(
    drawing: str,
    *,
    turn: str = "a",
    points: int = 6,
    hands: dict[str, str] | None = None,
    discards: str = "",
    deck: str | None = None,
    first: str = "a",
    **options: object,
) -> Relics:
    """The position drawn, with a turn under way. The map's side tells the seats: 4, 5 or 6 for 2, 3 or 4."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    side = max([4, len(rows), *(len(row) for row in rows)])
    seats = side - 2
    s = cast(Relics, RELICS.blank(seats, check_all(RELICS.options, options)))
    s.clear()
    s.fill_suit([FACE_DOWN] * (side * side))
    s.fill_owner([NOBODY] * (side * side))
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            put(s, row * side + column, cell)
    laid = s.all_suit()
    s.fill_pool(spread(laid.count(FACE_DOWN), [6 - laid.count(suit) for suit in range(SUITS)]))
    for seat, cards in (hands or {}).items():
        for suit, held in enumerate(suits(cards)):
            s.set_hand(SEATS.index(seat), suit, held)
    s.fill_discards(suits(discards))
    s.fill_deck(suits(deck) if deck is not None else rest_of_the_cards(s))
    s.points = points
    s.round = 1
    s.first = SEATS.index(first)
    s.round_limit = int(s.options["round_limit"])
    s.push(TURN, SEATS.index(turn))
    s.recall()
    return s


def put(s: Relics, tile: int, cell: str) -> None:
    """Lay one cell of a drawing."""
    ground, _, pieces = cell.partition("@")
    if ground[0] != ".":
        s.set_suit(tile, INITIALS.index(ground[0]))
    if ground[1:]:
        s.set_owner(tile, SEATS.index(ground[1:]))
    for piece in pieces:
        s.set_piece(SEATS.index(piece), tile)


def spread(number: int, room: list[int]) -> list[int]:
    """Some mixture of face-down tiles: one of each suit in turn, as long as the box has them."""
    found = [0] * SUITS
    suit = 0
    while sum(found) < number:
        if found[suit] < room[suit] or all(found[i] >= room[i] for i in range(SUITS)):
            found[suit] += 1
        suit = (suit + 1) % SUITS
    return found


def suits(cards: str) -> list[int]:
    """``"PPF"`` -> two plains cards and one forest card."""
    held = Counter(cards)
    return [held[initial] for initial in INITIALS]


def rest_of_the_cards(s: Relics) -> list[int]:
    return [CONTENT.cards_per_suit - s.discards(suit) - sum(s.all_hand()[suit::SUITS]) for suit in range(SUITS)]


def tile(s: Relics, name: str) -> int:
    """``"B3"`` -> the tile in the second column of the third row."""
    return (int(name[1]) - 1) * s.tables.square.side + "ABCDEF".index(name[0])


def name(s: Relics, tile: int) -> str:
    row, column = divmod(tile, s.tables.square.side)
    return f"{'ABCDEF'[column]}{row + 1}"


def say(s: Relics, action: int) -> str:
    """An action as the tests write it: ``move B3``, ``attack B3 2`` (with two cards), ``discard F``, ``leave c``."""
    verb, *rest = RELICS.decode(action)
    numbers = cast(list[int], rest)
    match verb, numbers:
        case "discard", [suit]:
            return f"discard {INITIALS[suit]}"
        case "leave", [seat]:
            return f"leave {SEATS[seat]}"
        case "attack", [where, cards]:
            return f"attack {name(s, where)} {cards + 1}"
        case _, [where]:
            return f"{verb} {name(s, where)}"
    return str(verb)


def legal(s: Relics, *verbs: str) -> list[str]:
    """The legal actions, sorted; with verbs, only those."""
    said = sorted(say(s, action) for action in s.actions())
    return [action for action in said if not verbs or action.split()[0] in verbs]


def play(s: Relics, *actions: str) -> list[Event]:
    """Take actions in turn, each of which must be legal, and return what happened."""
    events: list[Event] = []
    for action in actions:
        offered = {say(s, a): a for a in (*s.actions(), *s.interrupts())}
        assert action in offered, f"{action!r} is not among {sorted(offered)}"
        s.events = events
        s.act(offered[action])
        s.events = None
    return events


def dice(s: Relics, *rolls: int) -> Relics:
    """Load the dice: the next rolls will be these."""
    for number in count():
        rng = Rng(f"loaded {number}")
        key = rng.key
        if all(rng.below(6) + 1 == roll for roll in rolls):
            s.chance = key
            return s
    raise AssertionError


def cell(s: Relics, where: str) -> str:
    """The cell of a drawing that a tile would be."""
    at = tile(s, where)
    ground = "." if s.suit(at) == FACE_DOWN else INITIALS[s.suit(at)]
    owner = "" if s.owner(at) == NOBODY else SEATS[s.owner(at)]
    pieces = "".join(SEATS[seat] for seat, place in enumerate(s.all_piece()) if place == at)
    return ground + owner + ("@" + pieces if pieces else "")


def hand(s: Relics, seat: str) -> str:
    """The cards of a seat, as initials."""
    first = SEATS.index(seat) * SUITS
    return letters(s.all_hand()[first : first + SUITS])


def letters(counts: Iterable[int]) -> str:
    return "".join(initial * held for initial, held in zip(INITIALS, counts, strict=True))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def asked(s: Relics) -> str:
    """Who is asked what: ``a turn``; ``over`` when nobody is."""
    return "over" if s.seat is None else f"{SEATS[s.seat]} {s.decision}"
