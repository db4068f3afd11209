"""The schema of messages is current, and every message fits it."""

from collections.abc import Callable
from pathlib import Path

import jsonschema_rs

import labrys.server.protocol.message_schema as protocol
from tests.server.houses import Guest, House, Line

ROOT = Path(__file__).parents[3]


def test_the_schema_in_the_docs_is_made_from_the_messages() -> None:
    assert (ROOT / "docs/protocol.schema.json").read_text() == protocol.text()


def test_every_message_of_a_game_fits_the_schema(sqlite_house: House, line: Callable[..., Line]) -> None:
    document = {**protocol.schema(), "oneOf": [{"$ref": "#/$defs/ServerMessage"}]}
    check = jsonschema_rs.validator_for(document)
    anna = Guest(sqlite_house)
    table = anna.table("you", "bot:random", options={"round_limit": 2}, clock={"kind": "live", "budget": 600})
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.ask("say", room="table", text="good luck")
    mine.act("fly 3")
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            mine.act(mine.my_turn()[0])
        else:
            mine.receive()
    kinds = {message["type"] for message in mine.heard}
    assert {"table", "update", "ack", "chat", "refused"} <= kinds
    for message in mine.heard:
        check.validate(message)
