"""A real Ray of two nodes on this machine: whichever dies, the games are the same to the byte as those of one process."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from labrys.lab.arena import Match
from labrys.lab.runs import Plan, Ray, run
from labrys.lab.runs.cluster import QUIET

HEAD, OTHER = "127.0.0.2", "127.0.0.3"  # Ray takes 127.0.0.1 for the network card's address
MATCH = Match("relics", ("greedy", "random"), seed="cluster")
SEEDS = 120
BEGIN = [
    sys.executable,
    "-m",
    "ray.scripts.scripts",
    "start",
    "--block",
    "--num-cpus=1",
    "--object-store-memory=80000000",
]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@dataclass
class Nodes:
    address: str
    other: subprocess.Popen[bytes]

    def kill_other(self) -> None:
        """From one moment to the next, with all that runs on it."""
        os.killpg(self.other.pid, signal.SIGKILL)


def node(*args: str, env: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
    with log.open("wb") as told:
        return subprocess.Popen([*BEGIN, *args], env=env, stdout=told, stderr=told, start_new_session=True)


def answers(host: str, port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((host, port)) == 0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("whole")
    run(Plan(MATCH, SEEDS), folder / "games")
    return files(folder / "games")


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Two nodes with one worker each; both are ended by their own numbers."""
    with socket.socket() as found:
        found.bind((HEAD, 0))
        port = found.getsockname()[1]
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    os.environ.update(token)
    env = {**os.environ, **QUIET, "RAY_TMPDIR": "/tmp"}
    begun = [
        node(
            "--head",
            f"--port={port}",
            f"--node-ip-address={HEAD}",
            "--include-dashboard=false",
            "--disable-usage-stats",
            env=env,
            log=tmp_path / "head",
        )
    ]
    try:
        until = time.monotonic() + 120
        while not answers(HEAD, port):
            assert begun[0].poll() is None, (tmp_path / "head").read_text()
            assert time.monotonic() < until
            time.sleep(0.1)
        begun.append(node(f"--address={HEAD}:{port}", f"--node-ip-address={OTHER}", env=env, log=tmp_path / "other"))
        yield Nodes(f"{HEAD}:{port}", begun[1])
    finally:
        import_module("ray").shutdown()
        for process in begun:  # a polite end would take half a minute
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        for name in token:
            del os.environ[name]


def test_two_nodes_one_of_them_killed_in_the_middle_write_the_bytes_of_one_process(
    nodes: Nodes, whole: dict[str, bytes], tmp_path: Path
) -> None:
    ray = Ray(nodes.address)
    joined = ray.connected()

    until = time.monotonic() + 120
    while joined.cluster_resources().get("CPU", 0) < 2:
        assert time.monotonic() < until, (tmp_path / "other").read_text()
        time.sleep(0.1)

    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if not killed and done > total // 4:
            killed.append(done)
            nodes.kill_other()

    run(Plan(MATCH, SEEDS), tmp_path / "games", jobs=ray, progress=kill)
    assert killed
    assert files(tmp_path / "games") == whole
