"""A line break at the end of whatever is text: refused, or gone; it never gets in as part of a word that is known."""

import copy
import json
import uuid
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from labrys.server.http.handlers import Api
from labrys.server.protocol.messages import ClientMessage
from tests.server.houses import Guest, House, Line, short_record

BODIES: dict[str, dict[str, Any]] = {  # by what is asked for: something that is granted as it stands
    "/api/people": {"name": "Anna", "lang": "fr"},
    "/api/enter": {"name": "Anna", "password": "a long secret", "link": "x"},
    "/api/me": {"name": "Anna", "lang": "fr", "webhook": "https://chat.example/hook"},
    "/api/me/password": {"name": "Anna", "password": "a long secret"},
    "/api/tables": {
        "game": "relics",
        "seats": [{"kind": "you"}, {"kind": "bot", "level": "easy"}],
        "options": {"round_limit": 2},
        "clock": {"kind": "live", "budget": 60},
    },
    "/api/tables/{table}/sit": {"link": "x"},
    "/api/tables/{table}/seats/{seat}": {"kind": "bot", "level": "easy"},
    "/api/tables/{table}/fork": {"step": 0, "seats": [{"kind": "you"}, {"kind": "bot", "level": "easy"}]},
}
FREE = {"name", "password"}  # text of people's own: names lose the break, passwords are as they are typed
MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"lang": "fr"},
    "act": {"id": "k", "version": 1, "action": "place 0"},
    "undo": {"id": "k", "version": 1},
    "ask": {"id": "k", "version": 1, "to": 0},
    "agree": {"id": "k", "version": 1},
    "decline": {"id": "k", "version": 1},
    "back": {"id": "k"},
    "leave": {"id": "k"},
    "say": {"id": "k", "room": "table", "text": "good luck"},
    "look": {"hidden": True},
    "why": {"id": "k", "actions": ["place 0"]},
    "count": {},
    "past": {},
    "ping": {},
}


def with_breaks(body: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The same body once for each text and each name in it, which then ends in a line break."""
    if isinstance(body, str):
        yield path, f"{body}\n"
    elif isinstance(body, dict):
        for name, inner in body.items():
            for at, found in with_breaks(inner, (*path, name)):
                yield at, {**body, name: found}
            yield (*path, name, "key"), {(f"{known}\n" if known == name else known): body[known] for known in body}
    elif isinstance(body, list):
        for number, inner in enumerate(body):
            for at, found in with_breaks(inner, (*path, number)):
                changed = copy.copy(body)
                changed[number] = found
                yield at, changed


def test_every_request_and_message_is_tried() -> None:
    asked = {way.path for way in Api.routes(Api.__new__(Api)) if way.body not in (None, str)}
    assert asked == set(BODIES)
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == set(MESSAGES)


@pytest.mark.parametrize("path", BODIES)
def test_no_request_takes_a_line_break_for_part_of_a_word(sqlite_house: House, path: str) -> None:
    anna = Guest(sqlite_house)
    table = anna.http.post("/api/records", content=short_record("break")).json()["id"]
    if not path.endswith("fork"):
        table = anna.table("you", "open")
    where = path.replace("{table}", table).replace("{seat}", "1")
    for at, body in with_breaks(BODIES[path]):
        answer = anna.http.post(where, json=body)
        if at[-1] in FREE:
            assert "\\n" not in answer.text
        else:
            assert 400 <= answer.status_code < 500, (at, answer.text)
    assert anna.get("/api/me")["lang"] in ("en", "fr")


@pytest.mark.parametrize("kind", MESSAGES)
def test_no_message_takes_a_line_break_for_part_of_a_word(
    sqlite_house: House, line: Callable[..., Line], kind: str
) -> None:
    anna = Guest(sqlite_house)
    table = anna.table("you", "bot:easy")
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    for at, body in with_breaks({"type": kind, **MESSAGES[kind]}):
        mine.send(body)
        answer = mine.until(lambda message: message["type"] in ("refused", "ack", "reason"))
        if at[-1] not in ("action", "text") and at != ("actions", 0):  # actions are read, then kept in one form
            assert answer["code"] == "bad", (at, answer)
    assert "\\n" not in json.dumps([message for message in mine.heard if message["type"] != "refused"])


def test_an_action_is_kept_in_one_form_however_it_was_written(here: House, line: Callable[..., Line]) -> None:
    anna = Guest(here)
    table = anna.table("you", "bot:easy", options={"round_limit": 1})
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            key, action = uuid.uuid4().hex, mine.my_turn()[0]
            assert mine.act(f" {action.replace(' ', '  ')}\n", id=key)["type"] == "ack"
            assert mine.ask("act", id=key, action=action, version=1)["type"] == "ack"  # it is the same one
        else:
            mine.receive()
    actions = json.loads(anna.http.get(f"/api/tables/{table}/record").text)["actions"]
    assert actions
    assert all(action == " ".join(action.split()) for action in actions)
