"""Reviews of finished games: asked for, waited for, kept, and not lost with whoever works on them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

import labrys
from labrys.engine import Record, Rng
from tests.server.houses import Guest, House, house, short_record, wait_until


@cache
def slow_record(seed: str) -> str:
    """A game of Minos by lot, long enough that its review can be interrupted."""
    state, rng = labrys.game("minos").new(2, seed), Rng(seed)
    while not state.over:
        state.act(state.actions()[rng.below(len(state.actions()))])
    return Record.of(state).text()


def bring(guest: Guest, record: str) -> str:
    """The id of a table with a record on it."""
    answer = guest.http.post("/api/records", content=record)
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["id"]
    return found


def ask(guest: Guest, table: str) -> Any:
    return guest.post(f"/api/tables/{table}/review")


def look(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/review")


def done(guest: Guest, table: str) -> Any:
    """Wait for the review."""
    wait_until(lambda: look(guest, table)["state"] in ("done", "failed"), every=0.2)
    return look(guest, table)


def workers(here: House) -> list[psutil.Process]:
    """The processes that review: no bot plays at these tables."""
    family = psutil.Process(here.process.pid).children(recursive=True)
    return [process for process in family if "spawn_main" in " ".join(command(process))]


def command(process: psutil.Process) -> list[str]:
    try:
        found: list[str] = process.cmdline()
    except psutil.NoSuchProcess:
        return []
    return found


def test_a_review_is_made_once_and_kept_for_everybody(here: House) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = bring(anna, short_record("kept"))
    assert look(bruno, table)["state"] == "none"
    assert ask(anna, table)["state"] in ("waiting", "working", "done")
    found = done(bruno, table)
    assert found["state"] == "done"
    assert found["progress"] == 1
    assert ask(bruno, table) == found
    record = json.loads(short_record("kept"))
    assert len(found["review"]["curve"]) == len(record["actions"]) + 1
    assert found["review"]["digest"] == record["digest"]
    assert found["names"] == {"en": ["seat 1", "seat 2"], "fr": ["seat 1", "seat 2"]}
    nobody = httpx.get(f"{here.url}/api/tables/{table}/review")
    assert nobody.json() == found


def test_whoever_waits_sees_their_place_and_nobody_has_two_at_a_time(here: House) -> None:
    people = [Guest(here, name) for name in ("Anna", "Bruno", "Chloé")]
    tables = [bring(guest, slow_record(f"place {number}")) for number, guest in enumerate(people)]
    for guest, table in zip(people, tables, strict=True):
        ask(guest, table)
    last = look(people[2], tables[2])
    assert last["state"] == "waiting"
    assert last["place"] in (1, 2)
    second = bring(people[2], short_record("second"))
    refusal = people[2].post(f"/api/tables/{second}/review", status=409)
    assert refusal["code"] == "full"
    assert "one review at a time" in refusal["text"]
    assert ask(people[0], tables[2])["state"] in ("waiting", "working")  # to join one is no second one
    for guest, table in zip(people, tables, strict=True):
        assert done(guest, table)["state"] == "done"
    assert ask(people[2], second)["state"] in ("waiting", "working")


def test_a_worker_that_is_killed_gets_a_second_try_and_no_third(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        anna = Guest(here)
        table = bring(anna, slow_record("killed"))
        ask(anna, table)
        wait_until(lambda: workers(here))
        workers(here)[0].kill()
        wait_until(lambda: look(anna, table)["state"] == "working" and workers(here))
        workers(here)[0].kill()
        found = done(anna, table)
        assert found["state"] == "failed"
        assert "ask for it again" in found["text"]
        assert "demandez-la" in anna.get(f"/api/tables/{table}/review?lang=fr")["text"]
        assert ask(anna, table)["state"] in ("waiting", "working")
        assert done(anna, table)["state"] == "done"


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_a_house_that_was_closed_meanwhile_takes_it_up_again(sqlite_url: str, tmp_path: Path, ending: str) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        anna = Guest(here)
        table = bring(anna, slow_record("closed"))
        ask(anna, table)
        wait_until(lambda: look(anna, table)["progress"] > 0)
        left = workers(here)
        getattr(here, ending)()
        _, alive = psutil.wait_procs(left, timeout=30)
        assert not alive
        here.start()
        assert done(anna, table)["state"] == "done"


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(here: House) -> None:
    anna = Guest(here)
    running = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{running}/start")
    assert "not over" in anna.post(f"/api/tables/{running}/review", status=409)["text"]
    assert anna.get(f"/api/tables/{running}/review")["state"] == "none"
    assert anna.post("/api/tables/nowhere/review", status=404)["code"] == "unknown"
    anna.get("/api/tables/nowhere/review", status=404)
    table = bring(anna, short_record("nobody"))
    refused = httpx.post(f"{here.url}/api/tables/{table}/review", headers={"X-Labrys": "1"})
    assert (refused.status_code, refused.json()["code"]) == (401, "unknown-person")
    assert httpx.post(f"{here.url}/api/tables/{table}/review").status_code == 403  # from the page of somebody else


def test_a_step_tells_what_could_be_chosen_there(here: House) -> None:
    anna = Guest(here)
    record = Record.parse(short_record("choices"))
    table = bring(anna, short_record("choices"))
    [step] = anna.get(f"/api/tables/{table}/steps?first=3&count=1&choices=yes")["steps"]
    state = labrys.game("relics").begin(record.seats, record.seed, dict(record.options))
    for text in record.actions[:3]:
        state.act(state.game.codec.parse(text))
    assert [choice["action"] for choice in step["choices"]] == [state.game.codec.text(at) for at in state.actions()]
    assert all(choice["text"] for choice in step["choices"])
    [plain] = anna.get(f"/api/tables/{table}/steps?first=3&count=1")["steps"]
    assert plain["choices"] == []
