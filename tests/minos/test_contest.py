"""Two who want one building in a simultaneous step: who is asked, who goes first, what a claim is worth (E03, O5)."""

from __future__ import annotations

from tests.minos.box import BEIGE, GREEN, NAVY, PURPLE, ROUTES
from tests.minos.steps import choose_steps
from tests.minos.table import Table, four

YELLOW = (0, 1, 0)
RED_AND_YELLOW = (1, 1, 0)


def advancing(**claims: tuple[int, int]) -> Table:
    """Each named player has one yellow group and stands before the Build point: Warriors in region 4, Coins."""
    seats = {"green": GREEN, "beige": BEIGE, "purple": PURPLE, "navy": NAVY}
    t = four()
    t.foundation(4, "CF12")
    dice = {}
    for name, (warriors, coins) in claims.items():
        t.seat(seats[name], coins=coins, tracks=(0, 2, 0), warriors={4: warriors})
        dice[seats[name]] = "y6 g4"
    t.groups(dice)
    for _ in claims:
        choose_steps(t, YELLOW)
    return t


def coins_to_come() -> Table:
    """Beige has 1 Coin, and 5 more if it takes its red group before the yellow one."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, tracks=(0, 2, 0), warriors={2: 1, 4: 1})
    t.seat(BEIGE, coins=1, tracks=(3, 2, 0), warriors={5: 1, 4: 3})
    t.groups({GREEN: "y6 y5", BEIGE: "r6 r5 y6 y4"})
    choose_steps(t, YELLOW)
    choose_steps(t, RED_AND_YELLOW)
    t.do("city 4")
    return t


def test_e03_a_rival_whose_coins_come_in_the_same_step_is_asked() -> None:
    t = coins_to_come()
    assert (t.s.decision, t.s.seat) == ("contest", BEIGE)
    t.do("claim", "advance influence")  # 6 Coins, then the Build point, bound to its claim
    assert t.s.city(3) == BEIGE
    assert t.s.coins(BEIGE) == 0
    assert (t.s.seat, t.may("city 4")) == (GREEN, False)


def test_o05_a_claim_that_cannot_be_built_goes_back() -> None:
    t = coins_to_come()
    t.do("claim", "advance culture")  # 1 Coin: no City
    assert not t.may("city 4")
    t.do("stop")
    assert (t.s.seat, t.s.coins(BEIGE)) == (GREEN, 6)
    t.do("city 4")
    assert t.s.city(3) == GREEN


def test_e03_a_rival_who_could_never_pay_is_not_asked() -> None:
    t = advancing(green=(1, 6), beige=(2, 5))
    t.do("city 4")
    assert t.s.city(3) == GREEN


def test_e03_a_rival_is_asked_whose_coin_comes_with_the_point_itself() -> None:
    """Argolid 4 brings a Coin and a step on the lowest track, which is the Build point; Beige has 5 of 6 Coins."""
    t = four()
    t.s.fill_routes([3, 4, 5])
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, tracks=(3, 2, 3), warriors={2: 1, 4: 1}, ships={"Argolid": 5})
    t.seat(BEIGE, tracks=(3, 2, 3), warriors={5: 1, 4: 2}, ships={"Argolid": 4})
    t.income()
    assert t.s.coins(BEIGE) == 5
    t.do("city 4")
    assert (t.s.decision, t.s.seat) == ("contest", BEIGE)
    t.do("claim")
    assert (t.s.city(3), t.s.coins(BEIGE)) == (BEIGE, 0)


def income(beige: dict[str, int]) -> Table:
    """At Income both come to the Build point of Cultural 6; Beige has more Weaponry and 5 Coins of its Income track."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=9, tracks=(0, 5, 0), warriors={2: 1, 4: 1}, ships={"Ugarit": 5})
    t.seat(BEIGE, weapons=9, tracks=(0, 5, 0), warriors={5: 1, 4: 1}, ships=beige)
    return t


def test_e03_at_income_a_rival_is_asked_whose_coins_are_still_to_come() -> None:
    t = income({"Ugarit": 5, "Egypt": 5})
    t.income()
    t.do("city 4")  # Beige has 5 Coins of its Income track, and 3 of Egypt to come
    assert (t.s.decision, t.s.seat) == ("contest", BEIGE)
    t.do("claim", "route Egypt")
    assert t.s.city(3) == BEIGE
    assert t.s.coins(BEIGE) == 2


def test_e03_at_income_a_rival_with_nothing_more_to_come_must_be_able_to_pay() -> None:
    t = income({"Ugarit": 5})
    t.income()
    t.do("city 4")
    assert t.s.city(3) == GREEN


def test_o05_who_claims_and_then_moves_away_keeps_nobody_out() -> None:
    t = four()
    t.foundation(4, "CF12")
    t.s.set_routes(0, ROUTES.index("Cyclades"))  # in the place of Egypt
    t.seat(GREEN, coins=9, tracks=(0, 5, 0), warriors={2: 1, 4: 1}, ships={"Ugarit": 5})
    t.seat(BEIGE, coins=9, weapons=9, tracks=(0, 5, 0), warriors={5: 1, 4: 1}, ships={"Ugarit": 5, "Cyclades": 1})
    t.income()
    t.do("city 4", "claim", "route Egypt", "move 4 5", "tower 5")
    assert (t.s.seat, t.s.decision) == (GREEN, "points")
    t.do("city 4")
    assert t.s.city(3) == GREEN


def test_e03_the_strongest_rival_is_asked_first_and_nobody_twice() -> None:
    t = advancing(green=(1, 6), beige=(2, 6), purple=(4, 6), navy=(3, 6))
    t.do("city 4")
    assert (t.s.decision, t.s.seat) == ("contest", PURPLE)
    t.do("stop")
    assert (t.s.decision, t.s.seat) == ("contest", NAVY)
    t.do("claim")  # Purple has let it go, so Navy builds without a further question
    assert t.s.city(3) == NAVY
    assert (t.s.seat, t.s.decision) == (GREEN, "points")


def test_e03_all_let_it_go() -> None:
    t = advancing(green=(1, 6), beige=(2, 6), purple=(4, 6), navy=(3, 6))
    t.do("city 4", "stop", "stop", "stop")
    assert t.s.city(3) == GREEN


def test_o05_who_waits_for_a_claim_may_claim_another_building_itself() -> None:
    """Beige goes first for the City of 4, cannot pay it and turns to the Farm of 6, where Green is stronger."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, tracks=(0, 2, 0), warriors={4: 1, 6: 2})
    t.seat(BEIGE, coins=1, tracks=(3, 2, 0), warriors={4: 3, 6: 1})
    t.groups({GREEN: "y6 y5", BEIGE: "r6 r5 y6 y4"})
    choose_steps(t, YELLOW)
    choose_steps(t, RED_AND_YELLOW)
    t.do("city 4", "claim", "advance culture", "farm 6")
    assert (t.s.decision, t.s.seat) == ("contest", GREEN)
    t.do("claim")
    assert t.s.farm(5) == GREEN
    assert (t.s.seat, t.may("farm 6"), t.may("farm 4")) == (BEIGE, False, True)
    t.do("farm 4")
    assert (t.s.farm(3), t.s.city(3)) == (BEIGE, -1)


def test_o05_claims_end_with_the_step() -> None:
    t = coins_to_come()
    t.do("claim", "advance culture", "stop", "city 4")
    assert t.s.decision == "turn" or t.s.decision == "retrieve"
    assert [player["claim"] for player in t.s.view(None)["players"]] == [0, 0, 0, 0]


def test_e03_turn_order_not_the_number_of_the_seat_breaks_the_last_tie() -> None:
    t = four()
    t.s.first = BEIGE
    t.seat(GREEN, coins=6, tracks=(0, 2, 0), warriors={4: 2})
    t.seat(BEIGE, coins=6, tracks=(0, 2, 0), warriors={4: 2})
    t.groups({GREEN: "y6 y5", BEIGE: "y6 y4"})
    choose_steps(t, YELLOW)
    choose_steps(t, YELLOW)
    t.do("city 4")
    assert t.s.city(3) == BEIGE


def tied(coins: int, level: int = 2, builder: int = 3) -> Table:
    """Green wants the City in 4 and has 3 Weaponry; Beige, tied in Warriors, has SA5, none, and so many Coins."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, weapons=builder, tracks=(0, 2, 0), warriors={4: 1})
    t.seat(BEIGE, coins=coins, ability=("SA5", level), tracks=(0, 2, 0), warriors={4: 1})
    t.groups({GREEN: "y6 g4", BEIGE: "y6 g4"})
    choose_steps(t, YELLOW)
    choose_steps(t, YELLOW)
    t.do("city 4")
    return t


def test_o27_who_could_come_first_by_an_exchange_is_asked() -> None:
    t = tied(coins=10)
    assert (t.s.decision, t.s.seat, t.verbs()) == ("contest", BEIGE, ["arm", "stop"])
    t.do("arm", "arm", "arm")  # 3 to 3: Green is still earlier in turn order
    assert not t.may("claim")
    t.do("arm")
    assert t.verbs() == ["claim", "stop"]
    t.do("claim")
    assert t.s.city(3) == BEIGE
    assert (t.s.seat, t.may("city 4")) == (GREEN, False)


def test_o27_nobody_is_asked_whom_no_exchange_would_bring_first() -> None:
    assert tied(coins=3).s.city(3) == GREEN
    assert tied(coins=7, level=1).s.city(3) == GREEN
    assert tied(coins=10, builder=10).s.city(3) == GREEN


def test_o27_a_claim_that_needs_the_exchange_back_is_built_after_it() -> None:
    """Beige has 5 Coins and 1 Weaponry for the 6 of the City: claimed first, then exchanged, then built."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, coins=6, tracks=(0, 2, 0), warriors={4: 1})
    t.seat(BEIGE, coins=5, weapons=1, ability=("SA5", 2), tracks=(0, 2, 0), warriors={4: 2})
    t.groups({GREEN: "y6 g4", BEIGE: "y6 g4"})
    choose_steps(t, YELLOW)
    choose_steps(t, YELLOW)
    t.do("city 4")
    assert (t.s.decision, t.s.seat) == ("contest", BEIGE)
    t.do("claim")
    assert (t.s.decision, t.s.seat, t.may("city 4")) == ("points", BEIGE, False)
    t.do("melt")
    assert (t.s.city(3), t.s.coins(BEIGE)) == (BEIGE, 0)
