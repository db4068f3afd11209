"""A server plays the games of installed packages, and seats their bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.plugins.clean import NEW, Clean
from tests.plugins.packages import offer, run
from tests.server.houses import OPENED, Guest, House, house

BOT = """
class Bot:
    protocol = 1
    def __init__(self, rng):
        pass
    def choose(self, perspective):
        raise ValueError("lost the thread")
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
    offer(folder / "clumsy", "labrys-clumsy", "labrys.bots", "clumsy = clumsy:Bot", clumsy=BOT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder / 'broken'}:{folder / 'clumsy'}")
        database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
        with house(database, folder / "log", command=usual.program("labrys")) as found:
            yield found


def test_an_installed_game_is_offered_and_a_broken_one_is_named_and_left_out(open_house: House) -> None:
    found = open_house.get("/api/house").json()
    assert [game["name"] for game in found["games"]] == ["empire", "minos", NEW, "pig", "relics"]
    assert found["levels"] == ["easy", "fair", "good", "strong", "clumsy", "holdat"]
    sheet = open_house.get("/api/games/pig/sheet?lang=fr").json()
    assert sheet["title"] == "Cochon"
    assert sheet["board"]["fields"]["turn"] == "points de ce tour"
    assert "'odd' of labrys-odd cannot be loaded" in open_house.log.read_text()


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


def test_the_terminal_asks_the_house_for_its_games_and_bots(open_house: House, usual: Clean, tmp_path: Path) -> None:
    def join(game: str, *more: str) -> CompletedProcess[str]:
        """From a computer on which nothing of others is installed."""
        args = ["join", open_house.url, game, "--name", "Anna", "--lang", "en", *more]
        return run(tmp_path / "none", tmp_path, *args, typed="1\nq\n")

    played = join("relics", "--seats", "you,holdat")
    assert played.returncode == 0, played.stderr
    assert "holdat" in played.stdout
    for game, more, words in (
        ("chess", [], f"unknown game 'chess': use empire, minos, {NEW}, pig or relics"),
        (
            "pig",
            [],
            f"this terminal has no pig to show: install its package here, too, or play in a browser at {open_house.url}",
        ),
        ("relics", ["--seats", "you,hal"], "use you, open, invited, easy, fair, good, strong, clumsy or holdat"),
    ):
        refused = join(game, *more)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert words in refused.stderr
    args = ["join", open_house.url, "pig", "--seats", "you,holdat", "--name", "Bruno", "--lang", "en"]
    there = usual.labrys(*args, typed="1\nq\n")
    assert there.returncode == 0, there.stderr
    assert "points of this turn" in there.stdout


def test_a_class_of_somebodys_is_no_level_of_a_server(open_house: House) -> None:
    anna = Guest(open_house)
    wishes = [{"kind": "you"}, {"kind": "bot", "level": "os:system"}]
    anna.post("/api/tables", {"game": "pig", "seats": wishes}, status=400)
