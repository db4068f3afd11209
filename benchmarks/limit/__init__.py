"""The limit: Empire's random games in plain C, compiled in the run that measures them. Nobody need be faster."""

from __future__ import annotations

import shutil
import subprocess
from ctypes import CDLL, POINTER, byref, c_uint64
from pathlib import Path

from benchmarks.limit.tables import header

SOURCE = Path(__file__).parent / "empire.c"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
ROOM = 1000  # more numbers than a game's end has


def compiler() -> str | None:
    return shutil.which("gcc")


class Limit:
    """The C program, built into a folder for one seat count."""

    def __init__(self, folder: Path, seats: int) -> None:
        gcc = compiler()
        if gcc is None:
            raise RuntimeError("there is no gcc")
        (folder / "tables.h").write_text(header(seats), encoding="utf-8")
        library = folder / "empire.so"
        command = [gcc, *FLAGS, f"-I{folder}", str(SOURCE), "-o", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        found = CDLL(str(library))
        self._run, self._play = found.run, found.play
        self._run.argtypes, self._run.restype = (c_uint64, POINTER(c_uint64)), c_uint64
        self._play.argtypes, self._play.restype = (c_uint64, c_uint64, POINTER(c_uint64)), None
        self.lot = c_uint64(1)

    def run(self, games: int) -> int:
        """So many games, set-up included; returns how many decisions they took."""
        return int(self._run(games, byref(self.lot)))

    def play(self, chance: int, lot: int) -> list[int]:
        """How the game of these keys ends: decisions, both keys, coins, armies, cities, goods, the row."""
        end = (c_uint64 * ROOM)()
        self._play(chance, lot, end)
        return list(end)
