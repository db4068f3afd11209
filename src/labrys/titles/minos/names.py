"""Phrases for things: cards, regions, Goods, tiles and effects. Names of content come with the content file."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.engine.phrase import Phrase
from labrys.titles.minos.content import ABILITIES, COLOURS, DEEDS, GOODS, TRACKS, TRIGGERS, Ability, Content, Named
from labrys.titles.minos.effects.language import AT_WILL, Body, Clause, Effect, Group, Term

PIECES = ("city", "tower", "farm", "ship", "sail")


def named(name: Named) -> Phrase:
    """A name that the content file gives in both languages."""
    return Phrase("name", {"en": name.en, "fr": name.fr})


def good(number: int) -> Phrase:
    return Phrase(f"good-{GOODS[number]}")


def track(number: int) -> Phrase:
    return Phrase(f"track-{TRACKS[number]}")


def deed(number: int) -> Phrase:
    return Phrase(f"deed-{DEEDS[number]}")


def trigger(number: int) -> Phrase:
    return Phrase(f"trigger-{TRIGGERS[number]}")


def die(colour: int, value: int) -> Phrase:
    return Phrase(f"die-{COLOURS[colour]}", {"n": value})


def region(content: Content, seats: int, number: int) -> Phrase:
    return Phrase("region", {"n": number + 1, "name": named(content.crews[seats].map.regions[number].name)})


def card(content: Content, number: int) -> Phrase:
    return named(content.cards[number].name)


def route(content: Content, side: int) -> Phrase:
    return named(content.routes[side].name)


def trade_tile(content: Content, number: int) -> Phrase:
    """A Trade Bonus tile is called by what it gives."""
    return effect(content.programs.effects[content.trades[number].benefit])


def join(message: str, parts: Sequence[Phrase]) -> Phrase:
    """Several phrases with a message between each two of them."""
    found = parts[0]
    for part in parts[1:]:
        found = Phrase(message, {"a": found, "b": part})
    return found


def ability(content: Content, tile: Ability, level: int) -> Phrase:
    """What a Special Ability does at a level, counted from 0."""
    gain, income = tile.gain[level], tile.income[level]
    return Phrase(
        f"ability-{ABILITIES[tile.kind]}",
        {
            "coins": tile.coins[level],
            "gain": program(content, gain) if gain >= 0 else "",
            "target": tile.target[level],
            "give": tile.give[level],
            "get": tile.get[level],
            "income": program(content, income) if income >= 0 else "",
            "leftover": tile.leftover[level],
        },
    )


# ---- effects in words


def effect(tree: Effect) -> Phrase:
    return join("effect-then", [clause(part) for part in tree])


def program(content: Content, number: int) -> Phrase:
    return effect(content.programs.effects[number])


def clause(part: Clause) -> Phrase:
    if part.condition is None:
        return body(part.body)
    condition = Phrase(f"condition-{part.condition}", {"n": part.least})
    if part.instead is None:
        return Phrase("effect-if", {"condition": condition, "gain": body(part.body)})
    return Phrase("effect-instead", {"condition": condition, "gain": body(part.instead), "better": body(part.body)})


def body(part: Body) -> Phrase:
    gain = join("effect-or", [group(one) for one in part.choice])
    if not part.arrow:
        return gain
    message = "effect-pay-at-will" if part.arrow == AT_WILL else "effect-pay"
    return Phrase(message, {"cost": cost(part.pay), "gain": gain})


def cost(pay: Sequence[Group]) -> Phrase:
    return join("effect-or", [payment(one) for one in pay])


def payment(one: Group) -> Phrase:
    return join("effect-and", [Phrase(f"cost-{part.atom}", {"n": part.number}) for part in one])


def group(one: Group) -> Phrase:
    return join("effect-and", [term(part) for part in one])


def term(part: Term) -> Phrase:
    gain = Phrase(f"atom-{part.atom}", {"n": part.number})
    return gain if part.per is None else Phrase("effect-per", {"gain": gain, "what": Phrase(f"count-{part.per}")})
