"""Alone against an automaton: a seat that is shown and that the rules play."""

import json
from collections.abc import Callable

import pytest

import labrys
from labrys.engine import BadSetting
from labrys.engine.game import Game
from labrys.server.live.roster import Chair
from labrys.server.lobby.new_seats import automaton_level, turned
from labrys.server.protocol.bodies import SeatWish
from tests.server.houses import Guest, House, Line

YOU, HARD = SeatWish("you"), SeatWish("automaton", "hard")
SOLO = [name for name in labrys.games() if labrys.game(name).automaton]


class Toy(Game):
    name = "toy"
    automaton = ("easy", "hard")


def test_an_automaton_sits_last_against_one_person() -> None:
    assert automaton_level(Toy(), [YOU, HARD]) == "hard"
    assert automaton_level(Toy(), [YOU, SeatWish("open")]) is None


@pytest.mark.parametrize(
    ("game", "wishes", "remedy"),
    [
        (Toy(), [YOU, SeatWish("automaton", "mad")], "use easy or hard"),
        (Toy(), [YOU, SeatWish("automaton")], "use easy or hard"),
        (Toy(), [HARD, YOU], "and, last, the automaton"),
        (Toy(), [HARD, HARD], "one person alone"),
        (Toy(), [YOU, SeatWish("open"), HARD], "one person alone"),
        (Toy(), [YOU], "add a seat of the kind automaton"),
        (labrys.game("relics"), [YOU, HARD], "has no automaton"),
    ],
)
def test_an_automaton_that_cannot_be_is_refused(game: Game, wishes: list[SeatWish], remedy: str) -> None:
    with pytest.raises(BadSetting, match=remedy):
        automaton_level(game, wishes)


def test_an_automaton_keeps_its_place_in_a_rematch() -> None:
    one, other, rival = (Chair(kind, None, kind, None, seat) for seat, kind in enumerate(("open", "bot", "automaton")))
    assert turned([one, rival]) == [one, rival]
    assert turned([one, other]) == [other, one]


@pytest.mark.parametrize("name", SOLO)
def test_alone_against_the_automaton_to_the_end(here: House, line: Callable[..., Line], name: str) -> None:
    anna = Guest(here)
    level = labrys.game(name).automaton[-1]
    table = anna.table("you", f"automaton:{level}", game=name)
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "automaton"]
    assert seats[1]["bot"] == level
    assert anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"}, 409)["code"] == "state"
    assert anna.post(f"/api/tables/{table}/seats/1/link", None, 409)["code"] == "state"
    assert anna.post(f"/api/tables/{table}/start")["options"]["difficulty"] == level
    mine = line(anna, table).ready()
    for _ in range(3000):
        if "ranking" in mine.update:
            break
        choices = mine.my_turn()
        assert mine.act(choices[mine.update["version"] % len(choices)])["type"] == "ack"
    assert mine.update["ranking"] in ([1], [2])
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert labrys.replay(record).digest() == json.loads(record)["digest"]
    assert anna.http.post("/api/records", content=record).status_code == 200
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{again}")["seats"]] == ["open", "automaton"]
    fork = anna.post(f"/api/tables/{table}/fork", {"step": 3, "seats": [{"kind": "you"}]})["id"]
    assert anna.post(f"/api/tables/{fork}/start")["status"] == "playing"
