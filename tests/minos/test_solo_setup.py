"""Solo: set-up and draft, line by line."""

from __future__ import annotations

from labrys.engine import Rng
from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import GOODS
from labrys.titles.minos.solo.draft import choose_die
from tests.minos.box import MINOS
from tests.minos.solo_table import BOT, SOLO_IDS, YOU, SoloTable, fresh, solo

# ---- set-up


def test_the_region_randomizer_is_one_temporary_good_of_each_type() -> None:
    """N3: what names his regions is not in the supply."""
    s = fresh()
    held = [s.temps(YOU, good) for good in range(len(GOODS))]
    assert [spare + own for spare, own in zip(s.all_spare(), held, strict=True)] == [8] * len(GOODS)


def test_the_board_is_that_of_two_players() -> None:
    s = fresh()
    assert (s.seats, s.sides) == (1, 2)
    assert (s.count_die(), s.tables.spaces, s.tables.regions) == (13, 2, 7)
    assert [s.all_trade().count(route) for route in range(3)] == [6, 6, 6]
    assert s.count_offer() == 5


def test_starting_card_and_ability_are_drawn_at_random() -> None:
    starts, abilities = set(), set()
    for seed in range(60):
        s = fresh(seed)
        assert s.decision == "keep"
        starts.add(s.start(YOU))
        abilities.add(s.ability(YOU))
        assert (s.all_shown_starts(), s.all_shown_abilities()) == ([], [])
    assert (len(starts), len(abilities)) == (2, 5)


def test_starting_card_and_ability_are_told() -> None:
    s = fresh()
    told = [event for event in MINOS.opening(s) if event.kind in ("start", "ability")]
    assert [event.public for event in told] == [{"start": s.start(YOU)}, {"ability": s.ability(YOU)}]


def test_he_has_no_player_board() -> None:
    s = fresh()
    assert (s.coins(BOT), s.weapons(BOT), s.income(BOT), s.ability(BOT)) == (0, 0, 0, NONE)
    assert BOT not in s.all_tower()


def test_his_markers_and_ships_at_the_start() -> None:
    s = fresh()
    assert [s.track(BOT, track) for track in range(3)] == [0, 0, 2]
    assert (s.tables.presence[2], s.tables.dominance[2]) == (2, 4)
    assert s.vp(BOT) == 0
    assert [s.ship(BOT, route) for route in range(3)] == [1, 1, 1]
    assert s.all_marker() == [0, 0, 0]


def test_his_home_depends_on_where_you_start() -> None:
    found = set()
    for seed in range(20):
        s = fresh(seed)
        start = s.tables.content.starts[s.start(YOU)].region + 1
        found.add((start, s.home + 1))
        unused = 4 - start
        assert s.foundation(unused - 1) != NONE
        assert s.sea_top(unused - 1) != NONE
        assert s.sea_below(unused - 1) != NONE
        assert (s.foundation(s.home), s.sea_top(s.home), s.sea_below(s.home)) == (NONE, NONE, NONE)
        assert s.farm(s.home) == BOT
        assert s.warriors(BOT, s.home) == 1
        assert (s.reserves(BOT), s.supply(BOT)) == (9, 0)
    assert found == {(1, 4), (3, 7)}


def test_his_deck_is_shuffled() -> None:
    assert len({fresh(seed).back for seed in range(60)}) > 10


def test_the_region_randomizer_names_each_region_but_his_home_and_your_wood() -> None:
    for seed in range(8):
        s = fresh(seed)
        named = [s.region_of(good) for good in range(len(GOODS))]
        assert sorted([*named, s.home]) == list(range(7))


# ---- draft


def die_of(card: str, pool: str) -> tuple[str, int]:
    """Colour and value of the die that a card takes from a pool."""
    t = solo()
    t.dice(pool)
    die = choose_die(t.s, SOLO_IDS.index(card))
    return "rybg"[t.s.tables.colour[die]], t.s.die(die)


def test_the_lowest_or_the_highest_die_of_the_preferred_colour() -> None:
    assert die_of("SO01", "r5 r3 r4 b1") == ("r", 3)
    assert die_of("SO06", "r5 r3 r4 g6") == ("r", 5)


def test_a_colour_that_is_gone_gives_way_to_the_next() -> None:
    assert die_of("SO01", "y1 b4 g2") == ("b", 4)
    assert die_of("SO01", "g6 g2") == ("g", 2)


def test_criteria_look_at_the_dice_that_are_left() -> None:
    pool = "r1 r2 r4 y6 b5 b5 g3 g3"  # totals 7, 6, 10, 6
    assert die_of("SO20", pool) == ("b", 5)  # highest total
    assert die_of("SO17", pool) == ("b", 5)
    assert die_of("SO05", pool) == ("y", 6)  # fewest left
    assert die_of("SO11", "r1 r2 r4 y6 b5 b6 g3") == ("g", 3)  # lowest total


def placed(back: str, taken: dict[str, list[tuple[int, int]]]) -> SoloTable:
    t = solo()
    t.deck("SO01", back)
    t.dice("r3", taken)
    t.drafts()
    return t


FULL = [(YOU, 1), (YOU, 6)]


def test_the_die_goes_to_the_first_action_of_the_next_back_with_a_space() -> None:
    assert placed("SO18", {}).row("build")[0] == (BOT, 3)
    assert placed("SO18", {"build": FULL}).row("prepare")[0] == (BOT, 3)
    assert placed("SO18", {"build": FULL, "prepare": FULL}).row("expand")[0] == (BOT, 3)


def test_his_die_is_placed_as_per_the_regular_rules() -> None:
    assert placed("SO18", {"build": [(YOU, 4)]}).row("build") == [(BOT, 3), (YOU, 4)]
    assert placed("SO18", {"build": [(YOU, 3)]}).row("build") == [(YOU, 3), (BOT, 3)]


def test_on_wild_he_marks_the_action_that_he_wanted_first() -> None:
    t = placed("SO02", {"build": FULL, "expand": FULL})
    assert t.row("wild")[0] == (BOT, 3)
    assert t.wanted() == ["build"]


def test_he_neither_joins_dice_nor_moves_on_tracks() -> None:
    s = fresh(3)
    rng = Rng("tracks")
    while not s.over:
        s.step(s.actions()[rng.below(len(s.actions()))])
        assert [s.track(BOT, track) for track in range(2)] == [0, 0]
        assert s.track(BOT, 2) in (2, 5)
        assert [s.pending(BOT, track) for track in range(3)] == [0, 0, 0]
