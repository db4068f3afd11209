"""A price says what will really be paid, in both languages: Coins or Warriors, and the Temporary Goods that go for them."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from labrys.engine import Rng
from labrys.house import game
from labrys.titles.minos.actions import END, PLAY
from labrys.titles.minos.content import GOODS
from labrys.titles.minos.prices import building_ways, card_ways, farm_ways
from labrys.titles.minos.rules.build import A_FARM, split
from labrys.titles.minos.state import Minos
from tests.minos.box import CONTENT, GREEN, MINOS
from tests.minos.table import Table, four

PRICED = ("play", "city", "tower", "farm", "ship", "sail")


def says(t: Table, action: str) -> list[str]:
    phrase = MINOS.action_phrase(t.s, t.action(action))
    return [MINOS.voice.say(phrase, lang) for lang in ("en", "fr")]


@pytest.mark.parametrize(
    ("coins", "temps", "english", "french"),
    [
        (9, {}, "(6 Coins)", "(6\u00a0Pièces)"),
        (9, {"silver": 1}, "(6 Coins or temporary Silver + 3 Coins)", None),
        (3, {"silver": 1}, "(temporary Silver + 3 Coins)", "(Argent temporaire + 3\u00a0Pièces)"),
    ],
)
def test_the_price_of_a_card(coins: int, temps: dict[str, int], english: str, french: str | None) -> None:
    """A card that costs 6 and prints one Silver."""
    t = four()
    card = next(card for card in CONTENT.cards if card.icons == (0,) and card.cost == 6)
    t.seat(GREEN, coins=coins, temps=temps, hand=card.id)
    t.turn(GREEN, "develop")
    found = says(t, f"play {card.id}")
    assert found[0].endswith(english)
    assert french is None or found[1].endswith(french)


def test_a_card_that_takes_a_temporary_good_and_no_coin_says_so() -> None:
    """Three Coins off a price of three (four, less one for SA1), and none at hand."""
    t = four()
    card = next(card for card in CONTENT.cards if card.icons == (0,) and card.cost == 4)
    t.seat(GREEN, ability=("SA1", 1), temps={"silver": 1}, hand=card.id)
    t.turn(GREEN, "develop")
    english, french = says(t, f"play {card.id}")
    assert english == f"Play {card.name.en} (temporary Silver)"
    assert french.endswith("(Argent temporaire)")
    t.do(f"play {card.id}")
    assert (t.temps(GREEN), t.area(GREEN)) == ({}, [card.id])


@pytest.mark.parametrize(
    ("more", "action", "english"),
    [
        ({"coins": 3}, "tower 2", " for 3 Coins"),
        ({"temps": {"copper": 1}}, "tower 2", " for temporary Copper"),
        ({"coins": 5, "temps": {"herbs": 1}}, "ship Egypt", " for 5 Coins or temporary Herbs + 4 Coins"),
        ({"coins": 1, "temps": {"herbs": 2, "wood": 1}}, "ship Egypt", " for temporary Wood + temporary Herbs + 1 Coin or temporary Wood + 2 temporary Herbs"),
        ({"coins": 5, "temps": {"herbs": 2, "wood": 1}}, "ship Egypt", " for 0 to 5 Coins, by the Temporary Goods that you give"),
        ({"coins": 3, "temps": {"herbs": 2, "wood": 1}}, "ship Egypt", " for Temporary Goods, 0 to 3 Coins"),
        ({}, "farm 2", " for 1 Warrior"),
        ({"temps": {"grain": 1}}, "farm 2", " for 1 Warrior or temporary Grain"),
        ({"goods": {"grain": 1}, "farms": (3,), "warriors": {2: 2}}, "farm 2", " for 1 to 2 Warriors"),
        ({"temps": {"grain": 1}, "farms": (3,), "warriors": {2: 1}}, "farm 2", " for temporary Grain + 1 Warrior"),
    ],
)  # fmt: skip
def test_the_price_of_a_building(more: dict[str, object], action: str, english: str) -> None:
    t = four()
    t.seat(GREEN, **more)  # type: ignore[arg-type]
    t.turn(GREEN, "build")
    found = says(t, action)
    assert found[0].endswith(english)
    assert "{" not in found[1]


def test_extra_actions_name_the_prices_of_the_content() -> None:
    t = four()
    t.seat(GREEN, coins=3, temps={"wood": 3})
    t.turn(GREEN, "expand")
    assert says(t, "march")[0] == "Extra: move a Warrior (1 Coin)"
    assert says(t, "buy stone")[0] == "Extra: buy temporary Stone (1 Coin)"
    assert says(t, "swap wood")[0] == "Extra: 3 temporary Wood for a Good"


def paid(s: Minos, action: int) -> Counter[tuple[tuple[int, ...], int]]:
    """Every way in which the rules let the seat pay, tried out: Temporary Goods by type, then Coins or Warriors."""
    found: Counter[tuple[tuple[int, ...], int]] = Counter()
    todo = [(s.copy(), action)]
    todo[0][0].events = []
    while todo:
        world, choice = todo.pop()
        told = list(world.events or [])
        world = world.copy()
        world.events = told
        world.step(choice)
        events = world.events
        done = [at for at, event in enumerate(events) if event.kind in ("play", "build")]
        if not done:
            todo += [(world, one) for one in world.actions()]
            continue
        temps = [0] * len(GOODS)
        rest = 0
        for event in events[: done[0]]:
            if event.kind == "spend_temp":
                temps[int(str(event.public["good"]))] += 1
            elif event.kind in ("spend", "recall"):
                rest += int(str(event.public["n"]))
        found[tuple(temps), rest] += 1
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_every_price_of_a_game_names_the_ways_that_the_rules_have(seats: int) -> None:
    house = game("minos")
    s = cast(Minos, house.new(seats, f"prices {seats}"))
    rng = Rng(f"prices {seats}")
    tried = several = 0
    while not s.over:
        seat = s.seat or 0
        for action in s.actions():
            verb = str(house.decode(action)[0])
            if verb in PRICED and "for free" not in house.voice.say(house.action_phrase(s, action), "en"):
                if verb == "play":
                    found, goods = card_ways(s, seat, action - PLAY)
                else:
                    what, where = split(action)
                    found, goods = farm_ways(s, seat, where) if what == A_FARM else building_ways(s, seat, what, where)
                named = set()
                for one, two, now in found:
                    temps = [0] * len(GOODS)
                    temps[goods[0]] += one
                    temps[goods[1]] += two
                    named.add((tuple(temps), now))
                assert named == set(paid(s, action)), verb
                tried += 1
                several += len(named) > 1
        lively = [action for action in s.actions() if action != END] or s.actions()
        s.act(lively[rng.below(len(lively))])
    assert tried > 50
    assert several > 10
