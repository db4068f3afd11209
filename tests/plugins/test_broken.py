"""Whatever is wrong with a package from outside is said in one sentence, and the rest of the house works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.packages import BOT, offer, run

GAMES, BOTS = "labrys.games", "labrys.bots"
GAME = """
from labrys.plugin import Game
class Odd(Game):
    name = "odd"
    protocol = {protocol}
GAME = Odd()
"""
FAULTS = [
    (
        GAMES,
        "odd = odd:GAME",
        "raise RuntimeError('no luck')",
        "'odd' of labrys-odd cannot be loaded (RuntimeError: no luck)",
    ),
    (GAMES, "odd = odd:GAME", "import sys; sys.exit(3)", "'odd' of labrys-odd cannot be loaded (SystemExit: 3)"),
    (GAMES, "odd = odd:NONE", "GAME = 1", "'odd' of labrys-odd cannot be loaded (AttributeError"),
    (GAMES, "odd = odd:GAME", "GAME = 1", "'odd' of labrys-odd is not a game (its type is int)"),
    (GAMES, "odd = odd:GAME", "class GAME: pass", "'odd' of labrys-odd is not a game (its type is type)"),
    (
        GAMES,
        "odd = odd:GAME",
        GAME.format(protocol=2),
        "was written for protocol 2 of games and bots, and this house has 1",
    ),
    (GAMES, "odd = odd:GAME", GAME.format(protocol=0), "should add protocol = 1 to its class"),
    (GAMES, "odd = odd:GAME", GAME.format(protocol=1), "the game 'odd' of labrys-odd lacks seats"),
    (
        GAMES,
        "odd = odd:GAME",
        GAME.format(protocol=1).replace("protocol = 1", "protocol = 1; seats = 2"),
        "cannot be loaded (TypeError",
    ),
    (
        GAMES,
        "odd = odd:Odd",
        GAME.format(protocol=1).replace("GAME = Odd()", "    def __init__(self): raise ValueError('not today')"),
        "'odd' of labrys-odd cannot be loaded (ValueError: not today)",
    ),
    (GAMES, "other = odd:GAME", GAME.format(protocol=1), "offers the game 'other', which calls itself 'odd'"),
    (GAMES, "relics = odd:GAME", "", "labrys-odd offers something called 'relics', and labrys has that name already"),
    (GAMES, "Odd-One = odd:GAME", "", "'Odd-One', and that cannot be a name: use small letters"),
    (BOTS, "odd = odd:Bot", "import nothing_like_it", "'odd' of labrys-odd cannot be loaded (ModuleNotFoundError"),
    (BOTS, "odd = odd:Bot", "Bot = 1", "'odd' of labrys-odd is not a bot (its type is int)"),
    (
        BOTS,
        "odd = odd:Bot",
        BOT.format(answer="pass").replace("protocol = 1", "protocol = 9"),
        "was written for protocol 9",
    ),
    (BOTS, "strong = odd:Bot", "", "labrys-odd offers something called 'strong', and labrys has that name already"),
]


def test_broken_packages_are_named_and_left_out_and_the_others_work(tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    for number, (group, entry, module, _) in enumerate(FAULTS):
        name = f"odd{number}" if "odd =" in entry else entry.partition(" = ")[0]
        text = module.replace('"odd"', f'"{name}"') if "calls itself" not in FAULTS[number][3] else module
        offer(
            folder,
            f"labrys-odd{number}",
            group,
            f"{name} = odd{number}:{entry.partition(':')[2]}",
            **{f"odd{number}": text},
        )
    offer(folder, "labrys-even", BOTS, "even = even:Bot", even=BOT.format(answer="return perspective.actions[0]"))
    english, french = (run(folder, tmp_path, "games", "--lang", lang) for lang in ("en", "fr"))
    assert english.returncode == french.returncode == 0
    assert "relics: Relics" in english.stdout
    assert "even: even" in english.stdout
    told = english.stderr.splitlines()
    assert len(told) == len(french.stderr.splitlines()) == len(FAULTS)
    for number, (_, _, _, words) in enumerate(FAULTS):
        said = [line for line in told if f"labrys-odd{number} " in line]
        assert len(said) == 1
        plain = said[0].replace(f"labrys-odd{number}", "labrys-odd").replace(f"'odd{number}'", "'odd'")
        assert words in plain
    assert not {*told} & {*french.stderr.splitlines()}


def test_of_two_packages_with_one_name_the_second_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    for package in ("labrys-odd", "labrys-even"):
        offer(folder, package, BOTS, "twin = twin:Bot", twin=BOT.format(answer="return perspective.actions[0]"))
    done = run(folder, tmp_path, "games", "--lang", "en")
    assert done.stderr.count("labrys-odd offers something called 'twin', and labrys-even has that name already") == 1
    assert "  twin: twin" in done.stdout


def test_who_asks_for_a_broken_game_hears_why(tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    offer(folder, "labrys-odd", GAMES, "odd = odd:GAME", odd="raise RuntimeError('no luck')")
    done = run(folder, tmp_path, "play", "odd")
    assert done.returncode == 2
    assert done.stderr.startswith("labrys: 'odd' of labrys-odd cannot be loaded")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("return -1", "answered '-1', which is none of the actions"),
        ("return True", "answered 'True', which is none of the actions"),
        ("raise ValueError('lost the thread')", "broke down (ValueError: lost the thread)"),
        ("raise SystemExit(0)", "broke down (SystemExit: 0)"),
    ],
)
def test_a_bot_that_misbehaves_is_told_of_in_one_sentence(tmp_path: Path, answer: str, words: str) -> None:
    folder = tmp_path / "installed"
    offer(folder, "labrys-odd", BOTS, "odd = odd:Bot", odd=BOT.format(answer=answer))
    done = run(folder, tmp_path, "simulate", "relics", "--bots", "odd,random", "--games", "4", "--jobs", "2")
    assert done.returncode == 2
    assert done.stderr.startswith(f"labrys: the bot odd {words}")
    assert done.stderr.count("\n") == 1


def test_a_bot_that_is_not_there_is_told_of_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "lacking.py").write_text("import nowhere")
    for spec, words in (
        ("nowhere:Bot", "there is no module 'nowhere' here: check its name"),
        ("lacking:Bot", "cannot be loaded (ModuleNotFoundError"),
        ("hal", "unknown bot 'hal': use"),
    ):
        done = run(tmp_path / "none", tmp_path, "simulate", "relics", "--bots", f"{spec},random")
        assert done.returncode == 2
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
