"""People: two clicks to play, and the same person on another device."""

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house


def stranger(here: House) -> httpx.Client:
    return here.client()


def test_a_guest_needs_only_a_name(here: House) -> None:
    anna = Guest(here, "  Anna \u0007 Li ")
    assert anna.get("/api/me")["name"] == "Anna Li"
    assert anna.get("/api/me")["login"] is None


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(here: House) -> None:
    with stranger(here) as client:
        header = client.post("/api/people", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header


def test_a_password_brings_the_same_person_to_another_device(here: House) -> None:
    anna = Guest(here)
    login = f"Anna {anna.id[:6]}"
    anna.post("/api/me/password", {"name": login, "password": "a long secret"})
    with stranger(here) as client:
        for name, password in [(login, "another secret"), ("nobody at all", "a long secret")]:
            assert client.post("/api/enter", json={"name": name, "password": password}).status_code == 403
        found = client.post("/api/enter", json={"name": login.upper(), "password": "a long secret"})
        assert found.json()["id"] == anna.id
        assert client.get("/api/me").json()["id"] == anna.id


def test_a_new_password_closes_every_other_way_in(here: House) -> None:
    anna = Guest(here)
    login = f"Anna {anna.id[:6]}"
    anna.post("/api/me/password", {"name": login, "password": "a long secret"})
    link = anna.post("/api/me/link")["token"]
    with stranger(here) as lost, stranger(here) as other:
        lost.post("/api/enter", json={"name": login, "password": "a long secret"})
        other.post("/api/enter", json={"link": link})
        assert lost.get("/api/me").json()["id"] == other.get("/api/me").json()["id"] == anna.id
        anna.post("/api/me/password", {"name": login, "password": "a new secret"})
        assert lost.get("/api/me").status_code == other.get("/api/me").status_code == 401
        assert lost.post("/api/enter", json={"name": login, "password": "a long secret"}).status_code == 403
        assert lost.post("/api/enter", json={"link": link}).status_code == 403
        assert lost.post("/api/enter", json={"name": login, "password": "a new secret"}).status_code == 200
    assert anna.get("/api/me")["id"] == anna.id


@pytest.mark.parametrize("way", ["password", "goodbye"])
def test_who_is_signed_out_has_no_line_any_more(here: House, line: Callable[..., Line], way: str) -> None:
    anna = Guest(here)
    login = f"Anna {anna.id[:6]}"
    anna.post("/api/me/password", {"name": login, "password": "a long secret"})
    table = anna.table("you", "bot:random")
    mine, spectator = line(anna, table), line(Guest(here, "Bruno"), table)
    with stranger(here) as other:
        other.post("/api/enter", json={"name": login, "password": "a long secret"})
        theirs = Line(here, table, other.cookies["labrys"])
        with here.dial("/api/me/socket", other.cookies["labrys"]) as desk:
            assert json.loads(desk.recv(PATIENCE_SECONDS)) == {"type": "waiting", "tables": []}
            if way == "password":
                anna.post("/api/me/password", {"name": login, "password": "a new secret"})
            else:
                other.post("/api/goodbye")
            assert theirs.closed() == 1008
            with pytest.raises(ConnectionClosed):
                desk.recv(PATIENCE_SECONDS)
        theirs.close()
    for kept in (mine, spectator):
        kept.send({"type": "ping"})
        assert kept.until(lambda message: message["type"] == "pong")


def test_who_is_signed_out_at_one_node_has_no_line_to_another(postgres_url: str, tmp_path: Path) -> None:
    with house(postgres_url, tmp_path / "one") as one, house(postgres_url, tmp_path / "other") as other:
        anna = Guest(one)
        anna.post("/api/me/password", {"name": "Anna", "password": "a long secret"})
        table = anna.table("you", "bot:random")
        with stranger(other) as lost:
            lost.post("/api/enter", json={"name": "Anna", "password": "a long secret"})
            theirs = Line(other, table, lost.cookies["labrys"])
            theirs.until(lambda message: message["type"] == "table")
            anna.post("/api/me/password", {"name": "Anna", "password": "a new secret"})
            assert theirs.closed() == 1008
            theirs.close()


def test_a_login_name_belongs_to_one_person(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    login = f"name {anna.id[:6]}"
    anna.post("/api/me/password", {"name": login, "password": "a long secret"})
    assert bruno.post("/api/me/password", {"name": login, "password": "b long secret"}, 409)["code"] == "taken"


def test_a_login_name_is_measured_as_it_is_kept(here: House) -> None:
    anna = Guest(here)
    wish = {"name": "\u0390" * 24, "password": "a long secret"}  # each folds to three letters
    assert "shorter" in anna.post("/api/me/password", wish, 400)["text"]
    assert anna.post("/api/enter", wish, 400)["code"] == "bad"


def test_a_personal_link_does_so_too_until_there_is_a_new_one(here: House) -> None:
    anna = Guest(here)
    old = anna.post("/api/me/link")["token"]
    with stranger(here) as client:
        assert client.post("/api/enter", json={"link": old}).json()["id"] == anna.id
    new = anna.post("/api/me/link")["token"]
    with stranger(here) as client:
        assert client.post("/api/enter", json={"link": old}).status_code == 403
        assert client.post("/api/enter", json={"link": new}).status_code == 200


def test_who_comes_without_a_cookie_is_nobody_yet(here: House) -> None:
    with stranger(here) as client:
        answer = client.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, None)


def test_goodbye_makes_the_cookie_worthless(here: House) -> None:
    anna = Guest(here)
    cookie = anna.cookie
    anna.post("/api/goodbye")
    with stranger(here) as client:
        assert client.get("/api/me", headers={"Cookie": f"labrys={cookie}"}).status_code == 401


def test_one_changes_ones_name_language_and_webhook(here: House) -> None:
    anna = Guest(here)
    anna.post("/api/me", {"name": "Anne", "lang": "fr", "webhook": "https://chat.example/hook"})
    found = anna.get("/api/me")
    assert (found["name"], found["lang"], found["webhook"]) == ("Anne", "fr", "https://chat.example/hook")
    anna.post("/api/me", {"webhook": ""})
    assert anna.get("/api/me")["webhook"] is None


def test_a_new_name_is_seen_at_tables_that_wait_and_heard_in_their_chat(here: House, line: Callable[..., Line]) -> None:
    anna, bruno = Guest(here), Guest(here, "Bruno")
    table, running = anna.table("you", "open"), anna.table("you", "bot:random")
    anna.post(f"/api/tables/{running}/start")
    bruno.sit_at(table)
    theirs, mine = line(bruno, table), line(anna, table)
    anna.post("/api/me", {"name": "Anne"})
    theirs.until(lambda message: message["type"] == "table" and message["seats"][0]["name"] == "Anne")
    mine.ask("say", room="table", text="Welcome!")
    assert theirs.until(lambda message: message["type"] == "chat")["name"] == "Anne"
    assert anna.get(f"/api/tables/{running}")["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("url", ["ftp://x.example/", "javascript:alert(1)", "http://", "https://u:p@x.example/", "x"])
def test_a_webhook_must_be_an_address(sqlite_house: House, url: str) -> None:
    assert Guest(sqlite_house).post("/api/me", {"webhook": url}, 400)["code"] == "bad"


@pytest.mark.parametrize("name", ["", "   ", "\u0000", "x" * 25])
def test_a_name_is_one_to_24_letters(sqlite_house: House, name: str) -> None:
    with stranger(sqlite_house) as client:
        assert client.post("/api/people", json={"name": name}).status_code == 400
