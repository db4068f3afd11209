"""Finished games step by step, and never those that are still played."""

import json
from typing import Any

import pytest

import labrys
from tests.server.houses import Guest, House
from tests.server.lobby.test_seating import Open, finished


def test_a_finished_game_is_shown_step_by_step(here: House, line: Open) -> None:
    anna, _, table = finished(here, line)
    record = anna.http.get(f"/api/tables/{table}/record").text
    actions = json.loads(record)["actions"]
    views: list[object] = []
    labrys.Record.parse(record).replay(labrys.game("relics"), lambda state: views.append(state.view(1)))
    found: list[dict[str, Any]] = []
    while len(found) <= len(actions):
        answer = anna.get(f"/api/tables/{table}/steps?seat=1&lang=fr&first={len(found)}&count=100")
        assert (answer["total"], answer["first"], answer["names"]) == (len(actions), len(found), ["Anna", "Bruno"])
        found += answer["steps"]
    assert [step["step"] for step in found] == list(range(len(actions) + 1))
    assert [step["action"] for step in found[1:]] == actions
    assert [step["view"] for step in found[:-1]] == json.loads(json.dumps(views))
    assert all(step["text"] for step in found[1:])
    assert all(event["text"] for step in found for event in step["events"])
    assert sorted(answer["ranking"])[0] == 1
    english = anna.get(f"/api/tables/{table}/steps?count=1")["steps"]
    assert english[0]["view"]["you"] is None
    assert english[0]["prompt"] != found[0]["prompt"]


def test_a_record_that_was_brought_along_is_shown_step_by_step(here: House, line: Open) -> None:
    anna, _, table = finished(here, line)
    kept = anna.http.post("/api/records", content=anna.http.get(f"/api/tables/{table}/record").text).json()["id"]
    one, other = (anna.get(f"/api/tables/{name}/steps?seat=0&first=3&count=2") for name in (table, kept))
    assert [step["view"] for step in one["steps"]] == [step["view"] for step in other["steps"]]


def test_steps_of_a_running_game_are_sealed(here: House) -> None:
    anna = Guest(here)
    table = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{table}/start")
    assert anna.get(f"/api/tables/{table}/steps", 409)["code"] == "state"


@pytest.mark.parametrize("query", ["seat=9", "seat=x", "first=-1", "count=0", "count=101", "lang=de", "first=1e3"])
def test_steps_that_cannot_be_are_refused(here: House, line: Open, query: str) -> None:
    anna, _, table = finished(here, line)
    assert anna.get(f"/api/tables/{table}/steps?{query}", 400)["code"] == "bad"
