"""Comparisons: equal versions are hardly ever called different, different ones are found early, and both repeat themselves."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path

import pytest
from click.testing import CliRunner

from labrys.cli.main import house
from labrys.engine import BadSetting, Rng
from labrys.lab.compare import Comparison, Side, compare
from labrys.lab.compare.compare import differences
from labrys.lab.compare.measured import Measured
from labrys.lab.compare.sequential import looks

SEEDS = 160
USUAL = Side.parse("usual")


def row(lots: Rng, shift: float) -> Measured:
    """A game's measures: wins, counts, skewed scores, rare cards; the first is moved by a shift."""
    found: Measured = {"score": float(lots.below(100)) + shift}
    for number in range(6):
        found[f"win {number}"] = float(lots.below(3) == 0)
        found[f"skewed {number}"] = float(lots.below(20)) ** 3
        found[f"count {number}"] = float(lots.below(5))
        found[f"rare {number}"] = float(lots.below(12) == 0)
    return found


def first_clear(lots: Rng, shift: float) -> int | None:
    """After how many seeds a comparison of such games stops by itself."""
    one = [row(lots, 0) for _ in range(SEEDS)]
    other = [row(lots, shift) for _ in range(SEEDS)]
    for step in looks(SEEDS):
        if any(found.change.clear for found in differences(one[:step], other[:step], len(looks(SEEDS)))):
            return step
    return None


def test_equal_versions_are_called_different_at_most_as_often_as_was_said() -> None:
    """25 measures, five looks, 150 comparisons of equals: at most 5 % false alarms, up to three deviations of chance."""
    lots = Rng("equals")
    alarms = sum(first_clear(lots, 0) is not None for _ in range(150))
    assert alarms / 150 <= 0.05 + 3 * sqrt(0.05 * 0.95 / 150)


def test_a_difference_is_found_and_a_large_one_before_the_budget_is_spent() -> None:
    """A shift by one standard deviation (28.9) needs some 40 seeds at the level of one measure in 25."""
    lots = Rng("different")
    found = [first_clear(lots, 28.9) for _ in range(20)]
    assert all(found)
    assert sum(step or 0 for step in found) / 20 < SEEDS / 2


def test_one_looks_after_powers_of_two() -> None:
    assert looks(160) == [10, 20, 40, 80, 160]
    assert looks(3) == [1, 2, 3]


def test_two_sides_that_are_the_same_differ_in_nothing() -> None:
    found = compare("relics", USUAL, Side.parse("round_limit=60"), seats=2, seeds=6)
    assert {one.change.value for one in found.differences} == {0.0}
    assert found.found == []
    assert "No difference between usual and round_limit=60 is clear after 6 of 6 seeds" in found.sentence()


def test_progress_goes_game_by_game_to_all_of_both_sides() -> None:
    seen: list[tuple[int, int]] = []
    other = Side.parse("round_limit=60")
    compare("relics", USUAL, other, seats=2, seeds=16, progress=lambda done, total: seen.append((done, total)))
    assert seen == sorted(seen)
    assert set(seen) == {(done, 32) for done in range(33)}


def short(**more: object) -> Comparison:
    """Three rounds against as many as it takes: games are far shorter."""
    other = Side.parse("round_limit=3;random,random")
    return compare("relics", Side.parse("random,random"), other, seats=2, seeds=96, **more)  # type: ignore[arg-type]


def test_a_rule_that_shortens_games_is_found_before_the_budget_is_spent(tmp_path: Path) -> None:
    found = short(keep=tmp_path / "games")
    assert found.seeds < found.budget
    assert "decisions in a game" in [one.name for one in found.found]
    assert "differ, clear after" in found.sentence()
    again = short(keep=tmp_path / "games", resume=True, jobs=2)
    assert again == found
    assert again.drawing().html() == found.drawing().html()


def test_the_command_prints_the_answer_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    args = ["relics", "random,random", "round_limit=3;random,random", "--seeds", "48", "--out", str(page)]
    done = CliRunner().invoke(house, ["lab", "compare", *args], catch_exceptions=False)
    assert "random,random and round_limit=3;random,random differ, clear after" in " ".join(done.output.split())
    text = page.read_text(encoding="utf-8")
    assert "What round_limit=3;random,random changes" in text
    assert "<script" not in text


def test_games_of_another_version_of_the_rules_are_compared_from_their_folder(tmp_path: Path) -> None:
    """An earlier release keeps its games; here the folder is told to be of one."""
    old = tmp_path / "old"
    compare("relics", Side.parse("round_limit=3"), Side.parse("round_limit=3"), seats=2, seeds=32, keep=old)
    (manifest,) = old.rglob("manifest.json")
    told = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps({**told, "labrys": "0.0.9", "content": "1", "options": {}}), encoding="utf-8")
    kept = sorted(path.read_bytes() for path in old.rglob("*") if path.is_file())
    args = ["relics", str(old), "usual", "--seeds", "32"]
    done = CliRunner().invoke(house, ["lab", "compare", *args], catch_exceptions=False)
    assert "differ, clear after" in " ".join(done.output.split())
    assert kept == sorted(path.read_bytes() for path in old.rglob("*") if path.is_file())
    again = compare("relics", Side.parse("round_limit=3"), USUAL, seats=2, seeds=32)
    assert compare("relics", Side.parse(str(old)), USUAL, seats=2, seeds=32).differences == again.differences


def test_games_of_a_folder_that_cannot_be_compared_are_refused(tmp_path: Path) -> None:
    old = tmp_path / "old"
    compare("relics", USUAL, Side.parse("round_limit=60"), seats=2, seeds=4, keep=old)
    with pytest.raises(BadSetting, match="holds the games of several sides: name"):
        Side.parse(str(old))
    one = next(path for path in old.iterdir() if "usual" in path.name)
    with pytest.raises(BadSetting, match=r"another number of games \(4, not 8\)"):
        compare("relics", Side.parse(str(one)), USUAL, seats=2, seeds=8)
    with pytest.raises(BadSetting, match=r"another seed \(compare, not mine\)"):
        compare("relics", Side.parse(str(one)), USUAL, seats=2, seeds=4, seed="mine")
    next(one.glob("*.jsonl")).unlink()
    with pytest.raises(BadSetting, match="lacks 1 of 4 parts"):
        compare("relics", Side.parse(str(one)), USUAL, seats=2, seeds=4)
    (tmp_path / "nothing").mkdir()
    with pytest.raises(BadSetting, match="is no folder of results"):
        Side.parse(str(tmp_path / "nothing"))
