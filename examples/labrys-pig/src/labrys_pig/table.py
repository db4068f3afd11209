"""The table: what a position of Pig is, what a seat sees of it, and what it is worth."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import ClassVar

from labrys.plugin import BySeat, Item, OpenState, Rng, Seat, View, own

MOST = 150  # points that a net is told at most


def clues(seats: int) -> tuple[Item, ...]:
    """What a net that learns to judge Pig is told, the seat that looks first."""
    return (
        own("lacks", seats, "By seat: points to the goal.", MOST, scale=0.02),
        own("turn", 2, "Points of the turn, if it is the own one; if it is another's.", MOST, scale=0.05),
        own("asked", seats, "Who rolls, in turn order.", one_hot=seats),
    )


class PigView(View):
    """Nothing is hidden."""

    game: str
    goal: int
    banked: BySeat[int]
    turn: int
    first: Seat  # who began
    round: int


class Pig(OpenState):
    """Points that are safe, points of this turn, and the round."""

    FIELDS: ClassVar[tuple[str, ...]] = (*OpenState.FIELDS, "banked", "turn", "first", "round")

    banked: list[int]
    turn: int
    first: int
    round: int

    def clear(self) -> None:
        super().clear()
        self.banked = []
        self.turn = self.first = self.round = 0

    @property
    def goal(self) -> int:
        return int(self.options["goal"])

    def view(self, seat: int | None) -> PigView:
        self.check_viewer(seat)
        return {
            "game": "pig",
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "steps": int(self.steps),
            "asked": self.seat,
            "decision": self.decision,
            "over": self.over,
            "ranking": self.ranking() if self.over else None,
            "goal": self.goal,
            "banked": list(self.banked),
            "turn": self.turn,
            "first": self.first,
            "round": self.round,
        }

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden but the dice to come, and those the engine throws anew."""

    def breakdown(self) -> list[dict[str, int]]:
        return [{"banked": points} for points in self.banked]

    @property
    def ending(self) -> str:
        if not self.over:
            return ""
        return "goal" if max(self.banked) >= self.goal else "rounds"

    def census(self) -> dict[str, int]:
        return {"players": len(self.banked)}

    def evaluate(self, seat: int) -> float:
        """How far ahead of the best other seat; points of the own turn count as far as they would survive a roll."""
        if self.over:
            return 1.0 if self.ranking()[seat] == 1 else 0.0
        risked = self.turn * 5 / 6 if self.seat == seat else 0.0
        best = max(points for other, points in enumerate(self.banked) if other != seat)
        return min(1.0, max(0.0, 0.5 + (self.banked[seat] + risked - best) / (2 * self.goal)))

    def note_clues(self, seat: int, out: MutableSequence[int]) -> None:
        """Fill a row with the clues, each of its numbers anew."""
        seats = int(self.seats)
        for at in range(len(out)):
            out[at] = 0
        for turn in range(seats):
            out[turn] = max(0, self.goal - self.banked[(seat + turn) % seats])
        asked = self.seat
        if asked is not None:
            out[seats + (asked != seat)] = min(self.turn, MOST)
            out[seats + 2 + (asked - seat) % seats] = 1
