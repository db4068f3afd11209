"""Counting events by an argument: who had what, how often, and who won with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import polars
import pytest

import labrys
from labrys import BadSetting
from labrys.engine import History
from labrys.engine.event import Event
from labrys.lab import Count, simulate
from labrys.lab.count import EventCounts, Source, Tallied, figures
from labrys.lab.statistics import wilson

LABRYS = [sys.executable, "-c", "from labrys.cli import main; main()", "simulate"]
EVENTS = [
    Event("row", 0, {"cards": [4, 4, 7]}),
    Event("take", 1, {"card": 4, "cost": 2}),
    Event("refill", 0, {"card": 9}),
    Event("take", 0, {"card": 7, "cost": 0}),
    Event("take", 1, {"card": 4}),
    Event("secret", 1, {}, {"card": 4}),
]


def test_events_are_counted_by_seat_and_value() -> None:
    found = Count.parse("take:card").tally(EVENTS, 2)
    assert found == EventCounts([{7: 1}, {4: 2}], {})


def test_an_event_without_the_argument_and_a_private_one_do_not_count() -> None:
    assert Count.parse("take:cost").tally(EVENTS, 2).times == [{0: 1}, {2: 1}]
    assert Count.parse("secret:card").tally(EVENTS, 2).times == [{}, {}]


def test_each_entry_of_a_list_is_an_offer() -> None:
    assert Count.parse("take:card/row:cards/refill:card").tally(EVENTS, 2).offered == {4: 2, 7: 1, 9: 1}


def test_a_count_is_written_with_colons_and_slashes() -> None:
    assert Count.parse("a:b/c:d") == Count(Source("a", "b"), (Source("c", "d"),))
    for text in ("take", "take:", ":card", "", "take:card/", "take:card/row"):
        with pytest.raises(BadSetting, match="write an event and its argument, such as take:card"):
            Count.parse(text)


def test_the_win_share_is_of_the_seats_that_had_it() -> None:
    """Card 1: both seats of the first game, seat 1 of the second and nobody in the third; card 2 once, by a loser."""
    games = [
        Tallied(0, EventCounts([{1: 2}, {1: 1}], {1: 4}), [1.0, 0.0]),
        Tallied(1, EventCounts([{2: 1}, {1: 1}], {1: 1, 2: 1}), [0.0, 1.0]),
        Tallied(2, EventCounts([{}, {}], {1: 1}), [0.5, 0.5]),
    ]
    one, two = figures(games)
    assert (one.value, two.value) == (1, 2)
    assert one.per_game == pytest.approx(4 / 3)
    assert one.taken == pytest.approx(4 / 6)
    assert one.seats == pytest.approx(3 / 6)
    assert one.win.mean == pytest.approx(2 / 3)
    assert two.per_game == pytest.approx(1 / 3)
    assert two.taken == 1
    assert two.seats == pytest.approx(1 / 6)
    assert two.win == wilson(0.0, 1)


def test_counts_agree_with_the_records(tmp_path: Path) -> None:
    found = simulate("empire", ["random", "greedy"], 4, counts=["take:card/row:cards/refill:card"], records=tmp_path)
    for played in found.games:
        record = labrys.Record.parse((tmp_path / f"empire-{played.index:06}-{played.rotation}.json").read_text())
        history = History(record.start(labrys.game("empire")))
        taken: list[dict[int | str, int]] = [{}, {}]
        for text in record.actions:
            seat, verb, *place = history.state.seat, *text.split()
            if verb == "take":
                card = history.state.view(None)["row"][int(place[0])]
                assert seat is not None
                taken[seat][card] = taken[seat].get(card, 0) + 1
            history.act(history.state.game.codec.parse(text))
        assert played.tallies[0].times == taken
        assert sum(played.tallies[0].offered.values()) == 6 + 25  # a card comes after each of 26 turns but the last


def test_counting_changes_no_game_and_the_number_of_processes_no_count(tmp_path: Path) -> None:
    bots = ["greedy", "random", "random"]
    plain = simulate("relics", bots, 6, seed=5)
    answers = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.parquet"
        found = simulate("relics", bots, 6, seed=5, jobs=jobs, counts=["claim:suit"], out=out)
        assert [played.ranks for played in found.games] == [played.ranks for played in plain.games]
        answers.append((found.games, found.count(0), (tmp_path / f"{jobs}.counts.parquet").read_bytes()))
    assert answers[0] == answers[1]


def test_the_second_file_has_a_row_for_each_seat_and_value(tmp_path: Path) -> None:
    found = simulate("relics", ["greedy", "random"], 4, counts=["claim:suit"], out=tmp_path / "games.csv")
    frame = polars.read_csv(tmp_path / "games.counts.csv")
    times = [times for played in found.games for seat in played.tallies[0].times for times in seat.values()]
    assert sorted(frame["times"]) == sorted(times)
    assert set(frame["name"]) <= {"Plains", "Forest", "Desert", "Lake", "Swamp", "Mountain"}
    assert set(frame["count"]) == {"claim:suit"}


def test_the_second_file_too_is_tried_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "games.counts.csv").mkdir()
    with pytest.raises(BadSetting, match=r"games\.counts\.csv cannot be written"):
        simulate("relics", ["random", "random"], 2, counts=["claim:suit"], out=tmp_path / "games.csv")


def test_the_command_names_what_it_counted_in_80_columns() -> None:
    wanted = ["--count", "take:card/row:cards/refill:card", "--count", "take:cost", "--count", "no:such"]
    args = ["empire", "--bots", "random,random,random", "--games", "9", *wanted]
    done = subprocess.run([*LABRYS, *args], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    for words in ("take:card", "taken", "wood: build a", "take:cost", "no:such was never seen"):
        assert words in done.stdout
    costs = done.stdout.partition("take:cost")[2].splitlines()[2:6]
    assert [line.split()[0] for line in costs] == ["0", "1", "2", "3"]
    shares = [
        line for line in done.stdout.partition("take:cost")[0].partition("taken")[2].splitlines() if " to " in line
    ]
    means = [float(line.partition(" to ")[0].split()[-2].rstrip("%")) for line in shares]
    assert means == sorted(means, reverse=True)
