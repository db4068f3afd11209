"""Luck: what a roll, a draw, a card turned over changed, against what it changes on average.

The same action is taken again and again in the position as it really was, each time with other dice: hidden stacks have no
order here, so to re-key the chance draws anew whatever the step drew, and nothing else. What came is worth so much, what might
have come is worth so much on average, and the difference is luck.

What a die is good for shows when it is used: so a position is first played on a little, by what looks best, and then judged
(`Foresight`). Whatever comes out of that, the mean of luck is zero as long as all of it was fixed before the game; a better
foresight only explains more of the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from labrys.coach.playout import liked, play_on
from labrys.coach.value import Value
from labrys.engine import Record, Rng, State
from labrys.engine.chance import rng_at


class Foresight(NamedTuple):
    """How far what chance brought is played on before it is judged."""

    decisions: int
    past_chance: bool  # on through further rolls and draws, as the mean of many goings-on, or only up to the next one
    redraws: int  # how often chance is asked anew


USUAL: Final = Foresight(decisions=45, past_chance=False, redraws=32)
FORESIGHTS: Final[dict[str, Foresight]] = {
    # Tiles are worth what is seen of them at once: to play on explained no more.
    "relics": Foresight(decisions=0, past_chance=False, redraws=32),
    # A card of the row is taken turns later, when others have come: what it was good for shows only past them.
    "empire": Foresight(decisions=40, past_chance=True, redraws=48),
}
ONE_WAY: Final = 4  # goings-on of what came, where no chance comes between: they hardly differ


def foresight_of(name: str) -> Foresight:
    return FORESIGHTS.get(name, USUAL)


def of_step(
    before: State, action: int, after: State, value: Value, luck: Rng, foresight: Foresight | None = None
) -> list[float]:
    """By seat, the luck of a step that led to ``after``."""
    how = foresight or foresight_of(before.game.name)
    worlds = []
    for _ in range(how.redraws):
        world = redrawn(before, luck)
        world.step(action)
        worlds.append(world)
    return gained(after, worlds, value, luck, how)


def of_deal(record: Record, first: State, value: Value, foresight: Foresight | None = None) -> list[float]:
    """By seat, the luck of the set-up."""
    how = foresight or foresight_of(first.game.name)
    worlds = [
        first.game.begin(first.seats, f"{record.seed} deal {number}", dict(record.options))
        for number in range(how.redraws)
    ]
    return gained(first, worlds, value, Rng(f"{record.seed} deal"), how)


def gained(came: State, might: list[State], value: Value, luck: Rng, how: Foresight) -> list[float]:
    """What came less the mean of what might have come; both go on with the same dice, so that what differs is due to them."""
    keys = [luck.fork() for _ in might]
    own = [foreseen(came, key, value, how) for key in (keys if how.past_chance else keys[:ONE_WAY])]
    others = [foreseen(world, key, value, how) for world, key in zip(might, keys, strict=True)]
    return [one - other for one, other in zip(mean(own), mean(others), strict=True)]


def foreseen(world: State, key: int, value: Value, how: Foresight) -> list[float]:
    """The chances in a position after playing on from it."""
    copy = keyed(world, key)
    if how.past_chance:
        play_on(copy, rng_at(key), how.decisions)
    else:
        copy = up_to_chance(copy, rng_at(key), how.decisions)
    return value.chances(copy)


def up_to_chance(world: State, luck: Rng, decisions: int) -> State:
    """Play on until something would be rolled or drawn."""
    for _ in range(decisions):
        seat = world.seat
        if seat is None:
            break
        legal = world.actions()
        following = world.copy()
        following.step(legal[0] if len(legal) == 1 else liked(world, luck, legal, seat))
        if following.chance != world.chance:
            break
        world = following
    return world


def mean(rows: Iterable[list[float]]) -> list[float]:
    """Seat by seat."""
    columns = list(zip(*rows, strict=True))
    return [sum(column) / len(column) for column in columns]


def redrawn(state: State, luck: Rng) -> State:
    """A copy whose chance is another one."""
    return keyed(state, luck.fork())


def keyed(state: State, key: int) -> State:
    """A copy whose chance begins at a key."""
    world = state.copy()
    world.seal = None
    world.seed = None
    world.past = None
    world.chance = key
    return world
