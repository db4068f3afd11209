"""The command in a terminal of 80 by 24."""

from collections.abc import Callable
from pathlib import Path

import pytest

import labrys
from labrys.cli.terminal import saves
from tests.cli.conftest import ESCAPE, Terminal

Open = Callable[..., Terminal]
SHORT = ["--option", "round_limit=4", "--seed", "tty"]


def fits(screen: str) -> bool:
    rows = screen.split("\n")
    return len(rows) <= 24 and max(len(row) for row in rows) <= 80


def test_a_whole_game_fits_the_screen_from_first_to_last(terminal: Open, home: Path) -> None:
    play = terminal("play", "relics", "--seats", "you,random,random,random", *SHORT)
    while play.child.expect_exact(["> ", "Play again: "]) == 0:
        play.seen += play.child.before + "> "
        play.type("1")
    play.seen += play.child.before
    assert play.end() == 0
    screens = play.screens()[1:]
    assert len(screens) > 10
    assert all(fits(screen) for screen in screens[:-1])
    assert "wins." in screens[-1] or "share the victory." in screens[-1]
    assert saves.read(next((home / "games").iterdir())).over


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_of_empire_fits_the_screen(terminal: Open, lang: str) -> None:
    """Two people, so that neutral armies, secret bids and handing over are on the screen too."""
    seats = ["--seats", "you:Anna,you:Bruno", "--lang", lang, "--seed", "fits"]
    play = terminal("play", "empire", *seats, "--option", "goods_tokens=true", "--option", "board=B")
    waits = ["> ", "Enter", "Entrée", "Play again", "Rejouer"]
    while (found := play.child.expect_exact(waits)) < 3:
        play.seen += play.child.before + waits[found]
        play.type("2" if found == 0 else "")
    play.seen += play.child.before
    assert play.end() == 0
    screens = play.screens()[1:]
    assert len(screens) > 60
    assert all(fits(screen) for screen in screens[:-1])
    heads = [screen.split("\n")[0] for screen in screens[:-1]]  # the last one may begin with who wins
    assert len([head for head in heads if "Anna" in head or "Bruno" in head]) == 2  # only bids are secret


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_of_minos_alone_fits_the_screen(terminal: Open, lang: str) -> None:
    play = terminal("play", "minos", "--solo", "--lang", lang, "--seed", "fits")
    waits = ["> ", "Play again", "Rejouer"]
    while play.child.expect_exact(waits) == 0:
        play.seen += play.child.before + "> "
        play.type("1")
    play.seen += play.child.before
    assert play.end() == 0
    screens = play.screens()[1:]
    assert len(screens) > 60
    assert all(fits(screen) for screen in screens[:-1])
    assert len(screens[-1].split("\n")) <= 24


def test_colours_are_there_and_can_be_turned_off(terminal: Open) -> None:
    colour = terminal("play", "relics", *SHORT)
    colour.wait()
    assert "\x1b[1;38;5;" in colour.seen or "48;5;" in colour.seen
    for play in (terminal("play", "relics", "--no-color", *SHORT), terminal("play", "relics", *SHORT, NO_COLOR="1")):
        plain = play.wait()
        assert "38;5;" not in play.seen
        assert "48;5;" not in play.seen
        assert plain == colour.screens()[-1]


def test_ctrl_c_loses_nothing(terminal: Open, home: Path) -> None:
    play = terminal("play", "relics", "--seats", "you,random", *SHORT)
    play.wait()
    play.type("b2")
    play.wait()
    play.type("1")
    before = play.wait()
    play.child.sendintr()
    assert play.end() == 130
    assert "The game is saved. Go on with: labrys play --resume" in ESCAPE.sub("", play.seen)
    assert "Traceback" not in play.seen
    again = terminal("play", "--resume")
    assert again.wait() == before


def test_the_end_of_the_input_loses_nothing(terminal: Open) -> None:
    play = terminal("play", "relics", "--seats", "you,random", *SHORT)
    play.wait()
    play.type("b2")
    before = play.wait()
    play.hang_up()
    assert play.end() == 0
    assert terminal("play", "--resume").wait() == before


def test_log_and_help_return_to_the_table(terminal: Open) -> None:
    play = terminal("play", "relics", "--seats", "you,random", *SHORT)
    play.wait()
    play.type("b2")
    table = play.wait()
    play.type("l")
    assert "You start on B2" in play.wait("return ")
    play.type("")
    assert play.wait() == table
    play.type("?")
    assert "The rules in short" in play.wait("return ")
    play.type("q")
    assert play.wait() == table
    assert all(fits(screen) for screen in play.screens())


def test_each_sees_the_own_hand_and_a_blank_screen_lies_between(terminal: Open, home: Path) -> None:
    play = terminal("play", "relics", "--seats", "you:Anna,you:Bob", "--no-color", *SHORT)
    at_keyboard = None
    handed_over = 0
    while True:
        met = play.child.expect_exact(["Press Enter. ", "> ", "Play again: "])
        play.seen += play.child.before
        if met == 2:
            break
        screen = play.screens()[-1]
        state = labrys.replay(saves.read(next((home / "games").iterdir())).record)
        if screen.startswith("Pass the keyboard to "):
            assert state.seat is not None
            at_keyboard = state.seat
            assert ["Anna", "Bob"][at_keyboard] in screen.split("\n")[0]
            assert len(screen.split()) < 14
            handed_over += 1
        else:
            assert at_keyboard is not None
            assert hand_on(screen) == state.view(at_keyboard)["hand"]
            if met == 1:
                assert at_keyboard == state.seat
        play.type("" if met == 0 else "1")
    assert handed_over > 6


def hand_on(screen: str) -> list[int]:
    """The cards that a screen shows, by suit."""
    found = [row.split() for row in screen.split("\n") if len(row.split()) > 4 and row.split()[-4] in SUITS]
    return [0 if row[-2] == "·" else int(row[-2]) for row in found]


SUITS = ("Plains", "Forest", "Desert", "Lake", "Swamp", "Mountain")


def test_leaving_a_shared_keyboard_hides_the_hand(terminal: Open) -> None:
    play = terminal("play", "relics", "--seats", "you:Anna,you:Bob", *SHORT)
    play.wait("Press Enter. ")
    play.type("")
    assert "Plains" in play.wait()
    play.type("q")
    assert play.end() == 0
    assert play.screens()[-1].split("\n")[1].startswith("The game is saved.")
    assert "\x1b[3J" in play.seen[play.seen.rindex("> ") :]


def test_a_small_terminal_is_told_once_and_the_game_goes_on(terminal: Open) -> None:
    play = terminal("play", "relics", "--seats", "you,random", *SHORT, size=(15, 60))
    assert play.wait("Press Enter. ").startswith("This table needs a terminal of 80x24; yours has 60x15.")
    play.type("")
    play.wait()
    play.type("b2")
    play.wait()
    assert play.seen.count("This table needs") == 1


def test_while_a_bot_thinks_nothing_reads_like_an_order(terminal: Open) -> None:
    play = terminal("play", "relics", "--watch", "--seats", "random,random", "--pace", "0.01", *SHORT)
    assert play.end() == 0
    assert "spend your points" not in play.seen
    assert "points left" not in play.seen


def test_a_bot_that_takes_its_time_is_said_to_think(terminal: Open) -> None:
    play = terminal("play", "relics", "--watch", "--seats", "mcts:2s,mcts:2s", *SHORT)
    assert "left." not in play.wait("is thinking…")


def test_looking_on_needs_no_hand(terminal: Open) -> None:
    play = terminal("play", "relics", "--watch", "--seats", "random,random", "--pace", "0.01", *SHORT)
    assert play.end() == 0
    assert all(fits(screen) for screen in play.screens()[1:-1])
    assert " hand " not in play.seen
