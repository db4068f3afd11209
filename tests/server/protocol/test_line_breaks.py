"""A line break at the end of whatever is text: refused, or gone; it never gets in as part of a word that is known."""

import json
import uuid
from collections.abc import Callable
from typing import Any, get_args

from labrys.server.http.handlers import Api
from labrys.server.protocol.messages import ClientMessage
from tests.server.houses import Guest, House, Line

BODIES: dict[str, dict[str, Any]] = {  # by what is asked for: something that is granted as it stands
    "/api/people": {"name": "Anna", "lang": "fr"},
    "/api/enter": {"name": "Anna", "password": "a long secret", "link": "x"},
    "/api/me": {"name": "Anna", "lang": "fr", "webhook": "https://chat.example/hook"},
    "/api/me/password": {"name": "Anna", "password": "a long secret"},
    "/api/tables": {
        "game": "relics",
        "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}],
        "options": {"round_limit": 2},
        "clock": {"kind": "live", "budget": 60},
    },
    "/api/tables/{table}/sit": {"link": "x"},
    "/api/tables/{table}/seats/{seat}": {"kind": "bot", "level": "random"},
    "/api/tables/{table}/fork": {"step": 0, "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}]},
}
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
    "hint": {"id": "k", "version": 1},
    "count": {},
    "past": {},
    "ping": {},
}


def test_every_request_and_message_is_tried() -> None:
    asked = {way.path for way in Api.routes(Api.__new__(Api)) if way.body not in (None, str)}
    assert asked == set(BODIES)
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == set(MESSAGES)


def test_an_action_is_kept_in_one_form_however_it_was_written(here: House, line: Callable[..., Line]) -> None:
    anna = Guest(here)
    table = anna.table("you", "bot:random", options={"round_limit": 1})
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
