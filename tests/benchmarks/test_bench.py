"""The bench runs and prints its tables. No figure is judged here: machines that test are noisy."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from benchmarks.contender import repeat
from benchmarks.limit import Limit, compiler
from benchmarks.report import Report, earlier
from benchmarks.sheets import MARKS, cost, place, rate, sheets
from benchmarks.targets import BASE, judge
from labrys.engine.chance import key_of

LABRYS = [sys.executable, "-c", "from labrys.cli import main; main()"]


def bench(*args: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*LABRYS, "bench", *args], capture_output=True, text=True, cwd=cwd, check=False)


@pytest.fixture
def report() -> Report:
    """Round figures: we are twenty times as fast as the peer by the median, and our view costs five decisions."""
    found = Report("2026-01-01", "a machine", {"relics": 3}, ["pure"])
    found.rates["pure", "relics decisions"] = [100.0, 200.0, 400.0]
    found.rates["pure", "relics view"] = [40.0]
    found.rates["catanatron", "decisions"] = [5.0, 10.0, 100.0]
    return found


def test_bench_prints_its_tables_within_80_columns_and_writes_what_it_measured(tmp_path: Path) -> None:
    raw, page = tmp_path / "raw.json", tmp_path / "page.md"
    done = bench("relics", "--quick", "--pure", "--json", str(raw), "--markdown", str(page))
    assert done.returncode == 0, done.stderr
    assert "relics, 3 seats" in done.stdout
    assert all(word in done.stdout for word in ("public API", "playout", "copy", "view", "imagine", "replay", "Memory"))
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert len(json.loads(raw.read_text())["rates"]["pure: relics copy"]) > 1
    assert "### relics, 3 seats" in page.read_text()


def test_bench_prints_what_environments_reach_within_80_columns() -> None:
    done = bench("relics", "--env", "--quick")
    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in ("relics, 3 seats", "PettingZoo AEC", "at once", "two processes", "MB"))
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


@pytest.mark.parametrize(
    ("args", "remedy"),
    [
        (["nim"], "relics"),
        (["--json", "no/such/folder/raw.json"], "folder that you may write to"),
        (["--rounds"], "--rounds"),
        (["--against", "no-such-commit"], "git log"),
        (["--against", "--all"], "git log"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(args: list[str], remedy: str, tmp_path: Path) -> None:
    done = bench(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert remedy in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_median_of_the_rounds_decides_whether_a_target_is_reached(report: Report) -> None:
    first, view = judge(report)
    assert (first.number, first.by_median, first.by_best, first.reached) == ("T1", 20.0, 4.0, True)
    assert (view.number, view.by_median, view.by_best, view.reached) == ("T7", 5.0, 10.0, True)


def test_a_target_is_missed_when_the_median_falls_short(report: Report) -> None:
    report.rates["catanatron", "decisions"] = [50.0]
    assert not judge(report)[0].reached


def test_a_view_that_costs_more_than_twenty_decisions_misses_its_target(report: Report) -> None:
    report.rates["pure", "relics view"] = [8.0]
    assert not judge(report)[1].reached


@pytest.fixture
def beside(report: Report) -> Report:
    """The base revision was built aside: then a decision took twice, a set-up five times as long as now."""
    report.against = f"{BASE}87e9f"
    report.engines = ["compiled"]
    report.rates["compiled", "relics decisions"] = [200.0]
    report.rates[earlier("compiled"), "relics decisions"] = [125.0]
    report.rates["compiled", "relics new"] = [50.0]
    report.rates[earlier("compiled"), "relics new"] = [10.0]
    report.memory["compiled", "relics"] = {"bytes_each": 900.0, "resident": None}
    report.memory[earlier("compiled"), "relics"] = {"bytes_each": 2000.0, "resident": None}
    return report


def test_what_we_want_beside_the_base_revision_is_judged_by_its_figures_of_the_same_run(beside: Report) -> None:
    found = {v.text.partition(" /")[0]: (v.by_median, v.reached) for v in judge(beside) if v.number == "T12"}
    assert found == {
        "relics public API": (1.6, False),
        "relics set-up": (5.0, True),
        "relics memory of a state": (0.45, True),
    }


def test_beside_any_other_revision_the_figures_are_shown_and_not_judged(beside: Report) -> None:
    beside.against = "0123456789ab"
    assert not [v for v in judge(beside) if v.number == "T12"]
    rows = next(sheet.rows for sheet in sheets(beside) if sheet.title == "Beside 0123456")
    assert ("relics set-up of a game", "compiled", "100 ms", "20 ms", "5.00", "5.00") in rows


@pytest.mark.skipif(compiler() is None, reason="there is no gcc")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plain_c_plays_the_very_games_that_our_playout_plays(seats: int, tmp_path: Path) -> None:
    limit = Limit(tmp_path, seats)
    for seed in range(40):
        rng = labrys.Rng(f"lots {seed}")
        lot = int(rng.key)
        state = labrys.game("empire").new(seats, seed)
        state.playout(rng)
        fields = state.fields()
        wanted = [state.steps, fields["chance"], rng.key]
        for name in ("coins", "armies", "cities", "goods", "row"):
            value = fields[name]
            assert isinstance(value, list)
            wanted += value
        found = limit.play(key_of(str(seed)), lot)
        assert found[: len(wanted)] == wanted
        assert not any(found[len(wanted) :])


def test_repeat_counts_what_the_body_says_it_did() -> None:
    sample = repeat(lambda: 3)(0.0)
    assert sample.done == 3


def test_figures_are_written_for_people() -> None:
    assert [rate(n) for n in (12.0, 1_230.0, 4_560_000.0)] == ["12 /s", "1.23 k/s", "4.56 M/s"]
    assert [cost(n) for n in (500.0, 2_000_000.0)] == ["2 ms", "0.5 us"]


def test_figures_replace_what_stands_between_the_marks() -> None:
    page = f"before {MARKS[0]} old {MARKS[1]} after"
    assert place(page, "new\n") == f"before {MARKS[0]}\n\nnew\n\n{MARKS[1]} after"


def test_a_page_without_marks_becomes_the_figures() -> None:
    assert place("", "new\n") == "new\n"
