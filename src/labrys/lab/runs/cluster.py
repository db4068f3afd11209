"""A cluster: the machines of a Ray play, and what they play comes here. Ray is an extra: ``pip install "labrys[ray]"``.

A worker or a machine that dies costs the piece that it was playing, and somebody else plays it again. What is kept is the same to
the byte as what one process writes.
"""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from labrys.engine import BadSetting, LabrysError
from labrys.engine.errors import shown
from labrys.lab.arena import play_seeds
from labrys.lab.runs.folder import Folder, different, write_whole
from labrys.lab.runs.lines import to_line
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.processes import MOST_DEATHS
from labrys.lab.runs.spans import Gathered, Spans

HERE = "here"  # in place of an address
ANSWER_SECONDS = 5.0  # within which an address must answer
LOOK_SECONDS = 5.0  # after which one looks whether any machine is left
AHEAD = 2  # pieces for each worker that are given out at a time: nobody waits for the next one
SETTINGS = b"\x04"  # the kind of frame with which both ends of HTTP/2 begin; Ray speaks gRPC over it
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00" + SETTINGS + b"\x00" * 5
QUIET = {
    "RAY_BACKEND_LOG_LEVEL": "fatal",
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # workers run where labrys is installed, not in a copy of this folder
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS": "0",
}


@dataclass(frozen=True)
class Ray:
    """Where the games are played: ``here`` starts a Ray on this machine, an address joins one that runs."""

    address: str = HERE

    def connected(self) -> Any:
        """Ray itself, ready to be given work."""
        os.environ.update(QUIET)
        if self.address != HERE:
            check_answer(self.address)
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadSetting(
                'more machines need Ray: run uv run --extra ray labrys …, or pip install "labrys[ray]"; --jobs does without.'
            ) from None
        if ray.is_initialized():
            return ray
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL, "configure_logging": False}
        if self.address == HERE:
            with hushed():
                ray.init(address="local", include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
            return ray
        host = self.address.rpartition(":")[0]
        own: dict[str, Any] = {"_node_ip_address": host} if host.startswith("127.") else {}
        try:
            with hushed():
                ray.init(address=self.address, **own, **quiet)
        except Exception as error:  # it raises what it likes, down to Exception itself
            why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise BadSetting(
                f"the Ray at {shown(self.address)} does not take this machine in ({why}): run ray start --address={self.address}"
                " here first, with the same versions of Ray and Python."
            ) from None
        return ray


@contextmanager
def hushed() -> Iterator[None]:
    """What Ray itself writes while it begins or joins would stand around our bar or our sentence: it goes nowhere."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def check_answer(address: str) -> None:
    """Refuse an address where nobody listens before Ray waits a minute for it."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadSetting(
            f"{shown(address)!r} is no address of a Ray: write host:port, such as 10.0.0.7:6379, or --ray alone for this machine."
        )
    try:
        with socket.create_connection((host, int(port)), ANSWER_SECONDS) as line:
            line.sendall(GREETING)
            answer = line.recv(9)
        why = "" if answer[3:4] == SETTINGS else "something else listens there"
    except OSError as error:
        why = error.strerror or str(error)
    if why:
        raise BadSetting(
            f"no Ray answers at {address} ({why}): start one there with ray start --head, or use --ray alone."
        )


def content_of(plan: Plan) -> str | None:
    """The text of another content file: machines far away have no such file."""
    path = plan.match.content
    return None if path is None else path.read_text(encoding="utf-8")


@dataclass(frozen=True)
class Job:
    """What all pieces of a run share."""

    plan: Plan
    content: str | None
    manifest: dict[str, Any]

    def here(self) -> Plan:
        """The plan as this machine can play it; refused where it would play other games."""
        plan = self.plan
        if self.content is not None:
            name = f"labrys-{blake2b(self.content.encode(), digest_size=8).hexdigest()}.toml"
            path = Path(tempfile.gettempdir()) / name
            write_whole(path, self.content)
            plan = replace(plan, match=replace(plan.match, content=path))
        if other := different(plan.manifest(), self.manifest):
            raise BadSetting(f"a machine of the cluster has another {other}: install the same there.")
        return plan


def work(job: Job, span: range) -> tuple[float, list[str]]:
    """What a worker does, wherever it is: the lines of some seeds, and how many seconds they took."""
    begun = perf_counter()
    lines = [to_line(played) for played in play_seeds(job.here().match, span)]
    return perf_counter() - begun, lines


class Cluster:
    """The workers of a Ray, for one run."""

    def __init__(self, folder: Folder, ray: Ray) -> None:
        self.folder = folder
        self.ray = ray.connected()
        self.deaths: dict[int, int] = {}  # by the first seed of a piece
        self.out: dict[Any, range] = {}  # pieces that are being played, by Ray's reference to what will come

    def play(self, units: list[range]) -> Iterator[range]:
        """Each unit as it is whole and kept, in whatever order."""
        ray, plan = self.ray, self.folder.plan
        workers = self.workers()
        spans, gathered = Spans(units, workers), Gathered(units)
        job = ray.put(Job(plan, content_of(plan), plan.manifest()))  # sent to each machine once
        task = ray.remote(work).options(num_cpus=1, max_retries=0)
        try:
            while True:
                while len(self.out) < AHEAD * workers and (span := spans.next()) is not None:
                    self.out[task.remote(job, span)] = span
                if not self.out:
                    return
                done, _ = ray.wait(list(self.out), num_returns=1, timeout=LOOK_SECONDS)
                workers = self.workers() if not done else workers
                for reference in done:
                    span = self.out.pop(reference)
                    found = self.result(reference, span)
                    if found is None:
                        spans.lost(span)
                        continue
                    spans.back(span, found[0])
                    for unit, lines in gathered.add(span, found[1]):
                        self.folder.keep(unit, lines)
                        yield unit
        finally:  # on Ctrl-C, and whenever the caller stops listening: nobody plays on
            for reference in self.out:
                with suppress(Exception):
                    ray.cancel(reference, force=True)
            self.out.clear()

    def result(self, reference: Any, span: range) -> tuple[float, list[str]] | None:
        """What came of a piece; nothing where its worker or its machine died."""
        errors = self.ray.exceptions
        try:
            found: tuple[float, list[str]] = self.ray.get(reference)
        except errors.RayTaskError as error:  # the game's own fault, or that of whoever asked for it
            if isinstance(error.cause, LabrysError):
                raise error.cause from None
            raise
        except errors.RayError:
            self.deaths[span.start] = self.deaths.get(span.start, 0) + 1
            if self.deaths[span.start] == MOST_DEATHS:
                raise LabrysError(
                    f"workers of the cluster died {MOST_DEATHS} times over the same games: go on with --resume and fewer of them."
                ) from None
            return None
        return found

    def workers(self) -> int:
        """How many there are now; an error if no machine is left."""
        count = int(self.ray.cluster_resources().get("CPU", 0))
        if not count:
            raise LabrysError("no machine of the cluster is left: go on with --resume.")
        return count
