"""Simulations repeat themselves, count right, and refuse early."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import polars
import pytest

import labrys
from labrys import BadSetting, LabrysError
from labrys.lab import Match, Played, Simulation, simulate
from labrys.lab.arena import play_all


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    answers = []
    for jobs in (1, 2):
        out, records = tmp_path / f"{jobs}.parquet", tmp_path / f"records{jobs}"
        found = simulate("relics", ["greedy", "random"], 40, seed=5, jobs=jobs, out=out, records=records)
        texts = {path.name: path.read_text() for path in sorted(records.iterdir())}
        answers.append((found.games, found.by_bot(), found.by_seat(), out.read_bytes(), texts))
    assert answers[0] == answers[1]
    assert len(answers[0][4]) == 40


def test_each_seed_is_played_once_in_every_seating() -> None:
    found = simulate("relics", ["random"] * 2 + ["greedy"], 7, seed="s")
    assert len(found.games) == 9  # rounded up to three seeds
    assert [(played.index, played.rotation) for played in found.games] == [(i, r) for i in range(3) for r in range(3)]
    for start in (0, 3, 6):
        trio = found.games[start : start + 3]
        assert len({played.seed for played in trio}) == 1
        assert sorted(played.seating.index(2) for played in trio) == [0, 1, 2]


def test_without_rotation_each_seed_is_played_once() -> None:
    found = simulate("relics", ["random", "greedy"], 5, rotate=False)
    assert [played.index for played in found.games] == [0, 1, 2, 3, 4]
    assert all(played.seating == [0, 1] for played in found.games)


def test_the_files_have_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    found = simulate("relics", ["random", "random", "greedy"], 6, out=tmp_path / "games.parquet")
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame.height == 6 * 3
    assert frame["win_share"].sum() == pytest.approx(6)
    assert set(frame["bot"]) == {"random", "greedy"}
    found.write(tmp_path / "games.csv")
    assert polars.read_csv(tmp_path / "games.csv").height == 18


def test_a_record_replays_to_what_was_counted(tmp_path: Path) -> None:
    found = simulate("relics", ["random", "greedy"], 2, records=tmp_path / "new" / "folder")
    for played in found.games:
        text = (tmp_path / "new" / "folder" / f"relics-000000-{played.rotation}.json").read_text()
        state = labrys.replay(text)
        assert state.over
        assert state.ranking() == played.ranks
        assert state.steps == played.decisions


def test_options_reach_the_game() -> None:
    found = simulate("relics", ["random", "random"], 4, options={"round_limit": "3"})
    rounds = found.rounds()
    assert rounds is not None
    assert rounds.most <= 3
    assert found.endings() == {"round_limit": 4}  # six suits cannot be had by chance in three rounds


def by_hand(ranks: list[list[int]]) -> Simulation:
    """Two seeds in both seatings of bots a and b, with the ranks given."""
    match = Match("relics", ("a", "b"))
    games = [
        Played(number // 2, number % 2, "", match.seating(number % 2), ranks[number], [6, 1], 10, 3, "six suits")
        for number in range(4)
    ]
    return Simulation(match, games)


def test_shares_follow_the_bot_through_the_seats() -> None:
    """Seat 1 always wins, so each bot has half of each seed; a shared victory is half a win."""
    found = by_hand([[1, 2], [1, 2], [1, 2], [1, 1]])
    assert [interval.mean for interval in found.by_seat()] == [0.875, 0.125]
    assert found.by_bot()["a"].mean == pytest.approx(0.625)  # won, lost, won, shared
    assert found.by_bot()["b"].mean == pytest.approx(0.375)
    assert found.fair("a") == 0.5


def test_scores_and_endings_are_counted() -> None:
    found = by_hand([[1, 2]] * 4)
    assert found.scores()["a"].mean == pytest.approx(3.5)  # 6, 1, 6, 1
    assert found.endings() == {"six suits": 4}
    assert found.decisions().median == 10


def test_bots_of_one_kind_are_counted_together() -> None:
    found = simulate("relics", ["random", "random"], 4)
    assert list(found.by_bot()) == ["random"]
    assert found.by_bot()["random"].mean == 1
    assert found.fair("random") == 1


def test_equal_bots_have_equal_chances() -> None:
    """Of three random bots the first wins a third of the games, within the interval."""
    even = simulate("relics", ["random", "random", "random"], 90, seed="even", jobs=2)
    first = even.interval([played.shares[played.seating.index(0)] for played in even.games])
    assert first.covers(1 / 3)


@pytest.mark.parametrize("name", ["games.txt", "games", "no/such/folder/games.csv"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path, name: str) -> None:
    def complain(done: int, total: int) -> None:
        raise AssertionError("a game was played")

    with pytest.raises(BadSetting, match="cannot be written"):
        simulate("relics", ["random", "random"], 2, out=tmp_path / name, progress=complain)
    assert list(tmp_path.iterdir()) == []


def test_records_cannot_go_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(BadSetting, match="cannot hold records"):
        simulate("relics", ["random", "random"], 2, records=tmp_path / "taken")


def test_a_bad_match_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetting, match=r"relics cannot be played by 1 bots: name 2, 3 or 4\."):
        simulate("relics", ["random"])
    with pytest.raises(BadSetting, match="unknown bot 'x'"):
        simulate("relics", ["random", "x"])
    with pytest.raises(BadSetting, match="unknown game 'chess'"):
        simulate("chess", ["random", "random"])
    with pytest.raises(BadSetting, match="unknown option 'size'"):
        simulate("relics", ["random", "random"], options={"size": 3})
    with pytest.raises(BadSetting, match="cannot be fewer than one"):
        simulate("relics", ["random", "random"], 0)


def test_a_worker_that_dies_is_an_error_not_a_wait() -> None:
    games = play_all(Match("relics", ("random", "random")), 2000, 2)
    next(games)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(LabrysError, match="a worker process was ended from outside"):
        list(games)


def test_nobody_plays_on_when_the_listener_leaves() -> None:
    before = set(multiprocessing.active_children())
    games = play_all(Match("relics", ("random", "random")), 2000, 2)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before
