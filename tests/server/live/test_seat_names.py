"""What seats are called in each language."""

import pytest

from labrys.bots import levels
from labrys.server.live.roster import Chair
from labrys.server.live.seat_names import bot_name, chosen_names, distinct_names

ANNA = Chair("open", "a", "Anna", None, 0)
NOBODY = Chair("open", None, "", None, 1)
BOT = Chair("bot", None, "Bot (fair)", "fair", 2)
RIVAL = Chair("automaton", None, "Rhadamanthus", "hard", 1)


def test_people_are_called_as_they_chose_and_nobody_has_no_name() -> None:
    for lang in ("en", "fr"):
        assert chosen_names([ANNA, NOBODY], "relics", lang) == ["Anna", ""]


def test_a_bot_has_the_words_of_the_reader_whatever_was_stored() -> None:
    stored_in_french = Chair("bot", None, "Bot (moyen)", "fair", 2)
    for chair in (BOT, stored_in_french):
        assert chosen_names([chair], "relics", "en") == ["Bot (fair)"]
        assert chosen_names([chair], "relics", "fr") == ["Bot (moyen)"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_level_has_a_name_of_its_own(lang: str) -> None:
    known = [*levels.names(), *levels.FORMER]
    assert len({bot_name(level, lang) for level in known}) == len(known)


def test_a_level_is_somebody_and_every_other_bot_is_called_one() -> None:
    assert bot_name("krokos", "fr") == "Krokos"
    assert bot_name("random", "en") == "Bot (random)"


def test_a_bot_of_an_installed_package_goes_by_its_own_name() -> None:
    assert bot_name("hold-at-20", "fr") == "Bot (hold-at-20)"


def test_an_automaton_has_the_name_that_its_game_gives_it() -> None:
    assert chosen_names([ANNA, RIVAL], "minos", "en") == ["Anna", "Rhadamanthus"]
    assert chosen_names([ANNA, RIVAL], "minos", "fr") == ["Anna", "Rhadamanthe"]


def test_the_automaton_of_a_game_that_is_gone_keeps_its_stored_name() -> None:
    assert chosen_names([ANNA, RIVAL], "a game that was uninstalled", "fr") == ["Anna", "Rhadamanthus"]


def test_equal_names_get_numbers_in_every_language() -> None:
    assert distinct_names([BOT, ANNA, BOT], "relics", "fr") == ["Bot (moyen) 1", "Anna", "Bot (moyen) 2"]
