"""Undo and what bots are given, on the smallest real game."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine import Event, History, IllegalAction, Perspective, Record, Rng

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


def test_a_perspective_shows_the_view_and_the_actions_of_the_seat_that_is_asked() -> None:
    state = played(15).state
    seat = state.seat
    assert seat is not None
    eyes = Perspective(state)
    assert eyes.view == state.view(seat)
    assert eyes.actions == state.actions()
    assert Perspective(state, (seat + 1) % 3).actions == ()


def test_a_perspective_has_no_way_to_the_state() -> None:
    eyes = Perspective(played(15).state)
    assert sorted(name for name in dir(eyes) if not name.startswith("_")) == [
        "actions",
        "imagine",
        "seat",
        "seats",
        "view",
    ]
    assert not hasattr(eyes, "__dict__")


def test_a_perspective_stays_as_it_was_when_the_game_goes_on() -> None:
    state = played(15).state
    eyes = Perspective(state)
    before = eyes.view
    state.act(state.actions()[0])
    assert eyes.view == before


def test_the_private_part_of_an_event_is_for_its_seat_alone() -> None:
    event = Event("draw", 1, {"cards": 1}, {"suit": 4})
    assert event.seen_by(1) == {"kind": "draw", "seat": 1, "cards": 1, "suit": 4}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "draw", "seat": 1, "cards": 1}
