"""The sheet: what a drawn board knows of Minos before any table is open."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from labrys import house
from labrys.titles.minos import GAME
from labrys.titles.minos.effects.symbols import ATOMS, CONDITIONS, COUNTED, PAYMENTS
from labrys.titles.minos.rules import FLOW
from tests.minos.drawn import files

LANGUAGES = ("en", "fr")


def sheet(lang: str) -> dict[str, Any]:
    return GAME.sheet(partial(house.game("minos").voice.say, lang=lang))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_is_plain_data(lang: str) -> None:
    whole = sheet(lang)
    assert json.loads(json.dumps(whole)) == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_view_numbers_is_on_the_sheet(lang: str) -> None:
    found = sheet(lang)
    sizes = {"cards": 144, "starts": 9, "abilities": 5, "trades": 30, "foundations": 20, "sea": 20, "bonuses": 5}
    assert {name: len(found[name]) for name in sizes} == sizes
    assert len(found["vases"]) == 12
    assert len(found["goods"]) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_empty_or_left_unsaid(lang: str) -> None:
    for text in strings(sheet(lang)):
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text


def test_the_languages_have_the_same_shape() -> None:
    def shape(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: shape(part) for name, part in value.items()}
        if isinstance(value, list):
            return [shape(part) for part in value]
        return "" if isinstance(value, str) else value

    assert shape(sheet("en")) == shape(sheet("fr"))


def test_a_card_is_drawn_symbol_by_symbol() -> None:
    """Lime Plasterers: 5 Coins, Stone, 3 VP; 2 Coins, and 4 VP with two Cities; Develop gives a Coin."""
    card = next(card for card in sheet("en")["cards"] if card["id"] == "I-11")
    assert (card["name"], card["cost"], card["goods"], card["vp"], card["trigger"]) == ("Lime Plasterers", 5, [1], 3, 1)
    coins, points = card["instant"]["clauses"]
    assert coins == {"choice": [[{"atom": "coin", "n": 2, "text": "2 Coins"}]]}
    assert points["if"] == {"name": "cities", "n": 2, "text": "2+ Cities"}
    assert points["choice"] == [[{"atom": "vp", "n": 4, "text": "4 VP"}]]
    assert card["instant"]["text"] == "2 Coins; if 2+ Cities: 4 VP"
    assert card["trait"]["text"] == "1 Coin"


def test_a_payment_stands_before_its_arrow() -> None:
    """Herb Pickers: for 2 Coins, 2 VP; and three Temporary Goods instead of two with two Farms."""
    card = next(card for card in sheet("en")["cards"] if card["id"] == "I-53")
    trait = card["trait"]["clauses"][0]
    assert (trait["arrow"], trait["pay"][0][0]["atom"], trait["pay"][0][0]["n"]) == (1, "coin", 2)
    instant = card["instant"]["clauses"][0]
    assert instant["instead"]["choice"][0][0]["n"] == 2
    assert instant["choice"][0][0]["n"] == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_symbol(lang: str) -> None:
    legend = sheet(lang)["legend"]
    assert set(legend["gain"]) | {"discard"} == set(ATOMS)
    assert set(legend["pay"]) == set(PAYMENTS)
    assert set(legend["per"]) == set(COUNTED)
    assert set(legend["if"]) == set(CONDITIONS)


def test_an_ability_says_what_it_does_at_each_level() -> None:
    thrift = sheet("en")["abilities"][0]
    assert [level["text"] for level in thrift["levels"]] == [
        "Every card you play costs 1 Coin less.",
        "Every card you play costs 2 Coins less.",
        "Every card you play costs 3 Coins less.",
    ]


def test_the_tests_of_the_drawing_draw_what_the_game_has() -> None:
    """If not: ``python -m tests.minos.drawn``."""
    for path, content in files().items():
        assert path.read_text(encoding="utf-8") == content, path.name


def rules_help(lang: str) -> str:
    """The rules that the page shows."""
    page = Path(__file__).parents[2] / "web" / "src" / "titles" / "minos" / "rules" / f"{lang}.ts"
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "cities", "ships"), [("en", "Cities", "Ships"), ("fr", "Cités", "les Navires")])
def test_the_rules_help_names_the_points_of_cities_and_ships(lang: str, cities: str, ships: str) -> None:
    board = GAME.content.board
    named = re.findall(rf"{cities} \(([^)]*[VP]{{2}})\) \w+ {ships} \(([^)]*[VP]{{2}})\)", rules_help(lang))
    assert [tuple(tuple(map(int, re.findall(r"\d+", points))) for points in pair) for pair in named] == [
        (board.city_vp, board.ship_vp)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_help_opens_at_every_decision(lang: str) -> None:
    named = {
        name
        for found in re.findall(r"decisions: \[([^]]*)]", rules_help(lang))
        for name in re.findall(r"'([^']+)'", found)
    }
    assert {name for kind, name in enumerate(FLOW.names) if FLOW.asking >> kind & 1} <= named
