"""What must fit together in a content file, so that every game with it can be played to its end."""

from __future__ import annotations

from typing import Any

from labrys.titles.minos.constants import BEFORE_ROLL, CHEAP_CARDS, EXCHANGE, GROUP_TARGET, ON_BUILD
from labrys.titles.minos.content import COUNTS, Ability, Content, Map, Start
from labrys.titles.minos.drawing import check_drawing
from labrys.titles.minos.loading.reader import Reader

VASE_COLOURS = 3  # in play at once
VASE_SPACES = 3  # on a Vase, of which some are covered when fewer play
# What each kind of Special Ability is made of: numbers of at least 1, effects.
NEEDED = {
    CHEAP_CARDS: (("coins",), ()),
    BEFORE_ROLL: ((), ("gain",)),
    ON_BUILD: ((), ("gain",)),
    GROUP_TARGET: (("target",), ()),
    EXCHANGE: (("give", "get", "leftover"), ("income",)),
}


def check(r: Reader, content: Content) -> None:
    """Refuse, in a sentence, a file with which a game could not begin, go on or end."""
    check_rounds(r, content)
    if content.face_up > content.tiles_each:
        raise r.fault("goods, face_up", f"no more than the {content.tiles_each} tiles of a Good can lie face up")
    for count in COUNTS:
        check_starts(r, content, count)
        if content.crews[count].trade_tiles < count:
            raise r.fault(
                f"players.p{count}, trade_bonus_per_route", f"each of {count} players may take one: use {count} or more"
            )
        if not content.crews[count].vase_slots:
            raise r.fault(f"players.p{count}, vase_slots", "a Vase needs at least one space")
        check_neighbours(r, content.crews[count].map, count)
        check_drawing(r, content.crews[count].map, count)
    if len(content.vase_spaces) != 1 + VASE_SPACES:
        raise r.fault(f"players.p{max(COUNTS)}, vase_slots", f"{VASE_SPACES} spaces are needed")
    if len({vase.colour for vase in content.vases}) < VASE_COLOURS:
        raise r.fault("vase", f"{VASE_COLOURS} colours lie on the board: at least as many are needed")


def check_rounds(r: Reader, content: Content) -> None:
    """The game ends with a scoring, and Age II follows one."""
    where = "meta, scoring_after_rounds"
    if list(content.scorings) != sorted({*content.scorings}) or content.scorings[-1:] != (content.rounds,):
        raise r.fault(where, f"rounds in their order are needed, and the last one is the last round, {content.rounds}")
    if content.age2_from <= content.rounds and content.age2_from - 1 not in content.scorings:
        raise r.fault("meta, age2_from_round", f"Age II follows a scoring: use one more than a number of {where}")


def check_starts(r: Reader, content: Content, count: int) -> None:
    """As many Starting cards as players, each with a region of its own, one of them marked first."""
    where = f"starting_card, players = {count}"
    cards = [card for card in content.starts if card.players == count]
    if len(cards) != count or len({card.region for card in cards}) != count:
        raise r.fault(where, f"{count} cards with {count} different regions are needed, not {len(cards)}")
    marked = [card for card in cards if card.first]
    if len(marked) != 1:
        raise r.fault(where, f"exactly one card is marked first, not {len(marked)}")
    for card in cards:
        check_start(r, content, card)
    for good in {card.good for card in cards}:
        if [card.good for card in cards].count(good) > content.face_up:
            raise r.fault(where, "more of one Good than lie face up")
    handed = [good for card in cards for good in card.temps]
    if any(handed.count(good) > content.temps_each - 1 for good in handed):
        raise r.fault(where, "more Temporary Goods of one type than there are")


def check_start(r: Reader, content: Content, card: Start) -> None:
    where = f"starting_card {card.id}"
    if card.put_back >= card.draw:
        raise r.fault(f"{where}, put_back", f"a card must be left for the Palace: use at most {card.draw - 1}")
    if card.extra_warrior > content.reserves:
        raise r.fault(f"{where}, extra_warrior", f"it comes out of {content.reserves} in the Reserves")


def check_neighbours(r: Reader, island: Map, count: int) -> None:
    """A Warrior can always move: no region is cut off."""
    reached = [0]
    for region in reached:
        reached.extend([near for near in island.neighbours[region] if near not in reached])
    for region in range(len(island.regions)):
        if region not in reached:
            raise r.fault(f"map.p{count}, adjacency", f"no way leads to region {region + 1}")


def check_ability(r: Reader, where: str, tile: Ability) -> Ability:
    """Each level has what its kind is made of."""
    numbers, effects = NEEDED[tile.kind]
    for column in numbers:
        if min(getattr(tile, column)) < 1:
            raise r.fault(f"{where}, {column}", "each level needs a number of at least 1")
    for column in effects:
        if min(getattr(tile, column)) < 0:
            raise r.fault(f"{where}, {column}", "each level needs an effect")
    return tile


def alike(r: Reader, rows: list[tuple[str, dict[str, Any]]], column: str, least: int, most: int) -> int:
    """A number that the rules know only once: all entries must agree on it."""
    numbers = [r.whole(where, row, column, least, most) for where, row in rows]
    for (where, _), number in zip(rows, numbers, strict=True):
        if number != numbers[0]:
            raise r.fault(f"{where}, {column}", f"{number} must be {numbers[0]} as in {rows[0][0]}")
    return numbers[0]


def made_of(r: Reader, where: str, row: dict[str, Any], column: str, good: str) -> None:
    """Which Good lowers which price is a rule, not content."""
    if r.text(where, row, column) != good:
        raise r.fault(f"{where}, {column}", f"{row[column]!r} must be {good!r}")
