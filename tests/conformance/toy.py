"""A game of twenty lines of rules with one of everything: dice, a hidden card each, a secret that opens without chance.

Each seat holds one card of three kinds. A turn gives points by a die; with them one takes tokens, looks at the next
seat's card (which then lies open), or swaps the own card with the stock. The game is over when the tokens are gone; then
all show their cards, which count.
"""

from __future__ import annotations

from typing import Any, ClassVar

from labrys.engine import Codec, Decision, Event, Game, Option, Phrase, Rng, State
from labrys.engine.decision import Flow, Frame
from labrys.engine.declarations import Proofs
from labrys.engine.native import i64
from labrys.engine.option import Setting
from labrys.engine.view import View

KINDS = 3
CARDS_OF_A_KIND = 4
CODEC = Codec(("take", 2), ("look",), ("swap",), ("end",))
TAKE, LOOK, SWAP, END = (CODEC.base(name) for name in CODEC.verbs)
BEGIN, TURN = 0, 1


class ToyView(View):
    hands: list[int | None]
    stock: int
    open: list[bool]
    bank: int
    won: list[int]
    points: int


class Toy(State):
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "hand", "stock", "open", "bank", "won", "points")

    hand: list[int]  # by seat: its card
    stock: list[int]  # by kind: cards left
    open: list[int]  # by seat: does its card lie open?
    bank: int
    won: list[int]
    points: int

    def clear(self) -> None:
        super().clear()
        self.hand, self.stock, self.open, self.won = [], [], [], []
        self.bank = self.points = 0

    def copy(self) -> Toy:
        other = type(self)(self.game, self.seats, self.options, self.flow)
        self.share(other)
        for name in Toy.FIELDS[len(State.FIELDS) :]:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def known(self, seat: int | None, other: int) -> bool:
        return seat == other or self.over or bool(self.open[other])

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "steps": self.steps,
            "asked": self.seat,
            "decision": self.decision,
            "over": self.over,
            "ranking": self.ranking() if self.over else None,
            "hands": [self.hand[other] if self.known(seat, other) else None for other in range(self.seats)],
            "stock": sum(self.stock),
            "open": [bool(flag) for flag in self.open],
            "bank": self.bank,
            "won": list(self.won),
            "points": self.points,
        }

    def redeal(self, seat: int | None, rng: Rng) -> None:
        unseen = [kind for kind in range(KINDS) for _ in range(CARDS_OF_A_KIND)]
        for other in range(self.seats):
            if self.known(seat, other):
                unseen.remove(self.hand[other])
        for other in range(self.seats):
            if not self.known(seat, other):
                self.hand[other] = unseen.pop(rng.below(len(unseen)))
        self.stock = [unseen.count(kind) for kind in range(KINDS)]

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.breakdown()]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"tokens": self.won[seat], "card": self.hand[seat]} for seat in range(self.seats)]

    def evaluate(self, seat: int) -> float:
        return 0.5

    @property
    def ending(self) -> str:
        return "bank_empty" if self.over else ""

    def census(self) -> dict[str, int]:
        cards = {f"kind {kind}": self.stock[kind] + self.hand.count(kind) for kind in range(KINDS)}
        return {"tokens": self.bank + sum(self.won), **cards}

    # ---- what the rules share

    def take_card(self) -> int:
        lot = self.draw(sum(self.stock))
        kind = 0
        while lot >= self.stock[kind]:
            lot -= self.stock[kind]
            kind += 1
        self.stock[kind] -= 1
        return kind


class Begin(Frame[Toy]):
    kind = BEGIN
    name = "begin"

    def run(self, state: Toy) -> None:
        seat = state.asked
        state.pop()
        state.points = state.draw(int(state.options["die"])) + 1
        state.tell("turn", seat, {"points": state.points})
        state.push(TURN, seat)


class Turn(Decision[Toy]):
    kind = TURN
    name = "turn"

    def choices(self, state: Toy) -> tuple[int, ...]:
        found = [TAKE + count for count in range(2) if count < min(state.points, state.bank)]
        if not state.open[(state.asked + 1) % state.seats]:
            found.append(LOOK)
        if any(state.stock) and not state.open[state.asked]:
            found.append(SWAP)
        return (*found, END)

    def choose(self, state: Toy, action: i64) -> None:
        seat = state.asked
        if action < LOOK:
            self.take(state, seat, action - TAKE + 1)
        elif action == LOOK:
            self.look(state, (seat + 1) % state.seats)
        elif action == SWAP:
            self.swap(state, seat)
        if action == END or not state.points:
            state.pop()
            if state.bank:
                state.push(BEGIN, (seat + 1) % state.seats)
            else:
                self.finish(state)

    def finish(self, state: Toy) -> None:
        state.reveal()
        state.tell("show", 0, {"cards": state.hand[:]})

    def take(self, state: Toy, seat: int, count: int) -> None:
        state.points -= count
        state.bank -= count
        state.won[seat] += count
        state.tell("take", seat, {"count": count})

    def look(self, state: Toy, other: int) -> None:
        state.points -= 1
        state.open[other] = 1
        state.reveal()
        state.tell("look", other, {"card": state.hand[other]})

    def swap(self, state: Toy, seat: int) -> None:
        state.points -= 1
        state.stock[state.hand[seat]] += 1
        state.hand[seat] = state.take_card()
        state.tell("swap", seat, {}, {"card": state.hand[seat]})


class ToyGame(Game[Toy]):
    """A broken variant replaces the state class or the turn."""

    name = "toy"
    content_version = "1"
    seats = (2, 3)
    options = (Option("die", 6, (4, 6)), Option("bank", 20, least=1, most=40))
    proofs = Proofs(reveals={"look.card": "a look", "swap.card": "the own card", "show.cards": "the end"})
    endings = ("bank_empty",)
    max_steps = 10_000  # nobody has to take a token, but those who play at random do
    view_type: Any = ToyView
    codec = CODEC

    def __init__(self, table: type[Toy] = Toy, turn: Turn | None = None) -> None:
        super().__init__()
        self.table = table
        self.flow = Flow(Begin(), turn or Turn())

    def blank(self, seats: int, options: dict[str, Setting]) -> Toy:
        state = self.table(self, seats, options, self.flow)
        state.clear()
        return state

    def set_up(self, state: Toy) -> None:
        state.stock = [CARDS_OF_A_KIND] * KINDS
        state.hand = [state.take_card() for _ in range(state.seats)]
        state.open = [0] * state.seats
        state.won = [0] * state.seats
        state.bank = int(state.options["bank"])
        state.push(BEGIN, state.draw(state.seats))

    def action_phrase(self, state: Toy, action: int) -> Phrase:
        return Phrase(f"action-{self.codec.decode(action)[0]}")

    def prompt_phrase(self, state: Toy) -> Phrase:
        return Phrase(f"prompt-{state.decision or 'over'}")

    def event_phrase(self, state: Toy, event: Event, viewer: int | None) -> Phrase:
        return Phrase(f"event-{event.kind}")


TOY = ToyGame()
