"""What a view of Minos holds: an allow-list. Regions, cards, Goods, dice and tiles are named by their numbers in the content."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from labrys.engine.view import View


class AboutView(TypedDict):
    """The region or the route that a question is about; neither where the choices themselves name every place."""

    region: NotRequired[int]
    route: NotRequired[int]


class PlayerView(TypedDict):
    start: int | None  # the Starting card
    ability: int | None  # the Special Ability tile
    level: int  # of the Ability marker, 1 to 3
    coins: int
    weapons: int
    vp: int
    sources: list[int]  # where the points came from
    income: int  # position of the Income marker
    tracks: list[int]
    pending: list[int]  # by track: steps still to take
    goods: list[int]
    temps: list[int]  # Temporary Goods
    reserves: int  # Warriors
    supply: int
    tiles: list[int]  # Trade Bonus tiles
    hand: list[int] | None  # of the seat that looks
    hand_sizes: list[int]  # by Age
    known: list[int]  # cards in hand that came from the open offer
    area: list[int]  # cards played, in the player area
    palace: list[int]
    groups: int | None  # of the seat that looks: 1 + the grouping chosen, or 0
    claim: int  # 1 + a building claimed against another, or 0


class RegionView(TypedDict):
    city: int | None  # the owner
    tower: int | None
    farm: int | None
    foundation: int | None  # the tile
    sea: list[int | None]  # the Sea Peoples tiles of both levels
    warriors: list[int]  # by side


class RouteView(TypedDict):
    side: int  # which side lies up, by its number in the content
    ships: list[int]  # by side of the table: the space, or 0
    tiles: list[int]  # Trade Bonus tiles


class VaseView(TypedDict):
    vase: int
    taken: int  # covered slots
    base: int | None  # slots that were covered when a simultaneous step began
    by: list[bool]  # by seat: has claimed it


class DieView(TypedDict):
    colour: int
    value: int  # 0 before the roll
    seat: int | None


class TurnView(TypedDict):
    deed: int  # the action of this turn
    space: int
    value: int  # of the die
    points: int  # action points left
    wild_deed: int | None  # what a Wild action is used for
    benefits: int  # bits of the space's benefits still to take
    traits: list[int]  # cards whose Royal Trait is still to take
    extras: int  # bits of the extra actions used
    begun: int  # 1 once a part of the space was used
    age2_drawn: int
    swapped: int  # direction of the exchange just made


class RivalView(TypedDict):
    """What lies before Rhadamanthus, who plays against one person."""

    side: int
    home: int  # his home region
    vp: int
    score: int
    sources: list[int]
    population: int
    reserves: int
    cities: int  # still to build
    farms: int
    deck: list[int]  # by card: in the deck, drawn in this round, or spent
    card: int | None  # drawn last
    back: list[int]  # the actions on the back that lies on top of the deck
    wanted: list[int | None]  # by die: the action that a Wild die stands for
    markers: list[int]  # by Vase: how far his Objective marker is
    face_down: list[int]
    face_up: list[int]


class MinosView(View):
    game: Literal["minos"]
    about: AboutView
    round: int
    first: int  # who has the First Player marker
    active: int | None  # whose turn it is
    players: list[PlayerView]
    regions: list[RegionView]
    routes: list[RouteView]
    vases: list[VaseView]
    bonus: int  # the Action Bonus tile
    dice: list[DieView]
    rows: list[int | None]  # by action and space: the die
    turn: TurnView
    offer: list[int]  # the cards face up, from the deck outwards
    discards: list[int]
    gone: list[int]  # cards out of the game, face up
    deck_sizes: list[int]  # by Age
    buried: int  # cards out of the game, unseen
    stock: list[int]  # Goods face up
    pile: list[int]  # Goods face down, by type
    temps: list[int]  # Temporary Goods in the supply
    trophies: list[int | None]  # by Sea Peoples tile: who defeated it
    starts: list[int]  # Starting cards still to choose from
    abilities: list[int]
    lasting: list[int]  # promises of points, as they are noted
    scores: list[int]
    rival: NotRequired[RivalView]  # where one plays alone
