"""The example bot plays through the live protocol, and copes with refusals."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.houses import PATIENCE_SECONDS, Guest, House, house

ROOT = Path(__file__).parents[3]
BOT = ROOT / "examples/bot.py"


def sit_down(anna: Guest, table: str) -> subprocess.Popen[str]:
    """The example bot, on its way to the table's first seat."""
    url = anna.post(f"/api/tables/{table}/seats/0/link")["url"]
    return subprocess.Popen([sys.executable, BOT, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_bot_sends_again_what_was_too_much_at_once(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log", {"rate": 0.01}) as here:  # five messages on a line
        anna = Guest(here)
        table = anna.table("invited", "bot:random", options={"round_limit": 12})  # at least eleven or so
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
    table = anna.table("invited", "bot:random", options={"round_limit": 2})
    bot = sit_down(anna, table)
    while anna.http.post(f"/api/tables/{table}/start").status_code != 200:
        assert bot.poll() is None
    said, _ = bot.communicate(timeout=PATIENCE_SECONDS)
    assert said.startswith("ranking: [")
    record = json.loads(anna.http.get(f"/api/tables/{table}/record").text)
    assert record["actions"]
