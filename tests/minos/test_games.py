"""Whole games: set-up, random play to the end, components, secrets, words and pictures."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.engine import Rng
from labrys.titles.minos import MinosGame
from labrys.titles.minos.constants import BEFORE_ROLL, DECK, PALACE
from labrys.titles.minos.content import AGE_CARDS
from labrys.titles.minos.rules.helpers import hidden_reason
from labrys.titles.minos.state import Minos
from tests.minos.box import GREEN, MINOS
from tests.minos.table import four


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    s = cast(Minos, MINOS.new(seats, 7, deal="random"))
    while s.decision in ("keep", "first-card"):
        s.act(s.actions()[0])
    while s.decision != "draft":
        s.act(s.actions()[0])
    content = s.tables.content
    assert [content.starts[card].players for card in s.all_start()] == [seats] * seats
    assert content.starts[s.start(s.first)].first
    for seat in range(seats):
        card = content.starts[s.start(seat)]
        assert s.hand_size(seat) == card.draw - card.put_back - 1
        assert s.all_card().count(PALACE + seat) == 1
        assert (s.coins(seat), s.weapons(seat), s.vp(seat)) == (card.coins, card.weaponry, card.vp)
        assert s.city(card.region) == seat
        assert s.warriors(seat, card.region) == 1 + card.extra_warrior
        assert (s.reserves(seat), s.supply(seat)) == (3 - card.extra_warrior, 6)
        assert s.goods(seat, card.good) == 1 or s.has_ability(seat, BEFORE_ROLL)
    assert s.count_offer() == 5
    assert len([tile for tile in s.all_trade() if tile >= 0]) == 6 * {2: 3, 3: 4, 4: 5}[seats]
    assert len({content.vases[vase].colour for vase in s.all_vase()}) == 3
    assert s.all_card()[:AGE_CARDS].count(DECK) == AGE_CARDS - 5 - sum(s.hand_size(seat) + 1 for seat in range(seats))
    assert s.count_die() == {2: 13, 3: 16, 4: 17}[seats]


def test_o10_first_cards_are_drawn_put_back_and_chosen_player_by_player() -> None:
    s = cast(Minos, MINOS.new(4, 7, deal="random"))
    asked = []
    while s.decision in ("keep", "first-card"):
        seat = cast(int, s.seat)
        asked.append((seat - s.first) % 4)
        assert all(s.hand_size(s.order(turn)) == 0 for turn in range(asked[-1] + 1, 4))  # the next have drawn nothing
        s.act(s.actions()[0])
    assert asked == sorted(asked)
    assert {*asked} == {0, 1, 2, 3}


def test_o11_vases_of_three_colours_in_their_printed_order() -> None:
    seen = set()
    for seed in range(60):
        s = cast(Minos, MINOS.new(2, seed))
        assert s.all_vase() == sorted(s.all_vase())
        assert len({s.tables.content.vases[vase].colour for vase in s.all_vase()}) == 3
        seen |= {*s.all_vase()}
    assert seen == set(range(12))


@pytest.mark.parametrize(
    ("routes", "sides"), [("A", [0, 1, 2]), ("B", [3, 4, 5]), ("ABB", [0, 4, 5]), ("BAB", [3, 1, 5])]
)
def test_trade_routes_by_option(routes: str, sides: list[int]) -> None:
    assert cast(Minos, MINOS.new(2, 1, routes=routes)).all_routes() == sides


def test_trade_routes_by_lot_differ() -> None:
    assert len({tuple(cast(Minos, MINOS.new(2, seed, routes="random")).all_routes()) for seed in range(40)}) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_conserve_everything(seats: int) -> None:
    for seed in range(6):
        s = cast(Minos, MINOS.new(seats, seed))
        census = s.census()
        rng = Rng(f"conserve {seed}")
        while not s.over:
            legal = s.actions()
            assert len(legal) > 1 or hidden_reason(s)
            assert len({*legal}) == len(legal)
            s.step(legal[rng.below(len(legal))])
            assert s.census() == census
            assert min(s.all_coins() + s.all_weapons() + s.all_vp() + s.all_reserves() + s.all_supply()) >= 0
            assert min(s.all_spare() + s.all_stock() + s.all_pile()) >= 0
            assert min(s.all_goods() + s.all_temps() + s.all_warriors()) >= 0
        assert s.round == 4
        assert s.scores() == s.all_vp()
        assert [sum(parts.values()) for parts in s.breakdown()] == s.all_vp()
        assert s.ending in MinosGame.endings


def check_pages(s: Minos, viewer: int | None, lang: str) -> None:
    pages = MINOS.pictures(s.view(viewer), lambda phrase: MINOS.voice.say(phrase, lang))
    assert len({page.name for page in pages}) == len(pages) == 10
    for page in pages:
        assert len(page.lines) <= 20, page.name
        assert all(sum(len(span.text) for span in line) <= 80 for line in page.lines), page.name


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pages_fit_the_screen(seats: int, lang: str) -> None:
    s = cast(Minos, MINOS.new(seats, 11))
    rng = Rng("pages")
    while not s.over:
        if s.steps % 37 == 0:
            check_pages(s, 0, lang)
            check_pages(s, None, lang)
        s.step(s.actions()[rng.below(len(s.actions()))])
    check_pages(s, 1, lang)


def test_prices_are_said_before_they_are_paid() -> None:
    t = four()
    t.seat(GREEN, coins=9, hand="I-01", goods={"silver": 1})
    t.turn(GREEN, "wild", 1)
    assert t.s.describe(t.action("play I-01")) == "Play Archive Sealers (1 Coin)"
    assert t.s.describe(t.action("play I-01"), "fr") == "Jouer «\xa0Scelleurs d\u2019archives\xa0» (1\xa0Pièce)"
    assert t.s.describe(t.action("tower 2")) == "Build a Tower in Kydonia (2) for 3 Coins"
    assert t.s.describe(t.action("ship Egypt")) == "Build a Ship on the Egypt route for 5 Coins"
    assert t.s.prompt("en") == "Player 1: Wild with a die of 6 (2 points left)."
    assert t.s.prompt("fr") == "Joueur 1\xa0: Joker avec un dé de 6 (encore 2\xa0points)."
    t.do("tower 2")
    assert t.s.prompt("en") == "Player 1: Build with a die of 6 (1 point left)."


def test_a_discount_says_what_is_still_to_be_paid() -> None:
    """Tablet Scribes cost 6 in the scenario book, a first Ship 3 and its space on the Egypt route 2; a first Farm sends one Warrior back."""
    t = four()
    t.seat(GREEN, coins=9, hand="I-07", temps={"silver": 1, "wood": 1, "herbs": 1, "grain": 1})
    t.turn(GREEN, "wild", 1)
    said = []
    for deed, goods in {"play I-07": ["silver"], "ship Egypt": ["wood", "herbs"], "farm 2": ["grain"]}.items():
        t.again(GREEN, "wild")
        t.do(deed)
        said += [t.s.describe(t.action(f"use {good}")) for good in goods]
    assert [line.split(": ")[1] for line in said] == [
        "3 Coins left to pay",
        "2 Coins left to pay",
        "4 Coins left to pay",
        "no Warrior has to go back",
    ]


def test_a_discount_of_all_that_is_due_leaves_nothing_to_pay() -> None:
    """A first Tower costs 3 Coins, which is what Copper saves."""
    t = four()
    t.seat(GREEN, coins=9, temps={"copper": 1})
    t.turn(GREEN, "build", 1)
    t.do("tower 2")
    use = t.action("use copper")
    assert t.s.describe(use) == "Use temporary Copper as a discount: nothing left to pay"
    assert t.s.describe(use, "fr").endswith("(plus rien à payer)")


def test_a_step_from_the_top_of_a_track_is_called_by_what_it_gives() -> None:
    t = four()
    t.seat(GREEN, tracks=(8, 7, 0))
    t.turn(GREEN, "prepare")
    t.effect(GREEN, "track 1")
    said = [t.s.describe(t.action(f"advance {track}")) for track in ("influence", "culture", "population")]
    assert said == ["Influence (3 VP)", "Culture (to 8: 4 VP)", "Population (to 1: 2 Warriors for the Reserves)"]
    assert t.s.describe(t.action("advance influence"), "fr") == "Influence (3\xa0PV)"


def test_an_ability_is_offered_with_all_that_its_levels_do() -> None:
    """Bronze Exchange at its last level counts leftovers by three."""
    t = four()
    exchange = t.action("ability SA5")
    assert t.s.describe(exchange).endswith(
        "2:1 (1 Weaponry at Income) / 1:1 (2 Weaponry at Income) / 1:1 (3 Weaponry at Income; 3 leftovers make 1 VP)"
    )
    assert t.s.describe(exchange, "fr").endswith(
        "(3\xa0Armes aux Revenus\xa0; 1\xa0PV par lot de 3 ressources restantes)"
    )


def test_better_positions_are_worth_more() -> None:
    t = four()
    t.turn(GREEN, "prepare")
    plain = t.s.evaluate(GREEN)
    for more in ({"vp": 10}, {"coins": 8}, {"tracks": (3, 3, 3)}, {"palace": "I-10 I-28"}, {"farms": (2, 3)}):
        better = four()
        better.seat(GREEN, **more)
        better.turn(GREEN, "prepare")
        assert better.s.evaluate(GREEN) > plain
        assert better.s.evaluate(1) < t.s.evaluate(1)
