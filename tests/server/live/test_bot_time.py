"""How long bots take: a turn has its time, and that time tells nothing of what a bot holds."""

from collections.abc import Callable

import pytest

import labrys
from labrys.engine import Rng
from labrys.server.live.bot_time import (
    LEAST_SECONDS,
    QUICK_PLAIN_SECONDS,
    QUICK_SECONDS,
    TURN_SECONDS,
    Slot,
    seen_after,
    slot,
    working_time,
)
from labrys.server.live.bot_workers import levels
from labrys.server.live.play import Play
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage.entry import Entry
from tests.server.houses import Guest, House, Line

LONGEST = 6.0  # seconds that anybody waits for all bots together


@pytest.mark.parametrize("bots", [1, 2, 3, 5])
@pytest.mark.parametrize("level", ["good", "strong"])
@pytest.mark.parametrize(("compiled", "quick"), [(True, QUICK_SECONDS), (False, QUICK_PLAIN_SECONDS)])
def test_a_turn_of_however_many_decisions_has_its_time(level: str, bots: int, compiled: bool, quick: float) -> None:
    slots = [slot(level, thoughts, bots, compiled) for thoughts in range(200)]
    searched = [one.seconds for one in slots if one.spec.startswith("mcts")]
    assert sum(searched) * bots <= TURN_SECONDS[level]
    assert searched == sorted(searched, reverse=True)
    assert all(seconds >= max(LEAST_SECONDS, quick) for seconds in searched)
    assert all(one == ("greedy", quick) for one in slots[len(searched) :])


def test_levels_differ_by_their_time_alone() -> None:
    assert slot("easy", 0, 1) == ("random", 0)
    assert slot("fair", 0, 1, True) == slot("fair", 9, 3, True) == ("greedy", QUICK_SECONDS)
    assert slot("fair", 0, 1, False) == slot("fair", 9, 3, False) == ("greedy", QUICK_PLAIN_SECONDS)
    assert slot("good", 0, 1).seconds < slot("strong", 0, 1).seconds
    assert slot("strong", 0, 1).spec == "mcts:1.095s"


def test_a_search_works_for_its_time_where_somebody_looks_on() -> None:
    strong = slot("strong", 0, 1)
    assert strong.spec == f"mcts:{working_time(strong):.3f}s"
    assert working_time(strong._replace(seconds=0.0)) == 0
    assert working_time(slot("fair", 0, 1)) == 0


def test_an_answer_is_seen_at_its_time_however_soon_it_was_found() -> None:
    assert {seen_after(Slot("greedy", 0.04), taken) for taken in (0.0, 0.001, 0.03, 0.04)} == {0.04}


def test_how_late_an_answer_was_found_is_not_seen() -> None:
    """Two thoughts of which one took twice as long, because there was more to choose from, look the same."""
    for given in (slot("fair", 0, 1), slot("strong", 0, 1)):
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


@pytest.mark.parametrize("level", levels())
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
            waits[-1] += slot(level, play.thoughts[play.turn], seats - 1, compiled).seconds
        play_on(play, rng)
    assert max(waits) <= LONGEST
    assert (max(waits) > 0) == (level != "easy")


def test_what_a_bot_thought_in_its_turn_counts_until_a_person_has_moved() -> None:
    play, rng = table("relics", [None, "strong", "strong"]), Rng("counts")
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
    play, rng = table("relics", ["strong", "strong"]), Rng("alone")
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
    name = anna.table("you", "bot:good", "bot:good", game="minos")
    anna.post(f"/api/tables/{name}/start")
    mine = line(anna, name, words=False).ready()
    for _ in range(3):
        mine.act(mine.my_turn()[0])
    mine.my_turn()
    versions = [message["version"] for message in mine.heard if message["type"] == "update"]
    assert versions == list(range(versions[0], versions[-1] + 1))  # each step is shown by itself
    assert mine.update["played"] > 3
