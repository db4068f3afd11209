"""The bid: secret, simultaneous, and who wins it."""

from __future__ import annotations

from typing import cast

import pytest

from labrys.engine import BadSetting, History, Perspective, Rng
from labrys.titles.empire.actions import NO_BID
from labrys.titles.empire.state import Empire
from tests.empire.table import GAME, act, legal, new


def bid(seats: int, *coins: int, seed: int = 1, **options: object) -> tuple[int, list[int]]:
    """Who wins with these bids, and the coins after it."""
    state = new(seats, seed, **options)
    act(state, *(f"bid {coin}" for coin in coins))
    assert state.decision == "first"
    assert state.seat is not None
    return state.seat, state.all_coins()


def test_anything_from_nothing_to_all_coins_may_be_bid() -> None:
    """Nothing is listed last: where choices are numbered from 1, the number is the coins."""
    assert legal(new(5)) == [f"bid {coins}" for coins in (1, 2, 3, 4, 5, 6, 7, 8, 0)]


def test_the_highest_bid_wins_and_only_the_winner_pays() -> None:
    assert bid(4, 2, 5, 4, 0) == (1, [9, 4, 9, 9])


def test_the_coins_paid_go_to_the_supply() -> None:
    state = new(3)
    before = state.bank
    act(state, "bid 0", "bid 0", "bid 7")
    assert state.bank == before + 7


def test_tied_for_most_the_youngest_wins_and_pays() -> None:
    """E15: by default the seats sit in order of age."""
    assert bid(4, 1, 3, 3, 0) == (1, [9, 6, 9, 9])


def test_if_all_bids_are_zero_the_youngest_wins_for_nothing() -> None:
    assert bid(3, 0, 0, 0) == (0, [11, 11, 11])


@pytest.mark.parametrize(
    ("ages", "winner"),
    [(0, 0), (1, 0), (3, 2), (32, 2), (2, 1), (421, 3), (4321, 3)],
)
def test_the_ages_option_lists_seats_from_the_youngest(ages: int, winner: int) -> None:
    """E30: seats that it does not name follow in order."""
    assert bid(4, 2, 2, 2, 2, ages=ages)[0] == winner


@pytest.mark.parametrize(("seats", "ages"), [(4, 5), (4, 54321), (2, 3), (3, 30), (5, 10), (3, 22), (5, 12341), (2, 9)])
def test_ages_that_name_no_seat_or_one_twice_are_refused(seats: int, ages: int) -> None:
    """E30."""
    sentence = rf"option ages cannot be {ages} with {seats} seats: .* 1 to {seats} and none twice, .* or use 0"
    with pytest.raises(BadSetting, match=sentence):
        new(seats, ages=ages)


def test_a_position_with_ages_that_name_no_seat_is_refused() -> None:
    text = new(3, ages=321).text()
    assert GAME.position(text).text() == text
    with pytest.raises(BadSetting, match="option ages cannot be 421 with 3 seats"):
        GAME.position(text.replace("321", "421", 1))


def test_among_the_tied_only_age_counts_not_age_among_all() -> None:
    assert bid(4, 2, 0, 2, 0, ages=4321)[0] == 2


def test_with_a_die_every_tied_player_can_win_and_nobody_else() -> None:
    """E30."""
    winners = [bid(4, 3, 1, 3, 3, seed=seed, tie_break="die")[0] for seed in range(60)]
    assert set(winners) == {0, 2, 3}


def test_the_die_rolls_again_among_those_still_tied() -> None:
    for seed in range(300):
        history = History(new(3, seed, tie_break="die"))
        history.act(GAME.encode("bid", 1))
        history.act(GAME.encode("bid", 1))
        rolls = [event for event in history.act(GAME.encode("bid", 1)) if event.kind == "roll_off"]
        if len(rolls) > 1:
            assert rolls[0].public["seats"] == [0, 1, 2]
            tried = cast(list[int], rolls[0].public["rolls"])
            assert rolls[1].public["seats"] == [seat for seat in range(3) if tried[seat] == max(tried)]
            return
    pytest.fail("no tie in 300 games")


def test_a_single_highest_bid_needs_no_die() -> None:
    state = new(3, tie_break="die")
    before = state.chance
    act(state, "bid 1", "bid 2", "bid 0")
    assert state.chance == before


def test_the_winner_names_anybody_as_first_player() -> None:
    for first in range(3):
        state = new(3)
        act(state, "bid 0", "bid 4", "bid 1")
        assert state.seat == 1
        assert legal(state) == ["first 0", "first 1", "first 2"]
        act(state, f"first {first}")
        assert (state.decision, state.seat, state.first) == ("turn", first, first)


def test_no_view_names_a_first_player_before_the_winner_does() -> None:
    state = new(3)
    assert state.view(0)["first"] is None
    act(state, "bid 0", "bid 0", "bid 2")
    assert state.view(0)["first"] is None
    act(state, "first 1")
    assert state.view(0)["first"] == 1


def test_there_is_one_bid_in_a_game() -> None:
    state = new(3)
    rng = Rng("one bid")
    bids = 0
    while not state.over:
        bids += state.decision == "bid"
        state.act(state.actions()[rng.below(len(state.actions()))])
    assert bids == 3


# ---- secrecy


def test_no_view_shows_a_bid_of_another_before_all_are_in() -> None:
    for seat in (None, 0, 1, 2):
        views = []
        for coins in (0, 11):
            state = new(3)
            act(state, f"bid {coins}")
            views.append(state.view(seat))
        if seat == 0:
            assert [view["bids"] for view in views] == [[0, None, None], [11, None, None]]
        else:
            assert views[0] == views[1]


def test_the_event_of_a_bid_tells_the_number_to_its_owner_alone() -> None:
    history = History(new(3))
    [event] = history.act(GAME.encode("bid", 7))
    assert event.seen_by(0)["coins"] == 7
    assert "coins" not in event.seen_by(1)
    assert "coins" not in event.seen_by(None)


def test_all_bids_are_shown_once_the_last_is_in_and_the_step_is_a_barrier() -> None:
    state = new(3)
    act(state, "bid 2", "bid 5")
    assert not state.revealed
    act(state, "bid 3")
    assert state.revealed
    assert state.view(None)["bids"] == [2, 5, 3]


def test_who_has_bid_is_no_secret() -> None:
    state = new(3)
    act(state, "bid 2")
    assert state.view(2)["bids_made"] == [True, False, False]


def test_an_imagined_world_deals_the_hidden_bids_anew_and_keeps_ones_own() -> None:
    state = new(3)
    act(state, "bid 4", "bid 6")
    dreams = [Perspective(state).imagine(Rng(str(number))) for number in range(300)]
    bids = [dream.fields()["bids"] for dream in dreams]
    assert {tuple(bid)[2] for bid in bids if isinstance(bid, list)} == {NO_BID}
    for seat in (0, 1):
        assert {bid[seat] for bid in bids if isinstance(bid, list)} == set(range(12))
    own = [state.imagine(0, Rng(str(number))).fields()["bids"] for number in range(50)]
    assert all(isinstance(bid, list) and bid[0] == 4 for bid in own)


def test_open_bids_are_not_dealt_anew() -> None:
    state = new(3)
    act(state, "bid 4", "bid 6", "bid 1")
    assert state.imagine(2, Rng("x")).fields()["bids"] == [4, 6, 1]


def test_a_bid_can_be_taken_back_until_the_next_is_made() -> None:
    history = History(new(3))
    history.act(GAME.encode("bid", 7))
    assert history.undo_depth(0) == 1
    history.act(GAME.encode("bid", 1))
    assert history.undo_depth(0) == 0


def test_with_a_die_nothing_bid_by_anybody_is_a_tie_too() -> None:
    """E30."""
    assert {bid(3, 0, 0, 0, seed=seed, tie_break="die")[0] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("coins", "options", "english", "french"),
    [
        ((1, 2, 0), {}, "(0).", "(0)."),
        (
            (2, 2, 0),
            {},
            "this table names no ages, so seats count: Anna.",
            "l\u2019ordre des places compte\u00a0: Anna.",
        ),
        ((0, 0, 0), {"ages": 32}, "Tied bids go to the youngest: Chloé.", "le plus jeune l\u2019emporte\u00a0: Chloé."),
        ((0, 3, 3), {"tie_break": "die"}, "They are tied: the die decides.", "Égalité\u00a0: le dé décide."),
    ],
)
def test_the_log_says_who_wins_tied_bids_and_why(
    coins: tuple[int, ...], options: dict[str, object], english: str, french: str
) -> None:
    """E15, E30."""
    history = History(GAME.new(3, 1, **options))
    events = [event for coin in coins for event in history.act(GAME.encode("bid", coin))]
    shown = next(event for event in events if event.kind == "bids")
    winner = next(event for event in events if event.kind == "wins_bid").seat
    names = ["Anna", "Bruno", "Chloé"]
    for lang, sentence in (("en", english), ("fr", french)):
        text = GAME.voice.say(GAME.event_phrase(cast(Empire, history.state), shown, None), lang, names)
        assert text.endswith(sentence)
        if len(set(coins)) < 3 and "tie_break" not in options:
            assert names[winner] in sentence
