"""The asking side: starts contenders, and goes round them in short turns so that noise touches all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.contender import CORE_VARIABLE
from benchmarks.earlier import Absent, uv_command
from benchmarks.limit import compiler
from benchmarks.peers import Peer
from benchmarks.report import earlier

ROOT = Path(__file__).parent.parent


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


def our_environment(engine: str, site: Path | None = None) -> dict[str, str]:
    """For our engine as it is here or, with a ``site``, as it was installed there."""
    env = {name: value for name, value in os.environ.items() if name != "LABRYS_PURE"}
    if engine == "pure":
        env["LABRYS_PURE"] = "1"
    if site is not None:
        env["PYTHONPATH"] = os.pathsep.join([str(site), *filter(None, [env.get("PYTHONPATH")])])
    return env


def start_probe(core: int | None) -> Contender:
    return Contender("probe", [sys.executable, "-m", "benchmarks.probe"], dict(os.environ), core)


def start_ours(engine: str, games: list[str], core: int | None) -> Contender:
    """Our engine, ``pure`` or ``compiled``; absent if it would not run as asked."""
    found = Contender(engine, [sys.executable, "-m", "benchmarks.ours", *games], our_environment(engine), core)
    if found.about != engine:
        found.close()
        raise Absent("compiled is left out: the engine is not compiled here, or was edited since ('uv sync' compiles).")
    return found


def start_earlier(engine: str, games: list[str], site: Path, core: int | None) -> Contender:
    """The same of an earlier revision, measured by the same code as today's."""
    command = [sys.executable, "-m", "benchmarks.ours", *games]
    found = Contender(earlier(engine), command, our_environment(engine, site), core)
    if found.about != engine:
        found.close()
        raise Absent(f"{engine} of the earlier revision is left out: it did not run as asked.")
    return found


def start_limit(core: int | None) -> Contender:
    """Plain C, where gcc is."""
    if compiler() is None:
        raise Absent("plain C is left out: there is no gcc here.")
    return Contender("plain C", [sys.executable, "-m", "benchmarks.limit"], dict(os.environ), core)


def start_peer(name: str, peer: Peer, core: int | None) -> Contender:
    """A peer in an environment of its own, which uv makes (and keeps in its cache)."""
    uv = uv_command()
    if uv is None:
        raise Absent(f"{name} is left out: uv is needed to install peers ('pip install uv').")
    needs = [part for need in peer.needs for part in ("--with", need)]
    options = ["run", "--quiet", "--no-project", "--isolated", "--python", sys.executable, *needs]
    env = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
    env |= {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}  # the newer and the older name of one setting
    return Contender(name, [*uv, *options, "python", "-m", peer.module], env, core)


def weigh(engine: str, game: str, states: int, site: Path | None = None) -> dict[str, float | None]:
    """Memory of live states, measured in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.memory", game, str(states)]
    env = our_environment(engine, site)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float | None] = json.loads(done.stdout)
    return found
