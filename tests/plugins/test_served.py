"""A server plays the games of installed packages, and seats their bots."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from labrys.bots import levels
from tests.plugins.clean import NEW, Clean
from tests.plugins.packages import BOT, offer, run
from tests.server.houses import OPENED, Guest, House, house

CLUMSY = BOT.format(answer='raise ValueError("lost the thread")')
# Games that are whole to look at. One cannot be set up, one has no words, and one breaks down while it is played.
STUCK = """
from labrys_my_nim import MyNimGame
class Stuck(MyNimGame):
    name = "stuck"
    def set_up(self, state):
        raise RuntimeError("no counters left")
GAME = Stuck()
"""
SILENT = """
from labrys_my_nim import MyNimGame
class Silent(MyNimGame):
    name = "silent"
GAME = Silent()
"""
TRAP = """
from labrys_my_nim import FLOW, MyNimGame
from labrys_my_nim.rules import Turn
from labrys.plugin import Flow
class Snap(Turn):
    def choose(self, state, action):
        if any(state.taken):
            raise RuntimeError("snap")
        super().choose(state, action)
class Trap(MyNimGame):
    name = "trap"
    def blank(self, seats, options):
        found = super().blank(seats, options)
        found.flow = Flow(Snap())
        return found
GAME = Trap()
"""


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture(scope="module")
def open_house(usual: Clean, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    offer(folder / "broken", "labrys-odd", "labrys.games", "odd = odd:GAME", odd="raise RuntimeError('no luck')")
    offer(folder / "clumsy", "labrys-clumsy", "labrys.bots", "clumsy = clumsy:Bot", clumsy=CLUMSY)
    for name, text in (("stuck", STUCK), ("silent", SILENT), ("trap", TRAP)):
        offer(folder / name, f"labrys-{name}", "labrys.games", f"{name} = {name}:GAME", **{name: text})
        shutil.copytree(usual.folder / f"labrys-{NEW}" / "src" / f"labrys_{NEW}" / "words", folder / name / "words")
    (folder / "silent" / "words" / "fr.ftl").write_text("tagline = Rien.\n")
    places = ("broken", "clumsy", "stuck", "silent", "trap")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join(str(folder / place) for place in places))
        database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
        with house(database, folder / "log", command=usual.program("labrys")) as found:
            yield found


def test_an_installed_game_is_offered_and_a_broken_one_is_named_and_left_out(open_house: House) -> None:
    found = open_house.get("/api/house").json()
    assert [game["name"] for game in found["games"]] == ["empire", "minos", NEW, "pig", "relics", "trap"]
    assert found["levels"] == [*levels.names(), "clumsy", "holdat"]
    sheet = open_house.get("/api/games/pig/sheet?lang=fr").json()
    assert sheet["title"] == "Cochon"
    assert sheet["board"]["fields"]["turn"] == "points de ce tour"
    told = open_house.log.read_text()
    assert "'odd' of labrys-odd cannot be loaded (RuntimeError: no luck)" in told
    assert "'stuck' of labrys-stuck cannot be loaded (RuntimeError: no counters left)" in told
    assert "the game 'silent' of labrys-silent lacks title in words/fr.ftl" in told


@pytest.mark.parametrize("bot", ["holdat", "clumsy"])
def test_an_installed_bot_plays_an_installed_game_to_its_end(open_house: House, bot: str) -> None:
    anna = Guest(open_house)
    table = anna.table("you", f"bot:{bot}", game="pig", options={"goal": 50})
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket(table).ready()
    while "ranking" not in line.update or line.update["ranking"] is None:
        if line.update.get("choices"):
            actions = [choice["action"] for choice in line.update["choices"]]
            line.act("hold" if "hold" in actions else actions[0])
        else:
            line.receive()
    assert line.view["over"]
    assert max(line.view["banked"]) >= 50
    line.close()
    if bot == "clumsy":
        assert "the bot clumsy broke down (ValueError: lost the thread)" in open_house.log.read_text()


def test_a_game_that_breaks_down_while_it_is_played_harms_its_own_table_alone(open_house: House) -> None:
    anna, bruno = Guest(open_house), Guest(open_house, "Bruno")
    table = anna.table("you", "open", game="trap")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = [anna.socket(table).ready(), bruno.socket(table).ready()]
    first, second = sorted(lines, key=lambda line: not line.update.get("choices"))
    assert first.act(first.my_turn()[0])["type"] == "ack"
    choices = second.my_turn()
    for _ in range(2):
        refused = second.act(choices[0])
        assert (refused["type"], refused["code"]) == ("refused", "state")
        assert refused["text"] == "trap broke down here (RuntimeError: snap): nothing was changed."
    again = (anna if second is lines[0] else bruno).socket(table).ready()
    assert again.my_turn() == choices
    for line in (*lines, again):
        line.close()
    other = anna.table("you", "bot:random", game="relics")
    anna.post(f"/api/tables/{other}/start")
    playing = anna.socket(other).ready()
    assert playing.act(playing.my_turn()[0])["type"] == "ack"
    playing.close()


def test_the_terminal_asks_the_house_for_its_games_and_bots(open_house: House, usual: Clean, tmp_path: Path) -> None:
    def join(game: str, *more: str) -> CompletedProcess[str]:
        """From a computer on which nothing of others is installed."""
        args = ["join", open_house.url, game, "--name", "Anna", "--lang", "en", *more]
        return run(tmp_path / "none", tmp_path, *args, typed="1\nq\n")

    played = join("relics", "--seats", "you,holdat")
    assert played.returncode == 0, played.stderr
    assert "holdat" in played.stdout
    for game, more, words in (
        ("chess", [], f"unknown game 'chess': use empire, minos, {NEW}, pig, relics or trap"),
        (
            "pig",
            [],
            f"this terminal has no pig to show: install its package here, too, or play in a browser at {open_house.url}",
        ),
        ("relics", ["--seats", "you,hal"], f"use you, open, invited, {', '.join(levels.names())}, clumsy or holdat"),
    ):
        refused = join(game, *more)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert words in refused.stderr
    table = Guest(open_house, "Carla").table("you", "open", game="pig")
    came = run(tmp_path / "none", tmp_path, "join", f"{open_house.url}/t/{table}", "--name", "Anna", "--lang", "en")
    assert (came.returncode, came.stderr.count("\n")) == (2, 1)
    assert f"or play in a browser at {open_house.url}/t/{table}" in came.stderr
    assert not Guest(open_house).get(f"/api/tables/{table}")["seats"][1]["name"], "nobody sat down for nothing"
    args = ["join", open_house.url, "pig", "--seats", "you,holdat", "--name", "Bruno", "--lang", "en"]
    there = usual.labrys(*args, typed="1\nq\n")
    assert there.returncode == 0, there.stderr
    assert "points of this turn" in there.stdout


def test_a_class_of_somebodys_is_no_level_of_a_server(open_house: House) -> None:
    anna = Guest(open_house)
    wishes = [{"kind": "you"}, {"kind": "bot", "level": "os:system"}]
    anna.post("/api/tables", {"game": "pig", "seats": wishes}, status=400)
