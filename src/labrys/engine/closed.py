"""A state that only our own titles extend. Written by ``python -m labrys.kit.pack`` from state.py: edit that.

`State` is open to plain classes, so the compiler can neither know that it fills its attributes nor call its methods without
looking for others in their place. Here it can: the first are filled once more, the busiest of the second copied.
"""

from __future__ import annotations

from typing import Any

from labrys.engine.chance import MASK, A, Rng
from labrys.engine.decision import ARG_SHIFT, KIND_BITS, KIND_MASK, SEAT_MASK, Flow
from labrys.engine.native import append, i16, i64
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import FRAME, NO_SMALL, NO_WIDE
from labrys.engine.rows import PLAIN, too_wide
from labrys.engine.seal import sealed_draw
from labrys.engine.state import LISTED, NO_MENU, State


class ClosedState(State):
    """A state whose class is compiled, and all that extend it.

    A title's own state fills the same attributes before it calls this, with what lives as long as the process (decision 19).
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        options: dict[str, Setting],
        flow: Flow,
        packing: Packing | None = None,
        sides: int = 0,
    ) -> None:
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        self.listed = NO_MENU
        super().__init__(game, seats, options, flow, packing, sides)

    def push(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame on the stack: it is asked, or runs, before what lies below."""
        depth = self.depth
        if depth:
            at = self.frames_at + depth - 1
            if at < len(self.wide):
                self.wide[at] = self.top
            else:
                self.wide = append(self.wide, self.top)
        self.depth = depth + 1
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def pop(self) -> None:
        """Take the top frame off: its decision is over."""
        depth = self.depth - 1
        self.depth = depth
        if depth:  # "else 0" in one line would make an object of the frame
            self.top = self.wide[self.frames_at + depth - 1]
        else:
            self.top = 0

    def turn_to(self, kind: i64, seat: i64, arg: i64 = 0) -> None:
        """Put a frame in place of the one on top."""
        self.top = arg << ARG_SHIFT | seat << KIND_BITS | kind

    def set_arg(self, arg: i64) -> None:
        """Give the frame on top another argument."""
        self.top = self.top & FRAME | arg << ARG_SHIFT

    def end_all(self) -> None:
        """Take all frames off: the game is over, unless another frame is pushed."""
        self.depth = 0
        self.top = 0

    @property
    def asked(self) -> i64:
        """The seat that the frame on top is about."""
        return self.top >> KIND_BITS & SEAT_MASK

    @property
    def kind(self) -> i64:
        """The kind of the frame on top; there must be one."""
        return self.top & KIND_MASK

    @property
    def arg(self) -> i64:
        """The argument of the frame on top."""
        return self.top >> ARG_SHIFT

    def frame(self, at: i64) -> i64:
        """The frame at a depth, from 0 at the bottom, as one number: for those that keep or compare frames whole."""
        return self.top if at == self.depth - 1 else self.wide[self.frames_at + at]

    def draw(self, n: i64) -> i64:
        """Chance: an even choice from 0 to n - 1. The step that calls this is an information barrier by itself.

        This is `Rng.below` on the state's own key, written out because a call would cost as much as the draw; or, in a
        sealed game, a keyed hash.
        """
        key: i64 = self.chance
        if self.seal is not None:
            secret = self.seal.at(self.steps)
            if secret is not None:
                self.chance = key + 1
                return sealed_draw(secret, self.chance, n)
        product: i64 = ((key & MASK) ^ (key >> 32)) * n
        key = A * (key & MASK) + (key >> 32)
        if product & MASK < n:
            floor: i64 = (MASK + 1) % n
            while product & MASK < floor:
                product = ((key & MASK) ^ (key >> 32)) * n
                key = A * (key & MASK) + (key >> 32)
        self.chance = key
        return product >> 32

    def list_append(self, start: i64, most: i64, value: i64) -> None:
        """Add to a packed list, whose count stands at ``start``."""
        small = self.small
        count: i64 = i64(small[start]) + 1
        if count > most:
            raise OverflowError(f"a list of at most {most} is full.")
        if not -32768 <= value <= 32767:
            raise too_wide(value)
        small[start + count] = i16(value)
        small[start] = i16(count)

    def list_insert(self, start: i64, most: i64, at: i64, value: i64) -> None:
        """Put a value into a packed list before the one at ``at``."""
        small = self.small
        count: i64 = i64(small[start]) + 1
        if count > most:
            raise OverflowError(f"a list of at most {most} is full.")
        if not -32768 <= value <= 32767:
            raise too_wide(value)
        for place in range(start + count, start + 1 + at, -1):
            small[place] = small[place - 1]
        small[start + 1 + at] = i16(value)
        small[start] = i16(count)

    def list_pop(self, start: i64, at: i64) -> i64:
        """Take a value out of a packed list; the later ones move up."""
        small = self.small
        count: i64 = i64(small[start])
        if PLAIN:
            row: Any = small  # a list, which moves its items quicker than we do
            taken: i64 = row.pop(start + 1 + at)
            row.insert(start + count, 0)
            row[start] = count - 1
            return taken
        place: i64 = start + count  # from the last one down: each place is looked up once
        moved: i16 = 0
        while place > start + at:
            there = small[place]
            small[place] = moved
            moved = there
            place -= 1
        small[start] = i16(count - 1)
        return i64(moved)

    def step(self, action: i64) -> None:
        """Apply an action known to be legal: the one path by which play, playouts and search move on."""
        self.legal = None
        self.steps += 1
        self.flow.decisions[self.top & KIND_MASK].choose(self, action)
        self.settle()

    def settle(self) -> None:
        """Run what runs by itself until somebody is asked or the game is over."""
        while self.depth and not self.flow.asking >> (self.top & KIND_MASK) & 1:
            self.flow.frames[self.top & KIND_MASK].run(self)

    def playout(self, rng: Rng, limit: i64 = 1_000_000_000) -> None:
        """Random play to the end, or for ``limit`` actions; the past is not kept."""
        self.past = None
        decisions = self.flow.decisions
        while self.depth and limit > 0:
            limit -= 1
            legal = self.legal
            decision = decisions[self.top & KIND_MASK]
            action: i64
            if legal is None:
                action = decision.pick(self, rng)
            elif legal is LISTED:
                action = self.listed.item(rng.below(self.listed.size))
                self.legal = None
            else:
                lot: i64 = rng.below(len(legal))
                action = legal[lot]
                self.legal = None
            self.steps += 1
            decision.choose(self, action)
            self.settle()
