"""What is rationed is counted by person and by address, whatever it comes through, and said in a sentence."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from labrys.server.limits import rates
from labrys.server.limits.rates import Limits, table
from labrys.server.ops.settings import Settings
from labrys.server.protocol.errors import Refused
from tests.server.houses import Guest, House, house, long_record, short_record

SLOW = 0.01  # a second: however slow the machine is, we are quicker; five at once is the least
ROOM = r"too many {} at once from {}: wait \d+ seconds and try again\."


@contextmanager
def strict(folder: Path, **settings: Any) -> Iterator[House]:
    with house(f"sqlite+aiosqlite:///{folder / 'h.db'}", folder / "log", settings) as found:
        yield found


def refused(limits: Limits, name: str, person: str) -> str:
    """Take one more; the sentence of the refusal, or nothing."""
    try:
        limits.take(name, "here", person)
    except Refused as error:
        return str(error)
    return ""


def test_every_limit_has_its_words() -> None:
    for name, limit in table(Settings()).items():
        limits = Limits(Settings())
        said = next(filter(None, (refused(limits, name, "anna") for _ in range(10_000))))
        whose = "your address" if limit.person is None else "you"
        assert re.fullmatch(rf"too many {limit.what} at once from {whose}: wait (a|\d+) seconds? and try again\.", said)


def test_an_address_is_worth_a_few_persons() -> None:
    limits = Limits(Settings(tables=0.2))  # ten at once, forty from one address, and another in so many seconds
    said = [refused(limits, "tables", str(person)) for person in range(10) for _ in range(10)]
    assert said[:40] == [""] * 40
    assert "from your address" in said[-1]
    limits.take("tables", "elsewhere", "somebody")


def test_chat_through_many_sockets_counts_as_one_persons(tmp_path: Path) -> None:
    with strict(tmp_path, chat=SLOW, household=1000) as here, ExitStack() as stack:
        anna, bruno = Guest(here), Guest(here, "Bruno")
        place = anna.table("you", "open")
        bruno.sit_at(place)
        lines = [anna.socket(place) for _ in range(10)]
        theirs = bruno.socket(place)
        for line in (*lines, theirs):
            stack.callback(line.close)
            line.until(lambda message: message["type"] == "table")
        answers = [line.ask("say", room="table", text="hello") for line in lines]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 5
        assert re.fullmatch(ROOM.format("lines of chat", "you"), answers[-1]["text"])
        assert theirs.ask("say", room="table", text="hello")["type"] == "ack"  # who speaks little is heard


def test_messages_through_many_sockets_count_as_one_persons(tmp_path: Path) -> None:
    with strict(tmp_path, messages=SLOW, household=1000) as here, ExitStack() as stack:
        anna = Guest(here)
        place = anna.table("you", "open")
        said = []
        for _ in range(8):
            line = anna.socket(place)
            stack.callback(line.close)
            said.append(line.receive())
        assert [message["type"] for message in said] == ["table"] * 5 + ["refused"] * 3
        assert re.fullmatch(ROOM.format("messages", "you"), said[-1]["text"])
        other = Guest(here, "Bruno").socket(place)
        stack.callback(other.close)
        assert other.receive()["type"] == "table"


@pytest.mark.parametrize("whose", ["you", "your address"])
def test_a_long_past_that_is_told_counts_for_all_lines(tmp_path: Path, whose: str) -> None:
    with strict(tmp_path, messages=SLOW, household=1000 if whose == "you" else 1) as here, ExitStack() as stack:
        anna = Guest(here)
        kept = anna.post("/api/records", json.loads(long_record()))["id"]
        said = []
        for who in [anna] * 4 if whose == "you" else [anna, *(Guest(here, "Bruno") for _ in range(3))]:
            line = who.socket(kept, version=0)
            stack.callback(line.close)
            said.append(line.receive())
            if said[-1]["type"] == "table":
                line.ready()
                assert line.update["version"] > 50  # worth all that there is at once
        assert [message["type"] for message in said] == ["table"] + ["refused"] * 3
        assert re.fullmatch(ROOM.format("messages", whose), said[-1]["text"])


def test_who_is_refused_by_address_has_spent_nothing() -> None:
    limits = Limits(Settings(tables=0.2))  # ten at once, forty from one address
    for person in "abcd":
        for _ in range(10):
            limits.take("tables", "here", person)
    assert "from your address" in refused(limits, "tables", "anna")
    for _ in range(10):
        limits.take("tables", "elsewhere", "anna")


SEATS = [{"kind": "you"}, {"kind": "bot", "level": "random"}]


@pytest.mark.parametrize("what", ["new tables", "started games", "forks", "uploads"])
def test_who_makes_too_much_is_refused_and_others_are_not(tmp_path: Path, what: str) -> None:
    with strict(tmp_path, tables=SLOW, forks=SLOW, uploads=SLOW, household=1000) as here:
        carla = Guest(here, "Carla")
        kept = carla.http.post("/api/records", content=short_record("one")).json()["id"]

        def ask(guest: Guest, number: int, made: str) -> Any:
            if what == "uploads":
                return guest.http.post("/api/records", content=short_record(f"{guest.id} {number}"))
            if what == "forks":
                return guest.http.post(f"/api/tables/{kept}/fork", json={"step": 1, "seats": SEATS})
            if what == "new tables":
                return guest.http.post("/api/tables", json={"game": "relics", "seats": SEATS})
            return guest.http.post(f"/api/tables/{made}/start")

        for guest in (Guest(here), Guest(here, "Bruno")):
            made = guest.table("you", "bot:random") if what == "started games" else ""
            answers = [ask(guest, number, made) for number in range(6)]
            assert answers[0].status_code == 200
            assert [answer.status_code == 429 for answer in answers] == [False] * 5 + [True]
            assert re.fullmatch(ROOM.format(what, "you"), answers[-1].json()["text"])


def test_many_guests_from_one_address_share_what_it_may(tmp_path: Path) -> None:
    with strict(tmp_path, tables=SLOW, household=1) as here:
        guests = [Guest(here) for _ in range(6)]
        wish = {"game": "relics", "seats": SEATS}
        answers = [guest.http.post("/api/tables", json=wish) for guest in guests]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert re.fullmatch(ROOM.format("new tables", "your address"), answers[-1].json()["text"])
        moved = guests[0].http.post("/api/tables", json=wish, headers={"X-Forwarded-For": "203.0.113.7"})
        assert moved.status_code == 200


def test_refusals_that_are_due_at_once_are_sent_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "REFUSAL_DELAY_SECONDS", 0.05)

    async def run() -> None:
        limits = Limits(Settings(visits=SLOW))
        clock, sent = asyncio.get_running_loop().time, list[float]()

        async def knock(host: str) -> None:
            try:
                await limits.let_in(host)
            except Refused:
                sent.append(clock())

        await asyncio.gather(*(knock("here") for _ in range(30)))
        assert len(sent) > 20
        pauses = [after - before for before, after in pairwise(sent)]
        assert min(pauses) >= rates.BETWEEN_REFUSALS_SECONDS / 2, "others have their turn between two of them"
        assert not limits.refusals.rooms, "nobody is remembered who was told"

    asyncio.run(run())


def test_nobody_waits_for_the_refusals_of_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "REFUSAL_DELAY_SECONDS", 0.0)
    monkeypatch.setattr(rates, "BETWEEN_REFUSALS_SECONDS", 0.01)

    async def run() -> None:
        limits = Limits(Settings(visits=SLOW))
        told: list[str] = []

        async def knock(host: str) -> None:
            try:
                await limits.let_in(host)
            except Refused:
                told.append(host)

        await asyncio.gather(*(knock(host) for host in ["here"] * 40 + ["there"] * 6))
        assert told.index("there") <= 3

    asyncio.run(run())
