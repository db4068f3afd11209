"""The folder that keeps a run: others' files are left alone, damage is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labrys.engine import BadSetting, BadText
from labrys.lab import Match
from labrys.lab.runs import Folder, Plan, merge, run
from tests.lab.runs.test_runs import MATCH, PLAN, files


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    run(PLAN, tmp_path)
    before = files(tmp_path)
    with pytest.raises(BadSetting, match=r"already holds 30 of 30 parts of these games: go on with --resume"):
        run(PLAN, tmp_path)
    for other, sentence in (
        (
            Plan(Match("empire", ("random", "random"), seed="kept", rotate=False), 30),
            r"another game \(relics, not empire",
        ),
        (Plan(Match("relics", ("random", "greedy"), seed="kept", rotate=False), 30), "another bots"),
        (Plan(Match("relics", ("random", "random"), seed="else", rotate=False), 30), r"another seed \(kept, not else"),
        (Plan(MATCH, 31), r"another number of games \(30, not 31"),
    ):
        with pytest.raises(BadSetting, match=sentence):
            run(other, tmp_path, resume=True)
    manifest = json.loads(before["manifest.json"])
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "content": "1"}))
    with pytest.raises(BadSetting, match="another content"):
        run(PLAN, tmp_path, resume=True)
    with pytest.raises(BadSetting, match="another content"):
        merge([tmp_path], clean(tmp_path.parent / "clean"))
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(BadSetting, match="is no folder of results"):
        run(PLAN, tmp_path, resume=True)


def clean(path: Path) -> Path:
    run(PLAN, path)
    return path


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadSetting, match="holds other files: name an empty folder or a new one"):
        run(PLAN, tmp_path)
    with pytest.raises(BadSetting, match="cannot hold results"):
        run(PLAN, tmp_path / "letter.txt" / "games")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    run(PLAN, tmp_path)
    part = tmp_path / "00000007.jsonl"
    for broken in ("{", "", part.read_text() * 2):
        part.write_text(broken)
        with pytest.raises(BadText, match=r"00000007\.jsonl (is damaged|lacks games): delete it, and play it again"):
            list(Folder(tmp_path, PLAN).read())
    part.unlink()
    run(PLAN, tmp_path, resume=True)
    assert len(list(Folder(tmp_path, PLAN).read())) == 30
