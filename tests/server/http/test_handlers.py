"""What the HTTP API answers about the house itself."""

import pytest

import labrys
from tests.server.houses import Guest, House


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_explains_its_games_and_bots(sqlite_house: House, lang: str) -> None:
    found = Guest(sqlite_house).get(f"/api/house?lang={lang}")
    assert [game["name"] for game in found["games"]] == labrys.games()
    for shown in found["games"]:
        game = labrys.game(shown["name"])
        assert shown["seats"] == list(game.seats)
        assert shown["content"] == game.content_version
        assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
        assert all(option["text"] for option in shown["options"])
        assert all(len(option["values"]) == (len(option["choices"]) or 1) for option in shown["options"])
        meanings = {option["name"]: option["values"] for option in shown["options"]}
        if shown["name"] == "relics":  # of a range, the least number in words
            assert meanings["round_limit"] == ["never" if lang == "en" else "jamais"]
    assert [level["name"] for level in found["bots"]] == found["levels"]
    assert all(level["text"] for level in found["bots"])
