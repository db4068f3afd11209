"""Positions of Minos said in the words of the rulebook, and actions in the numbers that people see.

`four` and `two` are the base positions P4 and P2 of the scenario book; what a test does not name is as there.
Regions, spaces and dice are numbered from 1, cards and tiles go by their ids, Goods, tracks and routes by their names.
"""

from __future__ import annotations

from typing import cast

from labrys.engine.option import check_all
from labrys.titles.minos.constants import AREA, DECK, DISCARDS, GONE, HAND, HELD, NONE, OFFER, PALACE
from labrys.titles.minos.content import AGE_CARDS, DEEDS, GOODS, MOST_REGIONS, MOST_SPACES, SOURCES, TRACKS
from labrys.titles.minos.content import TRADES as N_TRADES
from labrys.titles.minos.effects.interpreter import start
from labrys.titles.minos.frames import BATTLES, DRAFT, FINISH, GROUP, INCOME, RETRIEVE, REVEAL, SCORING, TURNS
from labrys.titles.minos.state import Minos
from tests.minos.box import (
    ABILITIES,
    ARGUMENTS,
    CARDS,
    FOUNDATIONS,
    MINOS,
    ROUTES,
    SEA,
    TRADES,
    VASES,
)


class Table:
    """A position and the hands that change it."""

    def __init__(self, seats: int, **options: object) -> None:
        self.s = s = cast(Minos, MINOS.blank(seats, check_all(MINOS.options, options)))
        s.clear()
        s.round = 1
        s.fill_stock([5] * 6)
        s.fill_pile([4] * 6)
        s.fill_spare([9] * 6)
        s.fill_reserves([3] * seats)
        s.fill_supply([6] * seats)
        s.fill_routes([0, 1, 2])
        s.fill_vase([VASES.index(vase) for vase in ("V04", "V08", "V10")])
        s.fill_ability([ABILITIES.index("SA4")] * seats)
        starts = {2: (1, 3), 4: (2, 5, 8, 11)}[seats]
        for seat, region in enumerate(starts):
            s.set_city(region - 1, seat)
            s.set_warriors(seat, region - 1, 1)
        tiles = [region for region in range(1, s.tables.regions + 1) if region not in starts]
        for number, region in enumerate(tiles):
            self.foundation(region, f"CF{number + 1:02}")
            self.sea(region, SEA[number], SEA[10 + number])
        for tile in range(2 * N_TRADES):
            s.set_trade(tile, tile % N_TRADES // 5)
        s.chance = 12345
        s.recall()

    # ---- laying out

    def foundation(self, region: int, tile: str) -> None:
        at = FOUNDATIONS.index(tile)
        if at in self.s.all_foundation():
            self.s.set_foundation(self.s.all_foundation().index(at), self.s.foundation(region - 1))
        self.s.set_foundation(region - 1, at)

    def sea(self, region: int, top: str | None, below: str | None) -> None:
        s = self.s
        for field, fill, tile in (
            (s.all_sea_top(), s.fill_sea_top, top),
            (s.all_sea_below(), s.fill_sea_below, below),
        ):
            if tile is not None and SEA.index(tile) in field:
                field[field.index(SEA.index(tile))] = field[region - 1]
            field[region - 1] = NONE if tile is None else SEA.index(tile)
            fill(field)

    def vase(self, *ids: str) -> None:
        """These Vases are in play, the rest of the three as before."""
        rest = [vase for vase in self.s.all_vase() if VASES[vase] not in ids]
        self.s.fill_vase(([VASES.index(vase) for vase in ids] + rest)[:3])

    def seat(
        self,
        seat: int,
        *,
        coins: int | None = None,
        weapons: int | None = None,
        vp: int | None = None,
        goods: dict[str, int] | None = None,
        temps: dict[str, int] | None = None,
        tracks: tuple[int, int, int] | None = None,
        income: int | None = None,
        ability: tuple[str, int] | None = None,
        hand: str = "",
        area: str = "",
        palace: str = "",
        cities: tuple[int, ...] = (),
        towers: tuple[int, ...] = (),
        farms: tuple[int, ...] = (),
        warriors: dict[int, int] | None = None,
        reserves: int | None = None,
        supply: int | None = None,
        ships: dict[str, int] | None = None,
        trades: str = "",
    ) -> None:
        """What a player has. Cities come besides the first one; the list of Warriors is all that are on the map."""
        s = self.s
        for setter, value in (
            (s.set_coins, coins),
            (s.set_weapons, weapons),
            (s.set_income, income),
            (s.set_reserves, reserves),
        ):
            if value is not None:
                setter(seat, value)
        if vp is not None:
            s.set_vp(seat, vp)
            s.set_source(seat, 0, vp)
        for name, number in (goods or {}).items():
            good = GOODS.index(name)
            taken = min(number, s.stock(good))
            s.add_stock(good, -taken)
            s.add_pile(good, -(number - taken))
            s.set_goods(seat, good, number)
        for name, number in (temps or {}).items():
            s.add_spare(GOODS.index(name), -number)
            s.set_temps(seat, GOODS.index(name), number)
        if tracks is not None:
            for track, steps in enumerate(tracks):
                s.set_track(seat, track, steps)
            s.set_level(seat, s.tables.level[tracks[1]])
        if ability is not None:
            s.set_ability(seat, ABILITIES.index(ability[0]))
            s.set_level(seat, ability[1])
        for ids, place in ((hand, HAND), (area, AREA), (palace, PALACE)):
            for card in ids.split():
                s.set_card(CARDS.index(card), place + seat)
        for pieces, build in ((cities, s.set_city), (towers, s.set_tower), (farms, s.set_farm)):
            for region in pieces:
                build(region - 1, seat)
        if warriors is not None:
            for region in range(MOST_REGIONS):
                s.set_warriors(seat, region, warriors.get(region + 1, 0))
            s.set_supply(seat, 10 - sum(warriors.values()) - s.reserves(seat))
        if supply is not None:
            s.set_supply(seat, supply)
        for route, space in (ships or {}).items():
            s.set_ship(seat, ROUTES.index(route) % 3, space)
        for tile in trades.split():
            s.set_trade(TRADES.index(tile), HELD + seat)
        s.recall()

    def offer(self, ids: str) -> None:
        """Exactly these cards lie in the offer."""
        for card in self.s.all_offer():
            self.s.set_card(card, DECK)
        self.s.fill_offer([CARDS.index(card) for card in ids.split()])
        for card in self.s.all_offer():
            self.s.set_card(card, OFFER)
        self.s.recall()

    def only_in_deck(self, ids: str, age: int = 1) -> None:
        """Exactly these cards of an Age lie in its deck; the others of the deck are out of the game."""
        wanted = [CARDS.index(card) for card in ids.split()]
        for card in range((age - 1) * AGE_CARDS, age * AGE_CARDS):
            if card in wanted or self.s.card(card) == DECK:
                self.s.set_card(card, DECK if card in wanted else GONE)
        self.s.recall()

    def discards(self, ids: str) -> None:
        for card in ids.split():
            self.s.set_card(CARDS.index(card), DISCARDS)
        self.s.recall()

    def next_good(self, name: str) -> None:
        """The random pile is rigged: it holds this Good alone."""
        self.s.fill_pile([4 if good == name else 0 for good in GOODS])

    # ---- putting the flow somewhere

    def turn(self, seat: int, deed: str, space: int = 1, value: int = 6) -> None:
        """A turn has just begun: the seat has retrieved its die. Another seat will have to choose a die next."""
        s = self.s
        s.end_all()
        s.fill_row([NONE] * (5 * MOST_SPACES))
        s.fill_die_seat([NONE] * s.count_die())
        s.fill_die([6] * s.count_die())
        s.set_row(DEEDS.index(deed) * MOST_SPACES + space - 1, 0)
        s.set_die(0, value)
        s.set_die_seat(0, seat)
        other = (seat + 1) % s.seats
        turns = (other - s.first) % s.seats + s.seats
        for number, at in enumerate(at for at in range(0, 5 * MOST_SPACES, MOST_SPACES) if s.row(at) == NONE):
            s.set_row(at, number + 1)
            s.set_die_seat(number + 1, other)
        s.push(TURNS, s.first, turns)
        s.push(RETRIEVE, seat)
        s.settle()

    def again(self, seat: int, deed: str, space: int = 1, value: int = 6) -> None:
        """The seat's next turn."""
        self.turn(seat, deed, space, value)

    def groups(self, dice: dict[int, str]) -> None:
        """The Progress step begins; each seat's dice like ``"r6 r3 b4 g6"``; the first seat's turn comes after it."""
        s = self.s
        s.end_all()
        s.fill_die([0] * s.count_die())
        s.fill_die_seat([NONE] * s.count_die())
        for seat, text in dice.items():
            for name in text.split():
                colour = "rybg".index(name[0])
                die = next(d for d, c in enumerate(s.tables.colour) if c == colour and s.die_seat(d) == NONE)
                s.set_die(die, int(name[1:]))
                s.set_die_seat(die, seat)
        s.fill_row([NONE] * (5 * MOST_SPACES))
        for at, die in enumerate(die for die in range(s.count_die()) if s.die_seat(die) != NONE):
            s.set_row(at, die)
        s.push(REVEAL, s.first)
        for turn in reversed(range(s.seats)):
            s.push(GROUP, s.order(turn))
        s.settle()

    def draft(self, dice: str) -> None:
        """A draft begins with these dice in the pool."""
        s = self.s
        s.fill_die([0] * s.count_die())
        s.fill_die_seat([0] * s.count_die())
        for name in dice.split():
            colour = "rybg".index(name[0])
            die = next(d for d, c in enumerate(s.tables.colour) if c == colour and s.die(d) == 0)
            s.set_die(die, int(name[1:]))
            s.set_die_seat(die, NONE)
        s.end_all()
        s.push(DRAFT, s.first, 0)
        s.settle()

    def income(self) -> None:
        """The Income step begins."""
        self.s.end_all()
        self.s.push(INCOME, self.s.first, 0)
        self.s.settle()

    def scoring(self) -> None:
        """Clean-up is over, the scoring of this round begins."""
        self.s.end_all()
        self.s.push(SCORING, self.s.first)
        self.s.settle()

    def battles(self) -> None:
        """The last battles begin."""
        self.s.end_all()
        self.s.push(FINISH, self.s.first)
        self.s.push(BATTLES, self.s.first)
        self.s.settle()

    def effect(self, seat: int, text: str, source: str = "card") -> None:
        """Resolve an effect written in the language."""
        start(self.s, seat, self.s.tables.programs.add(text, SOURCES.index(source)))
        self.s.legal = None
        self.s.settle()

    # ---- acting and asking

    def action(self, text: str) -> int:
        verb, *args = text.split()
        if verb in ("ship", "sail", "route"):
            return MINOS.encode(verb, ROUTES.index(args[0]) % 3)
        if verb == "pay" and not args:
            return MINOS.encode("pay", 0)
        kinds = ARGUMENTS.get(verb, ())
        return MINOS.encode(verb, *(kind(arg) for kind, arg in zip(kinds, args, strict=True)))

    def do(self, *texts: str) -> None:
        for text in texts:
            self.s.act(self.action(text))

    def may(self, text: str) -> bool:
        return self.action(text) in self.s.actions()

    def verbs(self) -> list[str]:
        """The verbs on offer, each once, in order."""
        return list(dict.fromkeys(str(MINOS.decode(action)[0]) for action in self.s.actions()))

    # ---- looking

    def ids(self, place: int, seat: int) -> list[str]:
        return [CARDS[card] for card in self.s.cards_at(place + seat)]

    def hand(self, seat: int) -> list[str]:
        return self.ids(HAND, seat)

    def area(self, seat: int) -> list[str]:
        return self.ids(AREA, seat)

    def palace(self, seat: int) -> list[str]:
        return self.ids(PALACE, seat)

    def tracks(self, seat: int) -> tuple[int, ...]:
        return tuple(self.s.track(seat, track) for track in range(len(TRACKS)))

    def warriors(self, seat: int) -> dict[int, int]:
        numbers = {region + 1: self.s.warriors(seat, region) for region in range(MOST_REGIONS)}
        return {region: n for region, n in numbers.items() if n}

    def goods(self, seat: int) -> dict[str, int]:
        return {name: self.s.goods(seat, good) for good, name in enumerate(GOODS) if self.s.goods(seat, good)}

    def temps(self, seat: int) -> dict[str, int]:
        return {name: self.s.temps(seat, good) for good, name in enumerate(GOODS) if self.s.temps(seat, good)}

    def ship(self, seat: int, route: str) -> int:
        return self.s.ship(seat, ROUTES.index(route) % 3)

    def row(self, deed: str) -> list[tuple[int, int]]:
        """Seat and value of the dice in a row, space by space; (-1, 0) is an empty space."""
        first = DEEDS.index(deed) * MOST_SPACES
        dice = self.s.all_row()[first : first + self.s.tables.spaces]
        return [(-1, 0) if die == NONE else (self.s.die_seat(die), self.s.die(die)) for die in dice]

    def trades(self, seat: int) -> list[str]:
        return [TRADES[tile] for tile, at in enumerate(self.s.all_trade()) if at == HELD + seat]

    def trades_at(self, route: int) -> list[str]:
        """The red Trade Bonus tiles beside a route."""
        return [TRADES[tile] for tile in range(N_TRADES, 2 * N_TRADES) if self.s.trade(tile) == route]


def four(**options: object) -> Table:
    """P4: Green, Beige, Purple, Navy at 2, 5, 8, 11; Green first; round 1."""
    return Table(4, **options)


def two(**options: object) -> Table:
    """P2: Green at 1, Purple (seat 1) at 3; Green first; round 1."""
    return Table(2, **options)
