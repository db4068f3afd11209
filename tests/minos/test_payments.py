"""What cannot be paid is not offered (O28), whatever the content: no option is begun and wasted for want of means."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from labrys.engine import Rng
from labrys.engine.rows import row_of
from labrys.house import game
from labrys.titles.minos.actions import END
from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import MOST_REGIONS
from labrys.titles.minos.effects.language import Effect
from labrys.titles.minos.state import Minos
from tests.minos.box import CARDS, CONTENT, GREEN, MINOS, SEA
from tests.minos.table import Table, four

CARDS_AT_HAND = "I-01 I-02 I-03 I-05 I-06 I-07"
# For each thing to pay with: how a seat comes to have a number of it.
MEANS: dict[str, Callable[[int], dict[str, object]]] = {
    "coin": lambda n: {"coins": n},
    "weapon": lambda n: {"weapons": n},
    "vp": lambda n: {"vp": n},
    "discard": lambda n: {"hand": " ".join(CARDS_AT_HAND.split()[:n])},
    "warrior": lambda n: {"warriors": {2: n}},
    "temp": lambda n: {"temps": {"wood": n}},
}


def bought(effect: Effect) -> bool:
    return all(clause.body.arrow and clause.condition is None for clause in effect)


TRAITS = [card.id for card in CONTENT.cards if bought(CONTENT.programs.effects[card.trait])]


def needs(card: str) -> list[dict[str, int]]:
    """What each way to pay for a card's Trait takes."""
    (clause,) = CONTENT.programs.effects[CONTENT.cards[CARDS.index(card)].trait]
    return [{term.atom: term.number for term in group} for group in clause.body.pay]


def with_trait(card: str, means: dict[str, int]) -> Table:
    """A turn that triggers the Trait of a card, with exactly these means."""
    t = four()
    t.s.round = 3
    more: dict[str, object] = {"warriors": {}}
    for atom, number in means.items():
        more.update(MEANS[atom](number))
    t.seat(GREEN, palace=card, **more)  # type: ignore[arg-type]
    trigger = CONTENT.cards[CARDS.index(card)].trigger
    t.turn(GREEN, ["prepare", "develop", "build", "expand", "wild"][trigger if trigger < 5 else 0], 1, 6)
    t.s.fill_traits([CARDS.index(card)])
    t.s.legal = None
    return t


@pytest.mark.parametrize("card", TRAITS)
def test_o28_a_trait_with_an_arrow_is_offered_when_it_can_be_paid(card: str) -> None:
    for way in needs(card):
        t = with_trait(card, way)
        assert t.may(f"trait {card}")
        t.do(f"trait {card}")
        assert (t.s.decision, t.verbs()) == ("payment", ["pay", "stop"])
        for atom in way:
            t = with_trait(card, {**way, atom: way[atom] - 1})
            others = [other for other in needs(card) if other != way and len(other) < len(way)]
            assert others or not t.may(f"trait {card}")


def test_o28_the_content_has_such_traits() -> None:
    assert len(TRAITS) > 10
    assert {atom for card in TRAITS for way in needs(card) for atom in way} >= {"coin", "weapon", "discard", "vp"}


@pytest.mark.parametrize("atom", MEANS)
def test_o28_a_trade_tile_and_a_benefit_with_an_arrow_are_offered_when_they_can_be_paid(atom: str) -> None:
    for number in (1, 2):
        t = four()
        t.seat(GREEN, trades="TB03", **{"warriors": {}, **MEANS[atom](number)})  # type: ignore[arg-type]
        t.turn(GREEN, "prepare")
        program = t.s.tables.programs.add(f"{atom} 2 -> income 1", 0)
        before = (t.s.tables.trade, t.s.tables.benefits)
        try:
            t.s.tables.trade = row_of([program] * 30)
            t.s.tables.benefits = row_of([program] * 40)
            t.s.benefits = 1
            t.s.legal = None
            assert [t.may("trade TB03"), t.may("benefit 1")] == [number == 2] * 2
        finally:
            t.s.tables.trade, t.s.tables.benefits = before


def test_o28_an_arrow_becomes_payable_between_the_effects() -> None:
    t = four()
    t.seat(GREEN, coins=1, hand="I-01 I-02")
    t.turn(GREEN, "expand")
    t.effect(GREEN, "coin 2 -> vp 3")
    assert not t.may("clause 1")
    t.do("sell", "discard I-01", "stop")
    assert t.may("clause 1")
    assert not t.may("stop")
    t.do("clause 1", "pay")
    assert t.s.vp(GREEN) == 3


def test_o28_the_end_of_a_turn_counts_only_what_could_still_be_used() -> None:
    card = next(card for card in TRAITS if needs(card) == [{"weapon": 1}])
    for weapons, says in ((0, "End the turn"), (1, "End the turn (unused: 1 benefit)")):
        t = with_trait(card, {"weapon": weapons})
        t.s.points = 0
        t.s.benefits = 0
        t.s.legal = None
        assert MINOS.voice.say(MINOS.action_phrase(t.s, t.action("end")), "en") == says


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_o28_nothing_that_is_offered_in_a_game_fails_for_want_of_means(seats: int) -> None:
    """Each option of every position is tried: none may lead to a payment that can only be declined."""
    house = game("minos")
    s = cast(Minos, house.new(seats, f"means {seats}"))
    rng = Rng(f"means {seats}")
    tried = 0
    while not s.over:
        for action in s.actions():
            verb = str(house.decode(action)[0])
            if verb in ("trait", "clause", "benefit", "trade", "pay", "play", "city", "tower", "ship", "sail", "buy"):
                world = s.copy()
                world.events = []
                world.step(action)
                kinds = [str(event.public.get("what")) for event in world.events if event.kind == "lapse"]
                assert verb not in ("trait", "clause", "benefit", "trade") or "payment" not in kinds, verb
                assert min(world.all_coins() + world.all_weapons() + world.all_temps() + world.all_reserves()) >= 0, (
                    verb
                )
                tried += 1
        lively = [action for action in s.actions() if action != END] or s.actions()
        s.act(lively[rng.below(len(lively))])
    assert tried > 100


def test_a_tile_that_demands_no_weaponry_can_be_fought_with_none() -> None:
    t = four()
    t.seat(GREEN, warriors={4: 1})
    t.turn(GREEN, "expand")
    tile = SEA.index("SP1-01")
    tables = t.s.tables
    demand, least = tables.demand, tables.least_demand
    try:
        tables.demand = row_of([0 if at == tile else number for at, number in enumerate(demand)])
        tables.least_demand = 0
        t.s.fill_sea_top([NONE] * MOST_REGIONS)
        t.sea(4, "SP1-01", None)
        t.s.legal = None
        assert t.s.weapons(GREEN) == 0
        t.do("battle 4")
        assert (t.s.trophy(tile), t.warriors(GREEN)) == (GREEN, {})
        assert t.s.evaluate(GREEN) >= 0
    finally:
        tables.demand, tables.least_demand = demand, least
