"""By which names the house is spoken to, and who may look at its measures."""

import socket
from pathlib import Path

import pytest

from labrys.server.http.guard import HostNames
from tests.server.houses import Guest, House, house


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("games.example", True),
        ("GAMES.example.:443", True),
        ("more.example", True),
        ("localhost:8000", True),
        ("tests.localhost", True),
        (f"{socket.gethostname()}:8000", True),
        (f"{socket.gethostname()}.local", True),
        (f"{socket.gethostname()}.evil.example", False),
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@games.example", True),  # no browser sends it, and it is said to us
        ("", False),
        ("[", False),
        ("games.example, evil.example", False),
    ],
)
def test_names_of_the_house(host: str, ours: bool) -> None:
    assert HostNames("https://games.example", ["More.example"]).has(host) == ours


def test_a_page_cannot_make_its_own_name_mean_us(here: House) -> None:
    anna = Guest(here)
    table = anna.table("you", "open")
    rebound = {"Host": "evil.example", "Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}
    for path in ("/", "/api/me", "/api/house", f"/api/tables/{table}", "/metrics"):
        answer = anna.http.get(path, headers=rebound)
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
        assert f"open it at {here.url}" in answer.json()["text"]
    answer = anna.http.post("/api/me", json={"name": "Owned"}, headers=rebound)
    assert answer.status_code == 421
    assert anna.get("/api/me")["name"] == "Anna"
    assert here.get("/healthz", host="house-1").status_code == 200


def test_measures_are_for_this_machine_or_who_knows_the_token(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"metrics_token": "a token"}) as here:
        assert "labrys_sockets" in here.get("/metrics").text
        far = {"x_forwarded_for": "203.0.113.7"}
        assert here.get("/metrics", **far).status_code == 403
        assert here.get("/metrics", **far, authorization="Bearer another").status_code == 403
        assert here.get("/metrics", **far, authorization="Bearer a token").status_code == 200


def test_without_a_token_no_token_opens_the_measures(sqlite_house: House) -> None:
    for given in ("", "Bearer", "Bearer x"):
        assert sqlite_house.get("/metrics", x_forwarded_for="203.0.113.7", authorization=given).status_code == 403
