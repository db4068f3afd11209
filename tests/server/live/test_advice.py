"""Hints at a table: to whom they are given, what they cost, and where they are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import labrys
from labrys.engine import Perspective, Record
from labrys.server.live.advice import think, told
from labrys.server.live.play import Play
from labrys.server.protocol.messages import ClockInfo, Hint
from labrys.server.storage.entry import Entry
from tests.server.houses import Guest, House, Line, Message
from tests.server.http.test_table_socket import asked

Open = Callable[..., Line]


def alone(here: House, line: Open, **more: Any) -> tuple[Guest, Line, str]:
    """Anna against a bot."""
    anna = Guest(here, "Anna")
    table = anna.table("you", "bot:random", **more)
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.my_turn()
    return anna, mine, table


def hint(line: Line, stage: int = 1, **more: Any) -> Message:
    return line.ask("hint", version=more.pop("version", line.update["version"]), stage=stage, **more)


def test_first_where_to_look_and_then_the_choices(here: House, line: Open) -> None:
    _, mine, _ = alone(here, line)
    version, offered = mine.update["version"], mine.my_turn()
    first = hint(mine)
    assert first["type"] == "advice"
    assert first["look"]
    assert set(first["group"]) <= set(offered)
    assert "choices" not in first
    second = hint(mine, 2)
    assert 1 <= len(second["choices"]) <= 3
    assert {choice["action"] for choice in second["choices"]} <= set(offered)
    assert second["choices"][0]["action"] in first["group"]
    chances = [choice["chance"] for choice in second["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert second["version"] == version + 1  # both are one hint, noted as one happening
    assert mine.act(second["choices"][0]["action"], version)["type"] == "ack"


def test_a_hint_comes_in_the_language_of_the_line(here: House, line: Open) -> None:
    anna, english, table = alone(here, line)
    french = line(anna, table, lang="fr").ready()
    texts = [choice["text"] for choice in hint(english, 2)["choices"]]
    said = {choice["action"]: choice["text"] for choice in french.update["choices"]}
    found = hint(french, 2)["choices"]
    assert [choice["text"] for choice in found] == [said[choice["action"]] for choice in found]
    assert [choice["text"] for choice in found] != texts


def test_who_took_hints_is_told_and_kept(here: House, line: Open) -> None:
    anna, mine, table = alone(here, line, options={"round_limit": 1})
    watcher = line(Guest(here, "Bruno"), table).ready()
    assert "hints" not in mine.update
    hint(mine)
    hint(mine, 2)
    news = watcher.until(lambda message: message["type"] == "update" and message.get("hints") == [1, 0])
    assert [event["text"] for event in news["events"]] == ["Anna takes a hint."]
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            mine.act(mine.my_turn()[0])
        else:
            mine.receive()
    assert mine.update["hints"] == [1, 0]
    record = Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    assert record.hints == (1, 0)
    record.replay(labrys.game("relics"))
    [brief] = [brief for brief in anna.get("/api/me/games")["tables"] if brief["id"] == table]
    assert brief["result"]["hints"] == [1, 0]


@pytest.mark.parametrize("allowed", [None, False, True])
def test_among_people_only_where_the_table_says_so(here: House, line: Open, allowed: bool | None) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", hints=allowed)
    assert bruno.get(f"/api/tables/{table}").get("hints", False) is bool(allowed)  # they see it before they sit down
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    mover, _ = asked(line(anna, table).ready(), line(bruno, table).ready())
    answer = hint(mover, 2)
    if allowed:
        assert answer["type"] == "advice"
    else:
        assert (answer["type"], answer["code"]) == ("refused", "forbidden")
        assert "no hints at this table" in answer["text"]


def test_a_lone_person_may_do_without_too(sqlite_house: House, line: Open) -> None:
    anna, mine, table = alone(sqlite_house, line, hints=False)
    assert "hints" not in anna.get(f"/api/tables/{table}")
    assert hint(mine)["code"] == "forbidden"


def test_a_seat_that_is_opened_to_somebody_else_takes_the_hints_away(sqlite_house: House) -> None:
    anna = Guest(sqlite_house)
    table = anna.table("you", "bot:random")
    assert anna.get(f"/api/tables/{table}")["hints"] is True
    assert "hints" not in anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"})


def test_nobody_is_advised_who_is_not_asked(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", hints=True)
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    mover, waiter = asked(line(anna, table).ready(), line(bruno, table).ready())
    onlooker = line(Guest(here, "Chloé"), table).ready()
    assert hint(waiter)["code"] == "turn"
    assert hint(onlooker)["code"] == "forbidden"
    old = mover.update["version"]
    mover.act(mover.my_turn()[0])
    assert hint(mover, version=old)["code"] == "turn"
    _, other = asked(mover, waiter)
    assert hint(other, version=99)["code"] in ("stale", "turn")
    for nonsense in ({"stage": 3}, {"stage": 0}, {"version": -1}):
        waiter.send({"type": "hint", "id": "n", "version": 1, "stage": 1, **nonsense})
        assert waiter.until(lambda message: message["type"] == "refused")["code"] == "bad"


def test_against_an_automaton_hints_are_allowed(sqlite_house: House, line: Open) -> None:
    anna = Guest(sqlite_house, "Anna")
    wishes = [{"kind": "you"}, {"kind": "automaton", "level": "easy"}]
    table = anna.post("/api/tables", {"game": "minos", "seats": wishes})["id"]
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.my_turn()
    assert hint(mine, 2)["type"] == "advice"


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know() -> None:
    state = labrys.game("relics").new(3, "twins")
    state.playout(labrys.Rng("twins"), 40)
    seat = state.seat
    assert seat is not None
    names = {"en": ["A", "B", "C"], "fr": ["A", "B", "C"]}
    other = state.imagine(seat, labrys.Rng("other"))
    assert state.digest() != other.digest()
    assert Perspective(state).view == Perspective(other).view
    assert think("relics", state.text(), seat, 60, names) == think("relics", other.text(), seat, 60, names)


def test_a_hint_that_was_taken_back_with_the_action_counts_all_the_same() -> None:
    play = Play(labrys.game("empire"), {}, "undo", [None, None, None], ClockInfo(), 0)
    entries = [Entry(1, "start", 0, "", 0)]
    play.apply(entries[0])
    for kind, text in (("hint", ""), ("act", "bid 0"), ("undo", "0"), ("hint", "")):
        entries.append(Entry(play.version + 1, kind, 0, text, 0))  # type: ignore[arg-type]
        play.apply(entries[-1])
    assert play.hints == [2, 0, 0]
    again = Play(labrys.game("empire"), {}, "undo", [None, None, None], ClockInfo(), 0)
    for _ in again.load(entries):
        pass
    assert (again.hints, again.hinted, again.version) == (play.hints, play.hinted, play.version)


def test_what_is_sent_at_the_first_stage_names_no_choice() -> None:
    from labrys.coach import Hint as Found
    from labrys.coach.report import Choice

    choice = Choice("move 3", {"en": "Go", "fr": "Allez"}, 0.5, 0.1, {}, [], {"en": "s", "fr": "t"}, 9)
    found = Found(0, {"en": "Look", "fr": "Regardez"}, ["move 3"], [choice], "coach", 9)
    assert told(found, Hint("1", 4, 1), 5, "fr").choices == []
    sent = told(found, Hint("1", 4, 2), 5, "fr")
    assert (sent.look, sent.choices[0].text, sent.choices[0].said) == ("Regardez", "Allez", "t")
