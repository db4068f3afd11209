"""The content of one seat count as flat tables that the rules look things up in."""

from __future__ import annotations

from labrys.engine.native import i16, i64, vec
from labrys.titles.minos.actions import MOVE, any_of, by_bits
from labrys.titles.minos.content import MOST_REGIONS, MOST_SPACES, Content
from labrys.titles.minos.effects.programs import Programs
from labrys.titles.minos.effects.values import program_values
from labrys.titles.minos.places import GOODS


def icon_bits(icons: tuple[int, ...]) -> int:
    """The Goods that lower the price of a card, as bits: the first of each Good, then the second."""
    found = 0
    for good in icons:
        found |= 1 << (good + GOODS if found >> good & 1 else good)
    return found


class Tables:
    """Everything that does not change during a game."""

    def __init__(self, content: Content, seats: int, all_dice: bool = False) -> None:
        crew = content.crews[max(seats, 2)]
        dice = content.crews[max(content.crews)].dice if all_dice else crew.dice
        board = content.board
        self.content = content
        self.laid_small: vec[i16] = vec[i16]()  # the rows of a table that is laid, once there was one
        self.laid_wide: vec[i64] = vec[i64]()
        self.programs: Programs = content.programs
        self.values: list[list[float]] = [program_values(content.programs, age) for age in (0, 1)]  # for bots
        # cards
        self.cost: list[int] = [card.cost for card in content.cards]
        self.vp: list[int] = [card.vp for card in content.cards]
        self.vase_spaces: tuple[int, ...] = content.vase_spaces
        self.least_vp: int = min(self.vp)
        self.icons: list[tuple[int, ...]] = [card.icons for card in content.cards]
        self.icon_bits: list[int] = [icon_bits(card.icons) for card in content.cards]
        self.instant: list[int] = [card.instant for card in content.cards]
        self.trait: list[int] = [card.trait for card in content.cards]
        self.trigger: list[int] = [card.trigger for card in content.cards]
        self.card_discount: int = content.card_discount
        self.surcharge: int = content.surcharge
        self.offer: int = content.offer
        # dice
        self.colour: list[int] = [colour for colour, number in enumerate(dice) for _ in range(number)]
        self.first_face: list[int] = [colour * 6 - 1 for colour in self.colour]  # and its value: one of 24 faces
        self.dice_each: int = crew.dice_each
        self.reroll: int = content.reroll
        self.group_total: int = content.group_total
        # action board, by action * MOST_SPACES + space
        self.spaces: int = crew.spaces
        self.points: list[int] = [0] * (5 * MOST_SPACES)
        self.benefits: list[tuple[int, ...]] = [()] * (5 * MOST_SPACES)
        self.choose: list[bool] = [False] * (5 * MOST_SPACES)
        self.age2_draw: list[bool] = [False] * (5 * MOST_SPACES)
        for deed, row in enumerate(crew.board):
            for at, space in enumerate(row):
                self.points[deed * MOST_SPACES + at] = space.points
                self.benefits[deed * MOST_SPACES + at] = space.benefits
                self.choose[deed * MOST_SPACES + at] = space.choose
                self.age2_draw[deed * MOST_SPACES + at] = space.age2_draw
        self.forfeit: int = content.forfeit
        # map
        self.regions: int = len(crew.map.regions)
        self.region_good: list[int] = [region.good for region in crew.map.regions]
        # map, by the bits of regions
        self.regions_of: list[tuple[int, ...]] = any_of(0, self.regions)
        self.moves_from: list[tuple[int, ...]] = by_bits(
            [
                tuple(MOVE + region * MOST_REGIONS + near for near in crew.map.neighbours[region])
                for region in range(self.regions)
            ]
        )
        self.goods_of: list[int] = [0]  # bits of the Goods that grow there
        for good in self.region_good:
            self.goods_of += [goods | 1 << good for goods in self.goods_of]
        # tiles
        self.trade_tiles: int = crew.trade_tiles
        self.trade: list[int] = [tile.benefit for tile in content.trades]
        self.foundation: list[int] = [tile.benefit for tile in content.foundations]
        self.bonus: list[int] = [tile.benefit for tile in content.bonuses]
        self.demand: list[int] = [tile.demand for tile in content.sea]
        self.least_demand: int = min(self.demand)
        self.sea: list[int] = [tile.benefit for tile in content.sea]
        self.vase_slots: tuple[int, ...] = crew.vase_slots
        self.goal: list[int] = [vase.goal for vase in content.vases]
        self.goal_value: list[int] = [vase.value for vase in content.vases]
        # routes, by route tile and side: index 0 to 2 side A, 3 to 5 side B; each five spaces
        self.route_cost: list[tuple[int, ...]] = [route.cost for route in content.routes]
        self.route_income: list[tuple[int, ...]] = [route.income for route in content.routes]
        self.route_vp: list[int] = [route.top_vp for route in content.routes]
        # tracks
        self.space_gain: list[tuple[int, ...]] = [track.gain for track in content.tracks]
        self.at_top: list[int] = [track.at_top for track in content.tracks]
        self.palace_cards: tuple[int, ...] = content.tracks[0].palace
        self.level: tuple[int, ...] = content.tracks[1].level
        self.weapons: tuple[int, ...] = content.tracks[2].weapon
        self.presence: tuple[int, ...] = content.tracks[2].presence
        self.dominance: tuple[int, ...] = content.tracks[2].dominance
        # player board
        self.city_cost: tuple[int, ...] = board.city_cost
        self.city_vp: tuple[int, ...] = board.city_vp
        self.tower_cost: tuple[int, ...] = board.tower_cost
        self.tower_gain: tuple[int, ...] = board.tower_gain
        self.tower_vp: tuple[int, ...] = (0, *board.tower_vp)
        self.farm_cost: tuple[int, ...] = board.farm_cost
        self.farm_gain: tuple[int, ...] = board.farm_gain
        self.farm_vp: tuple[int, ...] = (0, *board.farm_vp)
        self.ship_cost: tuple[int, ...] = board.ship_cost
        self.ship_vp: tuple[int, ...] = board.ship_vp
        self.discount: int = board.discount
        self.route_discount: int = board.route_discount
        self.income_coins: tuple[int, ...] = board.income_coins
        self.income_vp: tuple[int, ...] = board.income_vp
        self.income_top: int = len(board.income_coins) - 1
        self.good_steps: tuple[int, ...] = board.good_steps
        self.third_good: int = board.third_good
        # abilities, by tile and level
        self.ability_kind: list[int] = [tile.kind for tile in content.abilities]
        self.ability_coins: list[tuple[int, ...]] = [tile.coins for tile in content.abilities]
        self.ability_gain: list[tuple[int, ...]] = [tile.gain for tile in content.abilities]
        self.ability_target: list[tuple[int, ...]] = [tile.target for tile in content.abilities]
        self.ability_give: list[tuple[int, ...]] = [tile.give for tile in content.abilities]
        self.ability_get: list[tuple[int, ...]] = [tile.get for tile in content.abilities]
        self.ability_income: list[tuple[int, ...]] = [tile.income for tile in content.abilities]
        self.ability_leftover: list[tuple[int, ...]] = [tile.leftover for tile in content.abilities]
        # the round
        self.rounds: int = content.rounds
        self.scorings: tuple[int, ...] = content.scorings
        self.age2_from: int = content.age2_from
        self.march_price: int = content.march_price
        self.temp_price: int = content.temp_price
        self.sale_price: int = content.sale_price
        self.temps_for_good: int = content.temps_for_good
        self.leftovers: int = content.leftovers
        self.played_vp: int = content.played_vp
