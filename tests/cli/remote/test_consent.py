"""What those who sit at a table of a house settle among themselves, as the terminal offers it."""

import labrys
from labrys.cli.remote import consent
from labrys.cli.terminal.typed_commands import Command, understand, vocabulary
from labrys.engine import Phrase
from labrys.engine.phrase import Argument

ANNA, BRUNO, CARLA = range(3)
ASKED = {
    "version": 9,
    "played": 7,
    "own": 3,
    "request": {"seat": ANNA, "to": 5, "agreed": [CARLA], "waiting": [BRUNO]},
}
NAMES = ["Anna", "Bruno", "Carla"]


def ui(message: str, **args: Argument) -> str:
    return labrys.game("relics").voice.say(Phrase(f"ui-{message}", args), "en")


def test_only_who_is_asked_may_agree_and_all_who_sit_there_may_decline() -> None:
    assert consent.commands(ASKED, BRUNO) == [Command.LEAVE, Command.DECLINE, Command.AGREE]
    for seat in (ANNA, CARLA):
        assert consent.commands(ASKED, seat) == [Command.LEAVE, Command.DECLINE]
    assert consent.commands(ASKED, None) == []


def test_one_asks_once_there_is_something_to_go_back_to() -> None:
    assert consent.commands({"version": 1}, ANNA) == [Command.LEAVE]
    assert consent.commands({"version": 9, "own": 3}, ANNA) == [Command.LEAVE, Command.ASK]
    assert consent.message(Command.ASK, {"version": 9, "own": 3}) == {"kind": "ask", "version": 9, "to": 3}


def test_whoever_is_away_may_come_back() -> None:
    away = {"version": 4, "away": [BRUNO]}
    assert consent.commands(away, BRUNO) == [Command.LEAVE, Command.BACK]
    assert consent.sentences(away, BRUNO, NAMES, ui)[0].startswith("A bot plays for you")
    assert consent.sentences(away, ANNA, NAMES, ui) == []


def test_it_is_shown_what_is_asked_and_of_whom() -> None:
    asked = "Anna asks to take back the latest 2 actions"
    assert consent.sentences(ASKED, BRUNO, NAMES, ui) == [f"{asked}: type agree or decline."]
    for other in (ANNA, CARLA, None):
        assert consent.sentences(ASKED, other, NAMES, ui) == [f"{asked}, and waits for Bruno."]


def test_the_words_are_commands_only_where_they_mean_something() -> None:
    voice = labrys.game("relics").voice
    assert understand("leave", vocabulary(voice, "en")) is None
    french = vocabulary(voice, "fr", consent.commands(ASKED, BRUNO))
    for word, command in (("oui", Command.AGREE), ("refuser", Command.DECLINE), ("agree", Command.AGREE)):
        order = understand(word, french)
        assert order is not None
        assert order.command is command
