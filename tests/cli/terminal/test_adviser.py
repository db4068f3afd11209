"""Hints in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.cli.terminal import saves
from tests.cli.conftest import Run

GAME = ["--seed", "hints", "--option", "round_limit=1", "--no-color"]


@pytest.mark.parametrize(("lang", "word", "look"), [("en", "hint", "Hint: Look at"), ("fr", "conseil", "Regardez")])
def test_first_where_to_look_and_then_the_best_choices(
    run: Run, tmp_path: Path, lang: str, word: str, look: str
) -> None:
    save = tmp_path / "game.json"
    asked = f"{word}\n{word}\nq\n"
    given = ["play", "relics", "--seats", "you,random", "--lang", lang, "--save", str(save), *GAME]
    found = run(*given, typed=f"1\n{asked}")
    assert look in found.stdout
    assert ("wins in 100" if lang == "en" else "sur 100") in found.stdout
    assert saves.read(save).record.hints == (1, 0)
    run("play", "--resume", str(save), typed=f"{word}\nq\n")
    assert saves.read(save).record.hints == (2, 0)


def test_several_people_at_one_keyboard_have_none(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    found = run("play", "relics", "--seats", "you,you", "--lang", "en", "--save", str(save), *GAME, typed="\nhint\nq\n")
    assert "No hints while several people play" in found.stdout
    assert saves.read(save).record.hints == ()
