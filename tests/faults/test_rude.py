"""Every attack of the rude guest, for a moment: it is gone through with, refused where it should be, and others play on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.attacks import ATTACKS, attack
from tests.faults.rude import LONGEST, USUAL, Outcome, Times
from tests.faults.stamped import processor_time
from tests.server.houses import PATIENCE_SECONDS, Guest, House, house

REFUSED: dict[str, tuple[str, ...]] = {  # with what, if ever
    "headers": ("431", "cut"),
    "records": ("400",),
    "undo": ("rate", "often"),
    "bots": (),
    "lots": (),
    "guests": (),
    "chat": ("rate",),
    "frames": ("cut",),
    "files": (),
    "sockets": (),
    "forks": ("429",),
    "tables": ("429",),
    "idle": ("429", "cut"),
}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with its usual limits."""
    folder: Path = tmp_path_factory.mktemp("usual")
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log", USUAL) as found:
        yield found


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_where_it_should_be_and_others_play_on(usual: House, name: str) -> None:
    refused = REFUSED[name]
    found = asyncio.run(attack(name, usual.url, PATIENCE_SECONDS if refused else 1.0, refused))
    assert found
    assert not any(answer.startswith("5") for answer in found), found
    if refused:
        assert any(found.get(answer) for answer in refused), found
    else:
        assert found.get("200", 0) > 2, found
    anna = Guest(usual)
    table = anna.table("you", "bot:greedy")
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket(table, words=False).ready()
    assert line.act(line.my_turn()[0])["type"] == "ack"
    line.close()


def test_it_is_told_who_was_kept_waiting() -> None:
    calm, held_up = [0.010] * 100, [0.010] * 90 + [0.4] * 10
    assert Outcome("chat", Times(calm, calm), Times(calm, calm)).fine
    assert not Outcome("chat", Times(calm, calm), Times(calm, held_up)).fine
    assert not Outcome("chat", Times(held_up, calm), Times(held_up, calm)).fine, f"over {LONGEST} ms is too slow anyway"
    assert not Outcome("chat", Times(calm, calm), Times([time * 4 for time in calm], calm)).fine
    assert not Outcome("chat", Times(calm, calm), Times()).fine, "nobody was answered at all"


def test_the_work_between_two_moments_is_what_the_stamps_tell() -> None:
    stamps = [(10.0, 1.0), (11.0, 1.5), (20.0, 1.5), (20.1, 1.6)]  # half a second in the first, then it slept
    assert processor_time(stamps, 10.0, 20.1) == pytest.approx(0.6)
    assert processor_time(stamps, 11.0, 20.0) == 0
    assert processor_time(stamps, 10.2, 11.0) == pytest.approx(0.3)
    assert processor_time(stamps, 0.0, 30.0) == pytest.approx(0.6)
