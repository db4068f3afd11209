"""What an attacker would try: other people's things, other sites, too much, and what leaks."""

import io
import json
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from labrys.server.ops import logs
from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house, short_record

Open = Callable[..., Line]


def running(here: House) -> tuple[Guest, Guest, str]:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    return anna, bruno, table


CHANGES = ["sit", "stand", "start", "seats/0", "seats/0/link", "rematch", "fork"]


@pytest.mark.parametrize("change", CHANGES)
def test_nobody_changes_anothers_table(here: House, change: str) -> None:
    _, _, table = running(here)
    body = {
        "sit": {"seat": 0},
        "seats/0": {"kind": "open"},
        "fork": {"step": 0, "seats": [{"kind": "you"}, {"kind": "open"}]},
    }.get(change)
    mallory = Guest(here, "Mallory")
    before = mallory.get(f"/api/tables/{table}")
    answer = mallory.http.post(f"/api/tables/{table}/{change}", json=body)
    assert answer.status_code in (403, 409)
    assert mallory.get(f"/api/tables/{table}") == before


@pytest.mark.parametrize("change", CHANGES)
def test_without_a_name_nothing_changes(here: House, change: str) -> None:
    _, _, table = running(here)
    body = {"sit": {}, "seats/0": {"kind": "open"}, "fork": {"step": 0, "seats": [{"kind": "you"}]}}.get(change)
    with here.client() as client:
        assert client.post(f"/api/tables/{table}/{change}", json=body).status_code == 401


@pytest.mark.parametrize("kind", ["act", "undo", "ask", "agree", "decline", "back", "leave"])
def test_a_spectator_only_looks_on(here: House, line: Open, kind: str) -> None:
    _, _, table = running(here)
    watching = line(Guest(here, "Mallory"), table).ready()
    more: dict[str, object] = {} if kind in ("back", "leave") else {"version": 1}
    more |= {"action": "place 0"} if kind == "act" else {"to": 0} if kind == "ask" else {}
    assert watching.ask(kind, **more)["code"] == "forbidden"


def test_nobody_sees_anothers_hand_or_the_seed(here: House, line: Open) -> None:
    anna, bruno, table = running(here)
    lines = [line(anna, table).ready(), line(bruno, table).ready(), line(Guest(here), table).ready()]
    for _ in range(60):
        version = max(one.update["version"] for one in lines)
        for one in lines:
            one.catch_up(version)
        mover = next(one for one in lines if one.update.get("choices"))
        choices = mover.my_turn()
        mover.act("draw" if "draw" in choices else choices[version % len(choices)])
    for one in lines:
        one.catch_up(max(other.update["version"] for other in lines))
    assert lines[2].view["hand"] is None
    assert sum(lines[0].view["hand"]) == lines[0].view["hand_sizes"][0]
    heard = [json.dumps(one.heard) for one in lines]
    assert all('"seed"' not in text and '"chance"' not in text for text in heard)
    drawn = [[e for m in one.heard for e in m.get("events", ()) if e["kind"] == "draw"] for one in lines]
    for viewer, events in zip((0, 1, None), drawn, strict=True):
        for event in events:
            assert ("suit" in event.get("data", {})) == (event["seat"] == viewer)


def other(text: str) -> str:
    """The same text but for its first letter; a last one may hold spare bits, so that two of them mean the same."""
    return ("B" if text.startswith("A") else "A") + text[1:]


def test_a_forged_cookie_opens_nothing(here: House) -> None:
    anna = Guest(here)
    forged = URLSafeSerializer("guess", salt="cookie").dumps("token")
    token, signature = anna.cookie.rsplit(".", 1)
    others = [f"{other(token)}.{signature}", f"{token}.{other(signature)}"]
    for cookie in (forged, *others, "x" * 5000, ""):
        assert here.get("/api/me", cookie=f"labrys={cookie}").status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-Labrys": "1", "Origin": "https://evil.example"},
        {"X-Labrys": "1", "Origin": "null"},
        {"X-Labrys": "1", "Origin": "http://["},
        {"X-Labrys": "1", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_another_site_cannot_speak_for_our_people(here: House, headers: dict[str, str]) -> None:
    anna = Guest(here)
    cookie = {"Cookie": f"labrys={anna.cookie}"}
    answer = httpx.post(
        f"{here.url}/api/me", json={"name": "Owned"}, headers=headers | cookie, timeout=PATIENCE_SECONDS
    )
    assert answer.status_code == 403
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_table_cannot_be_guessed(here: House) -> None:
    anna = Guest(here)
    ids = {anna.table("you", "open") for _ in range(5)}
    assert all(len(name) >= 16 for name in ids)
    for guess in ("1", "a" * 16, "a" * 300, "%00", "..%2f..", "'%20or%201=1--"):
        assert anna.http.get(f"/api/tables/{guess}").status_code == 404
    line = Line(here, "a" * 16, None, greet=False)
    assert line.receive()["code"] == "unknown"
    line.close()


def test_names_are_never_html(here: House) -> None:
    mallory = Guest(here, "<script>x")
    mallory.table("you", "open", public=True)
    assert "<script" not in here.get("/door").text
    assert "<script>x" not in here.get().text
    assert here.get("/api/tables").headers["content-type"].startswith("application/json")


def test_too_much_is_refused(here: House) -> None:
    anna = Guest(here)
    assert anna.http.post("/api/me", content=b"x" * 70_000).status_code == 413
    assert anna.http.post("/api/records", content=b"x" * (512 * 1024 + 1)).status_code == 413

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 1000

    assert anna.http.post("/api/me", content=endless()).status_code == 413  # type: ignore[arg-type]


def test_letters_that_no_database_keeps_are_refused_at_the_door(here: House, line: Open) -> None:
    anna, _, table = running(here)
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("/api/people", {"name": "An\0na"}),
        ("/api/me", {"name": "An\0na"}),
        ("/api/me", {"webhook": "https://chat.example/\0"}),
        ("/api/me/password", {"name": "An\0na", "password": "a long secret"}),
        ("/api/me/password", {"name": "Anna", "password": "a long \0 secret"}),
        ("/api/enter", {"link": "\0"}),
        ("/api/tables", {"game": "relics", "seats": [{"kind": "you"}] * 2, "options": {"\0": "\0"}}),
    ]
    for path, body in attempts:
        assert "cannot be kept" in anna.post(path, body, 400)["text"]
    said = line(anna, table).ready().ask("say", room="table", text="a\0b")
    assert said["code"] == "bad"
    for letter in ("\0", "\ud800"):
        brought = json.dumps({**json.loads(short_record(letter.replace("\ud800", "x"))), "seed": letter})
        assert "cannot be kept" in anna.http.post("/api/records", content=brought).json()["text"]


def test_an_action_of_a_record_is_kept_as_the_house_writes_it(here: House) -> None:
    anna = Guest(here)
    text = short_record("brought")
    record = json.loads(text)
    record["actions"] = [action.replace(" ", " " * 100) for action in record["actions"]]
    kept = anna.http.post("/api/records", json=record).json()["id"]
    assert anna.http.get(f"/api/tables/{kept}/record").text == text


def test_too_often_is_refused(tmp_path: Path) -> None:
    slow = {"rate": 5, "visits": 0.01, "arrivals": 0.01}  # however slow the machine is, we are quicker
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log", slow) as here:
        codes = [here.get("/api/house").status_code for _ in range(30)]
        assert 429 in codes
        assert here.get("/healthz").status_code == 200
        for path in ("tables/x/socket", "me/socket"):
            said = ""
            for _ in range(40):
                with here.dial(f"/api/{path}") as socket:
                    said = json.loads(socket.recv(PATIENCE_SECONDS))["code"]
                if said == "rate":
                    break
            assert said == "rate"
        for _ in range(100):
            with here.client() as client:
                if client.post("/api/people", json={"name": "Anna"}).status_code == 429:
                    break
        else:
            raise AssertionError("a thousand guests from one address")


def test_a_socket_that_floods_is_slowed_and_then_cut(tmp_path: Path) -> None:
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log", {"rate": 0.01}) as here:
        anna = Guest(here)
        table = anna.table("you", "bot:random")
        anna.post(f"/api/tables/{table}/start")
        line = anna.socket(table).ready()
        with suppress(ConnectionClosed):  # it may be cut in the middle of them
            for _ in range(60):
                line.send({"type": "ping"})
        assert line.closed() == 1008
        assert any(message.get("code") == "rate" for message in line.heard)
        line.close()


def test_logs_and_metrics_hold_no_secrets(url: str, tmp_path: Path, line: Open) -> None:
    with house(url, tmp_path / "log", None, "--log-level", "debug") as here:
        anna, _, table = running(here)
        invited = anna.table("you", "open")
        chair = anna.post(f"/api/tables/{invited}/seats/1/link")["token"]
        link = anna.post("/api/me/link")["token"]
        with here.client() as other:
            assert other.post("/api/enter", json={"link": link}).status_code == 200
        anna.post("/api/me/password", {"name": f"n {anna.id[:5]}", "password": "hunter2hunter2"})
        mover = line(anna, table).ready()
        mover.ask("say", room="table", text="a secret plan")
        anna.http.get(f"/api/tables/{table}/record?seat={chair}")
        for path in (
            f"/assets/{link}%00",
            f"/assets/{link * 60}",
            f"/api/tables/{table}/seats/{link}/link",
            f"/{link}",
        ):
            anna.http.get(path)
            anna.http.post(path, headers={"Origin": f"http://[{link}", "Accept-Language": f"fr;q={link}"})
        said = here.log.read_text()
        measured = here.get("/metrics").text
        mover.close()
    assert '"route": "/api/tables/{table}/seats/{seat}/link"' in said
    assert "labrys_entries_total" in measured
    for secret in (link, chair, anna.cookie, table, invited, "hunter2", "secret plan", "Anna", anna.id):
        assert secret not in said + measured


def test_a_log_tells_where_something_failed_and_not_what_was_sent() -> None:
    told = io.StringIO()
    logs.set_up(told)
    try:
        raise ValueError("T0KEN")
    except ValueError:
        logs.log.error("request failed", exc_info=True)
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "T0KEN", (), sys.exc_info())
    finally:
        structlog.reset_defaults()
    for text in (told.getvalue(), logs.Discreet().format(record)):
        assert "T0KEN" not in text
        assert "test_attacks.py" in json.loads(text)["frames"][0]
