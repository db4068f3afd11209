"""What a client's message may hold."""

import json
from collections.abc import Callable

import pytest

from tests.server.houses import Guest, House, Line
from tests.server.protocol.test_bodies import with_breaks
from tests.server.protocol.test_line_breaks import MESSAGES


@pytest.mark.parametrize("kind", MESSAGES)
def test_no_message_takes_a_line_break_for_part_of_a_word(
    sqlite_house: House, line: Callable[..., Line], kind: str
) -> None:
    anna = Guest(sqlite_house)
    table = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    for at, body in with_breaks({"type": kind, **MESSAGES[kind]}):
        mine.send(body)
        answer = mine.until(lambda message: message["type"] in ("refused", "ack", "reason"))
        if at[-1] not in ("action", "text") and at != ("actions", 0):  # actions are read, then kept in one form
            assert answer["code"] == "bad", (at, answer)
    assert "\\n" not in json.dumps([message for message in mine.heard if message["type"] != "refused"])
