"""The rules: one decision, to roll or to hold."""

from __future__ import annotations

from labrys.plugin import Codec, Decision
from labrys_pig.table import Pig

CODEC = Codec(("roll",), ("hold",))
ROLL, HOLD = CODEC.base("roll"), CODEC.base("hold")
TURN = 0
ROUNDS = 200  # after so many the most points win: every game ends


class Turn(Decision[Pig]):
    """Roll once more, or keep what the turn has brought. A turn begins with a roll; at the goal one holds."""

    kind = TURN
    name = "turn"

    def choices(self, state: Pig) -> tuple[int, ...]:
        if not state.turn:
            return (ROLL,)
        return (HOLD,) if state.banked[state.asked] + state.turn >= state.goal else (ROLL, HOLD)

    def choose(self, state: Pig, action: int) -> None:
        seat = int(state.asked)
        if action == HOLD:
            state.banked[seat] += state.turn
            state.tell("hold", seat, {"points": state.turn, "total": state.banked[seat]})
            self.pass_on(state, seat)
            return
        die = int(state.draw(6)) + 1
        state.tell("roll", seat, {"die": die})
        if die == 1:
            state.tell("lose", seat, {"points": state.turn})
            self.pass_on(state, seat)
        else:
            state.turn += die

    def pass_on(self, state: Pig, seat: int) -> None:
        """The next seat; after the goal was reached, or the last round, the game is over."""
        state.turn = 0
        after = (seat + 1) % state.seats
        state.pop()
        if state.banked[seat] >= state.goal:
            return
        if after == state.first:
            state.round += 1
        if state.round < ROUNDS:
            state.push(TURN, after)
