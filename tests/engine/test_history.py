"""A game being played: undo, marks and the log, on the smallest real game."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine import History, IllegalAction, Record, Rng

GAME = labrys.game("relics")


def played(steps: int) -> History:
    history = History(GAME.new(3, "history"))
    rng = Rng("history")
    while len(history.marks) < steps:
        legal = history.state.actions()
        history.act(legal[rng.below(len(legal))])
    return history


def test_there_is_one_mark_and_one_log_entry_for_each_action_and_one_for_the_set_up() -> None:
    history = played(20)
    assert (len(history.marks), len(history.log), history.state.steps) == (20, 21, 20)


def test_a_step_that_turns_a_tile_over_cannot_be_undone() -> None:
    history = played(0)
    seat = history.state.seat
    assert seat is not None
    history.act(GAME.encode("place", 0))
    assert history.undo_depth(seat) == 0
    with pytest.raises(IllegalAction, match="nothing can be undone"):
        history.undo(seat)


def test_a_history_of_a_record_has_the_same_marks_and_log() -> None:
    history = played(40)
    record = Record.of(history.state)
    again = History.of(record, record.start(GAME))
    assert again.marks == history.marks
    assert again.log == history.log
    assert again.state.digest() == history.state.digest()


def test_whoever_leaves_cannot_be_undone_into_the_game() -> None:
    history = played(10)
    history.act(GAME.encode("leave", 0))
    assert [history.undo_depth(seat) for seat in range(3)] == [0, 0, 0]


def test_a_refused_action_leaves_no_mark() -> None:
    history = played(10)
    with pytest.raises(IllegalAction):
        history.act(-1)
    assert len(history.marks) == 10
    assert history.state.events is None
