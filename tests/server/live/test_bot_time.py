"""How long bots take: a turn has its time, and that time tells nothing of what a bot holds."""

from collections.abc import Callable

import pytest

import labrys
from labrys.bots import levels
from labrys.engine import Rng
from labrys.server.live.bot_time import (
    LEAST_SECONDS,
    QUICK_PLAIN_SECONDS,
    QUICK_SECONDS,
    Slot,
    seen_after,
    slot,
    working_time,
)
from labrys.server.live.play import Play
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage.entry import Entry
from tests.server.houses import Guest, House, Line

LONGEST = 6.0  # seconds that anybody waits for all bots together
GAME = labrys.game("relics")
QUICK = slot("greedy", GAME, 2, 0, 1)
SEARCHING = slot("anassa", GAME, 2, 0, 1)


@pytest.mark.parametrize("bots", [1, 2, 3, 5])
@pytest.mark.parametrize(("level", "seconds"), [("pelagon", None), ("anassa", None), ("good", 1.5), ("strong", 4.5)])
@pytest.mark.parametrize("seats", [2, 4])  # with a net, and without one
@pytest.mark.parametrize(("compiled", "quick"), [(True, QUICK_SECONDS), (False, QUICK_PLAIN_SECONDS)])
def test_a_turn_of_however_many_decisions_has_its_time(
    level: str, seconds: float | None, seats: int, bots: int, compiled: bool, quick: float
) -> None:
    slots = [slot(level, GAME, seats, thoughts, bots, compiled) for thoughts in range(200)]
    searched = [one.seconds for one in slots if one.searches]
    assert sum(searched) * bots <= (seconds or levels.chosen(level).seconds)
    assert searched == sorted(searched, reverse=True)
    assert all(seconds >= max(LEAST_SECONDS, quick) for seconds in searched)
    assert all(one.seconds == quick and one.spec[:4] in ("gree", "mind") for one in slots[len(searched) :])


def test_tables_of_old_keep_the_bots_that_they_began_with() -> None:
    assert slot("easy", GAME, 2, 0, 1) == ("random", 0)
    assert slot("fair", GAME, 2, 0, 1, True) == slot("fair", GAME, 2, 9, 3, True) == ("greedy", QUICK_SECONDS)
    assert slot("fair", GAME, 2, 0, 1, False) == slot("fair", GAME, 2, 9, 3, False) == ("greedy", QUICK_PLAIN_SECONDS)
    assert slot("good", GAME, 2, 0, 1).seconds < slot("strong", GAME, 2, 0, 1).seconds
    assert slot("strong", GAME, 2, 0, 1).spec == "mcts:1.095s"


def test_levels_without_a_clock_answer_at_once_however_often_they_are_asked() -> None:
    for level in levels.LEVELS:
        times = {slot(level.name, GAME, 2, thoughts, 1, True).seconds for thoughts in range(9)}
        assert (times == {QUICK_SECONDS}) == (not level.seconds)


def test_a_yardstick_has_a_seat_under_its_own_name() -> None:
    assert slot("random", GAME, 2, 0, 1) == ("random", 0)
    assert slot("greedy", GAME, 2, 0, 1, True) == ("greedy", QUICK_SECONDS)


def test_a_search_works_for_its_time_where_somebody_looks_on() -> None:
    for level in ("strong", "anassa", "pelagon"):
        given = slot(level, GAME, 2, 0, 1)
        assert f":{working_time(given):.3f}s" in given.spec
        assert working_time(given._replace(seconds=0.0)) == 0
    assert working_time(QUICK) == 0


def test_an_answer_is_seen_at_its_time_however_soon_it_was_found() -> None:
    assert {seen_after(Slot("greedy", 0.04), taken) for taken in (0.0, 0.001, 0.03, 0.04)} == {0.04}


def test_how_late_an_answer_was_found_is_not_seen() -> None:
    """Two thoughts of which one took twice as long, because there was more to choose from, look the same."""
    for given in (QUICK, SEARCHING):
        late = {seen_after(given, given.seconds + more) for more in (0.001, 0.02, 0.04, 0.08)}
        assert late == {given.seconds + QUICK_PLAIN_SECONDS}
        assert seen_after(given, given.seconds + QUICK_PLAIN_SECONDS + 0.001) == pytest.approx(
            given.seconds + 2 * QUICK_PLAIN_SECONDS
        )


def test_where_nobody_looks_on_nothing_is_held_back() -> None:
    assert seen_after(Slot("greedy", 0.0), 0.05) == 0.05


def table(game: str, bots: list[str | None]) -> Play:
    play = Play(labrys.game(game), {}, "pace", bots, ClockInfo(), 0)
    play.apply(Entry(1, "start", 0, "", 0))
    return play


def play_on(play: Play, rng: Rng) -> None:
    assert play.turn is not None
    legal = play.state.actions()
    text = play.state.game.codec.text(legal[rng.below(len(legal))])
    play.apply(Entry(play.version + 1, "act", play.turn, text, 0))


@pytest.mark.parametrize("level", [*levels.names(), *levels.FORMER])
@pytest.mark.parametrize(("game", "seats"), [("relics", 4), ("empire", 5), ("minos", 2), ("minos", 4)])
@pytest.mark.parametrize("compiled", [True, False])
def test_from_one_deed_of_a_person_to_the_next_bots_take_six_seconds_at_most(
    game: str, seats: int, level: str, compiled: bool
) -> None:
    play, rng = table(game, [None, *[level] * (seats - 1)]), Rng("waits")
    waits = [0.0]
    while not play.over and play.turn is not None:
        if play.by_person(play.turn):
            waits.append(0.0)
        else:
            waits[-1] += slot(level, play.state.game, seats, play.thoughts[play.turn], seats - 1, compiled).seconds
        play_on(play, rng)
    assert max(waits) <= LONGEST
    assert (max(waits) > 0) == (level != "easy")


def test_what_a_bot_thought_in_its_turn_counts_until_a_person_has_moved() -> None:
    play, rng = table("relics", [None, "anassa", "anassa"]), Rng("counts")
    for _ in range(60):
        turn = play.turn
        if turn is None:
            break
        before = list(play.thoughts)
        play_on(play, rng)
        if play.by_person(turn):
            assert play.thoughts == [0, 0, 0]
        else:
            before[turn] += 1
            assert play.thoughts == before


def test_among_themselves_bots_have_their_time_whenever_another_has_moved() -> None:
    play, rng = table("relics", ["anassa", "anassa"]), Rng("alone")
    for _ in range(40):
        turn = play.turn
        if turn is None:
            break
        before = play.thoughts[turn]
        play_on(play, rng)
        assert play.thoughts == [before + 1 if seat == turn else 0 for seat in range(2)]


def test_a_person_at_a_table_of_minos_is_asked_again_and_sees_every_step(
    sqlite_house: House, line: Callable[..., Line]
) -> None:
    """One wait of a real game, as the clock of the house has it: no answer is seen before its time."""
    anna = Guest(sqlite_house)
    name = anna.table("you", "bot:pelagon", "bot:pelagon", game="minos")
    anna.post(f"/api/tables/{name}/start")
    mine = line(anna, name, words=False).ready()
    for _ in range(3):
        mine.act(mine.my_turn()[0])
    mine.my_turn()
    versions = [message["version"] for message in mine.heard if message["type"] == "update"]
    assert versions == list(range(versions[0], versions[-1] + 1))  # each step is shown by itself
    assert mine.update["played"] > 3
