"""The state: a position with its game, and all that can happen to it.

What a position *is* stands in `Position`; what it *came from* (seed, past actions) is carried along for records, never
copied into imagined states, and never part of the digest.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from labrys.engine.chance import Rng
from labrys.engine.codec import whole_number
from labrys.engine.decision import KIND_BITS, KIND_MASK, SEAT_MASK, Flow
from labrys.engine.errors import BadSetting, IllegalAction
from labrys.engine.event import Event, Value
from labrys.engine.menu import Menu, is_among
from labrys.engine.native import as_bytes, copied, i64, mypyc_attr, vec
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.phrase import Phrase
from labrys.engine.position import Position
from labrys.engine.rows import PLAIN
from labrys.engine.seal import seal_of
from labrys.engine.sight import Sight, Slate
from labrys.engine.writing import heading, written

if TYPE_CHECKING:
    from labrys.engine.game import Game

LISTED: Final[tuple[int, ...]] = (-1,)  # in place of the legal actions, while they stand on the menu in `State.listed`
NO_MENU: Final = Menu()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """A position of one game. Rules change it through decisions; everybody else through `act`."""

    seed: str | None  # what the first key came from; secret until the game is over
    past: list[int] | None  # the actions so far, shared between copies; None where no record can be made
    events: list[Event] | None  # what happens is told here, while somebody listens
    legal: tuple[int, ...] | None  # the legal actions, once somebody asked; rules that know them may set them
    listed: Menu  # where they are while `legal` is LISTED: for rules that find them before anybody asks
    revealed: bool  # was the latest step an information barrier?
    headed: Any  # a hash that has read what the game is played with, once a digest was asked for

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Setting],
        flow: Flow,
        packing: Packing | None = None,
        sides: int = 0,
    ) -> None:
        super().__init__(seats, sides or seats, flow, packing)
        self.game = game
        self.options = options
        self.events = None
        self.seed = None
        self.past = None
        self.legal = None
        self.listed = NO_MENU
        self.revealed = False
        self.headed = None

    # ---- asking and answering

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return int(self.top >> KIND_BITS & SEAT_MASK) if self.depth else None

    @property
    def over(self) -> bool:
        """True when nobody is asked any more."""
        return self.depth == 0

    @property
    def decision(self) -> str:
        """The name of the decision that is being asked; empty when the game is over."""
        return self.flow.names[self.top & KIND_MASK] if self.depth else ""

    def actions(self) -> tuple[int, ...]:
        """The legal actions in one fixed order; empty only when the game is over."""
        legal = self.legal
        if legal is None:
            legal = self.flow.decisions[self.top & KIND_MASK].choices(self) if self.depth else ()
            self.legal = legal
        elif legal is LISTED:
            legal = self.listed.actions()
            self.legal = legal
        return legal

    def interrupts(self) -> tuple[int, ...]:
        """Actions that may come out of turn, such as leaving the table; no bot is ever offered them."""
        interruption = self.game.interruption
        return () if interruption is None else interruption.choices(self)

    def act(self, action: object) -> None:
        """Take a legal action. Anything else, of whatever type, raises `IllegalAction` and changes nothing."""
        legal = self.legal
        if legal is None or legal is LISTED:
            legal = self.actions()
        given: Any = action  # the object itself: to make another of its number would cost more than the rest
        if not (type(given) is int and given in legal if PLAIN else is_among(given, legal)):
            self.act_out_of_turn(given)
            return
        before = self.chance
        past = self.past
        if past is not None:
            if len(past) != self.steps:
                past = self.branch(past)
            kept: list[Any] = past
            kept.append(given)
        self.revealed = False
        self.step(given)
        if self.chance != before:
            self.revealed = True

    def act_by_text(self, texts: tuple[str, ...], first: int, known: dict[str, Any]) -> int:
        """Take actions by their texts, from the ``first`` on; where the next one stands that is not among the known ones."""
        for at in range(first, len(texts)):
            action = known.get(texts[at])
            if action is None:
                return at
            self.act(action)
        return len(texts)

    def act_out_of_turn(self, action: object) -> None:
        """Take an interrupt, or say why the action is refused."""
        if type(action) is not int:
            number = whole_number(action)  # NumPy's and others' numbers are as good as Python's own
            if number is not None:
                self.act(number)
                return
        interruption = self.game.interruption
        if interruption is not None and type(action) is int and action in interruption.choices(self):
            if self.past is not None:
                self.branch(self.past).append(action)
            self.legal = None
            self.steps += 1
            interruption.choose(self, action)
            self.settle()
            self.revealed = True  # whoever left cannot be undone into the game by the others
            return
        if not self.depth:
            raise IllegalAction(f"{self.game.name}: the game is over, no action is legal.")
        raise IllegalAction(f"{self.game.name}: {self.game.codec.refused(action, self.actions())}")

    def branch(self, past: list[int]) -> list[int]:
        """A past of our own: copies share one list until they part ways."""
        self.past = past[: self.steps]
        return self.past

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

    # ---- for the rules

    def reveal(self) -> None:
        """Mark this step as an information barrier where a secret opens without chance."""
        self.revealed = True

    def tell(self, kind: str, seat: int, public: dict[str, Value], private: dict[str, Value] | None = None) -> None:
        """Report an event. Callers guard it with ``if self.events is not None`` so that playouts pay nothing."""
        if self.events is not None:
            self.events.append(Event(kind, seat, public, private or {}))

    # ---- copies, digests, text

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def share(self, other: State) -> None:
        """Fill a fresh copy with what every state has."""
        self.share_position(other)
        other.seed = self.seed
        other.past = self.past
        other.legal = None if self.legal is LISTED else self.legal
        other.revealed = self.revealed
        other.headed = self.headed

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """A copy that shares not even its past; the game never changes and is the same one."""
        other = self.copy()
        memo[id(self)] = other
        other.options = dict(self.options)
        other.events = None if self.events is None else list(self.events)
        other.past = None if self.past is None else self.past[: self.steps]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the text of the position and what it came from; a game goes by its name."""
        past = None if self.past is None else self.past[: self.steps]
        return restored, (self.game, self.text(), self.seed, past, self.events, self.revealed)

    def __repr__(self) -> str:
        asked = "over" if self.seat is None else f"seat {self.seat} is asked: {self.decision}"
        return f"<{self.game.name}, {self.seats} seats, {self.steps} actions, {asked}>"

    @property
    def opening(self) -> list[Event]:
        """What happened at set-up: told anew by laying the table once more, where the seed is known."""
        return [] if self.seed is None else self.game.opening(self)

    def text(self) -> str:
        """The position as one line of JSON; `Game.position` reads it back."""
        fields = [f',"{name}":{written(self.field(name))}' for name in self.field_names()]
        return f"{self.head()[:-1]}{''.join(fields)}}}"

    def head(self) -> str:
        """What the game is played with, as JSON."""
        game = self.game
        return heading(game.name, game.content_version, self.seats, tuple(self.options), *self.options.values())

    def digest(self) -> str:
        """A stable hash of the whole position, equal in any process and on any Python.

        A list is told with its length, so that nothing can slip from one into the next.
        """
        if self.headed is None:
            self.headed = hashlib.blake2b(self.head().encode(), digest_size=16)
        found = self.headed.copy()
        found.update(as_bytes(self.numbers()))
        return str(found.hexdigest())

    def recall(self) -> None:
        """Rebuild what is derived from the fields, after they were read from text."""

    # ---- what may be known

    def view(self, seat: int | None) -> Any:
        """What a seat (or, with None, a spectator) may see: a plain JSON-able dict, an allow-list.

        A title's own state says which: it returns the `TypedDict` that its game names as ``view_type``.
        """
        raise NotImplementedError

    def check_viewer(self, seat: object) -> None:
        """Refuse a viewer who does not sit here."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise BadSetting(f"nobody sits on seat {seat!r}: use 0 to {self.seats - 1}, or None for a spectator.")

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew all that the seat cannot know, evenly over what fits its view. Chance is re-keyed by the caller."""
        raise NotImplementedError

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """A copy that agrees with what the seat knows and shares nothing else with the truth."""
        dream = self.copy()
        dream.seed = None
        dream.past = None
        dream.seal = None
        dream.headed = None
        dream.options = dict(self.options)  # whoever holds a dream may do with it as they like
        dream.legal = None  # what another seat may do depends on what it holds
        dream.chance = rng.fork()
        dream.redeal(seat, rng)
        return dream

    # ---- for learners

    def observe(self, seat: int | None, out: Any) -> None:
        """Fill a buffer of 16-bit numbers with what a seat may know, as `Game.observation` describes it."""
        if seat is None or not 0 <= seat < self.seats:
            raise BadSetting(f"nobody sits on seat {seat!r}: use 0 to {self.seats - 1}.")
        sight: Sight = self.game.sight(self.seats)
        self.note(sight, seat, sight.slate, 0)
        if not copied(sight.slate.view, "h", out):
            raise BadSetting(f"give observe a writable buffer of {sight.size} 16-bit numbers, such as array('h').")

    def mask(self, out: Any) -> None:
        """Fill a buffer of bytes, one for each action of the codec: 1 where the seat that is asked may take it, or 0."""
        sight: Sight = self.game.sight(self.seats)
        masks = sight.masks
        masks.fill(0, self.actions())
        if not copied(masks.view, "B", out):
            raise BadSetting(f"give mask a writable buffer of {masks.size} unsigned bytes, such as a bytearray.")

    def note(self, sight: Sight, seat: i64, slate: Slate, row: i64) -> None:
        """The same as `observe` into a row of a slate, for those that look at many positions."""
        self.note_more(seat, slate, sight.look(self, seat, slate, row))
        slate.finish(self, seat, row)

    def note_more(self, seat: i64, slate: Slate, at: i64) -> None:
        """What a title tells beside its fields, from place ``at`` on, in the order in which it declares it."""

    def note_clues(self, seat: i64, out: vec[i64]) -> None:
        """Fill a row with what the seat makes of the position (`Game.clues`).

        Call it with a world that the seat imagines, or it may tell what the seat cannot know.
        """
        raise NotImplementedError

    # ---- results

    def scores(self) -> list[int]:
        """Points by seat; in a running game, what they would be if it ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Rank by seat, 1 for the winners; equal rank is a shared place."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Every point by its source, for each seat; the values of a seat add up to its score."""
        raise NotImplementedError

    def rival(self) -> dict[str, int] | None:
        """The points by source of an automaton that plays against the seats; None where there is none.

        A lone seat against an automaton has rank 1 if it has won and rank 2 if not. Events about the automaton have
        the seat number after the last.
        """
        return None

    @property
    def ending(self) -> str:
        """How the game ended, one of the game's ``endings``; empty while it runs."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many there are of each component that can be neither made nor lost: the same at every step."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """What a bot thinks the position is worth to a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def prospects(self) -> list[float]:
        """`evaluate` for every seat at once; a game may know a quicker way than to ask one by one."""
        return [self.evaluate(seat) for seat in range(self.seats)]

    def favour(self, seat: int, style: str) -> None:
        """From here on a seat's evaluation leans to one of the game's styles: for bots, in their imagined states."""
        raise NotImplementedError

    # ---- words

    def describe(self, action: object, lang: str = "en", names: list[str] | None = None) -> str:
        """The sentence that a person reads for an action."""
        game = self.game
        return game.voice.say(game.action_phrase(self, game.codec.number(action)), lang, names)

    def prompt(self, lang: str = "en", names: list[str] | None = None) -> str:
        """The sentence that says what is asked now."""
        return self.game.voice.say(self.prompt_phrase(), lang, names)

    def prompt_phrase(self) -> Phrase:
        """What is asked now, as a phrase."""
        return self.game.prompt_phrase(self)


def restored(
    game: Game, text: str, seed: str | None, past: list[int] | None, events: list[Event] | None, revealed: bool
) -> State:
    """The state that was pickled."""
    state: State = game.position(text)
    state.seed = seed
    state.past = past
    state.events = events
    state.revealed = revealed
    state.seal = None if seed is None else seal_of(seed)
    return state
