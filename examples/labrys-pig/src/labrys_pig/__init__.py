"""Pig: roll a die as often as you dare; a one loses all points of the turn. The first with enough points wins."""

from __future__ import annotations

from labrys.plugin import Flow, Game, Item, Manners, Option, Searching, Setting
from labrys_pig.rules import CODEC, ROUNDS, TURN, Turn
from labrys_pig.table import Pig, PigView, clues

FLOW = Flow(Turn())


class PigGame(Game[Pig]):
    """What the house sees."""

    name = "pig"
    protocol = 1
    content_version = "1"
    seats = (2, 3, 4, 5)
    options = (Option("goal", 100, (50, 100)),)
    endings = ("goal", "rounds")
    max_steps = ROUNDS * 5 * 51  # every roll but the last of a turn brings two points, and at the goal one has to hold
    view_type = PigView
    codec = CODEC
    manners = Manners(open_table=True, open_points=True)
    search = Searching(dreams=40)  # one die decides much: many worlds show what a roll is worth

    def blank(self, seats: int, options: dict[str, Setting]) -> Pig:
        return Pig(self, seats, options, FLOW)

    def clues(self, seats: int) -> tuple[Item, ...]:
        return clues(seats)

    def set_up(self, state: Pig) -> None:
        """Everybody begins with nothing; who begins is drawn by lot."""
        state.banked = [0] * state.seats
        state.first = int(state.draw(state.seats))
        state.tell("first", state.first, {})
        state.push(TURN, state.first)


GAME = PigGame()
