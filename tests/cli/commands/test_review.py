"""``labrys review`` of files and folders."""

from pathlib import Path

import labrys
from tests.cli.conftest import Run


def short_game() -> str:
    state = labrys.game("relics").new(2, "review", round_limit=1)
    while not state.over:
        state.act(state.actions()[0])
    return labrys.Record.of(state).text()


def test_what_cannot_be_reviewed_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "x.json").write_text("hello")
    for args in (["nowhere.json"], ["x.json"], ["empty"], ["empty", "--html", "page.html"]):
        done = run("review", *args)
        assert done.returncode == 2, args
        assert done.stderr.count("\n") == 1, done.stderr


def test_of_a_folder_each_seat_has_a_row_and_what_is_no_record_is_named(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "a.json").write_text(short_game())
    (games / "b.json").write_text("hello")
    done = run("review", "games", "--budget", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert len([row for row in done.stdout.splitlines() if row.startswith("a.json")]) == 2
    assert "b.json" in done.stderr
