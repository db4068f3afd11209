"""The cards, the palace and what lies before each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.minos import names
from labrys.titles.minos.content import (
    ABILITIES,
    AGE_CARDS,
    DEEDS,
    GOALS,
    GOODS,
    TRIGGERS,
    Ability,
    Board,
    Content,
    Decree,
    Start,
)
from labrys.titles.minos.sheet.effects import drawn, legend

Say = Callable[[Phrase], str]


def sheet(content: Content, say: Say) -> dict[str, Any]:
    """Everything that has an effect, in the order of the content, so that a view's numbers find it."""
    return {
        "legend": legend(say),
        "goods": [{"id": GOODS[number], "name": say(names.good(number))} for number in range(len(GOODS))],
        "triggers": [{"id": TRIGGERS[number], "name": say(names.trigger(number))} for number in range(len(TRIGGERS))],
        "deeds": [{"id": DEEDS[number], "name": say(names.deed(number))} for number in range(len(DEEDS))],
        "prices": {"card_discount": content.card_discount, "surcharge": content.surcharge},
        "cards": [decree(content, number, say) for number in range(len(content.cards))],
        "starts": [start(content, one, say) for one in content.starts],
        "abilities": [ability(content, one, say) for one in content.abilities],
        "trades": [
            {
                "id": tile.id,
                "colour": "blue" if number < len(content.trades) // 2 else "red",
                **effect(content, tile.benefit, say),
            }
            for number, tile in enumerate(content.trades)
        ],
        "foundations": [{"id": tile.id, **effect(content, tile.benefit, say)} for tile in content.foundations],
        "bonuses": [{"id": tile.id, **effect(content, tile.benefit, say)} for tile in content.bonuses],
        "sea": [
            {
                "id": tile.id,
                "name": say(names.named(tile.name)),
                "level": 1 if number < len(content.sea) // 2 else 2,
                "demand": tile.demand,
                **effect(content, tile.benefit, say),
            }
            for number, tile in enumerate(content.sea)
        ],
        "vases": [
            {
                "id": vase.id,
                "name": say(names.named(vase.name)),
                "colour": vase.colour,
                "goal": GOALS[vase.goal],
                "value": vase.value,
            }
            for vase in content.vases
        ],
        "player_board": player_board(content, content.board, say),
    }


def effect(content: Content, program: int, say: Say) -> dict[str, Any]:
    return {"effect": drawn(content, program, say)}


def decree(content: Content, number: int, say: Say) -> dict[str, Any]:
    """A Decree card: price, Goods that lower it, points in the Palace, instant effect, Royal Trait."""
    card: Decree = content.cards[number]
    return {
        "id": card.id,
        "name": say(names.named(card.name)),
        "age": 1 if number < AGE_CARDS else 2,
        "family": card.family,
        "cost": card.cost,
        "goods": list(card.icons),
        "vp": card.vp,
        "instant": drawn(content, card.instant, say),
        "trigger": card.trigger,
        "trait": drawn(content, card.trait, say),
    }


def start(content: Content, card: Start, say: Say) -> dict[str, Any]:
    return {
        "id": card.id,
        "players": card.players,
        "region": card.region,
        "name": say(names.region(content, card.players, card.region)),
        "first": card.first,
        "good": card.good,
        "coins": card.coins,
        "weapons": card.weaponry,
        "vp": card.vp,
        "temps": list(card.temps),
        "warriors": card.extra_warrior,
        "draw": card.draw,
        "back": card.put_back,
    }


def ability(content: Content, tile: Ability, say: Say) -> dict[str, Any]:
    return {
        "id": tile.id,
        "kind": ABILITIES[tile.kind],
        "name": say(names.named(tile.name)),
        "levels": [ability_level(content, tile, level, say) for level in range(3)],
    }


def ability_level(content: Content, tile: Ability, level: int, say: Say) -> dict[str, Any]:
    """What an ability does at a level, in numbers, symbols and a sentence."""
    gain, income = tile.gain[level], tile.income[level]
    return {
        "text": say(names.ability(content, tile, level)),
        "coins": tile.coins[level],
        "gain": drawn(content, gain, say),
        "target": tile.target[level],
        "give": tile.give[level],
        "get": tile.get[level],
        "income": drawn(content, income, say),
        "leftover": tile.leftover[level],
    }


def player_board(content: Content, board: Board, say: Say) -> dict[str, Any]:
    """Prices, benefits and points of the pieces in the order in which they are built, and the Income track."""
    pieces = ("city", "tower", "farm", "ship")
    return {
        "names": {piece: say(Phrase(f"piece-{piece}")) for piece in pieces},
        "city": {"cost": list(board.city_cost), "vp": list(board.city_vp)},
        "tower": {
            "cost": list(board.tower_cost),
            "gain": [drawn(content, program, say) for program in board.tower_gain],
            "vp": list(board.tower_vp),
        },
        "farm": {
            "cost": list(board.farm_cost),
            "gain": [drawn(content, program, say) for program in board.farm_gain],
            "vp": list(board.farm_vp),
        },
        "ship": {"cost": list(board.ship_cost), "vp": list(board.ship_vp)},
        "income": {"coins": list(board.income_coins), "vp": list(board.income_vp)},
        "good_steps": list(board.good_steps),
        "third_good": drawn(content, board.third_good, say),
    }
