"""Make the golden games that are missing: ``python -m tests.golden.make [GAME]``.

Golden games are kept, never written over: for content of a new version, delete those of the old one first. A story names
a way to end; the search plays random games of many seeds until one tells it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import labrys
from labrys import bots
from labrys.engine import Perspective, Record, Rng, State
from labrys.kit import Case, cases
from labrys.kit.case import walk

HERE = Path(__file__).parent
Story = Callable[[State], bool]

# Ways to end that are finer than the game's own endings.
STORIES: dict[str, dict[str, Story]] = {
    "relics": {
        "six_suits-claim": lambda over: over.ending == "six_suits" and last_verb(over) == "claim",
        "six_suits-capture": lambda over: over.ending == "six_suits" and last_verb(over) == "attack",
        "round_limit-one": lambda over: over.ending == "round_limit" and over.ranking().count(1) == 1,
        "round_limit-shared": lambda over: (
            over.ending == "round_limit" and over.ranking().count(1) > 1 and over.steps > 20
        ),
    },
    "empire": {
        **{ending: lambda over, ending=ending: over.ending == ending for ending in labrys.game("empire").endings},  # type: ignore[misc]
        "points-youngest": lambda over: tied_bid(over) == "youngest",
        "points-die": lambda over: tied_bid(over) == "die",
        "points-series": lambda over: over.ending == "points" and over.options["games"] == 3,
        "points-hand": lambda over: over.ending == "points" and any(verb == "wild" for verb in verbs(over)),
        "points-tokens": lambda over: over.ending == "points" and any(own["tokens"] for own in over.breakdown()),
    },
    "minos": {
        "winner": lambda over: over.ending == "winner" and over.seats == 2,
        "winner-three": lambda over: over.ending == "winner" and over.seats == 3,
        "winner-four": lambda over: over.ending == "winner" and over.seats == 4,
    },
}


def verbs(over: State) -> list[str]:
    return [str(over.game.decode(action)[0]) for action in over.past or []]


def tied_bid(over: State) -> str:
    """How a tie for the most coins was broken, in a game that points decided; empty if there was none."""
    bids = over.view(None)["bids"]
    return str(over.options["tie_break"]) if over.ending == "points" and bids.count(max(bids)) > 1 else ""


def last_verb(over: State) -> str:
    return str(over.game.decode((over.past or [0])[-1])[0])


def stories(name: str) -> dict[str, Story]:
    """Every ending of a game, in as many versions as there are stories of it."""
    found = dict(STORIES.get(name, {}))
    for ending in labrys.game(name).endings:
        if not any(story.split("-")[0] == ending for story in found):
            found[ending] = lambda over, ending=ending: over.ending == ending  # type: ignore[misc]
    return found


def finished(case: Case, seed: str) -> State:
    """A random game; every other one with people who leave. Nobody beats an automaton at random."""
    if case.seats == 1:
        state, bot = case.new(seed), bots.make("greedy", Rng(seed))
        while not state.over:
            state.act(bot.choose(Perspective(state)))
        return state
    *_, over = walk(case, seed, interrupts=40 if Rng(seed).below(2) else 0)
    return over


def search(name: str) -> Iterator[tuple[str, State]]:
    """The first game found for each story that is not yet told, over all cases in turn."""
    wanted = {story: tells for story, tells in stories(name).items() if not (HERE / name / f"{story}.json").exists()}
    tables = cases(labrys.game(name))
    for number in range(5_000):
        if not wanted:
            return
        over = finished(tables[number % len(tables)], f"golden-{number}")
        for story in [story for story, tells in wanted.items() if tells(over)]:
            del wanted[story]
            yield story, over
    raise SystemExit(f"{name}: no game found for {', '.join(wanted)}")


def main() -> None:
    for name in sys.argv[1:] or labrys.games():
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for story, over in search(name):
            (folder / f"{story}.json").write_text(Record.of(over).text(), encoding="utf-8")
            print(f"{name}: {story}, {over.steps} actions")


if __name__ == "__main__":
    main()
