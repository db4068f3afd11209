"""Game sheets: what never changes about a game, in the reader's language."""

import pytest

import labrys
from labrys.server.lobby.game_sheets import sheet, sources
from labrys.server.protocol.errors import Refused


@pytest.mark.parametrize("name", labrys.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sheet_has_words_for_every_option_and_source(name: str, lang: str) -> None:
    game, found = labrys.game(name), sheet(name, lang)
    assert found.content == game.content_version
    assert [option.name for option in found.settings] == [option.name for option in game.options]
    assert all(option.label and option.label != option.name for option in found.settings)
    assert set(found.sources) == set(sources(game))
    assert all(found.sources.values())


def test_languages_differ() -> None:
    assert sheet("relics", "en").rules != sheet("relics", "fr").rules


def test_an_option_with_a_range_says_only_what_its_least_value_means() -> None:
    (rounds,) = (option for option in sheet("relics", "en").settings if option.name == "round_limit")
    assert [value for value, _ in rounds.choices] == [0]


@pytest.mark.parametrize(("name", "lang", "code"), [("go", "en", "unknown"), ("relics", "de", "bad")])
def test_what_there_is_not_is_refused(name: str, lang: str, code: str) -> None:
    with pytest.raises(Refused) as raised:
        sheet(name, lang)
    assert raised.value.code == code
