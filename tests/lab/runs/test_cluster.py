"""What a cluster refuses, and what a worker far away does. That real nodes play is tested in tests/cluster."""

from __future__ import annotations

import socket
from dataclasses import replace
from http.server import HTTPServer, SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread

import click
import pytest

from labrys.cli.main import house
from labrys.engine import BadSetting, LabrysError
from labrys.lab.arena import Match, play_seeds
from labrys.lab.runs import Plan, Ray, run
from labrys.lab.runs.cluster import Job, check_answer, work
from labrys.lab.runs.lines import to_line

MATCH = Match("relics", ("random", "random"), seed="far")
PLAN = Plan(MATCH, 5)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "relics", "--games", "4"],
        ["lab", "report", "relics", "--games", "4", "--without", "skill"],
        ["lab", "compare", "relics", "usual", "round_limit=5", "--seeds", "4"],
        ["lab", "ladder", "relics", "--bots", "random,greedy", "--games", "2"],
    ],
)
def test_an_address_that_does_not_answer_is_said_in_one_sentence_and_nothing_is_left(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises((LabrysError, click.ClickException)) as refused:
        house.main([*command, "--ray", address], standalone_mode=False)
    assert str(refused.value) == (
        f"no Ray answers at {address} (Connection refused): start one there with ray start --head, or use --ray alone."
    )
    assert list(tmp_path.iterdir()) == []


def test_something_else_at_the_address_is_no_ray() -> None:
    """A web server of an older kind: Ray itself would wait minutes for it."""
    server = HTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler)
    answering = Thread(target=server.handle_request)
    answering.start()
    with pytest.raises(BadSetting, match="something else listens there"):
        check_answer(f"127.0.0.1:{server.server_port}")
    answering.join()
    server.server_close()


@pytest.mark.parametrize("address", ["relics", "10.0.0.7", ":6379", "here:", "host:70000", "ray://host:x"])
def test_what_is_no_address_is_said(address: str) -> None:
    with pytest.raises(BadSetting, match=r"is no address of a Ray: write host:port, such as 10\.0\.0\.7:6379"):
        check_answer(address)


def test_processes_and_ray_are_not_asked_for_together() -> None:
    with pytest.raises(BadSetting, match="--jobs and --ray are two ways to play"):
        house.main(["simulate", "relics", "--jobs", "2", "--ray"], standalone_mode=False)


def test_records_are_not_written_by_machines_far_away(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="leave out --records or --ray"):
        run(Plan(replace(MATCH, records=tmp_path), 2), tmp_path / "games", jobs=Ray())


def test_a_worker_plays_the_very_lines_that_would_be_played_here() -> None:
    seconds, lines = work(Job(PLAN, None, PLAN.manifest()), range(1, 3))
    assert seconds > 0
    assert lines == [to_line(played) for played in play_seeds(MATCH, range(1, 3))]


def test_a_machine_with_another_version_is_refused() -> None:
    told = PLAN.manifest() | {"labrys": "0.0.1"}
    with pytest.raises(BadSetting, match="another version of Labrys: install the same there"):
        work(Job(PLAN, None, told), range(1))


def test_a_content_file_travels_with_the_work(tmp_path: Path) -> None:
    from importlib.resources import files

    text = (files("labrys.titles.minos") / "content.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(
        text.replace('id = "I-01"', 'id = "I-01"', 1).replace("coins = 11", "coins = 12", 1), encoding="utf-8"
    )
    plan = Plan(Match("minos", ("random", "random"), seed="far", content=own), 2)
    expected = [to_line(played) for played in play_seeds(plan.match, range(2))]
    job = Job(plan, own.read_text(encoding="utf-8"), plan.manifest())
    own.unlink()  # as on a machine that never had it
    assert work(job, range(2))[1] == expected
