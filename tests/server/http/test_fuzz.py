"""Nonsense on every way in: no 5xx, no hang, no leak, and the table stands as it did."""

import json
import random
import socket
import string
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from websockets.exceptions import ConnectionClosed

from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line

KINDS = ["hello", "act", "undo", "ask", "agree", "decline", "back", "leave", "say", "ping", "table", "", "update", None]
NAMES = ["id", "version", "action", "to", "room", "text", "lang", "words", "chat", "type", "seat", "__class__"]


def nonsense(dice: random.Random, depth: int = 0) -> object:
    """Any JSON value."""
    letters = string.printable + "é\u0000\u202e😀"
    makers: list[Callable[[], object]] = [
        lambda: dice.randint(-(2**65), 2**65),
        lambda: dice.choice([0, 1, 2, -1, 2**31, 1e308, 0.5, True, False, None]),
        lambda: "".join(dice.choice(letters) for _ in range(dice.randint(0, 90))),
        lambda: dice.choice(
            ["place 0", "place 3", "draw", "end", "leave 0", "table", "gallery", "en", "fr", "x" * 600]
        ),
    ]
    if depth < 3:
        makers.append(lambda: [nonsense(dice, depth + 1) for _ in range(dice.randint(0, 4))])
        makers.append(lambda: {dice.choice(NAMES): nonsense(dice, depth + 1) for _ in range(dice.randint(0, 4))})
    return dice.choice(makers)()


def message(dice: random.Random) -> str | bytes:
    if dice.random() < 0.1:
        raw = bytes(dice.randrange(256) for _ in range(dice.randint(0, 60)))
        return raw if dice.random() < 0.5 else raw.decode("latin-1")
    if dice.random() < 0.05:
        return "[" * 3000
    found = {"type": dice.choice(KINDS)}
    for name in dice.sample(NAMES[:9], dice.randint(0, 5)):
        found[name] = nonsense(dice)  # type: ignore[assignment]
    if dice.random() < 0.3:
        found |= {"id": str(dice.random()), "version": dice.randint(0, 3)}  # type: ignore[dict-item]
    text = json.dumps(found)
    return text[: dice.randint(0, len(text))] if dice.random() < 0.1 else text


@pytest.mark.parametrize("seat", ["player", "spectator", "stranger"])
def test_a_socket_survives_nonsense(here: House, seat: str) -> None:
    dice = random.Random(f"socket {seat}")
    anna, bruno = Guest(here), Guest(here)
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    cookie = {"player": anna.cookie, "spectator": Guest(here).cookie, "stranger": None}[seat]
    sent, before = 0, faults(here)
    cuts: list[int | None] = []
    while sent < 400:
        line = Line(here, table, cookie, greet=dice.random() < 0.8)
        try:
            for _ in range(15):
                line.socket.send(message(dice))
                sent += 1
            line.send({"type": "hello"})
            line.send({"type": "ping"})
            line.until(lambda heard: heard["type"] == "pong")
        except ConnectionClosed as error:
            cuts.append(error.rcvd.code if error.rcvd else None)
        finally:
            line.close()
        for heard in line.heard:
            assert "Traceback" not in json.dumps(heard)
            if seat != "player" and heard["type"] == "update" and "view" in heard:
                assert heard["view"]["hand"] is None
    assert set(cuts) <= {1003, 1007, 1008, 1009}
    assert faults(here) == before
    after = anna.socket(table).ready()
    assert after.view["seats"] == 2
    after.close()


PATHS = [
    "/", "/door", "/assets/", "/t/", "/rules/", "/api/house?lang=", "/api/me", "/api/people", "/api/tables/",
    "/api/tables/x/seats/", "/api/tables/x/steps?first=", "/api/games/", "/api/tables/x/socket", "/api/me/socket", "//", "*",
]  # fmt: skip
ENDINGS = [
    "",
    "%00",
    "%ff",
    "..%2f",
    "9" * 5000,
    "a" * 5000,
    "\xb2",
    "\xff",
    "%5B",
    "[",
    "?",
    "?seat=%00",
    "#",
    "\\",
    "/link",
    ":",
]
HEADERS = ["Origin", "Host", "Accept-Language", "Accept-Encoding", "Accept", "Cookie", "If-None-Match", "Content-Length",
           "Content-Type", "X-Forwarded-For", "X-Forwarded-Proto", "Sec-Fetch-Site", "Range", "Upgrade", "Expect"]  # fmt: skip
VALUES = ["http://[", "[", "\xb2", "fr;q=\xb2", "fr;q=" + "9" * 400, "q=,;;=,", "labrys=\xff\xfe", "labrys=" + "x" * 300, "\x01",
          "9" * 5000, "-1", "text/html", "bytes=0-9", "gzip;q=\xb2", "*", "wss", "::1%x", "2001:db8::g", "websocket", "W/", ""]  # fmt: skip


def raw(here: House, dice: random.Random) -> bytes:
    """A request as no library would write it; the first line of its answer."""
    path = dice.choice(PATHS) + "".join(dice.choice(ENDINGS) for _ in range(dice.randint(0, 2)))
    names = dice.sample(HEADERS, dice.randint(0, 3))
    lines = [
        f"{dice.choice(['GET', 'POST', 'GET', 'PUT', 'HEAD'])} {path} HTTP/1.1",
        "X-Labrys: 1",
        "Connection: close",
    ]
    lines += [] if "Host" in names else ["Host: localhost"]
    lines += [f"{name}: {dice.choice(VALUES)}" for name in names]
    with socket.create_connection(("127.0.0.1", here.port), PATIENCE_SECONDS) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        line.shutdown(socket.SHUT_WR)
        return line.makefile("rb").readline()


def faults(here: House) -> str:
    """What the house counts as its own faults; others use it as well."""
    return next(line for line in here.get("/metrics").text.splitlines() if line.startswith("labrys_faults_total "))


def test_odd_addresses_and_headers_are_answered(here: House) -> None:
    dice = random.Random("raw")
    before, said = faults(here), len(here.log.read_text())
    answers = {raw(here, dice)[:12] for _ in range(1500)}
    assert b"HTTP/1.1 200" in answers
    assert not [answer for answer in answers if answer.startswith(b"HTTP/1.1 5")]
    assert faults(here) == before
    assert '"fault"' not in here.log.read_text()[said:]


def document() -> Any:
    import labrys
    from labrys.server.http.handlers import Api
    from labrys.server.http.routes import openapi

    ways = Api.routes(Api.__new__(Api))
    return schemathesis.openapi.from_dict(openapi(ways, labrys.__version__))


schema = document()


def examples(count: int) -> settings:
    phases = [Phase.explicit, Phase.generate]
    silent = list(HealthCheck)
    return settings(
        max_examples=count, deadline=None, derandomize=True, phases=phases, suppress_health_check=silent, database=None
    )


@schema.parametrize()  # type: ignore[untyped-decorator]
@examples(8)
def test_http_survives_nonsense(case: Any, sqlite_house: House) -> None:
    try_out(case, sqlite_house)


@schema.parametrize()  # type: ignore[untyped-decorator]
@examples(4)
def test_http_survives_nonsense_on_postgresql(case: Any, postgres_house: House) -> None:
    try_out(case, postgres_house)


def try_out(case: Any, here: House) -> None:
    """One request that may be anything: it is answered as the document says, and never by a fault."""
    cookie = getattr(here, "fuzzer", None) or Guest(here, "Fuzz").cookie
    here.fuzzer = cookie  # type: ignore[attr-defined]
    if case.operation.path not in ("/api/goodbye",):
        case.headers = {**(case.headers or {}), "Cookie": f"labrys={cookie}"}
    response = case.call(base_url=here.url, timeout=PATIENCE_SECONDS)
    assert response.status_code < 500
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.status_code_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )
