"""The content of one seat count as flat tables that the rules look things up in."""

from __future__ import annotations

from typing import Final

from labrys.engine.native import i16, i64, vec
from labrys.engine.rows import Runs
from labrys.titles.minos.actions import MOVE_WARRIOR, by_bits
from labrys.titles.minos.constants import N_GOODS, NONE
from labrys.titles.minos.content import MOST_BENEFITS, MOST_REGIONS, MOST_SPACES, ROUTE_TOP, TRACK_TOP, Content
from labrys.titles.minos.effects.programs import Programs
from labrys.titles.minos.effects.values import program_values

N_LEVELS: Final = 3  # of an Ability


def icon_bits(icons: tuple[int, ...]) -> int:
    """The Goods that lower the price of a card, as bits: the first of each Good, then the second."""
    found = 0
    for good in icons:
        found |= 1 << (good + N_GOODS if found >> good & 1 else good)
    return found


def goods_by_bits(region_good: list[int]) -> list[int]:
    """For every set of regions, the bits of which are its index: the set of the Goods that grow there."""
    found = [0]
    for good in region_good:
        found += [goods | 1 << good for goods in found]
    return found


def in_line(rows: list[tuple[int, ...]]) -> vec[i64]:
    """Rows of one length as one row."""
    return vec[i64]([number for row in rows for number in row])


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
        by_age = [program_values(content.programs, age) for age in (0, 1)]
        self.values: vec[float] = vec[float]([value for both in zip(*by_age, strict=True) for value in both])
        # cards
        self.cost: vec[i64] = vec[i64]([card.cost for card in content.cards])
        self.vp: vec[i64] = vec[i64]([card.vp for card in content.cards])
        self.vase_spaces: tuple[int, ...] = content.vase_spaces
        self.least_vp: i64 = min([card.vp for card in content.cards])
        self.icons: list[tuple[int, ...]] = [card.icons for card in content.cards]
        self.icon_bits: vec[i64] = vec[i64]([icon_bits(card.icons) for card in content.cards])
        self.instant: vec[i64] = vec[i64]([card.instant for card in content.cards])
        self.trait: vec[i64] = vec[i64]([card.trait for card in content.cards])
        self.trigger: vec[i64] = vec[i64]([card.trigger for card in content.cards])
        self.card_discount: i64 = content.card_discount
        self.surcharge: i64 = content.surcharge
        self.offer: i64 = content.offer
        # dice
        self.colour: vec[i64] = vec[i64]([colour for colour, number in enumerate(dice) for _ in range(number)])
        # and its value: one of 24 faces
        self.first_face: vec[i64] = vec[i64](
            [colour * 6 - 1 for colour, number in enumerate(dice) for _ in range(number)]
        )
        self.dice_each: i64 = crew.dice_each
        self.reroll: i64 = content.reroll
        self.group_total: i64 = content.group_total
        # action board, by action * MOST_SPACES + space
        self.spaces: i64 = crew.spaces
        self.points: vec[i64] = vec[i64]([0] * (5 * MOST_SPACES))
        self.benefits: vec[i64] = vec[i64]([NONE] * (5 * MOST_SPACES * MOST_BENEFITS))  # each may have several
        self.benefit_count: vec[i64] = vec[i64]([0] * (5 * MOST_SPACES))
        self.choose: vec[bool] = vec[bool]([False] * (5 * MOST_SPACES))
        self.age2_draw: vec[bool] = vec[bool]([False] * (5 * MOST_SPACES))
        for deed, row in enumerate(crew.board):
            for at, space in enumerate(row):
                self.points[deed * MOST_SPACES + at] = space.points
                self.benefit_count[deed * MOST_SPACES + at] = len(space.benefits)
                for number, program in enumerate(space.benefits):
                    self.benefits[(deed * MOST_SPACES + at) * MOST_BENEFITS + number] = program
                self.choose[deed * MOST_SPACES + at] = space.choose
                self.age2_draw[deed * MOST_SPACES + at] = space.age2_draw
        self.forfeit: i64 = content.forfeit
        # map
        self.regions: i64 = len(crew.map.regions)
        self.region_good: vec[i64] = vec[i64]([region.good for region in crew.map.regions])
        # map, by sets of regions
        self.moves: Runs = Runs(
            by_bits(
                [
                    tuple(MOVE_WARRIOR + region * MOST_REGIONS + near for near in crew.map.neighbours[region])
                    for region in range(len(crew.map.regions))
                ]
            )
        )
        self.goods_of: vec[i64] = vec[i64](goods_by_bits([region.good for region in crew.map.regions]))
        # tiles
        self.trade_tiles: i64 = crew.trade_tiles
        self.trade: vec[i64] = vec[i64]([tile.benefit for tile in content.trades])
        self.foundation: vec[i64] = vec[i64]([tile.benefit for tile in content.foundations])
        self.bonus: vec[i64] = vec[i64]([tile.benefit for tile in content.bonuses])
        self.demand: vec[i64] = vec[i64]([tile.demand for tile in content.sea])
        self.least_demand: i64 = min([tile.demand for tile in content.sea])
        self.sea: vec[i64] = vec[i64]([tile.benefit for tile in content.sea])
        self.vase_slots: vec[i64] = vec[i64](crew.vase_slots)
        self.goal: vec[i64] = vec[i64]([vase.goal for vase in content.vases])
        self.goal_value: vec[i64] = vec[i64]([vase.value for vase in content.vases])
        # routes, by route tile and side: index 0 to 2 side A, 3 to 5 side B; each with its spaces, `route_space` says where
        self.route_cost: vec[i64] = in_line([route.cost for route in content.routes])
        self.route_income: vec[i64] = in_line([route.income for route in content.routes])
        self.route_vp: vec[i64] = vec[i64]([route.top_vp for route in content.routes])
        # tracks, each with its spaces, `track_space` says where
        self.space_gain: vec[i64] = in_line([track.gain for track in content.tracks])
        self.at_top: vec[i64] = vec[i64]([track.at_top for track in content.tracks])
        gains = [content.programs.effects[track.at_top] for track in content.tracks]
        self.top_tracks: i64 = sum([1 << at for at, gain in enumerate(gains) if gains.index(gain) == at])  # that differ
        self.palace_cards: vec[i64] = vec[i64](content.tracks[0].palace)
        self.level: vec[i64] = vec[i64](content.tracks[1].level)
        self.weapons: vec[i64] = vec[i64](content.tracks[2].weapon)
        self.presence: vec[i64] = vec[i64](content.tracks[2].presence)
        self.dominance: vec[i64] = vec[i64](content.tracks[2].dominance)
        # player board
        self.city_cost: vec[i64] = vec[i64](board.city_cost)
        self.city_vp: vec[i64] = vec[i64](board.city_vp)
        self.tower_cost: vec[i64] = vec[i64](board.tower_cost)
        self.tower_gain: vec[i64] = vec[i64](board.tower_gain)
        self.tower_vp: vec[i64] = vec[i64]((0, *board.tower_vp))
        self.farm_cost: vec[i64] = vec[i64](board.farm_cost)
        self.farm_gain: vec[i64] = vec[i64](board.farm_gain)
        self.farm_vp: vec[i64] = vec[i64]((0, *board.farm_vp))
        self.ship_cost: vec[i64] = vec[i64](board.ship_cost)
        self.ship_vp: vec[i64] = vec[i64](board.ship_vp)
        self.discount: i64 = board.discount
        self.route_discount: i64 = board.route_discount
        self.income_coins: vec[i64] = vec[i64](board.income_coins)
        self.income_vp: vec[i64] = vec[i64](board.income_vp)
        self.income_top: i64 = len(board.income_coins) - 1
        self.good_steps: vec[i64] = vec[i64](board.good_steps)
        self.third_good: i64 = board.third_good
        # abilities, by tile and level, `ability_level` says where
        self.ability_kind: vec[i64] = vec[i64]([tile.kind for tile in content.abilities])
        self.ability_coins: vec[i64] = in_line([tile.coins for tile in content.abilities])
        self.ability_gain: vec[i64] = in_line([tile.gain for tile in content.abilities])
        self.ability_target: vec[i64] = in_line([tile.target for tile in content.abilities])
        self.ability_give: vec[i64] = in_line([tile.give for tile in content.abilities])
        self.ability_get: vec[i64] = in_line([tile.get for tile in content.abilities])
        self.ability_income: vec[i64] = in_line([tile.income for tile in content.abilities])
        self.ability_leftover: vec[i64] = in_line([tile.leftover for tile in content.abilities])
        # the round
        self.rounds: i64 = content.rounds
        self.scorings: tuple[int, ...] = content.scorings
        self.age2_from: i64 = content.age2_from
        self.march_price: i64 = content.march_price
        self.temp_price: i64 = content.temp_price
        self.sale_price: i64 = content.sale_price
        self.temps_for_good: i64 = content.temps_for_good
        self.leftovers: i64 = content.leftovers
        self.played_vp: i64 = content.played_vp

    def value(self, program: i64, age: i64) -> float:
        """What a bot thinks a program is worth in an Age, 0 or 1."""
        return self.values[program * 2 + age]


def route_space(route: i64, space: i64) -> i64:
    """Where a space of a route tile stands in the tables, counted from 0."""
    return route * ROUTE_TOP + space


def track_space(track: i64, space: i64) -> i64:
    """Where a space of a track stands in the tables."""
    return track * (TRACK_TOP + 1) + space


def ability_level(tile: i64, level: i64) -> i64:
    """Where a level of an Ability tile, from 1 to 3, stands in the tables."""
    return tile * N_LEVELS + level - 1
