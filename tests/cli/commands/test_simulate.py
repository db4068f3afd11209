"""``labrys simulate`` from the outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LABRYS = [sys.executable, "-c", "from labrys.cli import main; main()", "simulate"]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*LABRYS, *args], capture_output=True, text=True, timeout=120)


def test_the_tables_fit_a_pipe_and_say_what_was_played() -> None:
    first = run("relics", "--bots", "greedy,random", "--games", "11", "--jobs", "2")
    again = run("relics", "--bots", "greedy,random", "--games", "11", "--jobs", "1")
    assert first.returncode == 0
    assert first.stderr == ""  # no bar where nobody looks
    assert first.stdout == again.stdout
    assert "12 games of greedy, random; each of 6 seeds in all 2 seatings" in " ".join(first.stdout.split())
    assert all(len(line) <= 80 for line in first.stdout.splitlines())
    assert "\x1b" not in first.stdout
    for word in ("95 % interval", "seat 1", "seat 2", "decisions", "rounds", "score of greedy", "50.0%"):
        assert word in first.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["relics", "--bots", "greedy,mcts:abc"], "'abc' is no budget for mcts"),
        (["relics", "--bots", "greedy"], "cannot be played by 1 bots"),
        (["relics", "--option", "brisk"], "write --option NAME=VALUE"),
        (["relics", "--out", "games.xls"], "must end in .parquet or .csv"),
        (["go"], "unknown game 'go': use"),
        (["relics", "--games", "many"], "--games has a value that cannot be read: see labrys simulate --help"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(args: list[str], sentence: str) -> None:
    found = run(*args)
    assert found.returncode == 2
    assert found.stdout == ""
    assert sentence in found.stderr
    assert len(found.stderr.splitlines()) == 1


def test_ctrl_c_ends_all_processes_at_once(tmp_path: Path) -> None:
    args = ["relics", "--bots", "random,random", "--games", "1000000", "--jobs", "2", "--records", str(tmp_path)]
    with subprocess.Popen([*LABRYS, *args], stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not any(tmp_path.iterdir()):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, error = process.communicate(timeout=120)
    assert process.returncode == 130
    assert error.strip() == ""
    before = len(list(tmp_path.iterdir()))
    time.sleep(0.3)
    assert len(list(tmp_path.iterdir())) == before


def test_bots_of_one_kind_have_no_share_of_their_own() -> None:
    found = run("relics", "--bots", "random,random", "--games", "10")
    assert found.returncode == 0
    assert "100.0%" not in found.stdout.split("distribution")[0].replace("to 100.0%", "")
    assert "below" not in found.stdout
    assert "seat 1" in found.stdout
