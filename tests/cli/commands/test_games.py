"""``labrys games`` lists the games and the bots."""

import labrys
from labrys import bots
from tests.cli.conftest import Run


def test_the_games_are_listed_with_their_options_and_the_bots(run: Run) -> None:
    said = run("games").stdout
    assert "relics: Relics, for 2, 3, 4 players\n  --option cost_table=standard|brisk\n      Cost of entering" in said
    assert "  --option round_limit=0..999\n      Stop after this many rounds\n      0: never\n" in said
    assert "  --option goods_tokens=false|true\n" in said
    assert all(f"\n{name}: " in f"\n{said}" for name in labrys.games())
    assert all(f"\n  {name}: " in said for name in bots.makers())
    assert "  random\u00a0: joue au hasard.\n" in run("games", "--lang", "fr").stdout
    assert "labrys games" in run("play", "--help").stdout
