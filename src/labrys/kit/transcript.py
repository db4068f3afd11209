"""Transcripts: what a record replays to, in few characters, so that other processes and other Pythons can be compared.

``python -m labrys.kit.transcript`` reads a JSON list of records from its input and prints their transcripts;
``python -m labrys.kit.transcript some.module:GAME`` does so for a game outside the house.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from array import array
from collections.abc import Sequence
from importlib import import_module

from labrys.engine import Game, Record, State
from labrys.house import game as game_of_the_house
from labrys.kit.case import Case, walk
from labrys.purity import COMPILED


def transcript(record: Record, game: Game) -> str:
    """The last position's digest, and a hash of all that was offered and seen on the way."""
    lines: list[str] = []
    observed = array("h", bytes(2 * game.observation(record.seats).size)) if game.observed(record.seats) else array("h")

    def visit(state: State) -> None:
        lines.append(json.dumps([state.seat, state.decision, state.actions(), state.view(state.seat)]))
        if observed and state.seat is not None:
            state.observe(state.seat, observed)
            lines.append(observed.tobytes().hex())

    last = record.replay(game, visit)
    return f"{last.digest()} {hashlib.blake2b(chr(10).join(lines).encode(), digest_size=16).hexdigest()}"


def elsewhere(
    records: Sequence[Record], hash_seed: str, pure: bool, where: str = "", python: str = sys.executable, path: str = ""
) -> list[str]:
    """The transcripts as another process writes them."""
    env = {name: value for name, value in os.environ.items() if name not in ("LABRYS_PURE", "PYTHONHASHSEED")}
    env["PYTHONHASHSEED"] = hash_seed
    if pure or not COMPILED:
        env["LABRYS_PURE"] = "1"
    if path:
        env["PYTHONPATH"] = path
    command = [python, "-m", "labrys.kit.transcript", *([where] if where else [])]
    given = json.dumps([record.text() for record in records])
    done = subprocess.run(command, input=given, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed: {done.stderr}"
    found: list[str] = json.loads(done.stdout)
    return found


def records(cases: Sequence[Case], seed: str) -> list[Record]:
    """One finished game of each case."""
    found = []
    for case in cases:
        *_, last = walk(case, seed, interrupts=500)
        found.append(Record.of(last))
    return found


def check_records_replay_elsewhere(
    cases: Sequence[Case], seed: str, where: str = "", python: str = sys.executable, path: str = ""
) -> None:
    """Other processes, with other hash seeds, compiled and pure, offer the same actions and reach the same digests."""
    played = records(cases, seed)
    here = [transcript(record, case.game) for record, case in zip(played, cases, strict=True)]
    for hash_seed, pure in (("1", False), ("2", True), ("77", True)):
        there = elsewhere(played, hash_seed, pure, where, python, path)
        for case, ours, theirs in zip(cases, here, there, strict=True):
            engine = "pure" if pure or not COMPILED else "compiled"
            assert ours == theirs, f"{case}: another process (hash seed {hash_seed}, {engine}) plays another game"


def main() -> None:
    game: Game | None = None
    if len(sys.argv) > 1:
        module, name = sys.argv[1].split(":")
        game = getattr(import_module(module), name)
    given = [Record.parse(text) for text in json.load(sys.stdin)]
    print(json.dumps([transcript(record, game or game_of_the_house(record.game)) for record in given]))


if __name__ == "__main__":
    main()
