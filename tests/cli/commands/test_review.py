"""``labrys review``: the text, the page, the data, a folder, and what cannot be reviewed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labrys.coach import review_of
from tests.cli.conftest import Run
from tests.coach.positions import record

FEW = ["--budget", "8"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record("empire", 2, "moments", "random").text(), encoding="utf-8")
    return path


def test_the_text_has_the_curve_the_table_and_the_moments(run: Run, game: Path) -> None:
    found = run("review", str(game), *FEW, "--lang", "en")
    assert found.returncode == 0, found.stderr
    assert "Empire: review" in found.stdout.replace("Eight-Minute ", "")
    assert "100 % " in found.stdout
    for word in ("accuracy", "result without luck", "What would you play?", "Best: ", "▲"):
        assert word in found.stdout
    assert max(len(line) for line in found.stdout.splitlines()) <= 80


def test_the_text_speaks_french(run: Run, game: Path) -> None:
    found = run("review", str(game), *FEW, "--lang", "fr")
    assert "Que joueriez-vous" in found.stdout
    assert "What would you play?" not in found.stdout


def test_the_page_and_the_data_hold_the_same_review(run: Run, game: Path, tmp_path: Path) -> None:
    html = tmp_path / "review.html"
    found = run("review", str(game), *FEW, "--html", str(html), "--json", "--lang", "en")
    assert found.returncode == 0, found.stderr
    review = review_of(found.stdout)
    assert review.finished
    assert html.read_text(encoding="utf-8").count("<article>") == len(review.moments)


def test_a_folder_is_a_table_and_passes_over_what_is_broken(run: Run, game: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    old = json.loads(game.read_text(encoding="utf-8"))
    (tmp_path / "old.json").write_text(json.dumps({**old, "content": "0"}), encoding="utf-8")
    found = run("review", str(tmp_path), *FEW, "--lang", "en")
    assert found.returncode == 0
    rows = [line.split() for line in found.stdout.splitlines()]
    assert [row[0] for row in rows] == ["file", "game.json", "game.json"]
    assert "broken.json" in found.stderr
    assert "content '0'" in found.stderr
    lines = run("review", str(tmp_path), *FEW, "--json", "--lang", "en").stdout.splitlines()
    assert [json.loads(line)["file"] for line in lines] == ["game.json"]


def test_what_cannot_be_reviewed_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "x.json").write_text("hello")
    (tmp_path / "part.json").write_text('{"labrys": 1}')
    for args in (["nowhere.json"], ["x.json"], ["part.json"], ["empty"], ["empty", "--html", "page.html"]):
        done = run("review", *args)
        assert done.returncode == 2, args
        assert done.stderr.count("\n") == 1, done.stderr
