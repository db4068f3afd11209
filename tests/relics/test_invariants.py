"""What holds at every step of every game, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labrys.engine import Rng
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, OFF_MAP, SUITS
from labrys.titles.relics.state import Relics
from tests.relics.table import legal, new

TABLES = st.fixed_dictionaries(
    {
        "seats": st.sampled_from([2, 3, 4]),
        "seed": st.integers(0, 10**6),
        "cost_table": st.sampled_from(["standard", "brisk"]),
        "placement": st.sampled_from(["last_first", "turn_order"]),
        "round_limit": st.integers(0, 60),
    }
)
quietly = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def walk(options: dict[str, int | str], steps: int = 500) -> Iterator[Relics]:
    """Random play: the state before each step, and at the end."""
    s = new(**options)  # type: ignore[arg-type]
    rng = Rng(f"walk {options}")
    while not s.over and s.steps < steps:
        yield s
        s.step(s.actions()[rng.below(len(s.actions()))])
    yield s


def turn_ends(options: dict[str, int | str]) -> Iterator[Relics]:
    """The state at each moment when another seat's turn has begun."""
    last = -1
    for s in walk(options):
        if s.decision == "turn" and s.seat != last:
            last = -1 if s.seat is None else s.seat
            yield s


@quietly
@given(TABLES)
def test_no_piece_rests_on_anothers_tile(options: dict[str, int | str]) -> None:
    for s in walk(options):
        for seat, tile in enumerate(s.all_piece()):
            if tile != OFF_MAP and not s.over:
                assert s.owner(tile) in (NOBODY, seat)


@quietly
@given(TABLES)
def test_no_two_pieces_share_a_tile_when_a_turn_ends(options: dict[str, int | str]) -> None:
    for s in turn_ends(options):
        on_map = [tile for tile in s.all_piece() if tile != OFF_MAP]
        assert len(on_map) == len(set(on_map))


@quietly
@given(TABLES)
def test_no_hand_exceeds_ten_between_turns(options: dict[str, int | str]) -> None:
    for s in turn_ends(options):
        for seat in range(s.seats):
            assert s.held(seat) <= CONTENT.hand_limit


@quietly
@given(TABLES)
def test_only_the_hand_of_whoever_plays_ever_exceeds_ten(options: dict[str, int | str]) -> None:
    for s in walk(options):
        if s.decision in ("turn", "discard"):
            assert all(s.held(seat) <= CONTENT.hand_limit for seat in range(s.seats) if seat != s.seat)


@quietly
@given(TABLES)
def test_owned_and_occupied_tiles_are_face_up_and_stay_so(options: dict[str, int | str]) -> None:
    before: list[int] = []
    for s in walk(options):
        for tile, suit in enumerate(s.all_suit()):
            if suit == FACE_DOWN:
                assert s.owner(tile) == NOBODY
                assert tile not in s.all_piece()
            if before and before[tile] != FACE_DOWN:
                assert suit == before[tile]
        before = s.all_suit()


@quietly
@given(TABLES)
def test_nothing_is_lost_or_made(options: dict[str, int | str]) -> None:
    whole: list[int] = []
    for s in walk(options):
        tiles = [s.pool(suit) + s.all_suit().count(suit) for suit in range(SUITS)]
        whole = whole or tiles
        assert tiles == whole
        assert min([*s.all_pool(), *s.all_hand(), *s.all_deck(), *s.all_discards(), s.points]) >= 0
        assert s.points <= CONTENT.die_sides
        for suit in range(SUITS):
            held = sum(s.all_hand()[suit::SUITS])
            assert held + s.deck(suit) + s.discards(suit) == CONTENT.cards_per_suit


@quietly
@given(TABLES)
def test_what_is_counted_along_the_way_is_what_counting_anew_finds(options: dict[str, int | str]) -> None:
    """Sizes of hands and deck, sets of tiles and where the others stand are kept beside the position, never instead."""
    for s in walk(options):
        fresh = cast(Relics, s.game.position(s.text()))
        assert s.all_held() == fresh.all_held()
        assert s.all_reach() == fresh.all_reach()
        assert s.claimed == fresh.claimed
        assert s.all_own() == fresh.all_own()
        assert s.stock == fresh.stock
        if s.decision == "turn":
            assert s.others == fresh.others
        assert s.actions() == fresh.actions()


@quietly
@given(TABLES)
def test_a_random_pick_is_what_the_list_would_give(options: dict[str, int | str]) -> None:
    one, other = Rng("pick"), Rng("pick")
    for s in walk(options):
        if not s.over:
            actions = s.actions()
            assert s.flow.decisions[s.kind].pick(s, one) == actions[other.below(len(actions))]


@quietly
@given(TABLES)
def test_a_card_is_drawn_for_each_explored_tile_and_each_two_points(options: dict[str, int | str]) -> None:
    s = new(**options)  # type: ignore[arg-type]
    rng = Rng(f"cards {options}")
    while not s.over and s.steps < 400:
        action = s.actions()[rng.below(len(s.actions()))]
        verb = s.game.decode(action)[0]
        s.events = []
        s.step(action)
        drawn = [event.kind for event in s.events].count("draw")
        assert drawn == (verb in ("explore", "draw"))
        s.events = None


@quietly
@given(TABLES)
def test_who_can_only_stop_is_asked_only_where_a_card_might_do(options: dict[str, int | str]) -> None:
    """Told from what a spectator sees: a card in hand, and a free tile under the piece or a foe's within the points."""
    for s in walk(options, 200):
        if s.decision == "turn" and legal(s) == ["end"]:
            seen = s.view(None)
            seat, tiles, side = seen["asked"], seen["tiles"], seen["side"]
            assert seat is not None
            here = seen["pieces"][seat]
            assert here is not None
            beside = [here + step for step in (-side, side) if 0 <= here + step < side * side]
            beside += [here + step for step in (-1, 1) if (here + step) // side == here // side]
            foes = [tiles[at]["suit"] for at in beside if tiles[at]["owner"] not in (None, seat)]
            assert seen["hand_sizes"][seat]
            assert tiles[here]["owner"] is None or any(
                suit is not None and seen["costs"][suit] <= seen["points"] for suit in foes
            )


@quietly
@given(TABLES)
def test_whoever_is_asked_would_be_asked_with_any_other_hand(options: dict[str, int | str]) -> None:
    """Each legal answer in two worlds that differ in the hands alone: both ask the same seat the same, or neither."""
    rng = Rng(f"asked {options}")
    for s in walk(options, 120):
        dream = s if s.over else cast(Relics, s.imagine(None, rng))
        dream.chance = s.chance
        dream.fill_pool(s.all_pool())
        for action in set(s.actions()) & set(dream.actions()):
            worlds = [s.copy(), dream.copy()]
            for world in worlds:
                world.step(action)
            one, other = ((world.seat, world.decision, world.points, world.round) for world in worlds)
            assert one == other


@quietly
@given(TABLES)
def test_what_is_imagined_can_be_played(options: dict[str, int | str]) -> None:
    """Any seat's dream of any moment plays on by the rules, never with a card that is not there."""
    rng = Rng("dreams")
    for number, s in enumerate(walk(options, 150)):
        if number % 10 == 0:
            for viewer in (None, *range(s.seats)):
                dream = cast(Relics, s.imagine(viewer, rng))
                assert dream.view(viewer) == s.view(viewer)
                dream.playout(rng, 12)
                assert min([*dream.all_hand(), *dream.all_deck(), *dream.all_discards(), *dream.all_pool()]) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_with_a_winner_of_all_six_suits_when_there_is_no_limit(seats: int) -> None:
    for seed in range(30):
        s = new(seats, seed, round_limit=0)
        s.playout(Rng(f"end {seed}"))
        assert s.over
        assert sorted(s.scores())[-1] == 6
        assert s.ranking().count(1) == 1
