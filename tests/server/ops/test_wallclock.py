"""Somebody sets the computer's clock: no player's time goes by for it, and none stands still."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from labrys.server.ops.wallclock import WallClock
from tests.server.houses import Guest, House, Line, house

HOUR = 3600
BUDGET = 1800  # seconds: less than an hour, and far more than a test takes
SHIFT = """
import time
from pathlib import Path
true = time.time_ns
def shown():
    return true() + int(Path({file!r}).read_text()) * 1_000_000_000
time.time_ns = shown
time.time = lambda: shown() / 1e9
"""


class Wall:
    """The clock of the computer that a server runs on, as its owner sets it."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.file = folder / "shift"
        self.set(0)
        (folder / "sitecustomize.py").write_text(SHIFT.format(file=str(self.file)))
        patch.setenv("PYTHONPATH", str(folder))

    def set(self, seconds: int) -> None:
        self.file.write_text(str(seconds))


@pytest.fixture
def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(tmp_path, monkeypatch)


@contextmanager
def seated(here: House) -> Iterator[tuple[str, list[Guest], list[Line]]]:
    """Two people at a table with a live clock."""
    guests = [Guest(here), Guest(here, "Bruno")]
    table = guests[0].table("you", "open", clock={"kind": "live", "budget": BUDGET})
    guests[1].sit_at(table)
    guests[0].post(f"/api/tables/{table}/start")
    lines = [guest.socket(table).ready() for guest in guests]
    yield table, guests, lines
    for line in lines:
        line.close()


def charged(lines: list[Line], pause: float = 0.0) -> int:
    """One action after a pause of whoever is asked; the milliseconds that it cost."""
    latest = max(line.update["version"] for line in lines)
    for line in lines:
        line.catch_up(latest)
    mover = next(line for line in lines if line.update.get("choices"))
    seat: int = mover.update["turn"]
    before: list[int] = list(mover.update["left"])
    time.sleep(pause)
    assert mover.act(mover.my_turn()[0])["type"] == "ack"
    assert not mover.update.get("away")
    left: list[int] = mover.update["left"]
    assert [left[other] for other in range(2) if other != seat] == [
        before[other] for other in range(2) if other != seat
    ]
    return before[seat] - left[seat]


def test_a_clock_that_is_set_takes_no_time_and_gives_none(tmp_path: Path, wall: Wall) -> None:
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log") as here, seated(here) as (_, _, lines):
        assert charged(lines, 0.3) >= 300
        wall.set(HOUR)
        assert 300 <= charged(lines, 0.3) < BUDGET * 1000
        assert all(
            time.time() * 1000 < line.update["deadline"] < (time.time() + BUDGET + 60) * 1000 for line in lines[:1]
        )
        wall.set(0)
        assert charged(lines, 0.3) >= 300
        wall.set(-HOUR)
        assert charged(lines, 0.3) >= 300


def test_time_goes_on_at_a_table_whose_entries_are_ahead(tmp_path: Path, wall: Wall) -> None:
    wall.set(HOUR)  # a wrong clock, put right while the house is closed
    with (
        house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log") as here,
        seated(here) as (table, guests, lines),
    ):
        charged(lines)
        here.stop()
        for line in lines:
            line.close()
        wall.set(0)
        here.start()
        again = [guest.socket(table).ready() for guest in guests]
        assert charged(again, 0.3) >= 300
        assert charged(again, 0.3) >= 300
        deadline = max(line.update["deadline"] for line in again)
        assert deadline < (time.time() + BUDGET + 60) * 1000  # told in the time that people have
        for line in again:
            line.close()


def test_a_bot_moves_at_a_table_whose_entries_are_ahead(tmp_path: Path, wall: Wall) -> None:
    wall.set(HOUR)
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log") as here:
        anna = Guest(here)
        table = anna.table("bot:greedy", "bot:greedy", options={"round_limit": 5})
        anna.post(f"/api/tables/{table}/start")
        here.kill()
        wall.set(0)
        here.start()
        line = anna.socket(table).ready()
        line.until(lambda message: "ranking" in line.update)
        line.close()


def test_the_house_counts_from_when_it_opened() -> None:
    shown, gone = [1_000_000_000_000_000_000], [5_000_000_000]
    moments = WallClock(lambda: shown[0], lambda: gone[0])
    assert moments.now() == 1_000_000_000_000
    gone[0] += 2_000_000_000
    shown[0] -= 3_600_000_000_000
    assert moments.now() == 1_000_000_002_000
