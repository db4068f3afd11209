"""A game: the rules and content of one title, as the other layers see it."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Set
from pathlib import Path
from pickle import PicklingError
from typing import TYPE_CHECKING, Any, Generic

from labrys.engine.chance import Rng
from labrys.engine.codec import Codec, Decoded
from labrys.engine.decision import Decision
from labrys.engine.declarations import Manners, Proofs, Searching, Thing
from labrys.engine.errors import BadSetting, BadText, either, one_of
from labrys.engine.event import Event
from labrys.engine.observation import Clues, Item, Observation
from labrys.engine.opening import lay_out, opened
from labrys.engine.option import Option, Setting, check_all
from labrys.engine.phrase import Argument, Phrase, PlainVoice, Voice, seat_phrase
from labrys.engine.picture import Picture
from labrys.engine.plain import plain_picture, plain_sheet
from labrys.engine.sight import Sight
from labrys.engine.state import State

if TYPE_CHECKING:  # a `Game` without a word about its state is one of any state
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


class Game(Generic[S]):
    """Base of the one object that a title's folder shows to the rest of the house."""

    name: str = ""
    content_version: str = ""
    seats: tuple[int, ...] = ()
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()  # every way that a game can end, as `State.ending` names it
    automaton: tuple[str, ...] = ()  # levels of an automaton that one person may play against: its ``difficulty``
    view_type: Any = None  # the `TypedDict` that `State.view` fills; it has all that `engine.view.View` has
    codec: Codec
    interruption: Decision[Any] | None = None  # what anybody may do out of turn
    voice: Voice = PlainVoice()
    search: Searching = Searching()
    manners: Manners = Manners()
    proofs: Proofs = Proofs()
    secret: tuple[str, ...] = ()  # decisions that all make at once and unseen, such as bids in closed fists
    max_steps: int = 0  # no game takes more actions than this, whatever its seats and options; the kit holds it to that
    protocol: int = 0  # which protocol a game from outside was written for: `labrys.PROTOCOL` at that time
    origin: tuple[Callable[..., Any], tuple[Any, ...]] | None = None  # how the house finds this very game again
    observation_version: int = 1  # raised with every change of what an observation holds
    clues_version: int = 1  # the same for clues

    def __init__(self) -> None:
        self.usual_settings: dict[int, dict[str, Setting]] = {}  # the options by default, by seats, once checked
        self.blanks: dict[int, S] = {}  # blank states with them, by seats, to begin with a copy of
        self.sights: dict[int, Sight] = {}  # by seats, once somebody has looked

    def __repr__(self) -> str:
        return f"<game {self.name}, content {self.content_version}, for {one_of([str(count) for count in self.seats])}>"

    def __copy__(self) -> Game[S]:
        """A game never changes: its copy is itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A game is pickled by its name: in the house, or in the module of its class."""
        if self.origin is not None:
            return self.origin
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name
        raise PicklingError(f"this game of {self.name} has no name to be found by: get it with labrys.game(...).")

    # ---- what a title provides

    def with_content(self, path: Path) -> Game:
        """The same game with another content file."""
        raise BadSetting(
            f"{self.name} has no content files: leave out {path}.",
            Phrase("error-no-content", {"game": self.name, "path": str(path)}),
        )

    def check(self, seats: int, options: dict[str, Setting]) -> None:
        """Raise `BadSetting` where options, each right by itself, do not go together or not with so many seats."""

    def closed_to(self, seats: int) -> BadSetting | None:
        """Why this content cannot be played by so many, although the rules know it."""
        return None

    def blank(self, seats: int, options: dict[str, Setting]) -> S:
        """A state with its tables but before any set-up."""
        raise NotImplementedError

    def set_up(self, state: S) -> None:
        """Lay out a blank state, drawing on its chance, and push the first decision."""
        raise NotImplementedError

    def action_phrase(self, state: S, action: int) -> Phrase:
        """What a choice is called: by its verb, whose numbers are ``first``, ``second`` and so on."""
        verb, *numbers = self.codec.decode(action)
        return Phrase(f"action-{verb}", dict(zip(("first", "second", "third", "fourth"), numbers, strict=False)))

    def prompt_phrase(self, state: S) -> Phrase:
        """What is asked now: by the name of the decision, and ``who`` is asked."""
        if state.seat is None:
            return Phrase("prompt-over")
        return Phrase(f"prompt-{state.decision}", {"who": seat_phrase(state.seat)})

    def event_phrase(self, state: S, event: Event, viewer: int | None) -> Phrase:
        """What a viewer reads in the log: by the kind of event, ``who`` it happened to, whether that is ``you``, its numbers."""
        seen = {name: value for name, value in event.seen_by(viewer).items() if type(value) in (int, str)}
        you = "yes" if viewer == event.seat else "no"
        return Phrase(f"event-{event.kind}", {**seen, "who": seat_phrase(event.seat), "you": you})  # type: ignore[dict-item]

    def reason_phrase(self, state: S, action: int) -> Phrase | None:
        """Why the seat that is asked cannot do this now; None where what is asked says it as well."""
        return None

    def scored(self, state: S) -> list[dict[str, int]] | None:
        """The points that were scored already, by source, for each seat and then for an automaton.

        None in games whose points are what `State.breakdown` tells, at any time.
        """
        return None

    def named(self, state: S, name: str, value: int) -> Argument:
        """What a player calls a number in an event: ``name`` says what it counts, such as a card or a tile."""
        return value

    def pictures(self, view: Any, say: Callable[[Phrase], str]) -> list[Picture]:
        """The table as a viewer sees it, in pages of text at most 80 wide; ``say`` speaks the viewer's language."""
        return [plain_picture(view, self.view_type, say)]

    def pages(self, view: Any, verbs: Set[str]) -> list[int]:
        """Which of the pictures help most with what is asked now, the best first; ``verbs`` are those of the choices."""
        return [0]

    def sheet(self, say: Callable[[Phrase], str]) -> dict[str, Any]:
        """What a drawn board needs to know and never changes: outlines, cards, names in the language that ``say`` speaks."""
        return plain_sheet(self.view_type, say)

    def observed(self, seats: int) -> tuple[Item, ...]:
        """What an observation tells, in its order; it is the same for all options. Nothing: the game has none."""
        return ()

    def clues(self, seats: int) -> tuple[Item, ...]:
        """What a learner that judges is told in its place, each an `own`, in the order of `State.note_clues`. Nothing: the same."""
        return ()

    def things(self, seats: int, options: dict[str, Setting]) -> tuple[Thing, ...]:
        """What a report of the lab asks about beside seats, scores and lengths: cards, tiles, abilities."""
        return ()

    # ---- what everybody uses

    def observation(self, seats: int | None = None, **options: object) -> Observation:
        """What the numbers mean that `State.observe` fills in, for so many seats."""
        count = self.usual_seats if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise self.wrong_seats(count)
        self.settings(count, options)
        return self.sight(count).observation

    def sight(self, seats: int) -> Sight:
        """The observation of so many seats, ready to be filled in."""
        found = self.sights.get(seats)
        if found is None:
            items = self.observed(seats)
            if not items:
                raise BadSetting(f"{self.name} has no observation: it declares none (`Game.observed`).")
            state = self.blank(seats, self.settings(seats, {}))
            assert state.packing is not None, "only packed fields can be observed"
            layout, flow = state.packing.layout, state.flow
            described = Observation(self.name, self.observation_version, seats, state.sides, layout, flow, items)
            found = self.sights[seats] = Sight(described, flow, self.codec.size)
        return found

    def clues_of(self, seats: int) -> Clues | None:
        """The clues of so many seats, where the game has any."""
        items = self.clues(seats)
        return Clues(self.name, self.clues_version, seats, items) if items else None

    def why_not(self, state: State, seat: int, action: int) -> Phrase | None:
        """Why a seat cannot do something now; None if it can, or if there is nothing to say but what is asked instead.

        The reason is looked for in a state that the seat imagines: it cannot tell more than the seat knows.
        """
        asked = state.seat
        if asked is None:
            return Phrase("why-over")
        if action in state.interrupts():
            return None
        if asked != seat:
            return Phrase("why-turn", {"who": seat_phrase(asked)})
        if action in state.actions():
            return None
        dream: Any = state.imagine(seat, Rng("why"))
        return self.reason_phrase(dream, action)

    def new(self, seats: int | None = None, seed: int | str | None = None, **options: object) -> S:
        """A new game. Without a seed, one is drawn from the system's entropy."""
        return self.begin(seats, seed, options)

    @property
    def usual_seats(self) -> int:
        """The least number of seats at which people play each other."""
        return next((count for count in self.seats if count > 1), self.seats[0])

    def begin(self, seats: int | None, seed: int | str | None, options: dict[str, Any]) -> S:
        """The same with the options as a dict, whatever their names are: for records and other words from outside."""
        count = self.usual_seats if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise self.wrong_seats(count)
        text = secrets.token_hex(16) if seed is None else str(seed) if type(seed) is int else checked_seed(seed)
        kept: Any = None if options else self.blanks.get(count)
        if kept is None:
            kept = self.blank(count, self.settings(count, options))
            if not options and kept.packing is not None:
                self.blanks[count] = kept
        state: Any = opened(self, kept, text)
        return state  # type: ignore[no-any-return]

    def wrong_seats(self, count: object) -> BadSetting:
        """What to say to a number of seats that this game is not for."""
        counts = [str(number) for number in self.seats]
        closed = self.closed_to(count) if type(count) is int else None
        return closed or BadSetting(
            f"{self.name} cannot be played by {count!r}: use {one_of(counts)}.",
            Phrase("error-seats", {"game": self.name, "count": repr(count), "counts": either(counts)}),
        )

    def settings(self, seats: int, given: dict[str, Any]) -> dict[str, Setting]:
        """Every option with its value: the given ones checked, the rest by default."""
        usual = self.usual_settings.get(seats)
        if usual is None or given:
            settings = check_all(self.options, given, seats)
            self.check(seats, settings)
            if given:
                return settings
            self.usual_settings[seats] = usual = settings
        return dict(usual)

    def lay_out(self, state: Any) -> None:
        """Set up a blank state from its seed, up to the first decision."""
        lay_out(self, state)

    def opening(self, state: State) -> list[Event]:
        """What happened when this state was set up."""
        again = self.blank(state.seats, state.options)
        again.seed = state.seed
        events: list[Event] = []
        again.events = events
        self.lay_out(again)
        return events

    def position(self, text: str) -> S:
        """The state that `State.text` wrote; it has no past, so no record can be made of it."""
        try:
            found: dict[str, Any] = json.loads(text)
            if found["game"] != self.name or found["content"] != self.content_version:
                raise BadText(
                    f"this position is of {found['game']} {found['content']}, not {self.name} {self.content_version}."
                )
            settings = check_all(self.options, found["options"], found["seats"])
            self.check(found["seats"], settings)
            state = self.blank(found["seats"], settings)
            state.clear()
            for name in state.field_names():
                value = found[name]
                numbers = value if isinstance(value, list) else [value]
                if not all(map(fits, numbers)) or not state.set_field(name, value):
                    raise BadText(f"{name} of this position has the wrong form.")
            state.recall()
            state.actions()
        except (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise BadText(f"this is not a position of {self.name}: {error}.") from None
        return state

    def decode(self, action: int) -> Decoded:
        """The verb and the numbers of an action."""
        return self.codec.decode(action)

    def encode(self, name: str, *args: int) -> int:
        """The action of a verb with its numbers."""
        return self.codec.encode(name, *args)


def checked_seed(seed: object) -> str:
    """A text that can be a seed."""
    if not isinstance(seed, str):
        raise BadSetting(
            f"{seed!r} cannot be a seed: use a whole number or a text.",
            Phrase("error-seed", {"seed": repr(seed)}),
        )
    if not seed.isascii() and any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadSetting(
            f"{seed!r} cannot be a seed: use a text that a file can hold.",
            Phrase("error-seed-text", {"seed": repr(seed)}),
        )
    return seed


def fits(number: object) -> bool:
    """Is this a whole number that a machine word can hold? Digests pack them so."""
    return type(number) is int and number.bit_length() < 64
