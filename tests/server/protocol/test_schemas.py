"""The schema that other languages rely on is current, and the server keeps to it."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import jsonschema_rs
import pytest

import labrys
import labrys.server.protocol.message_schema as protocol
import labrys.server.protocol.view_schema as views
from tests.server.houses import PATIENCE_SECONDS, Guest, House, Line, house

ROOT = Path(__file__).parents[3]


def test_the_schema_in_the_docs_is_made_from_the_messages() -> None:
    assert (ROOT / "docs/protocol.schema.json").read_text() == protocol.text()


def test_the_schema_of_the_views_in_the_docs_is_made_from_their_types() -> None:
    assert (ROOT / "docs/views.schema.json").read_text() == views.text()


@pytest.mark.parametrize("name", labrys.games())
def test_the_views_of_a_game_fit_the_schema(name: str) -> None:
    check = jsonschema_rs.validator_for(views.schema())
    game = labrys.game(name)
    for seats in game.seats:
        state = game.new(seats, seed="schema")
        while not state.over:
            for seat in (None, *range(seats)):
                check.validate(state.view(seat))
            assert not check.is_valid({**state.view(None), "steps": "many"})
            state.playout(labrys.Rng(state.digest()), 25)
        check.validate(state.view(None))


def test_every_message_of_a_game_fits_the_schema(sqlite_house: House, line: Callable[..., Line]) -> None:
    document = {**protocol.schema(), "oneOf": [{"$ref": "#/$defs/ServerMessage"}]}
    check = jsonschema_rs.validator_for(document)
    anna = Guest(sqlite_house)
    table = anna.table("you", "bot:easy", options={"round_limit": 2}, clock={"kind": "live", "budget": 600})
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.ask("say", room="table", text="good luck")
    mine.act("fly 3")
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            mine.act(mine.my_turn()[0])
        else:
            mine.receive()
    kinds = {message["type"] for message in mine.heard}
    assert {"table", "update", "ack", "chat", "refused"} <= kinds
    for message in mine.heard:
        check.validate(message)


BOT = ROOT / "examples/bot.py"


def sit_down(anna: Guest, table: str) -> subprocess.Popen[str]:
    """The example bot, on its way to the table's first seat."""
    url = anna.post(f"/api/tables/{table}/seats/0/link")["url"]
    return subprocess.Popen([sys.executable, BOT, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_bot_sends_again_what_was_too_much_at_once(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"rate": 0.01}) as here:  # five messages on a line
        anna = Guest(here)
        table = anna.table("invited", "bot:easy", options={"round_limit": 12})  # at least eleven or so
        bot = sit_down(anna, table)
        while anna.http.post(f"/api/tables/{table}/start").status_code != 200:
            assert bot.poll() is None
        said, _ = bot.communicate(timeout=PATIENCE_SECONDS)
        assert said.startswith("ranking: [")
        assert 'labrys_refusals_total{code="rate"}' in anna.http.get("/metrics").text


def test_the_example_bot_gets_up_from_a_closed_table(sqlite_house: House) -> None:
    anna = Guest(sqlite_house)
    table = anna.table("invited", "open")
    bot = sit_down(anna, table)
    while anna.get(f"/api/tables/{table}")["seats"][0]["name"] != "robin":
        assert bot.poll() is None
    anna.post(f"/api/tables/{table}/close")
    _, said = bot.communicate(timeout=PATIENCE_SECONDS)
    assert "closed" in said or "no such table" in said
    assert bot.returncode == 1


def test_the_example_bot_is_sixty_lines_and_plays_a_game(sqlite_house: House) -> None:
    assert len(BOT.read_text().splitlines()) <= 60
    anna = Guest(sqlite_house)
    table = anna.table("invited", "bot:easy", options={"round_limit": 2})
    bot = sit_down(anna, table)
    while anna.http.post(f"/api/tables/{table}/start").status_code != 200:
        assert bot.poll() is None
    said, _ = bot.communicate(timeout=PATIENCE_SECONDS)
    assert said.startswith("ranking: [")
    record = json.loads(anna.http.get(f"/api/tables/{table}/record").text)
    assert record["actions"]
