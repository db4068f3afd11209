"""Tables: set up, lists, seats and their links, start, rematch, fork, records."""

import json
from collections.abc import Callable

import pytest

from tests.server.houses import Guest, House, Line, play_first_choices, play_out

Open = Callable[..., Line]


def finished(here: House, line: Open) -> tuple[Guest, Guest, str]:
    """A game that Anna and Bruno have played to its end."""
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", public=True, options={"round_limit": 3})
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    play_out([line(anna, table, words=False).ready(), line(bruno, table, words=False).ready()])
    return anna, bruno, table


@pytest.mark.parametrize(
    ("wish", "remedy"),
    [
        ({"game": "chess", "seats": [{"kind": "you"}]}, "unknown game 'chess'"),
        ({"game": "relics", "seats": [{"kind": "you"}]}, "relics has 2, 3 or 4 seats, not 1"),
        ({"game": "relics", "seats": [{"kind": "you"}] * 2}, "one seat only"),
        ({"game": "relics", "seats": [{"kind": "you"}, {"kind": "bot", "level": "godlike"}]}, "use thymia"),
        ({"game": "relics", "seats": [{"kind": "you"}, {"kind": "bot"}]}, "use thymia"),
        ({"game": "relics", "seats": [{"kind": "open"}] * 2, "options": {"speed": 9}}, "unknown option"),
        ({"game": "relics", "seats": [{"kind": "open"}] * 2, "clock": {"kind": "live"}}, "at least 10 seconds"),
        ({"game": "relics", "seats": [{"kind": "open"}] * 2, "clock": {"kind": "days"}}, "at least 1 day"),
        ({"game": "relics", "seats": [{"kind": "throne"}] * 2}, "cannot be read"),
        ({"game": "relics", "seats": [{"kind": "open"}] * 2, "seed": "mine"}, "unknown field"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(sqlite_house: House, wish: object, remedy: str) -> None:
    answer = Guest(sqlite_house).http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert remedy in answer.json()["text"]


def test_the_lobby_lists_public_tables_with_a_free_seat(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    public, private = anna.table("you", "open", public=True), anna.table("you", "open")
    listed = [brief["id"] for brief in bruno.get("/api/tables")["tables"]]
    assert public in listed
    assert private not in listed
    bruno.sit_at(public)
    assert public not in [brief["id"] for brief in bruno.get("/api/tables")["tables"]]


def test_my_tables_tell_whose_turn_it_is(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    turn = line(anna, table).ready().update["turn"]
    for seat, guest in enumerate((anna, bruno)):
        (brief,) = guest.get("/api/me/tables")["tables"]
        assert (brief["status"], brief["turn"], brief["you"]) == ("playing", turn, seat)
        assert brief["your_turn"] == (turn == seat)


def test_a_game_starts_when_every_seat_is_taken(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    table = anna.table("you", "open", "invited")
    assert "seat 2 or 3" in anna.post(f"/api/tables/{table}/start", None, 409)["text"]
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    assert bruno.post(f"/api/tables/{table}/start", None, 403)["code"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert anna.post(f"/api/tables/{table}/start", None, 409)["code"] == "state"


def test_a_seat_link_lets_one_person_take_the_seat(here: House) -> None:
    anna, bruno, carla = Guest(here), Guest(here, "Bruno"), Guest(here)
    table = anna.table("you", "invited")
    assert carla.post(f"/api/tables/{table}/sit", {}, 409)["code"] == "taken"
    token = anna.post(f"/api/tables/{table}/seats/1/link")["token"]
    assert bruno.sit_at(table, link=token)["you"] == 1
    assert carla.post(f"/api/tables/{table}/sit", {"link": token}, 409)["code"] == "taken"
    assert carla.post(f"/api/tables/{table}/seats/1/link", None, 403)["code"] == "forbidden"


def test_a_person_may_hand_the_seat_on_in_the_middle_of_a_game(here: House, line: Open) -> None:
    anna, bruno, carla = Guest(here), Guest(here), Guest(here, "Carla")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    old = line(bruno, table).ready()
    assert old.view["you"] == 1
    token = bruno.post(f"/api/tables/{table}/seats/1/link")["token"]
    assert carla.sit_at(table, link=token)["seats"][1]["name"] == "Carla"
    old.until(lambda message: message["type"] == "update" and message["view"]["you"] is None)
    assert old.view["hand"] is None
    assert line(carla, table).ready().view["you"] == 1


def test_one_gets_up_before_the_start(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    table = anna.table("you", "open")
    bruno.sit_at(table)
    bruno.post(f"/api/tables/{table}/stand")
    assert bruno.post(f"/api/tables/{table}/stand", None, 409)["code"] == "state"
    assert Guest(here).sit_at(table)["you"] == 1


def test_an_invited_seat_stays_for_the_invited(here: House) -> None:
    anna, bruno = Guest(here), Guest(here)
    table = anna.table("you", "invited", public=True)
    token = anna.post(f"/api/tables/{table}/seats/1/link")["token"]
    bruno.sit_at(table, link=token)
    bruno.post(f"/api/tables/{table}/stand")
    stranger = Guest(here)
    assert stranger.post(f"/api/tables/{table}/sit", {}, 409)["code"] == "taken"
    assert stranger.post(f"/api/tables/{table}/sit", {"link": token}, 409)["code"] == "taken"
    assert table not in [brief["id"] for brief in stranger.get("/api/tables")["tables"]]


def test_a_seat_link_opens_nothing_after_the_end(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", options={"round_limit": 1})
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    token = bruno.post(f"/api/tables/{table}/seats/1/link")["token"]
    play_out([line(anna, table, words=False).ready(), line(bruno, table, words=False).ready()])
    carla = Guest(here, "Carla")
    assert carla.post(f"/api/tables/{table}/sit", {"link": token}, 409)["code"] == "state"
    assert carla.post(f"/api/tables/{table}/rematch", None, 403)["code"] == "forbidden"


def test_a_rematch_is_one_table_whoever_asks(here: House, line: Open) -> None:
    anna, bruno, table = finished(here, line)
    first = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert bruno.post(f"/api/tables/{table}/rematch")["id"] == first
    assert Guest(here).post(f"/api/tables/{table}/rematch", None, 403)["code"] == "forbidden"
    assert anna.get(f"/api/tables/{table}")["next"] == first
    assert [seat["name"] for seat in anna.get(f"/api/tables/{first}")["seats"]] == ["Bruno", "Anna"]
    assert anna.post(f"/api/tables/{first}/start")["status"] == "playing"


def test_a_finished_game_can_be_forked_at_any_step(here: House, line: Open) -> None:
    anna, _, table = finished(here, line)
    actions = json.loads(anna.http.get(f"/api/tables/{table}/record").text)["actions"]
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    fork = anna.post(f"/api/tables/{table}/fork", {"step": 5, "seats": seats})["id"]
    anna.post(f"/api/tables/{fork}/start")
    played = line(anna, fork).ready()
    assert played.view["steps"] >= 5
    sources = [json.loads(anna.http.get(f"/api/tables/{table}/record").text)["seed"]]
    while "ranking" not in played.update:
        played.act(played.my_turn()[0]) if played.update.get("choices") else played.receive()
    record = json.loads(anna.http.get(f"/api/tables/{fork}/record").text)
    assert record["actions"][:5] == actions[:5]
    assert record["seed"].startswith(f"{sources[0]} 6:")  # whoever read the record knows nothing of the dice to come
    wish = {"step": len(actions), "seats": seats}
    assert anna.post(f"/api/tables/{table}/fork", wish, 400)["code"] == "bad"
    running = anna.table("you", "bot:random")
    assert anna.post(f"/api/tables/{running}/fork", {"step": 0, "seats": seats}, 409)["code"] == "state"


def test_bots_play_with_people_to_the_end(here: House, line: Open) -> None:
    anna = Guest(here)
    table = anna.table("you", "bot:greedy", options={"round_limit": 2})
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table, words=False).ready()
    play_first_choices(mine)
    assert len(mine.update["ranking"]) == 2
