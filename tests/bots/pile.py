"""A game small enough to know by heart, and what the search makes of it; run as a script in plain Python."""

from __future__ import annotations

import json

from labrys.bots.search import Search, judge
from labrys.engine import Codec, Decision, Game, Rng, State
from labrys.engine.decision import Flow
from labrys.engine.native import i64
from labrys.engine.option import Setting


class Pile(State):
    """Two seats take one or two from a pile in turn; whoever takes the last one wins. A multiple of three is lost."""

    FIELDS = (*State.FIELDS, "left", "winner")
    left: int
    winner: int

    def copy(self) -> Pile:
        other = Pile(self.game, self.seats, self.options, self.flow)
        self.share(other)
        other.left = self.left
        other.winner = self.winner
        return other

    def redeal(self, seat: int | None, rng: Rng) -> None:
        pass

    def ranking(self) -> list[int]:
        return [1 if seat == self.winner else 2 for seat in range(2)]

    def evaluate(self, seat: int) -> float:
        return 0.5


class Take(Decision[Pile]):
    kind = 0
    name = "take"

    def choices(self, state: Pile) -> tuple[int, ...]:
        return (0, 1) if state.left > 1 else (0,)

    def choose(self, state: Pile, action: i64) -> None:
        seat = state.seat
        assert seat is not None
        state.left -= action + 1
        state.pop()
        if state.left:
            state.push(0, 1 - seat)
        else:
            state.winner = seat


class PileGame(Game[Pile]):
    name = "pile"
    content_version = "1"
    seats = (2,)
    codec = Codec(("take", 2))

    def blank(self, seats: int, options: dict[str, Setting]) -> Pile:
        state = Pile(self, seats, options, Flow(Take()))
        state.clear()
        state.left = 0
        state.winner = -1
        return state

    def set_up(self, state: Pile) -> None:
        state.push(0, 0)


def search(left: int, iterations: int = 600) -> tuple[int, Search]:
    state = PileGame().new(2, 1)
    assert isinstance(state, Pile)
    state.left = left
    state.legal = None
    found = Search(lambda rng: state.imagine(0, rng), Rng("pile"), 2, 0.6, 3)
    found.grow(iterations)
    return found.most_visited() + 1, found


class Draw(Pile):
    """A pile that both have won."""

    def ranking(self) -> list[int]:
        return [1, 1]


def main() -> None:
    children = search(7, 100)[1].root.children
    drawn = Draw(PileGame(), 2, {}, Flow(Take()))
    drawn.clear()
    answers = {
        "taken": [search(left)[0] for left in (4, 5, 7, 8)],
        "visits": sum(child.visits for child in children),
        "available": [child.available for child in children],
        "drawn": judge(drawn),
        "running": judge(PileGame().new(2, 1)),
    }
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
