"""Runs survive: whatever ends them, what was played is kept, and the answer is the same to the byte."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from labrys.engine import BadSetting
from labrys.lab import Match
from labrys.lab.arena import play_seeds
from labrys.lab.runs import Folder, Plan, Shard, merge, run
from labrys.lab.runs.folder import NoRoom, sweep, write_page, write_whole

LABRYS = [sys.executable, "-c", "from labrys.cli import main; main()"]
MATCH = Match("relics", ("random", "random"), seed="kept", rotate=False)
PLAN = Plan(MATCH, 30)
SLOW = ["simulate", "relics", "--bots", "greedy,random", "--games", "40", "--seed", "kept"]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process writes that nobody disturbs."""
    folder = tmp_path_factory.mktemp("whole") / "games"
    done = subprocess.run([*LABRYS, *SLOW, "--keep", str(folder)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return files(folder)


def start(folder: Path, *more: str) -> subprocess.Popen[str]:
    """A run of two processes in a group of its own, once it has kept a few parts."""
    command = [*LABRYS, *SLOW, "--keep", str(folder), "--jobs", "2", *more]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and len(list(folder.glob("[0-9]*.jsonl"))) < 4:
        time.sleep(0.01)
    return process


def resumed(folder: Path) -> str:
    command = [*LABRYS, *SLOW, "--keep", str(folder), "--resume", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_folder_is_the_same_however_many_processes_filled_it(tmp_path: Path) -> None:
    run(PLAN, tmp_path / "one")
    run(PLAN, tmp_path / "two", jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert list(Folder(tmp_path / "one", PLAN).read()) == play_seeds(MATCH, range(30))


def test_shards_make_together_what_one_makes_alone(tmp_path: Path) -> None:
    run(PLAN, tmp_path / "whole")
    parts = [tmp_path / f"part{number}" for number in (1, 2, 3)]
    for number, part in enumerate(parts, 1):
        run(PLAN, part, shard=Shard.parse(f"{number}/3"))
    with pytest.raises(BadSetting, match="lacks 20 of 30 parts"):
        list(Folder(parts[0], PLAN).read())
    assert merge(parts[:2], tmp_path / "merged") == 20
    assert merge(parts[2:], tmp_path / "merged") == 30
    assert files(tmp_path / "merged") == files(tmp_path / "whole")


def test_kill_9_loses_at_most_the_units_in_work(tmp_path: Path, whole: dict[str, bytes]) -> None:
    folder = tmp_path / "games"
    for more in ([], ["--resume"]):
        process = start(folder, *more)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)
        kept = {path.name: path.read_bytes() for path in folder.glob("[0-9]*.jsonl")}
        assert kept
        assert all(whole[name] == content for name, content in kept.items())  # whole, or not there
    resumed(folder)
    assert files(folder) == whole  # and nothing half written lies about


def test_what_a_killed_process_began_is_swept_even_before_anybody_waited_for_it(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    aside = tmp_path / f".00000001.jsonl.{process.pid}"
    aside.write_text("half")
    sweep(tmp_path)
    assert aside.exists()  # it may still be written
    process.kill()
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and is still listed
    sweep(tmp_path)
    assert not aside.exists()
    process.communicate()


def test_when_only_the_parent_is_killed_nobody_plays_on(tmp_path: Path, whole: dict[str, bytes]) -> None:
    folder = tmp_path / "games"
    process = start(folder)
    process.kill()
    process.communicate(timeout=60)  # its pipes end when the last worker has gone
    before = files(folder)
    time.sleep(0.2)
    assert files(folder) == before
    resumed(folder)
    assert files(folder) == whole


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, whole: dict[str, bytes]) -> None:
    folder = tmp_path / "games"
    process = start(folder)
    os.killpg(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert error.strip() == f"What was played is kept in {folder}: go on with --resume."
    resumed(folder)
    assert files(folder) == whole


@pytest.fixture
def full_disk() -> Iterator[None]:
    """A limit on the size of files refuses to write as a full disk does."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    signal.signal(signal.SIGXFSZ, before)


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (write_whole, "make some and go on with --resume; what was played before is kept"),
        (write_page, "make some and ask again; nothing was written"),
    ],
)
def test_a_full_disk_is_one_sentence_and_leaves_nothing_half_written(
    write: Callable[[Path, str], None], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "there").write_text("as it was")
    with pytest.raises(NoRoom, match=f"no room for .*there: {sentence}"):
        write(tmp_path / "there", "much" * 1000)
    assert files(tmp_path) == {"there": b"as it was"}


@pytest.mark.usefixtures("full_disk")
def test_a_record_without_room_is_not_half_written(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="too large"):
        play_seeds(replace(MATCH, records=tmp_path), range(1))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["simulate", "relics", "--resume"], "name it with --keep"),
        (["simulate", "relics", "--shard", "1/2"], "name it with --keep"),
        (["simulate", "relics", "--keep", "games", "--shard", "3/2"], "such as 1/3"),
        (["lab", "merge", "nowhere", "--to", "all"], "there is no folder nowhere"),
        (["lab", "merge", ".", "--to", "all"], "is no folder of results"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(args: list[str], sentence: str, tmp_path: Path) -> None:
    done = subprocess.run([*LABRYS, *args], capture_output=True, text=True, timeout=120, cwd=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_tables_of_merged_shards_are_those_of_one_run(tmp_path: Path) -> None:
    args = ["simulate", "relics", "--bots", "random,random", "--games", "20", "--keep"]

    def told(*more: str) -> str:
        done = subprocess.run([*LABRYS, *args, *more], capture_output=True, text=True, timeout=120, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "10 games kept in a" in told("a", "--shard", "1/2")
    told("b", "--shard", "2/2")
    subprocess.run([*LABRYS, "lab", "merge", "a", "b", "--to", "c"], check=True, timeout=120, cwd=tmp_path)
    assert told("c", "--resume") == told("d")
