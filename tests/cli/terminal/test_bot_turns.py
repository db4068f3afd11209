"""Bots by their level in the terminal: the same names and the same time as at the tables of a house."""

import labrys
from labrys.cli.terminal.bot_turns import BotTurns
from labrys.cli.terminal.seats import names, parse
from tests.cli.conftest import Run


def at(seats: str) -> BotTurns:
    return BotTurns(parse(seats, labrys.game("relics")))


def test_a_level_is_the_bot_that_plays_it_in_a_house() -> None:
    thoughts = at("you,easy,fair,strong")
    assert [thoughts.bot(seat) for seat in (1, 2)] == ["random", "greedy"]
    assert thoughts.bot(3).startswith("mcts:")


def test_a_bot_by_its_own_name_is_as_it_is_written() -> None:
    assert at("you,mcts:500").bot(1) == "mcts:500"


def test_a_level_shares_its_time_among_the_decisions_of_a_turn() -> None:
    thoughts = at("you,good")  # 1.5 s: a quarter of what is left goes to each decision, 0.03 s of it not for the search
    assert thoughts.bot(1) == "mcts:0.345s"
    thoughts.note(1)
    assert thoughts.bot(1) == "mcts:0.251s"
    for _ in range(20):
        thoughts.note(1)
    assert thoughts.bot(1) == "greedy"
    thoughts.note(0)
    assert thoughts.bot(1) == "mcts:0.345s"


def test_among_bots_a_turn_lasts_until_another_has_moved() -> None:
    thoughts = at("strong,strong")
    first = thoughts.bot(0)
    thoughts.note(0)
    assert thoughts.bot(0) != first
    thoughts.note(1)
    assert thoughts.bot(0) == first


def test_a_level_is_called_by_its_word_in_the_language_of_the_reader() -> None:
    game = labrys.game("relics")
    assert names(parse("you:Anna,fair,fair", game), game, "en") == ["Anna", "fair 1", "fair 2"]
    assert names(parse("you:Anna,fair,fair", game), game, "fr") == ["Anna", "moyen 1", "moyen 2"]


def test_a_game_of_levels_is_played(run: Run) -> None:
    done = run("play", "relics", "--watch", "--seats", "fair,easy", "--option", "round_limit=1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "fair" in done.stdout


def test_the_list_of_bots_begins_with_the_levels(run: Run) -> None:
    said = run("games", "--lang", "en").stdout.split("Who can take a seat, besides you:")[1].split()
    assert [word for word in said if word.endswith(":")][:5] == ["easy:", "fair:", "good:", "strong:", "random:"]
