"""The levels: six people, each stronger than the one before, at every table of every game."""

import re
from itertools import pairwise

import pytest

import labrys
from labrys import bots
from labrys.bots import levels
from labrys.bots.outside import TAKEN
from labrys.engine import BadSetting, Game, Perspective, Phrase, Rng
from labrys.lab.arena import Match, play
from labrys.server.people.names import reads
from labrys.words import HOUSE, LANGUAGES, explain

TABLES = [(name, seats) for name in ("relics", "empire", "minos") for seats in labrys.game(name).seats]


def test_there_are_six_by_number_and_no_two_look_alike() -> None:
    assert [level.number for level in levels.LEVELS] == [1, 2, 3, 4, 5, 6]
    assert len({reads(name) for name in levels.names()}) == 6
    assert [level.seconds for level in levels.LEVELS] == sorted(level.seconds for level in levels.LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", ["name-", "who-", "", "character-"])
def test_each_has_a_name_a_calling_a_way_to_play_and_a_character(part: str, lang: str) -> None:
    said = [HOUSE.say(Phrase(f"level-{part}{name}"), lang) for name in levels.names()]
    assert len(set(said)) == 6
    assert all(text and "level-" not in text for text in said)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_answers_at_every_table(game: str, seats: int) -> None:
    """Where no net fits, too: with what a search would take one thought, to be quick here."""
    state = labrys.game(game).new(seats, "levels")
    for _ in range(6):
        for level in levels.LEVELS:
            spec = levels.spec(level, state.game, seats, "2")
            bots.check(spec, state.game)
            assert bots.make(spec, Rng("a")).choose(Perspective(state)) in state.actions()
        state.act(state.actions()[0])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_generator_gives_the_same_game_to_levels_without_a_clock(game: str, seats: int) -> None:
    state = labrys.game(game).new(seats, "again")
    for level in levels.LEVELS:
        if not level.seconds:
            first, second = (bots.make(level.name, Rng("r")).choose(Perspective(state)) for _ in range(2))
            assert first == second


def test_a_level_plays_by_the_net_where_there_is_one_and_else_by_the_evaluation() -> None:
    relics = labrys.game("relics")
    strongest = levels.LEVELS[-1]
    assert levels.spec(strongest, relics, 2, "0.5s").startswith("mind:0.5s")
    assert levels.spec(strongest, relics, 4, "0.5s") == "mcts:0.5s"
    assert levels.spec(levels.LEVELS[0], relics, 4).startswith("greedy:~")


class Elsewhere(type(labrys.game("relics"))):  # type: ignore[misc]
    """A game that the house has no net for, nor has anybody measured it."""

    name = "elsewhere"


class NewContent(type(labrys.game("relics"))):  # type: ignore[misc]
    """Relics after a change of its content: the net was made for another one."""

    content_version = "1000"


@pytest.mark.parametrize("kind", [Elsewhere, NewContent])
def test_an_unknown_game_has_every_level_all_the_same(kind: type[Game]) -> None:
    game = kind()
    found = [levels.spec(level, game, 2, "0.5s") for level in levels.LEVELS]
    assert all(one.startswith(("greedy", "mcts")) for one in found)
    warmths = [float(one.partition("~")[2] or 0) for one in found]
    assert warmths == sorted(warmths, reverse=True)
    assert found[-1] == "mcts:0.5s"


@pytest.mark.parametrize("table", [*levels.MINDS.values(), *levels.EVALUATIONS.values(), levels.UNKNOWN])
def test_the_weaker_are_the_warmer(table: tuple[str, ...]) -> None:
    warmths = [float(one.partition("~")[2] or 0) for one in table]
    immediate = [warmth for warmth, level in zip(warmths, levels.LEVELS, strict=True) if not level.seconds]
    assert immediate == sorted(immediate, reverse=True)


@pytest.mark.parametrize("game", ["relics", "empire", "minos"])
def test_levels_are_ordered(game: str) -> None:
    """A small sample: those who answer at once, two steps apart. The large one is a command (docs/minds.md)."""
    quick = [level.name for level in levels.LEVELS if not level.seconds]
    for weaker, stronger in zip(quick, quick[2:], strict=False):
        match = Match(game, (stronger, weaker), seed="ordered")
        played = [play(match, index, rotation) for index in range(8) for rotation in (0, 1)]
        won = sum(one.shares[one.seating.index(0)] for one in played)
        assert won > 8, f"{stronger} won {won} of 16 games against {weaker}"


def test_one_with_a_clock_takes_its_time_for_a_turn_or_as_many_thoughts_as_are_asked_for() -> None:
    state = labrys.game("relics").new(2, "clock")
    first, second = (bots.make("anassa:30", Rng("r")).choose(Perspective(state)) for _ in range(2))
    assert first == second


def test_a_level_is_found_by_name_number_and_former_word() -> None:
    for weaker, stronger in pairwise(levels.LEVELS):
        assert levels.chosen(str(weaker.number)) == levels.chosen(weaker.name.upper()) == weaker
        assert levels.rank(weaker.name) < levels.rank(stronger.name)
    assert [levels.chosen(word).number for word in levels.ALIASES] == sorted(levels.ALIASES.values())
    assert levels.rank("hold-at-20") == 0
    assert {*levels.names(), *levels.ALIASES} <= TAKEN  # no package may call its bot so


@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        ("7", "no bot plays at level '7': use thymia (1), sargo (2)", "aucun bot ne joue au niveau « 7 » : écrivez"),
        ("timia", "did you mean thymia? There are thymia (1)", "vouliez-vous dire thymia ?"),
        ("", "no bot plays at level ''", "aucun bot"),
    ],
)
def test_whoever_is_not_there_is_refused_with_those_who_are(asked: str, english: str, french: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(english)) as raised:
        levels.chosen(asked)
    assert french in explain(raised.value, "fr").replace("\u00a0", " ")
