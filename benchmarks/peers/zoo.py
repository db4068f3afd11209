"""PettingZoo: connect four as an agent-environment cycle, the interface that most learning code uses."""

from __future__ import annotations

import random
from importlib.metadata import version

from pettingzoo.classic import connect_four_v3

from benchmarks.contender import repeat, serve

ENV = connect_four_v3.env()
DICE = random.Random(1)


def play() -> int:
    """A whole game by random players."""
    ENV.reset()
    decisions = 0
    for _ in ENV.agent_iter():
        observation, _, ended, truncated, _ = ENV.last()
        if ended or truncated:
            ENV.step(None)
            continue
        legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
        ENV.step(legal[int(DICE.random() * len(legal))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    serve({"decisions": repeat(play)}, f"PettingZoo {version('pettingzoo')}")
