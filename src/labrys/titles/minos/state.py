"""What lies on the table: boards, pieces, cards, dice; and what each seat may see of them.

Lists by seat hold one number for each seat; lists by seat and thing are laid end to end, ``seat * things + thing``.
Where one person plays alone, the automaton's side follows as if it had a seat: sides are then two, seats are one.
Decks have no order: a card is drawn by lot from those that lie in the deck, so that no hidden order could leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from labrys.engine.chance import Rng
from labrys.engine.decision import KIND_MASK, Decision
from labrys.engine.option import Setting
from labrys.engine.state import State
from labrys.titles.minos.actions import END, STOP
from labrys.titles.minos.census import census
from labrys.titles.minos.content import CARDS, MOST_REGIONS, MOST_SPACES, ROUTES, SEA_PEOPLES, SOURCES, TRADES
from labrys.titles.minos.evaluate import worth, worths
from labrys.titles.minos.places import BOX, DECK, GOODS, HAND, HELD, N_SOURCES, NOBODY, NONE, PLACES
from labrys.titles.minos.rules.asked import hidden_reason
from labrys.titles.minos.scoring import standing
from labrys.titles.minos.styles import STYLES
from labrys.titles.minos.tables import Tables
from labrys.titles.minos.view import redeal, view
from labrys.titles.minos.view_types import MinosView

if TYPE_CHECKING:
    from labrys.engine.game import Game


def bits(told: list[bool]) -> int:
    """The numbers of those that are told to be so, as bits."""
    found = 0
    for at, so in enumerate(told):
        if so:
            found |= 1 << at
    return found


class Minos(State):
    """A position of Minos."""

    __slots__ = (
        "ability", "active", "age2_drawn", "begun", "benefits", "bonus", "bundles", "camps", "card", "cards", "city",
        "coins", "deed", "die",
        "die_seat", "extras", "farm", "first", "foundation", "goods", "home", "income", "lasting", "leaning", "level",
        "offer", "open_card", "pending", "pile", "plan", "points", "reserved", "reserves", "round", "routes", "row",
        "sea_below", "sea_top", "ship", "shown_abilities", "shown_starts", "sides", "source", "spare", "spot", "start",
        "stock", "supply", "swapped", "tables", "temps", "tiles", "tower", "track", "trade", "traits", "trophy", "value",
        "vase", "vase_base", "vase_by", "vase_taken", "vp", "warriors", "weapons", "wild_deed",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "round", "first", "active", "coins", "weapons", "vp", "source", "start", "ability", "level",
        "income", "track", "goods", "temps", "stock", "pile", "spare", "warriors", "reserves", "supply", "city",
        "tower", "farm", "foundation", "sea_top", "sea_below", "trophy", "routes", "ship", "trade", "card",
        "open_card", "offer", "shown_starts", "shown_abilities", "vase", "vase_taken", "vase_base", "vase_by",
        "bonus", "die", "die_seat", "row", "plan", "pending", "reserved", "lasting", "deed", "spot", "value",
        "points", "wild_deed", "benefits", "traits", "extras", "begun", "age2_drawn", "swapped",
    )  # fmt: skip

    round: int
    first: int  # who has the First Player marker
    active: int  # whose turn it is, or -1 between turns
    coins: list[int]
    weapons: list[int]
    vp: list[int]
    source: list[int]  # by seat and source: where the points came from
    start: list[int]  # Starting card
    ability: list[int]  # Special Ability tile
    level: list[int]  # of the Ability marker, 1 to 3
    income: list[int]  # position of the Income marker
    track: list[int]  # by seat and track
    goods: list[int]  # by seat and good
    temps: list[int]  # by seat and good
    stock: list[int]  # face-up Goods
    pile: list[int]  # face-down Goods, by type
    spare: list[int]  # Temporary Goods in the supply
    warriors: list[int]  # by seat and region
    reserves: list[int]
    supply: list[int]
    city: list[int]  # by region: the owner
    tower: list[int]
    farm: list[int]
    foundation: list[int]  # by region: the tile
    sea_top: list[int]  # by region: the Level I tile
    sea_below: list[int]  # by region: the Level II tile
    trophy: list[int]  # by Sea Peoples tile: who defeated it
    routes: list[int]  # by route: which side lies up, as an index into the content's routes
    ship: list[int]  # by seat and route: the space, or 0
    trade: list[int]  # by Trade Bonus tile: where it lies
    card: list[int]  # by card: where it lies
    open_card: list[int]  # by card: 1 while everybody knows whose hand it is in
    offer: list[int]  # the cards face up, from the deck outwards
    shown_starts: list[int]  # Starting cards still to choose from
    shown_abilities: list[int]
    vase: list[int]  # the three Vases in play
    vase_taken: list[int]  # covered slots
    vase_base: list[int]  # slots that were covered when a simultaneous step began, or -1
    vase_by: list[int]  # bits of the seats that have claimed it
    bonus: int  # the Action Bonus tile
    die: list[int]  # by die: its value, or 0
    die_seat: list[int]
    row: list[int]  # by action and space: the die
    plan: list[int]  # by seat: 1 + the grouping chosen, hidden until all have chosen
    pending: list[int]  # by seat and track: steps still to take
    reserved: list[int]  # by seat: 1 + a building claimed against another (E03)
    lasting: list[int]  # seat and term of each vp-scoring and vp-end
    deed: int  # the action of this turn
    spot: int  # its space
    value: int  # of the die
    points: int  # action points left
    wild_deed: int  # what a Wild action is used for, or -1
    benefits: int  # bits of the space's benefits still to take
    traits: list[int]  # cards whose Royal Trait is still to take
    extras: int  # bits of the extra actions used
    begun: int  # 1 once a part of the space was used
    age2_drawn: int
    swapped: int  # direction of the exchange just made

    # beside the fields
    cards: list[list[int]]  # by place, the cards that lie there, by number; copies share the lists, so none is changed
    camps: list[int]  # by side, the bits of the regions in which it has a Warrior
    tiles: list[int]  # by side, the bits of the Trade Bonus tiles that it holds
    bundles: list[int]  # by side, the bits of the Goods of which it has enough Temporary ones for a lasting one
    leaning: list[int]  # in a bot's dreams, by seat: the style that it favours, or -1; empty for none
    sides: int  # seats, and the automaton
    home: int  # the automaton's home region, whose Good is covered; -1 without an automaton

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Setting],
        flow: tuple[Decision[Any], ...],
        tables: Tables,
    ) -> None:
        super().__init__(game, seats, options, flow)
        self.tables = tables
        self.sides = max(seats, 2)
        self.home = NONE

    def clear(self) -> None:
        super().clear()
        seats = self.sides
        for name in ("round", "first", "bonus", "deed", "spot", "value", "points", "benefits", "extras", "begun"):
            setattr(self, name, 0)
        self.age2_drawn = 0
        self.swapped = 0
        self.active = NOBODY
        self.wild_deed = NONE
        for name in ("coins", "weapons", "vp", "income", "reserves", "supply", "plan", "reserved"):
            setattr(self, name, [0] * seats)
        self.level = [1] * seats
        self.start = [NONE] * seats
        self.ability = [NONE] * seats
        self.source = [0] * (seats * N_SOURCES)
        self.track = [0] * (seats * 3)
        self.pending = [0] * (seats * 3)
        self.goods = [0] * (seats * GOODS)
        self.temps = [0] * (seats * GOODS)
        self.stock = [0] * GOODS
        self.pile = [0] * GOODS
        self.spare = [0] * GOODS
        self.warriors = [0] * (seats * MOST_REGIONS)
        for name in ("city", "tower", "farm", "foundation", "sea_top", "sea_below"):
            setattr(self, name, [NOBODY] * MOST_REGIONS)
        self.trophy = [NOBODY] * (2 * SEA_PEOPLES)
        self.routes = [0, 1, 2]
        self.ship = [0] * (seats * ROUTES)
        self.trade = [BOX] * (2 * TRADES)
        self.card = [DECK] * CARDS
        self.open_card = [0] * CARDS
        self.cards = [[] for _ in range(PLACES)]
        self.camps = [0] * seats
        self.tiles = [0] * seats
        self.bundles = [0] * seats
        self.leaning = []
        for name in ("offer", "shown_starts", "shown_abilities", "traits", "lasting"):
            setattr(self, name, [])
        self.vase = [0, 0, 0]
        self.vase_taken = [0, 0, 0]
        self.vase_base = [NONE, NONE, NONE]
        self.vase_by = [0, 0, 0]
        self.die = [0] * len(self.tables.colour)
        self.die_seat = [NOBODY] * len(self.tables.colour)
        self.row = [NONE] * (5 * MOST_SPACES)

    def copy(self) -> Minos:
        other = Minos(self.game, self.seats, self.options, self.flow, self.tables)
        self.hand_on(other)
        return other

    def hand_on(self, other: Minos) -> None:
        """Fill a fresh copy with what every position of Minos has."""
        self.share(other)
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.coins = self.coins[:]
        other.weapons = self.weapons[:]
        other.vp = self.vp[:]
        other.source = self.source[:]
        other.start = self.start[:]
        other.ability = self.ability[:]
        other.level = self.level[:]
        other.income = self.income[:]
        other.track = self.track[:]
        other.goods = self.goods[:]
        other.temps = self.temps[:]
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.spare = self.spare[:]
        other.warriors = self.warriors[:]
        other.reserves = self.reserves[:]
        other.supply = self.supply[:]
        other.city = self.city[:]
        other.tower = self.tower[:]
        other.farm = self.farm[:]
        other.foundation = self.foundation[:]
        other.sea_top = self.sea_top[:]
        other.sea_below = self.sea_below[:]
        other.trophy = self.trophy[:]
        other.routes = self.routes[:]
        other.ship = self.ship[:]
        other.trade = self.trade[:]
        other.card = self.card[:]
        other.open_card = self.open_card[:]
        other.cards = self.cards[:]
        other.camps = self.camps[:]
        other.tiles = self.tiles[:]
        other.bundles = self.bundles[:]
        other.leaning = self.leaning[:]
        other.offer = self.offer[:]
        other.shown_starts = self.shown_starts[:]
        other.shown_abilities = self.shown_abilities[:]
        other.vase = self.vase[:]
        other.vase_taken = self.vase_taken[:]
        other.vase_base = self.vase_base[:]
        other.vase_by = self.vase_by[:]
        other.bonus = self.bonus
        other.die = self.die[:]
        other.die_seat = self.die_seat[:]
        other.row = self.row[:]
        other.plan = self.plan[:]
        other.pending = self.pending[:]
        other.reserved = self.reserved[:]
        other.lasting = self.lasting[:]
        other.deed = self.deed
        other.spot = self.spot
        other.value = self.value
        other.points = self.points
        other.wild_deed = self.wild_deed
        other.benefits = self.benefits
        other.traits = self.traits[:]
        other.extras = self.extras
        other.begun = self.begun
        other.age2_drawn = self.age2_drawn
        other.swapped = self.swapped

    def recall(self) -> None:
        self.sort_cards()
        enough = self.tables.temps_for_good
        for side in range(self.sides):
            warriors = self.warriors[side * MOST_REGIONS : (side + 1) * MOST_REGIONS]
            temps = self.temps[side * GOODS : (side + 1) * GOODS]
            self.camps[side] = bits([number > 0 for number in warriors])
            self.tiles[side] = bits([place == HELD + side for place in self.trade])
            self.bundles[side] = bits([number >= enough for number in temps])

    def sort_cards(self) -> None:
        """Which cards lie where, after many have changed their place at once."""
        self.cards = [[] for _ in range(PLACES)]
        for card, place in enumerate(self.card):
            self.cards[place].append(card)

    def put(self, card: int, place: int) -> None:
        """A card changes its place."""
        left = self.card[card]
        rest = self.cards[left][:]
        rest.remove(card)
        self.cards[left] = rest
        joined = [*self.cards[place], card]
        joined.sort()
        self.cards[place] = joined
        self.card[card] = place

    def settle(self) -> None:
        """Run what runs by itself, and take what is the only thing to take, until somebody has a choice."""
        stack = self.stack
        flow = self.flow
        while stack:
            top = flow[stack[-1] & KIND_MASK]
            if top.asks:
                legal = top.choices(self)
                if len(legal) > 1 or ((legal[0] == STOP or legal[0] == END) and hidden_reason(self)):
                    self.legal = legal
                    return
                top.choose(self, legal[0])
            else:
                top.run(self)

    # ---- questions that rules and bots ask

    def cards_at(self, place: int) -> list[int]:
        """The cards that lie in a place, by number: a list of one's own."""
        return self.cards[place][:]

    def hand_size(self, seat: int) -> int:
        return len(self.cards[HAND + seat])

    def warriors_on_map(self, seat: int) -> int:
        return sum(self.warriors[seat * MOST_REGIONS : (seat + 1) * MOST_REGIONS])

    def presence(self, seat: int) -> int:
        """In how many regions the seat has a Warrior; dominated ones count too."""
        return self.camps[seat].bit_count()

    def dominates(self, seat: int, region: int) -> bool:
        """Alone with the most Warriors there (A27)."""
        warriors = self.warriors
        own = warriors[seat * MOST_REGIONS + region]
        if not own:
            return False
        for other in range(self.sides):
            if other != seat and warriors[other * MOST_REGIONS + region] >= own:
                return False
        return True

    def dominance(self, seat: int) -> int:
        """How many regions the seat dominates."""
        return sum([1 for region in self.tables.regions_of[self.camps[seat]] if self.dominates(seat, region)])

    def ships(self, seat: int) -> int:
        return ROUTES - self.ship[seat * ROUTES : (seat + 1) * ROUTES].count(0)

    def route_spaces(self, seat: int) -> int:
        """Route spaces that the seat's Ships have reached."""
        return sum(self.ship[seat * ROUTES : (seat + 1) * ROUTES])

    def order(self, turn: int) -> int:
        """The side that is ``turn`` places after the First Player."""
        return (self.first + turn) % self.sides

    def active_age(self) -> int:
        """Which deck is the active one: 0 for Age I, 1 for Age II."""
        return 1 if self.round >= self.tables.age2_from else 0

    def has_ability(self, seat: int, kind: int) -> bool:
        tile = self.ability[seat]
        return tile >= 0 and self.tables.ability_kind[tile] == kind

    # ---- what may be known

    def view(self, seat: int | None) -> MinosView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

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
        if self.stack:
            return ""
        return "winner" if self.ranking().count(1) == 1 else "shared"

    def census(self) -> dict[str, int]:
        return census(self)

    def evaluate(self, seat: int) -> float:
        return worth(self, seat)

    def prospects(self) -> list[float]:
        return worths(self)

    def favour(self, seat: int, style: str) -> None:
        self.leaning = [STYLES.index(style) if other == seat else NONE for other in range(self.seats)]
