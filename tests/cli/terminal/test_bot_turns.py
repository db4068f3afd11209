"""Bots by their level in the terminal: the same names and the same time as at the tables of a house."""

import labrys
from labrys.cli.terminal.bot_turns import BotTurns
from labrys.cli.terminal.seats import check, names, parse
from labrys.server.live.bot_time import slot
from tests.cli.conftest import Run


def at(seats: str) -> BotTurns:
    game = labrys.game("relics")
    return BotTurns(parse(seats, game), game)


def test_a_level_is_the_bot_that_plays_it_in_a_house() -> None:
    thoughts = at("you,2,anassa")
    assert thoughts.bot(1) == slot("sargo", thoughts.game, 3, 0, 2).spec
    assert thoughts.bot(2).startswith("mind:0.")


def test_a_bot_by_its_own_name_is_as_it_is_written() -> None:
    assert at("you,mcts:500").bot(1) == "mcts:500"


def test_a_level_shares_its_time_among_the_decisions_of_a_turn() -> None:
    thoughts = at(
        "you,anassa"
    )  # 4.5 s: a quarter of what is left goes to each decision, 0.03 s of it not for the search
    first = thoughts.bot(1)
    assert "1.095s" in first
    thoughts.note(1)
    assert "0.814s" in thoughts.bot(1)
    for _ in range(20):
        thoughts.note(1)
    assert thoughts.bot(1).partition("~")[0].rstrip(":") == "mind"
    thoughts.note(0)
    assert thoughts.bot(1) == first


def test_among_bots_a_turn_lasts_until_another_has_moved() -> None:
    thoughts = at("6,6")
    first = thoughts.bot(0)
    thoughts.note(0)
    assert thoughts.bot(0) != first
    thoughts.note(1)
    assert thoughts.bot(0) == first


def test_whoever_plays_at_a_level_goes_by_name_and_what_was_kept_by_its_former_word() -> None:
    game = labrys.game("relics")
    assert names(parse("you:Anna,fair,2", game), game, "en") == ["Anna", "Sargo 1", "Sargo 2"]
    kept = check(["you:Anna", "fair", "fair"], game)
    assert names(kept, game, "en") == ["Anna", "fair 1", "fair 2"]
    assert names(kept, game, "fr") == ["Anna", "moyen 1", "moyen 2"]
    assert BotTurns(kept, game).bot(1) == "greedy"


def test_a_game_of_levels_is_played(run: Run) -> None:
    done = run("play", "relics", "--watch", "--seats", "rhyta,1", "--option", "round_limit=1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "Rhyta" in done.stdout
    assert "Thymia" in done.stdout


def test_the_list_of_bots_begins_with_the_levels(run: Run) -> None:
    said = run("games", "--lang", "en").stdout.split("Who can take a seat, besides you:")[1].strip().splitlines()
    assert [line.split(":")[0].strip() for line in said[:7]] == [
        "1, thymia", "2, sargo", "3, rhyta", "4, krokos", "5, pelagon", "6, anassa", "random",
    ]  # fmt: skip
