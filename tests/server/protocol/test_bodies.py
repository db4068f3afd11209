"""What the body of a request may hold."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.houses import Guest, House, short_record
from tests.server.protocol.test_line_breaks import BODIES

FREE = {"name", "password"}  # text of people's own: names lose the break, passwords are as they are typed


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
