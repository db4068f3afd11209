"""The base position SO of the scenario book: the person is Green at 3, Rhadamanthus is Navy with his home in 7.

His cards are those of the scenario book, whatever the content file of the day has. Chance is rigged by trying keys.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from labrys.engine import Event, Rng
from labrys.engine.option import check_all
from labrys.titles.minos import MinosGame
from labrys.titles.minos.constants import AREA, HAND, NONE
from labrys.titles.minos.content import DEEDS, GOODS, MOST_REGIONS, MOST_SPACES, PRIORITIES, SoloCard
from labrys.titles.minos.frames import (
    BATTLES,
    FINISH,
    INCOME,
    RETRIEVE,
    SCORING,
    SOLO_BATTLES,
    SOLO_DRAFT,
    SOLO_END,
    SOLO_INCOME,
    SOLO_TURN,
    TURNS,
)
from labrys.titles.minos.solo.deck import IN_DECK, SPENT
from labrys.titles.minos.solo.state import Solo
from tests.minos.box import ABILITIES, CARDS, CONTENT, MINOS, ROUTES, SEA, VASES
from tests.minos.table import Table

YOU, BOT = 0, 1

BOOK = """
SO01 lowest red,blue,yellow,gray yellow expand,build,wild
SO02 highest blue,yellow,red,gray red build,expand,wild
SO03 lowest yellow,gray,red,blue green develop,wild,prepare
SO04 highest gray,red,blue,yellow blue prepare,develop,wild
SO05 lowest fewest-left,lowest-total blue expand,wild,build
SO06 highest red,gray,yellow,blue yellow build,wild,expand
SO07 lowest blue,red,gray,yellow red develop,prepare,wild
SO08 highest yellow,red,blue,gray green prepare,wild,develop
SO09 lowest gray,yellow,blue,red green expand,prepare,wild
SO10 highest highest-total,fewest-left blue build,develop,wild
SO11 lowest lowest-total,fewest-left yellow develop,wild,expand
SO12 highest red,yellow,gray,blue red prepare,expand,build
SO13 lowest blue,gray,yellow,red red expand,develop,build
SO14 highest fewest-left,highest-total green build,wild,prepare
SO15 lowest yellow,blue,gray,red blue develop,build,prepare
SO16 highest lowest-total,highest-total yellow prepare,wild,build
SO17 lowest highest-total,lowest-total yellow expand,wild,develop
SO18 highest gray,blue,red,yellow red build,prepare,expand
SO19 lowest fewest-left,highest-total green develop,expand,wild
SO20 highest highest-total,lowest-total blue prepare,develop,expand
"""


def book_card(line: str) -> SoloCard:
    name, die, priority, vase, deeds = line.split()
    entries = tuple(PRIORITIES.index(entry) for entry in priority.split(","))
    return SoloCard(name, die == "highest", entries, vase, tuple(DEEDS.index(deed) for deed in deeds.split(",")))


BOOK_CARDS = tuple(book_card(line) for line in BOOK.strip().splitlines())
GAME = MinosGame(replace(CONTENT, solo=replace(CONTENT.solo, cards=BOOK_CARDS)))
GAME.voice = MINOS.voice
SOLO_IDS = [card.id for card in BOOK_CARDS]


class SoloTable(Table):
    """A solo position and the hands that change it."""

    s: Solo

    def __init__(self, **options: object) -> None:
        self.s = s = cast(Solo, GAME.blank(1, check_all(GAME.options, options, 1)))
        s.clear()
        s.round = 1
        s.fill_stock([5] * 6)
        s.fill_pile([4] * 6)
        s.fill_spare([8] * 6)  # a ninth of each type is the region randomizer
        s.fill_reserves([3, 9])
        s.fill_supply([6, 0])
        s.fill_routes([0, 1, 2])
        s.fill_vase([VASES.index(vase) for vase in ("V04", "V08", "V10")])
        s.fill_ability([ABILITIES.index("SA4"), NONE])
        s.home = 6
        s.set_city(2, YOU)
        s.set_farm(6, BOT)
        s.set_warriors(BOT, 6, 1)
        s.set_warriors(YOU, 2, 1)
        for number, region in enumerate((1, 2, 4, 5, 6)):
            self.foundation(region, f"CF{number + 1:02}")
            self.sea(region, SEA[number], SEA[10 + number])
        for tile in range(30):
            s.set_trade(tile, tile % 15 // 5 if tile % 5 < 3 else NONE)
        for route in range(3):
            s.set_ship(BOT, route, 1)
        s.set_track(BOT, 2, s.terms.population)
        s.chance = 12345
        s.recall()

    # ---- laying out

    def bot(
        self,
        *,
        warriors: dict[int, int] | None = None,
        reserves: int | None = None,
        vp: int | None = None,
        cities: tuple[int, ...] = (),
        farms: tuple[int, ...] = (),
        ships: tuple[int, int, int] | None = None,
        down: str = "",
        up: str = "",
    ) -> None:
        """What Rhadamanthus has: all his Warriors on the map, Farms besides the one at home, Ships by route."""
        s = self.s
        if warriors is not None:
            for region in range(MOST_REGIONS):
                s.set_warriors(BOT, region, warriors.get(region + 1, 0))
            s.set_reserves(BOT, 10 - sum(warriors.values()))
        if reserves is not None:
            s.set_reserves(BOT, reserves)
        if vp is not None:
            s.set_vp(BOT, vp)
            s.set_source(BOT, 0, vp)
        for region in cities:
            s.set_city(region - 1, BOT)
        for region in farms:
            s.set_farm(region - 1, BOT)
        if ships is not None:
            for route, space in enumerate(ships):
                s.set_ship(BOT, route, space)
        for ids, place in ((down, HAND + BOT), (up, AREA + BOT)):
            for card in ids.split():
                s.set_card(CARDS.index(card), place)
        s.recall()

    def no_sea(self, *regions: int) -> None:
        for region in regions:
            self.sea(region, None, None)

    def deck(self, *ids: str) -> None:
        """These cards are in the deck, the first on top; all others are spent."""
        self.s.fill_deck([IN_DECK if card in ids else SPENT for card in SOLO_IDS])
        self.s.back = SOLO_IDS.index(ids[0])

    def tiles(self, *names: str) -> None:
        """The region randomizer will give these Goods in this order."""
        wanted = [GOODS.index(name) for name in names]
        keys = (Rng(f"key {number}").key for number in range(20_000))
        self.s.chance = next(key for key in keys if drawn(key, len(names)) == wanted)

    def dice(self, left: str, taken: dict[str, list[tuple[int, int]]] | None = None) -> None:
        """Dice left in the pool like ``"y2 y5 b1"``; by action the dice that stand there, as side and value."""
        s = self.s
        s.fill_die([0] * s.count_die())
        s.fill_die_seat([YOU] * s.count_die())
        s.fill_row([NONE] * (5 * MOST_SPACES))
        free = list(range(s.count_die()))
        for name in left.split():
            die = next(die for die in free if s.tables.colour[die] == "rybg".index(name[0]))
            free.remove(die)
            s.set_die(die, int(name[1:]))
            s.set_die_seat(die, NONE)
        for deed, standing in (taken or {}).items():
            for space, (side, value) in enumerate(standing):
                die = free.pop()
                s.set_die(die, value)
                s.set_die_seat(die, side)
                s.set_row(DEEDS.index(deed) * MOST_SPACES + space, die)

    # ---- one part of the flow

    def run(self, kind: int, arg: int = 0) -> list[Event]:
        """Let one frame of his run, and nothing after it; what was told."""
        s = self.s
        s.end_all()
        s.events = []
        s.push(kind, BOT, arg)
        s.flow.frames[kind].run(s)
        told = s.events
        s.events = None
        s.end_all()
        return told

    def drafts(self, arg: int = 0) -> list[Event]:
        return self.run(SOLO_DRAFT, arg)

    def acts(self, deed: str, space: int = 1, value: int = 3, wanted: str | None = None) -> list[Event]:
        """He retrieves a die from a space and does what it stands for."""
        self.dice("", {deed: [(YOU, 1)] * (space - 1) + [(BOT, value)]})
        if wanted is not None:
            die = self.s.row(DEEDS.index(deed) * MOST_SPACES + space - 1)
            self.s.set_want(die, DEEDS.index(wanted))
        return self.run(SOLO_TURN)

    def bot_income(self) -> list[Event]:
        return self.run(SOLO_INCOME)

    def end(self) -> None:
        """Round 4 is scored: last battles, Vases, final count."""
        s = self.s
        s.round = 4
        s.end_all()
        s.push(FINISH, s.first)
        s.push(SOLO_END, BOT)
        s.push(BATTLES, s.first)
        s.push(SOLO_BATTLES, BOT)
        s.settle()

    def my_turn(self, deed: str, space: int = 1, value: int = 6) -> None:
        """The person's last turn of the round has begun."""
        s = self.s
        s.end_all()
        s.fill_row([NONE] * (5 * MOST_SPACES))
        s.fill_die([6] * s.count_die())
        s.fill_die_seat([NONE] * s.count_die())
        s.set_row(DEEDS.index(deed) * MOST_SPACES + space - 1, 0)
        s.set_die(0, value)
        s.set_die_seat(0, YOU)
        s.push(TURNS, s.first, 8)
        s.push(RETRIEVE, YOU)
        s.settle()

    def score(self) -> None:
        """The scoring of this round alone."""
        s = self.s
        s.end_all()
        s.push(SCORING, s.first)
        s.flow.frames[SCORING].run(s)
        s.end_all()

    def income(self) -> None:
        s = self.s
        s.end_all()
        s.push(INCOME, s.first, 0)
        s.settle()

    # ---- looking

    def row_of(self, deed: str) -> list[tuple[int, int]]:
        return self.row(deed)

    def ships(self) -> tuple[int, ...]:
        return tuple(self.s.ship(BOT, route) for route in range(3))

    def wanted(self) -> list[str]:
        return [DEEDS[deed] for deed in self.s.all_want() if deed != NONE]

    @property
    def vp(self) -> int:
        return self.s.vp(BOT)


def drawn(key: int, count: int) -> list[int]:
    """What the randomizer gives from a key of chance."""
    rng = Rng("")
    rng.key = key
    pool = list(range(6))
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def solo(**options: object) -> SoloTable:
    """SO."""
    return SoloTable(**options)


def top_vp(route: str) -> int:
    return CONTENT.routes[ROUTES.index(route)].top_vp


def demand(tile: str) -> int:
    return CONTENT.sea[SEA.index(tile)].demand


def cards_of(*points: int) -> list[str]:
    """Different cards worth so many points, in this order."""
    found: list[str] = []
    for wanted in points:
        found.append(next(card.id for card in CONTENT.cards if card.vp == wanted and card.id not in found))
    return found


def fresh(seed: int | str = 1, **options: object) -> Solo:
    """A solo game just set up."""
    return cast(Solo, MINOS.new(1, seed, **options))
