"""What an owner of the box would look for: the content speaks the rulebook's list of symbols and nothing else.

Most values are not public and were designed here; what may be printed at all, and where, is known.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from labrys.titles.minos.content import COLOURS, DEEDS
from labrys.titles.minos.effects.language import Clause, parse
from labrys.titles.minos.effects.values import VALUES
from tests.minos.box import FILE

RAW: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))

# The appendix "Symbols" of the rulebook, in its order.
GAINED = {
    "coin",
    "weapon",
    "vp",
    "vp-scoring",
    "vp-end",
    "temp",
    "good",
    "random-good",
    "play",
    "play-free",
    "card",
    "card-age2",
    "build",
    "place",
    "move",
    "wild",
    "influence",
    "culture",
    "population",
    "track",
    "lowest-track",
    "palace",
    "palace-free",
    "route-income",
}
SPENT = {
    "coin",
    "weapon",
    "discard",
}  # "Gain / Spend 1 Coin", "Gain / Spend 1 Weaponry", "Discard 1 card: always a cost"
ASKED = {
    ("towers", 2),
    ("farms", 2),
    ("cities", 2),
    ("seapeople", 2),
    ("influence", 5),
    ("culture", 5),
    ("population", 5),
    ("alltracks", 3),
    ("palace", 10),
    ("played", 4),
    ("ship", 4),
    ("warriors", 6),
    ("regions", 4),
}
TILES = ("trade_blue", "trade_red", "foundation", "sea_people_1", "sea_people_2", "action_bonus")


def cards() -> list[dict[str, Any]]:
    return [*RAW["decree_age1"], *RAW["decree_age2"]]


def printed() -> Iterator[tuple[str, str]]:
    """Every effect of a card, a tile or a Trade Route, with where it stands."""
    for card in cards():
        yield f"{card['id']}, instant", card["instant"]
        yield f"{card['id']}, trait", card["trait"]
    for kind in TILES:
        for tile in RAW[kind]:
            yield tile["id"], tile["benefit"]
    for route in RAW["trade_route"]:
        for space, income in enumerate(route["income"], 1):
            yield f"{route['en']}, space {space}", income


def gains(clause: Clause) -> set[str]:
    """Whatever a clause may bring."""
    bodies = [clause.body, *([clause.instead] if clause.instead else [])]
    return {term.atom for body in bodies for group in body.choice for term in group}


def symbols(text: str) -> set[str]:
    return {atom for clause in parse(text) for atom in gains(clause)}


EFFECTS = dict(printed())


@pytest.mark.parametrize("where", EFFECTS)
def test_only_what_the_list_of_symbols_has(where: str) -> None:
    for clause in parse(EFFECTS[where]):
        assert gains(clause) <= GAINED
        assert {term.atom for group in clause.body.pay for term in group} <= SPENT
        assert clause.condition is None or (clause.condition, clause.least) in ASKED


@pytest.mark.parametrize("where", EFFECTS)
def test_no_symbol_says_or(where: str) -> None:
    """Only two spaces of the Influence track say "or"."""
    assert "|" not in EFFECTS[where]


def test_what_the_list_does_not_have_stands_where_the_rulebook_puts_it() -> None:
    """Income steps for the third and fourth Farm; a Build at no cost on Culture 7; Warriors of Population and Towers."""
    tracks = {track["id"]: {space["n"]: space.get("gain") for space in track["spaces"]} for track in RAW["track"]}
    where = {
        **{(name, step): gain for name, spaces in tracks.items() for step, gain in spaces.items() if gain},
        **{("farm", at): text for at, text in enumerate(RAW["player_board"]["farm"]["benefit"], 1)},
        **{("tower", at): text for at, text in enumerate(RAW["player_board"]["tower"]["benefit"], 1)},
    }
    assert {place for place, text in where.items() if "income" in symbols(text)} == {("farm", 3), ("farm", 4)}
    assert {place for place, text in where.items() if "build-free" in symbols(text)} == {("culture", 7)}
    assert {place for place, text in where.items() if "warrior" in symbols(text)} == {
        ("population", 1),
        ("population", 4),
        ("tower", 2),
        ("tower", 3),
    }
    assert {place for place, text in where.items() if "|" in text} == {("influence", 3), ("influence", 6)}


def test_points_stand_below_every_city_and_ship() -> None:
    """ "Sum up the number of VP below each City and Ship you built": two Cities and three Ships are on the board."""
    for piece, count in (("city", 2), ("ship", 3)):
        points = RAW["player_board"][piece]["end_vp"]
        assert len(points) == count
        assert min(points) >= 1
        assert points == sorted(points)


@pytest.mark.parametrize("age", [0, 1])
def test_the_cards_of_an_age_differ(age: int) -> None:
    """No two have one instant effect, and no two of one trigger have one Royal Trait."""
    found = RAW["decree_age2" if age else "decree_age1"]
    assert max(Counter(card["instant"] for card in found).values()) == 1
    assert max(Counter((card["trigger"], card["trait"]) for card in found).values()) == 1


def test_cards_cost_and_bring_what_the_rulebooks_let_one_guess() -> None:
    """The costs seen are 8 and 10; Rhadamanthus counts an unseen card of Age I for 2 points and one of Age II for 4."""
    for name, costs, points in (("decree_age1", (2, 8), (1, 4)), ("decree_age2", (5, 14), (3, 7))):
        for card in RAW[name]:
            assert costs[0] <= card["cost"] <= costs[1], card
            assert points[0] <= card["vp"] <= points[1], card


def test_the_cards_of_the_rulebooks_examples() -> None:
    seen = {card["attested"]: card for card in cards() if "attested" in card}
    assert {
        name: (card["cost"], len(card["goods"]), card["instant"]) for name, card in seen.items() if name != "C5"
    } == {
        "C1": (8, 1, "coin 1, random-good 1"),
        "C2": (10, 2, "play 1; instead if farms>=2: play-free 1"),
        "C3": (8, 1, "track 1"),
        "C4": (8, 2, "coin 1 per warrior; coin 5 -> palace 1"),
    }
    assert "weapon 3 -> vp 4" in seen["C5"]["instant"]
    traits = {(card["trigger"], card["trait"]) for card in cards()}
    assert traits >= {
        ("develop", "move 1"),
        ("develop", "card 1"),
        ("build", "coin 1"),
        ("build", "weapon 1"),
        ("die-3-4", "vp 1"),
        ("die-3-4", "temp 1"),
        ("build", "discard 3 -> influence 1"),
    }


def test_silver_is_on_more_cards_than_any_other_good() -> None:
    goods = Counter(good for card in cards() for good in card["goods"])
    assert goods.most_common(1)[0][0] == "silver"
    assert goods["silver"] > 2 * goods.most_common(2)[1][1]
    twice = [card["goods"][0] for card in cards() if len(card["goods"]) == 2 and len({*card["goods"]}) == 1]
    assert {*twice} == {"silver"}


COINS_APART, POINTS_APART, WORTH_APART = 2, 4, 6.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_cards_are_of_similar_worth(players: int) -> None:
    """At most 2 Coins and 4 points apart, and 6 points by the value model, the First Player marker left out."""
    found = [card for card in RAW["starting_card"] if card["players"] == players]
    for column, apart in (("coins", COINS_APART), ("vp", POINTS_APART), ("weaponry", 1)):
        values = [card[column] for card in found]
        assert max(values) - min(values) <= apart
        assert min(values) >= 1
    worth = [
        sum(
            VALUES[atom][0] * card[column] for atom, column in (("coin", "coins"), ("weapon", "weaponry"), ("vp", "vp"))
        )
        + VALUES["temp"][0] * len(card["temp"])
        + VALUES["place"][0] * card["extra_warrior"]
        for card in found
    ]
    assert max(worth) - min(worth) <= WORTH_APART
    assert len({(card["draw"], card["put_back"]) for card in found}) == 1


def test_the_solo_deck_mixes_its_criteria() -> None:
    """Low dice and high ones, every colour and every criterion, every action but Wild named first."""
    deck = RAW["solo_card"]
    assert Counter(card["die"] for card in deck) == {"lowest": 10, "highest": 10}
    assert {*Counter(card["vase"] for card in deck).values()} == {5}
    first = Counter(card["priority"][0] for card in deck)
    assert {*first} == {*COLOURS, "lowest-total", "highest-total", "fewest-left"}
    assert all(2 <= first[colour] <= 5 for colour in COLOURS)
    assert sum(first[name] for name in ("lowest-total", "highest-total", "fewest-left")) in range(4, 9)
    named = Counter(card["actions"][0] for card in deck)
    assert {*named} == {deed for deed in DEEDS if deed != "wild"}
    assert all(3 <= count <= 7 for count in named.values())
    assert len({(card["die"], *card["priority"]) for card in deck}) == 20
