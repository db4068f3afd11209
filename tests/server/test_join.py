"""The terminal client: the same table, in a terminal, through the protocol."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.houses import COMMAND, PATIENCE, Guest, House, Line

Run = Callable[..., subprocess.CompletedProcess[str]]


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
            timeout=PATIENCE,
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
    said, _ = playing.communicate(timeout=PATIENCE)
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


@pytest.mark.parametrize(
    ("address", "remedy"),
    [
        ("ftp://x", "no address of a house"),
        ("http://127.0.0.1:1", "does not answer"),
        ("{url}/t/nowhere", "no such table"),
    ],
)
def test_a_wrong_address_is_one_sentence(sqlite_house: House, run: Run, address: str, remedy: str) -> None:
    done = run(address.format(url=sqlite_house.url))
    assert done.returncode == 2
    assert remedy in done.stderr
    assert done.stderr.count("\n") == 1
