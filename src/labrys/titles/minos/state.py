"""The state of Minos: boards, pieces, cards, dice, and the questions that rules ask of them.

Where one person plays alone, the automaton's side follows as if it had a seat: sides are then two, seats are one.
Decks have no order: a card is drawn by lot from those that lie in the deck, so that no hidden order could leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.chance import Rng
from labrys.engine.decision import Flow
from labrys.engine.menu import Menu
from labrys.engine.native import append, i64, vec
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.engine.sets import adding, has, size_of
from labrys.engine.sight import Slate
from labrys.engine.state import LISTED
from labrys.titles.minos.actions import END, STOP
from labrys.titles.minos.bots.styles import STYLES
from labrys.titles.minos.census import census
from labrys.titles.minos.clues import note_clues
from labrys.titles.minos.constants import HAND, HELD, N_GOODS, N_TRACKS, NOBODY, NONE, PLACES
from labrys.titles.minos.content import CARDS, MOST_REGIONS, ROUTES, SEA_PEOPLES, SOURCES, TRADES
from labrys.titles.minos.effects.gains import age_of
from labrys.titles.minos.evaluate import answered, worth, worths
from labrys.titles.minos.fields import LAYOUT
from labrys.titles.minos.observation import note_more
from labrys.titles.minos.packed import PackedMinos
from labrys.titles.minos.rules.helpers import hidden_reason
from labrys.titles.minos.scoring import standing
from labrys.titles.minos.tables import Tables
from labrys.titles.minos.view import redeal, view
from labrys.titles.minos.view_types import MinosView

if TYPE_CHECKING:
    from labrys.engine.game import Game

PACKING: Final = Packing(LAYOUT)


class Minos(PackedMinos):
    """A position of Minos."""

    leaning: tuple[int, ...]  # in a bot's dreams, by seat: the style that it favours, or NONE; empty for none

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Setting],
        flow: Flow,
        tables: Tables,
        packing: Packing = PACKING,
    ) -> None:
        # Once more what `State` fills: the compiler then knows that it is there (decision 19).
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        super().__init__(game, seats, options, flow, packing, max(seats, 2))
        self.tables = tables
        self.listed = Menu()
        self.leaning = ()

    def copy(self) -> Minos:
        other = Minos(self.game, self.seats, self.options, self.flow, self.tables)
        self.share(other)
        other.leaning = self.leaning
        return other

    def clear(self) -> None:
        super().clear()
        for route in range(ROUTES):
            self.set_routes(route, route)
        self.fill_die([0] * len(self.tables.colour))
        self.fill_die_seat([NOBODY] * len(self.tables.colour))

    def lay_out(self) -> None:
        """All that lies on the table before anything is drawn; it is the same each time, so it is copied."""
        tables = self.tables
        if len(tables.laid_small) == 0:
            content = tables.content
            self.clear()
            for good in range(N_GOODS):
                self.set_stock(good, content.face_up)
                self.set_pile(good, content.tiles_each - content.face_up)
                self.set_spare(good, content.temps_each)
            for side in range(self.sides):
                self.set_supply(side, content.warriors)
            self.recall()
            tables.laid_small = self.small
            tables.laid_wide = self.wide
        self.small = tables.laid_small[:]
        self.wide = tables.laid_wide[:]
        self.frames_at = PACKING.frames_at(self.sides)
        self.seen = 0
        self.end_all()

    def recall(self) -> None:
        """Rebuild the sets and the rings of cards from what lies on the table."""
        self.sort_cards()
        enough: i64 = self.tables.temps_for_good
        for side in range(self.sides):
            camps: i64 = 0
            for region in range(MOST_REGIONS):
                if self.warriors(side, region) > 0:
                    camps = adding(camps, region)
            self.set_camps(side, camps)
            tiles: i64 = 0
            for tile in range(2 * TRADES):
                if self.trade(tile) == HELD + side:
                    tiles = adding(tiles, tile)
            self.set_tiles(side, tiles)
            bundles: i64 = 0
            for good in range(N_GOODS):
                if self.temps(side, good) >= enough:
                    bundles = adding(bundles, good)
            self.set_bundles(side, bundles)

    # ---- cards in their places

    def sort_cards(self) -> None:
        """Which cards lie where, after many have changed their place at once."""
        last = vec[i64](capacity=PLACES)  # by place: the card before the next one
        for place in range(PLACES):
            last = append(last, CARDS + place)
            self.set_number_at(place, 0, 0)
            self.set_number_at(place, 1, 0)
        for card in range(CARDS):
            lies: i64 = self.card(card)
            self.set_after(last[lies], card)
            self.set_before(card, last[lies])
            last[lies] = card
            self.add_number_at(lies, age_of(card), 1)
        for place in range(PLACES):
            self.set_after(last[place], CARDS + place)
            self.set_before(CARDS + place, last[place])

    def link(self, card: i64, follower: i64) -> None:
        """Put a card into a ring before another one."""
        last: i64 = self.before(follower)
        self.set_after(last, card)
        self.set_before(card, last)
        self.set_after(card, follower)
        self.set_before(follower, card)

    def put(self, card: i64, place: i64) -> None:
        """A card changes its place; those that lie in one place stay in the order of their numbers."""
        last: i64 = self.before(card)
        follower: i64 = self.after(card)
        self.set_after(last, follower)
        self.set_before(follower, last)
        age = age_of(card)
        self.add_number_at(self.card(card), age, -1)
        self.add_number_at(place, age, 1)
        follower = CARDS + place
        last = self.before(follower)
        while card < last < CARDS:
            follower = last
            last = self.before(follower)
        self.link(card, follower)
        self.set_card(card, place)

    def first_at(self, place: i64) -> i64:
        """The first card that lies in a place; CARDS or more if there is none. `after` leads on to the others."""
        return self.after(CARDS + place)

    def cards_at(self, place: i64) -> list[int]:
        """The cards that lie in a place, by number."""
        found: list[int] = []
        card: i64 = self.first_at(place)
        while card < CARDS:
            found.append(card)
            card = self.after(card)
        return found

    def list_cards(self, menu: Menu, verb: i64, place: i64) -> None:
        """Put the cards that lie in a place on a menu, by number; ``verb`` is what may be done with them."""
        card: i64 = self.first_at(place)
        while card < CARDS:
            menu.add(verb + card)
            card = self.after(card)

    def count_at(self, place: i64) -> i64:
        """How many cards lie in a place."""
        return self.number_at(place, 0) + self.number_at(place, 1)

    def hand_size(self, seat: i64) -> i64:
        return self.count_at(HAND + seat)

    def leave_offer(self, card: i64) -> None:
        """A card is taken from the cards face up."""
        at: i64 = 0
        while self.offer(at) != card:
            at += 1
        self.pop_offer(at)

    def clear_traits(self) -> None:
        while self.count_traits():
            self.pop_traits(self.count_traits() - 1)

    # ---- the flow

    def settle(self) -> None:
        """Run what runs by itself, and take what is the only thing to take, until somebody has a choice."""
        flow = self.flow
        menu = self.listed
        while self.depth:
            kind: i64 = self.kind
            if has(flow.asking, kind):
                decision = flow.decisions[kind]
                menu.clear()
                decision.offer(self, menu)
                if menu.size > 1:
                    self.legal = LISTED
                    return
                only = menu.item(0)
                if (only == STOP or only == END) and hidden_reason(self):
                    self.legal = LISTED
                    return
                decision.choose(self, only)
            else:
                flow.frames[kind].run(self)

    def answers(self) -> Menu:
        """The legal actions on the state's own menu, for bots that look at few of them."""
        menu = self.listed
        if self.legal is not LISTED:
            menu.clear()
            self.flow.decisions[self.kind].offer(self, menu)
            self.legal = LISTED
        return menu

    # ---- questions that rules and bots ask

    def cities(self, side: i64) -> i64:
        found: i64 = 0
        for region in range(self.tables.regions):
            if self.city(region) == side:
                found += 1
        return found

    def towers(self, side: i64) -> i64:
        found: i64 = 0
        for region in range(self.tables.regions):
            if self.tower(region) == side:
                found += 1
        return found

    def farms(self, side: i64) -> i64:
        found: i64 = 0
        for region in range(self.tables.regions):
            if self.farm(region) == side:
                found += 1
        return found

    def trophies(self, side: i64) -> i64:
        """Sea Peoples that the side has defeated."""
        found: i64 = 0
        for tile in range(2 * SEA_PEOPLES):
            if self.trophy(tile) == side:
                found += 1
        return found

    def warriors_on_map(self, side: i64) -> i64:
        found: i64 = 0
        for region in range(MOST_REGIONS):
            found += self.warriors(side, region)
        return found

    def all_temps_of(self, seat: i64) -> i64:
        """How many Temporary Goods the seat has."""
        found: i64 = 0
        for good in range(N_GOODS):
            found += self.temps(seat, good)
        return found

    def presence(self, side: i64) -> i64:
        """In how many regions the side has a Warrior; dominated ones count too."""
        return size_of(self.camps(side))

    def dominates(self, side: i64, region: i64) -> bool:
        """Alone with the most Warriors there (A27)."""
        own: i64 = self.warriors(side, region)
        if not own:
            return False
        for other in range(self.sides):
            if other != side and self.warriors(other, region) >= own:
                return False
        return True

    def dominance(self, side: i64) -> i64:
        """How many regions the side dominates."""
        found: i64 = 0
        for region in range(self.tables.regions):
            if self.dominates(side, region):
                found += 1
        return found

    def lowest(self, side: i64) -> i64:
        """The space of the lowest Progress marker."""
        least: i64 = self.track(side, 0)
        for track in range(1, N_TRACKS):
            at: i64 = self.track(side, track)
            if at < least:
                least = at
        return least

    def ships(self, side: i64) -> i64:
        """Ships that are on a route."""
        found: i64 = 0
        for route in range(ROUTES):
            if self.ship(side, route):
                found += 1
        return found

    def route_spaces(self, side: i64) -> i64:
        """Route spaces that the side's Ships have reached."""
        found: i64 = 0
        for route in range(ROUTES):
            found += self.ship(side, route)
        return found

    def order(self, turn: i64) -> i64:
        """The side that is ``turn`` places after the First Player."""
        return (self.first + turn) % self.sides

    def active_age(self) -> i64:
        """Which deck is the active one: 0 for Age I, 1 for Age II."""
        return 1 if self.round >= self.tables.age2_from else 0

    def has_ability(self, seat: i64, kind: i64) -> bool:
        tile: i64 = self.ability(seat)
        return tile >= 0 and self.tables.ability_kind[tile] == kind

    # ---- what may be known

    def view(self, seat: int | None) -> MinosView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def note_more(self, seat: i64, slate: Slate, at: i64) -> None:
        note_more(self, seat, slate, at)

    def note_clues(self, seat: i64, out: vec[i64]) -> None:
        note_clues(answered(self), seat, out)

    # ---- results

    def score_automaton(self) -> None:
        """Where one plays alone, the automaton scores after the person."""

    def scores(self) -> list[int]:
        return [sum(standing(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """The most points win; equals share the place."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def breakdown(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, standing(self, seat), strict=True)) for seat in range(self.seats)]

    @property
    def ending(self) -> str:
        if self.depth:
            return ""
        return "winner" if self.ranking().count(1) == 1 else "shared"

    def census(self) -> dict[str, int]:
        return census(self)

    def evaluate(self, seat: int) -> float:
        return worth(self, seat)

    def prospects(self) -> list[float]:
        return worths(self)

    def favour(self, seat: int, style: str) -> None:
        self.leaning = tuple([STYLES.index(style) if other == seat else NONE for other in range(self.seats)])
