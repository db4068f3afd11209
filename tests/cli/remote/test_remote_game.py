"""The terminal client: the same table, in a terminal, through the protocol."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from labrys.cli.remote.client import Host, Remote
from tests.cli.conftest import Terminal
from tests.server.conftest import goodbye, here, line, postgres, postgres_house, sqlite_house
from tests.server.houses import COMMAND, PATIENCE_SECONDS, Guest, House, Line, house

__all__ = ["goodbye", "here", "line", "postgres", "postgres_house", "sqlite_house"]

Run = Callable[..., subprocess.CompletedProcess[str]]
Open = Callable[..., Line]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    env = {**os.environ, "LABRYS_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"}

    def start(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [COMMAND, "join", *args],
            input=typed,
            capture_output=True,
            text=True,
            env=env,
            timeout=PATIENCE_SECONDS,
            check=False,
        )

    return start


def test_a_game_against_a_bot_from_the_terminal(sqlite_house: House, run: Run) -> None:
    done = run(sqlite_house.url, "relics", "--seats", "you,easy", "--name", "Anna", typed="1\n" * 3 + "q\n")
    assert done.returncode == 0, done.stderr
    assert f"{sqlite_house.url}/t/" in done.stdout
    assert "Anna" in done.stdout
    table = done.stdout.split("/t/")[1].split()[0]
    record = Guest(sqlite_house).socket(table).ready()
    assert record.view["steps"] >= 3
    record.close()
    listed = run(sqlite_house.url)
    assert table in listed.stdout


def test_a_seat_link_is_all_one_needs(sqlite_house: House, tmp_path: Path, line: Callable[..., Line]) -> None:
    anna = Guest(sqlite_house)
    table = anna.table("you", "invited")
    url = anna.post(f"/api/tables/{table}/seats/1/link")["url"]
    mine = line(anna, table)
    playing = subprocess.Popen(
        [COMMAND, "join", url, "--name", "Bruno", "--lang", "fr"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LABRYS_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"},
    )
    mine.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Bruno")
    anna.post(f"/api/tables/{table}/start")
    mine.ready()
    assert mine.ask("leave")["type"] == "ack"
    said, _ = playing.communicate(timeout=PATIENCE_SECONDS)
    assert "Bruno" in said
    assert playing.returncode == 0


def test_a_visit_says_who_one_is_each_time(sqlite_house: House, run: Run) -> None:
    first = run(sqlite_house.url, "--name", "Anna", "--lang", "en")
    again = run(sqlite_house.url, "--lang", "en")
    other = run(sqlite_house.url, "--name", "Annette", "--lang", "fr")
    assert f"At {sqlite_house.url} you are Anna; --name changes it." in first.stdout
    assert f"{sqlite_house.url} knows you as Anna; --name changes it." in again.stdout
    assert f"Sur {sqlite_house.url}, vous êtes Annette" in other.stdout


@pytest.mark.parametrize(
    ("more", "sentence", "listed"), [([], "It is on no list", False), (["--public"], "The house lists it", True)]
)
def test_a_new_table_says_whether_it_is_listed(
    sqlite_house: House, tmp_path: Path, more: list[str], sentence: str, listed: bool
) -> None:
    waiting = subprocess.Popen(
        [COMMAND, "join", sqlite_house.url, "relics", "--name", "Anna", "--lang", "en", *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LABRYS_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"},
    )
    with waiting:
        assert waiting.stdout is not None
        said = "".join(waiting.stdout.readline() for _ in range(3))
        waiting.kill()
    assert sentence in said
    table = said.split("/t/")[1].split()[0]
    assert (table in [brief["id"] for brief in Guest(sqlite_house).get("/api/tables")["tables"]]) is listed


def test_a_visit_has_the_pages_and_the_answers_of_a_game_at_home(sqlite_house: House, run: Run) -> None:
    typed = "p 3\np mond\n99\nannuler\n?\nq\n"
    args = ["empire", "--seats", "you,easy", "--name", "Anna", "--lang", "fr", "--no-color"]
    done = run(sqlite_house.url, *args, typed=typed)
    assert done.returncode == 0, done.stderr
    for sentence in (
        "[1 plateau] 2 cartes 3 joueurs 4 régions",
        "1 plateau 2 cartes [3 joueurs] 4 régions",
        "Il n\u2019y a pas de page «\u00a0mond\u00a0»",
        "Il n\u2019y a pas de choix 99.",
        "Rien ne peut être annulé",
        "p 2, p cartes",
        "La maison garde votre place.",
    ):
        assert sentence in done.stdout


def asked(bruno: Terminal) -> None:
    """His terminal shows his own question: what is typed before that is said to nobody."""
    while not re.search(r"^Bruno\s?:", bruno.wait(), re.MULTILINE):
        pass


def at_a_terminal(
    here: House, terminal: Callable[..., Terminal], line: Open, lang: str = "en"
) -> tuple[Terminal, Line, str]:
    """Bruno at a terminal and Anna, at a table of Empire where each has acted; it is Bruno's turn."""
    anna = Guest(here)
    table = anna.table("you", "invited", game="empire")
    url = anna.post(f"/api/tables/{table}/seats/1/link")["url"]
    bruno = terminal("join", url, "--name", "Bruno", "--lang", lang)
    mine = line(anna, table)
    mine.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Bruno")
    anna.post(f"/api/tables/{table}/start")
    mine.ready()
    acted: set[int] = set()
    while len(acted) < 2 or mine.update["turn"] == 0:
        version, turn = mine.update["version"], mine.update["turn"]
        acted.add(turn)
        if turn == 0:
            mine.act(mine.my_turn()[0])
        else:
            asked(bruno)
            bruno.type("1")
            mine.until(lambda message: message["type"] == "update" and message["version"] > version)  # noqa: B023
    asked(bruno)
    return bruno, mine, table


def settled(mine: Line, kind: str) -> None:
    mine.until(
        lambda message: message["type"] == "update" and kind in [event["kind"] for event in message.get("events", ())]
    )


@pytest.mark.parametrize(
    ("lang", "asks", "agree", "decline"),
    [("en", "Anna asks to take back", "agree", "decline"), ("fr", "Anna demande à annuler", "accepter", "refuser")],
)
def test_what_is_asked_is_seen_and_answered_at_a_terminal(
    sqlite_house: House, terminal: Callable[..., Terminal], line: Open, lang: str, asks: str, agree: str, decline: str
) -> None:
    bruno, mine, _ = at_a_terminal(sqlite_house, terminal, line, lang)
    for word, kind in ((decline, "table-decline"), (agree, "table-undo")):
        assert mine.ask("ask", version=mine.update["version"], to=0)["type"] == "ack"
        bruno.wait(asks)  # in the middle of a turn of Bruno's own
        bruno.type(word)
        settled(mine, kind)
        assert "request" not in mine.update
    assert mine.update["version"] > 4
    assert mine.view["steps"] == 0


def test_a_terminal_asks_goes_away_and_comes_back(
    sqlite_house: House, terminal: Callable[..., Terminal], line: Open
) -> None:
    bruno, mine, _ = at_a_terminal(sqlite_house, terminal, line)
    own = mine.update["played"]
    bruno.type("ask")
    settled(mine, "table-ask")
    assert mine.update["request"]["seat"] == 1
    assert mine.update["request"]["to"] < own
    bruno.wait("and waits for Anna.")
    bruno.type("decline")
    settled(mine, "table-decline")
    for answer in ("no", "yes"):
        bruno.type("leave")
        bruno.wait("Type yes to leave:")
        bruno.type(answer)
    settled(mine, "table-away")
    bruno.wait("A bot plays for you")
    bruno.type("back")
    settled(mine, "table-back")


def test_who_looks_on_at_a_terminal_talks_to_the_gallery(
    sqlite_house: House, terminal: Callable[..., Terminal], line: Open
) -> None:
    _, _, table = at_a_terminal(sqlite_house, terminal, line)
    watching = line(Guest(sqlite_house, "Wanda"), table).ready()
    wendy = terminal("join", f"{sqlite_house.url}/t/{table}", "--watch", "--name", "Wendy", LABRYS_HOME="elsewhere")
    wendy.wait()
    wendy.type('"good evening')
    said = watching.until(lambda message: message["type"] == "chat")
    assert (said["room"], said["name"], said["text"]) == ("gallery", "Wendy", "good evening")
    wendy.wait("Wendy: good evening")


def test_a_greeting_that_is_refused_for_now_is_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: Callable[..., Line]
) -> None:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path / "home"))
    with house(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}", tmp_path / "log", {"messages": 1, "household": 1}) as here:
        anna = Guest(here)
        table = anna.table("you", "open")
        mine = line(anna, table)
        host = Host(here.url, "en")
        host.introduce("Bruno")
        host.ask(f"/api/tables/{table}/sit", {})
        anna.post(f"/api/tables/{table}/start")
        mine.ready()
        mine.send({"type": "ping"})
        while mine.receive()["type"] != "refused":  # now nobody at this address has a message left
            mine.send({"type": "ping"})
        remote = Remote(host, table, "en")
        assert remote.do("leave") == ""
        assert remote.info["id"] == table
        remote.close()
