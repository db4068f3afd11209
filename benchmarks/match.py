"""The asking side: starts contenders, and goes round them in short turns so that noise touches all alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.contender import CORE_VARIABLE
from benchmarks.peers import Peer
from labrys.engine import LabrysError

ROOT = Path(__file__).parent.parent


class Absent(LabrysError):
    """A contender is not there; the text says why, in one sentence."""


class Answer(NamedTuple):
    """So many operations took so many seconds, of the processor and on the wall."""

    done: float
    seconds: float
    wall: float


class Contender:
    """A process that measures when it is asked."""

    def __init__(self, name: str, command: list[str], env: dict[str, str], core: int | None) -> None:
        self.name = name
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 - it lives as long as the process
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=env if core is None else {**env, CORE_VARIABLE: str(core)},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
        )
        hello = self.hear()
        self.about: str = hello["about"]
        self.measures: list[str] = hello["measures"]

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            answer: dict[str, Any] = json.loads(line)
            return answer
        self.process.wait()
        self.complaints.seek(0)
        said = self.complaints.read().strip().splitlines()
        self.close()
        raise Absent(f"{self.name} is left out: {said[-1].strip() if said else 'it ended without a word'}.")

    def ask(self, measure: str, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds}) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Answer:
        return Answer(**self.hear())

    def close(self) -> None:
        """The contender leaves when its input ends."""
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.wait()
        self.complaints.close()


def cores() -> list[int]:
    """The cores that this process may use; empty where the system does not tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def our_environment(engine: str) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name != "LABRYS_PURE"}
    return {**env, "LABRYS_PURE": "1"} if engine == "pure" else env


def start_probe(core: int | None) -> Contender:
    return Contender("probe", [sys.executable, "-m", "benchmarks.probe"], dict(os.environ), core)


def start_ours(engine: str, games: list[str], core: int | None) -> Contender:
    """Our engine, ``pure`` or ``compiled``; absent if it would not run as asked."""
    found = Contender(engine, [sys.executable, "-m", "benchmarks.ours", *games], our_environment(engine), core)
    if found.about != engine:
        found.close()
        raise Absent("compiled is left out: the engine is not compiled here, or was edited since ('uv sync' compiles).")
    return found


def start_peer(name: str, peer: Peer, core: int | None) -> Contender:
    """A peer in an environment of its own, which uv makes (and keeps in its cache)."""
    if shutil.which("uv"):
        uv = ["uv"]
    elif find_spec("uv"):
        uv = [sys.executable, "-m", "uv"]
    else:
        raise Absent(f"{name} is left out: uv is needed to install peers ('pip install uv').")
    needs = [part for need in peer.needs for part in ("--with", need)]
    options = ["run", "--quiet", "--no-project", "--isolated", "--python", sys.executable, *needs]
    env = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
    env |= {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}  # the newer and the older name of one setting
    return Contender(name, [*uv, *options, "python", "-m", peer.module], env, core)


def weigh(engine: str, game: str, states: int) -> dict[str, float | None]:
    """Memory of live states, measured in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.memory", game, str(states)]
    done = subprocess.run(command, cwd=ROOT, env=our_environment(engine), capture_output=True, text=True, check=True)
    found: dict[str, float | None] = json.loads(done.stdout)
    return found
