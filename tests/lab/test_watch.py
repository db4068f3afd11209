"""Looking on changes nothing, and what is seen is what happened; replays share what they should."""

from __future__ import annotations

from dataclasses import replace

import pytest

import labrys
from labrys.engine.declarations import Thing
from labrys.engine.event import Event
from labrys.house import TITLES
from labrys.lab import Count, Match
from labrys.lab.arena import play_seeds
from labrys.lab.watch import LOOKS_IN_A_GAME, tally


@pytest.mark.parametrize("title", TITLES)
def test_a_watched_game_is_the_same_game(title: str) -> None:
    match = Match(title, ("random", "random"), seed="watch", rotate=False)
    for plain, watched in zip(
        play_seeds(match, range(2)), play_seeds(replace(match, watch=True), range(2)), strict=True
    ):
        assert replace(watched, notes=None) == plain
        notes = watched.notes
        assert notes is not None
        assert sorted(notes.order) == [0, 1]
        assert len(notes.points) == len(notes.chances) == LOOKS_IN_A_GAME + 1
        assert notes.points[-1] == plain.scores
        assert 0 <= notes.settled <= notes.turns <= plain.decisions
        assert sum(kind[0] for kind in notes.asked.values()) == plain.decisions
        assert sum(kind[0] - kind[1] for kind in notes.asked.values()) == notes.real


@pytest.mark.parametrize("title", TITLES)
def test_what_a_game_names_for_the_lab_is_told_by_its_events(title: str) -> None:
    """Each event that is named comes up with that argument, and no number is beyond the count or absent."""
    game = labrys.game(title)
    played = play_seeds(Match(title, ("greedy", "random"), seed="things", rotate=False, watch=True), range(3))
    things = game.things(2, game.settings(2, {}))
    assert things
    for thing in things:
        numbers = set()
        for stage in thing.sources:
            for one in played:
                assert one.notes is not None
                numbers |= {pair[0] for seat in one.notes.things[thing.name][stage] for pair in seat}
        assert numbers, thing.name
        assert all(0 <= number < thing.count for number in numbers), thing.name
        assert numbers.isdisjoint(thing.absent), thing.name
        state = game.new(2, "named")
        for number in range(thing.count):
            if number not in thing.absent:
                game.named(state, thing.name, number)


def test_counts_of_the_watch_are_those_of_simulate() -> None:
    match = Match("empire", ("random", "random"), rotate=False, watch=True, counts=(Count.parse("take:card"),))
    for played in play_seeds(match, range(2)):
        assert played.notes is not None
        taken = [{pair[0]: pair[1] for pair in seat} for seat in played.notes.things["card"]["taken"]]
        assert taken == played.tallies[0].times


def test_private_arguments_lists_and_automata() -> None:
    thing = Thing("card", "cards", 9, seen=("row:cards",), dealt=("draw:card",))
    events = [Event("row", 0, {"cards": [4, 4, 7]}), Event("draw", 1, {}, {"card": 3}), Event("draw", 2, {"card": 5})]
    assert tally(events, 2, (thing,)) == {"card": {"seen": [[[4, 2], [7, 1]]], "dealt": [[], [[3, 1]]]}}


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_shares_what_its_number_says(title: str) -> None:
    match = Match(title, ("random", "random"), seed="replay", rotate=False)
    first = match.start(0)
    assert replace(match, replay=1).start(0).digest() == first.digest()
    dice = replace(match, replay=2).start(0)
    assert [dice.view(seat) for seat in (0, 1, None)] == [first.view(seat) for seat in (0, 1, None)]
    assert dice.chance != first.chance
    table = replace(match, replay=3).start(0)
    assert table.view(None) == first.view(None)
    games = {tuple(play_seeds(replace(match, replay=level), range(1))[0].scores) for level in range(4)}
    assert len(games) > 1
    assert play_seeds(replace(match, replay=2), range(1)) == play_seeds(replace(match, replay=2), range(1))
