"""The review of a whole game: its curve, its seats, its moments."""

from __future__ import annotations

from dataclasses import replace

import pytest

import labrys
from labrys.coach import as_json, review, review_of
from labrys.coach.report import ACCEPTED, GRADES, MOST_MOMENTS, grade_of
from labrys.engine import BadText, Record, Rng
from tests.coach.positions import played, record

SHORT = {"round_limit": 3}


@pytest.mark.parametrize(("game", "seats"), [("relics", 3), ("empire", 2), ("minos", 1)])
def test_a_review_tells_every_step_and_every_seat(game: str, seats: int) -> None:
    given = record(game, seats, "whole", "random")
    told: list[float] = []
    found = review(given, 12, told.append)
    last = played(game, seats, "whole", "random")
    assert len(found.curve) == len(given.actions) + 1
    assert (found.curve[0].kind, found.curve[0].seat) == ("deal", None)
    assert [step.action for step in found.curve[1:]] == list(given.actions)
    for step in found.curve:
        assert all(0 <= chance <= 1 for chance in step.chances)
        assert seats == 1 or sum(step.chances) == pytest.approx(1)
        assert step.kind in ("deal", "chance") or step.luck == [0.0] * seats
    assert [player.score for player in found.players] == last.scores()
    assert [player.points for player in found.players] == last.breakdown()
    assert [player.rank for player in found.players] == last.ranking()
    assert found.rival == last.rival()
    assert found.digest == last.digest()
    assert found.finished
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert found.curve[-1].chances == pytest.approx([player.result for player in found.players])
    for player in found.players:
        assert player.luck == pytest.approx(sum(step.luck[player.seat] for step in found.curve))
        assert player.result is not None
        assert player.adjusted == pytest.approx(player.result - player.luck)
    assert review_of(as_json(found)) == found


def test_moments_are_few_ordered_and_carry_their_quiz() -> None:
    given = record("empire", 2, "moments", "random")
    found = review(given, 24)
    assert 0 < len(found.moments) <= MOST_MOMENTS
    assert [moment.step for moment in found.moments] == sorted({moment.step for moment in found.moments})
    state = labrys.game("empire").begin(2, given.seed, dict(given.options))
    offered: dict[int, set[str]] = {}
    for text in given.actions:
        offered[state.steps] = {state.game.codec.text(action) for action in state.actions()}
        state.act(state.game.codec.parse(text))
    for moment in found.moments:
        assert moment.played.action == given.actions[moment.step]
        assert set(moment.chances) == offered[moment.step]
        best = moment.best[0]
        assert moment.chances[best.action] == best.chance == max(moment.chances.values())
        assert set(moment.accepted) == {
            action for action, chance in moment.chances.items() if best.chance - chance <= ACCEPTED
        }
        assert moment.played.action not in moment.accepted
        assert moment.grade == grade_of(moment.loss)
        assert moment.loss > moment.sure
        assert found.curve[moment.step + 1].loss == moment.loss
        assert found.curve[moment.step + 1].seat == moment.seat
        assert best.said["en"]
        assert best.said["fr"]
        assert moment.prompt["en"] != moment.prompt["fr"]
    assert sum(sum(player.grades.values()) for player in found.players) >= len(found.moments)


def test_grades_begin_where_they_say() -> None:
    assert [grade_of(loss) for loss in (0.049, 0.05, 0.099, 0.10, 0.149, 0.15, 1.0)] == [
        None, "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder",
    ]  # fmt: skip
    assert [least for _, least in GRADES] == sorted((least for _, least in GRADES), reverse=True)


@pytest.mark.parametrize("game", ["relics", "empire"])
def test_chance_plays_less_accurately_than_a_bot_that_thinks(game: str) -> None:
    gaps = []
    for number in range(3):
        found = review(record(game, 2, f"skill {number}", "random", "mcts:60"), 24)
        by_lot, thinking = found.players
        assert by_lot.accuracy is not None
        assert thinking.accuracy is not None
        assert by_lot.lost > thinking.lost
        gaps.append(thinking.accuracy - by_lot.accuracy)
    assert min(gaps) > 0


def test_the_same_record_and_budget_give_the_same_review() -> None:
    given = record("relics", 2, "again", "random", **SHORT)
    assert review(given, 12) == review(given, 12)


def test_hints_that_were_taken_are_told() -> None:
    given = record("relics", 2, "hints", "random", round_limit=1)
    assert review(given, 1).hints == []
    taken = replace(given, hints=(2, 0))
    assert Record.parse(taken.text()) == taken
    assert review(taken, 1).hints == [2, 0]


def test_a_game_that_is_not_over_is_reviewed_so_far() -> None:
    state = labrys.game("relics").new(2, "so far")
    for _ in range(12):
        state.act(state.actions()[0])
    found = review(Record.of(state), 1)
    assert not found.finished
    assert [player.result for player in found.players] == [None, None]
    assert [player.adjusted for player in found.players] == [None, None]
    assert len(found.curve) == 13


def test_a_record_of_other_content_or_a_broken_one_is_refused() -> None:
    given = record("relics", 2, "again", "random", **SHORT)
    with pytest.raises(BadText, match="content '0'"):
        review(replace(given, content="0"))
    with pytest.raises(BadText, match="action 2 of this record cannot be played"):
        review(replace(given, actions=(given.actions[0], given.actions[0])))
    with pytest.raises(BadText, match="hints must be numbers"):
        Record.parse(given.text().replace('"digest"', '"hints": ["x"], "digest"'))


def test_a_verdict_uses_nothing_that_the_seat_could_not_know() -> None:
    """The same game with other hidden things: what each decision is said to have given away stays the same."""
    state = labrys.game("empire").new(2, "blind")
    while state.decision != "bid":
        state.act(state.actions()[0])
    state.act(state.actions()[3])  # a closed bid, of which the other seat knows nothing
    other = labrys.game("empire").position(state.text())
    assert other.seat == state.seat
    from labrys.coach.review import looked_at
    from labrys.coach.value import Value

    value = Value(state.game, 2)
    action = state.actions()[1]
    twins = [state.imagine(state.seat, Rng(f"{number}")) for number in range(4)]
    assert len({twin.digest() for twin in twins}) > 1
    assert (
        len({(looked_at(twin, 0, action, value).loss, looked_at(twin, 0, action, value).sure) for twin in twins}) == 1
    )
