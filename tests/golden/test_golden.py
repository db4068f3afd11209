"""Golden games are replayed for ever: at least one for each way that a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys
from labrys.engine import Record
from labrys.kit.transcript import elsewhere
from tests.golden.make import stories

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_still_ends_where_it_ended(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.digest, "a golden game must say where it ends"
    over = labrys.replay(record)
    assert over.digest() == record.digest
    assert stories(record.game)[path.stem](over)


def test_golden_games_end_there_in_plain_python_too() -> None:
    kept = [Record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    found = elsewhere(kept, hash_seed="9", pure=True)
    assert [transcript.split()[0] for transcript in found] == [record.digest for record in kept]


@pytest.mark.parametrize("name", labrys.games())
def test_each_way_to_end_has_a_golden_game(name: str) -> None:
    kept = {path.stem for path in RECORDS if path.parent.name == name}
    assert set(stories(name)) <= kept, "make them with: python -m tests.golden.make " + name


@pytest.mark.parametrize("name", labrys.games())
def test_every_ending_of_a_game_is_told(name: str) -> None:
    assert set(labrys.game(name).endings) == {story.split("-")[0] for story in stories(name)}
