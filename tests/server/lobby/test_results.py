"""How games ended is kept: lists tell it without playing anything through, and each person has a record."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import labrys
from labrys.server.storage.database import Database
from tests.server.houses import Guest, House, Line, house, play_first_choices, play_out, short_record, wait_until

Open = Callable[..., Line]
SHORT = {"round_limit": 1}


def finished(here: House, line: Open) -> tuple[Guest, Guest, str, Line]:
    """A short game of two people, played to its end."""
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", options=SHORT)
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = [line(guest, table, words=False).ready() for guest in (anna, bruno)]
    play_out(lines)
    return anna, bruno, table, lines[0]


def alone(anna: Guest, line: Open, *bots: str, **more: Any) -> str:
    """A short game against bots, in which Anna takes the first choice every time."""
    table = anna.table("you", *bots, **{"options": SHORT, **more})
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table, words=False).ready()
    play_first_choices(mine)
    return table


def test_a_finished_game_is_listed_with_its_result(here: House, line: Open) -> None:
    anna, bruno, table, seen = finished(here, line)
    for guest in (anna, bruno):
        [brief] = guest.get("/api/me/games")["tables"]
        assert brief["id"] == table
        assert brief["result"]["places"] == seen.update["ranking"]
        assert brief["result"]["scores"] == seen.update["scores"]
        assert brief["result"]["gone"] == []
        assert brief["created"] <= brief["result"]["began"] <= brief["result"]["ended"]
        [listed] = [one for one in guest.get("/api/me/tables")["tables"] if one["id"] == table]
        assert listed["result"] == brief["result"]
    assert [one["you"] for guest in (anna, bruno) for one in guest.get("/api/me/games")["tables"]] == [0, 1]


def test_games_are_found_by_game_seats_level_and_result(here: House, line: Open) -> None:
    anna = Guest(here)
    one, other = alone(anna, line, "bot:random"), alone(anna, line, "bot:random", "bot:rhyta")
    found = anna.get("/api/me/games")
    assert [brief["id"] for brief in found["tables"]] == [other, one]  # the latest first
    assert found["total"] == 2

    def ids(query: str) -> list[str]:
        return [brief["id"] for brief in anna.get(f"/api/me/games?{query}")["tables"]]

    assert ids("seats=2") == ids("level=random") == ids("game=relics&seats=2") == [one]
    assert ids("level=rhyta") == [other]  # the strongest of them counts
    assert ids("game=empire") == []
    places = {brief["id"]: brief["result"]["places"][0] for brief in found["tables"]}
    assert ids("result=won") == [table for table in (other, one) if places[table] == 1]
    assert ids("result=lost") == [table for table in (other, one) if places[table] != 1]
    assert ids("first=1&count=1") == [one]
    assert anna.get("/api/me/games?first=1&count=1")["total"] == 2
    for wrong in ("result=drawn", "seats=0", "game=Relics", "level=1"):
        anna.get(f"/api/me/games?{wrong}", status=400)
    Guest(here).http.cookies.clear()
    assert here.get("/api/me/games").status_code == 401


def test_a_persons_record_counts_games_of_a_kind(here: House, line: Open) -> None:
    anna = Guest(here)
    for _ in range(3):
        alone(anna, line, "bot:random")
    briefs = anna.get("/api/me/games")["tables"]
    scores = [brief["result"]["scores"][0] for brief in reversed(briefs)]
    wins = [brief["result"]["places"][0] == 1 for brief in reversed(briefs)]
    [tally] = anna.get("/api/me/games?count=1")["record"]
    assert tally == {
        "game": "relics",
        "seats": 2,
        "level": "random",
        "played": 3,
        "won": sum(wins),
        "best": max(scores),
        "average": round(sum(scores) / 3, 1),
        "latest": [list(pair) for pair in zip(scores, wins, strict=True)],
    }


def test_an_easy_rival_of_a_solo_game_is_not_an_easy_bot(here: House, line: Open) -> None:
    anna = Guest(here)
    alone(anna, line, "bot:random")
    solo = alone(anna, line, "automaton:easy", game="minos", options={})
    found = anna.get("/api/me/games")
    assert [(tally["game"], tally["level"]) for tally in found["record"]] == [
        ("minos", "rival-easy"),
        ("relics", "random"),
    ]
    assert [brief["id"] for brief in anna.get("/api/me/games?level=rival-easy")["tables"]] == [solo]


def test_among_people_the_level_is_people_and_practice_does_not_count(here: House, line: Open) -> None:
    anna, _, table, _ = finished(here, line)
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    fork = anna.post(f"/api/tables/{table}/fork", {"step": 0, "seats": seats})["id"]
    anna.post(f"/api/tables/{fork}/start")
    mine = line(anna, fork, words=False).ready()
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            mine.act(mine.my_turn()[0])
        else:
            mine.receive()
    found = anna.get("/api/me/games")
    assert [brief["id"] for brief in found["tables"]] == [fork, table]
    assert [(tally["level"], tally["played"]) for tally in found["record"]] == [("people", 1)]


def test_whoever_leaves_a_table_of_two_ends_it_and_everybody_is_told_why(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    hers, his = (line(guest, table).ready() for guest in (anna, bruno))
    assert his.ask("leave")["type"] == "ack"
    hers.until(lambda message: "ranking" in message)
    assert hers.update["gone"] == [1]
    log = line(anna, table, version=0).ready()
    told = [event["text"] for event in log.update["events"][-2:]]
    assert told == ["Bruno leaves the table.", "Everybody else has left: you win."]
    for guest, place in ((anna, 1), (bruno, 2)):
        found = guest.get("/api/me/games")
        result = found["tables"][0]["result"]
        assert (result["places"], result["scores"], result["gone"]) == ([1, 2], [None, None], [1])
        [tally] = found["record"]
        assert (tally["won"], tally["best"], tally["average"]) == (int(place == 1), None, None)


def test_the_house_says_what_leaving_means(here: House) -> None:
    anna = Guest(here)
    sheets = {game: anna.get(f"/api/games/{game}/sheet?lang=fr")["leaving"] for game in labrys.games()}
    assert "dernier" in sheets.pop("relics")
    assert set(sheets.values()) == {""}  # a bot plays on


def test_a_record_brought_along_tells_who_won(here: House) -> None:
    anna = Guest(here)
    text = short_record("brought")
    state = labrys.Record.parse(text).replay(labrys.game("relics"))
    table = anna.http.post("/api/records", content=text).json()["id"]
    [brief] = [one for one in anna.get("/api/records")["tables"] if one["id"] == table]
    assert brief["result"]["places"] == state.ranking()
    assert brief["result"]["scores"] == state.scores()


def test_games_that_ended_before_results_were_kept_get_theirs(sqlite_url: str, tmp_path: Path, line: Open) -> None:
    """Also one that the house cannot play through any more: it is listed, and nothing is said of its end."""
    file = sqlite_url.partition(":///")[2]
    with house(sqlite_url, tmp_path / "log") as here:
        anna, _, old, _ = finished(here, line)
        lost = alone(anna, line, "bot:random")
        before = {brief["id"]: brief["result"] for brief in anna.get("/api/me/games")["tables"]}
        here.stop()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("DELETE FROM results")
            database.execute("UPDATE tables SET content = 'of old' WHERE id = ?", (lost,))
        here.start()
        wait_until(lambda: anna.get("/api/me/games")["total"] == 2)
        found: dict[str, Any] = {brief["id"]: brief["result"] for brief in anna.get("/api/me/games")["tables"]}
        assert found == {old: before[old], lost: None}


def test_an_older_house_is_brought_up_to_date(sqlite_url: str) -> None:
    """Tables as version 0003 had them get what is new, and keep what they hold."""
    asyncio.run(opened(sqlite_url))
    file = sqlite_url.partition(":///")[2]
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
        database.execute("DROP TABLE reviews")
        database.execute("ALTER TABLE tables DROP COLUMN hints")
        database.execute("ALTER TABLE seats DROP COLUMN colour")
        database.execute("ALTER TABLE presence DROP COLUMN hidden")
        database.execute("INSERT INTO presence VALUES ('t', 'p', 'n', 7)")
        database.execute("UPDATE alembic_version SET version_num = '0003'")
    asyncio.run(opened(sqlite_url))
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT hidden FROM presence").fetchall() == [(0,)]
        assert database.execute("SELECT colour FROM seats").fetchall() == []
        assert database.execute("SELECT place, hints FROM results").fetchall() == []
        assert database.execute("SELECT state FROM reviews").fetchall() == []
        assert database.execute("SELECT hints FROM tables").fetchall() == []


async def opened(url: str) -> None:
    database = Database(url)
    await database.open()
    await database.close()
