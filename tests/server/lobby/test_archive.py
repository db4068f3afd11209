"""Finished games as records: sealed until the end, and refused if somebody changed them."""

import json

import labrys
from tests.server.houses import Guest, House
from tests.server.lobby.test_seating import Open, finished


def test_records_are_sealed_until_the_end_and_round_trip(here: House, line: Open) -> None:
    anna = Guest(here)
    running = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{running}/start")
    assert anna.get(f"/api/tables/{running}/record", 409)["code"] == "state"
    table = finished(here, line)[2]
    text = Guest(here).http.get(f"/api/tables/{table}/record").text
    state = labrys.replay(text)
    assert state.over
    answer = anna.http.post("/api/records", content=text)
    assert answer.status_code == 200
    kept = answer.json()["id"]
    assert anna.http.get(f"/api/tables/{kept}/record").text == text
    assert {table, kept} <= {brief["id"] for brief in anna.get("/api/records")["tables"]}


def test_a_record_that_was_tampered_with_is_refused(here: House, line: Open) -> None:
    anna, _, table = finished(here, line)
    record = json.loads(anna.http.get(f"/api/tables/{table}/record").text)
    attempts: list[object] = [
        {**record, "digest": "00"},
        {**record, "actions": record["actions"][:-1], "digest": ""},
        {**record, "content": "other"},
        {**record, "seed": "chosen"},  # whether its actions are legal hangs on luck, where they lead does not
        [],
    ]
    for broken in attempts:
        assert anna.http.post("/api/records", json=broken).status_code == 400
