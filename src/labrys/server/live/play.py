"""A game in play, folded from a table's entries. No database, no sockets: the same entries give the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from labrys.engine import Event, Game, History, State
from labrys.engine.option import Setting
from labrys.engine.seal import LOTS, Seal, new_secret
from labrys.server.live.clock import Clock
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Act, ClockInfo, Move, Request
from labrys.server.storage.entry import Entry, Kind, Standing

MOST_ENTRIES = 20_000  # entries, of which no game that is played to its end has half as many
PAUSE_MS = 60_000  # in which the last person who left may come back before bots play on among themselves
EXTRA_KINDS = ("undo", "ask", "back")  # what does not bring a game to its end
MOST_EXTRAS, EXTRAS_PER_ACTION = (
    200,
    3,
)  # how many of them one seat may add to a log, and for each action of the longest way so far


class Play:
    """A running game: position, clock, requests, who is away, and which messages were already applied."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Setting],
        seed: str,
        bots: list[str | None],
        clock: ClockInfo,
        now: int,
    ) -> None:
        self.history = History(game.new(len(bots), seed, **options))
        self.bots = bots
        self.clock = Clock(clock, len(bots), now)
        self.version = 0
        self.began = now
        self.latest = now
        self.ahead = 0  # milliseconds by which entries are ahead of the time that people are told
        self.away = [False] * len(bots)
        self.paused = 0  # until when bots wait for the last person who left
        self.request: Request | None = None
        self.closed = False
        self.keys: dict[tuple[str, str], Entry] = {}
        self.moved = 0  # the version at which the position changed last
        self.news: list[list[Event]] = [[]]  # by version
        self.played: list[int] = [0]  # actions, by version
        self.furthest = 0  # the most actions that were ever played
        self.extras = [0] * len(bots)  # what each seat did beside playing on
        self.hints = [0] * len(bots)  # decisions in which each seat took a hint
        self.hinted = -1  # the version of the position in which the latest one was taken
        self.thoughts = [0] * len(bots)  # decisions that the house took for each seat in its turn
        self.look()

    @property
    def state(self) -> State:
        return self.history.state

    def look(self) -> None:
        """Note whether the game is over and which seat is asked: every caller needs to know after each entry."""
        state = self.history.state
        self.over = self.closed or state.over
        self.turn = None if self.closed else state.seat

    @property
    def has_people(self) -> bool:
        """True if a person plays here; False if only bots do."""
        return any(self.by_person(seat) for seat in range(len(self.bots)))

    @property
    def full(self) -> bool:
        """True if the log is at its limit: a game without an end would grow forever."""
        return self.version >= MOST_ENTRIES

    def by_person(self, seat: int | None) -> bool:
        """True if a person plays this seat now."""
        return seat is not None and self.bots[seat] is None and not self.away[seat]

    @property
    def deadline(self) -> int | None:
        return self.clock.deadline(self.turn, self.by_person(self.turn))

    # ---- folding

    def apply(self, entry: Entry) -> None:
        """Apply an entry, completely or not at all: `Refused` or `IllegalAction` leave everything as it was."""
        self.check_next(entry)
        asked, runs = self.turn, self.runs(entry)
        events = TAKE[entry.kind](self, entry)
        self.look()
        self.note(entry, events, asked, runs)
        entry.turn = self.turn
        by_house = self.turn is not None and not self.by_person(self.turn)
        entry.due = max(entry.at, self.paused) if by_house else self.deadline

    def load(self, entries: list[Entry]) -> Iterator[None]:
        """Take in a whole log, of which only the actions that remain are played: the same as to apply all of it.

        Of what was taken back everything counts (clocks, answers, who was asked) but for its events, which nobody sees any
        more. It goes entry by entry, so that whoever loads may let others in between.
        """
        state = self.state
        standing = Standing(state.seed or "")
        for entry in entries:
            standing.take(entry)
            yield
        if standing.seed != state.seed:
            self.history = History(state.game.begin(state.seats, standing.seed, dict(state.options)))
        played = {entry.number for entry in standing.actions}
        for entry in entries:
            self.check_open()
            self.check_next(entry)
            asked, runs = self.turn, self.runs(entry)
            if entry.kind == "undo" or (entry.kind == "act" and entry.number not in played):
                events = self.undone(entry) if entry.kind == "undo" else []
                self.request = None
            else:
                events = TAKE[entry.kind](self, entry)
                self.look()
            self.turn = None if self.over else entry.turn  # as it was then, on a way that was left since
            self.note(entry, events, asked, runs)
            yield
        self.look()

    def check_next(self, entry: Entry) -> None:
        if entry.number != self.version + 1:
            raise Refused("stale", f"entry {entry.number} does not follow {self.version}: read the table again.")

    def check_open(self) -> None:
        """Refuse a move at a game that is over or full. Called once for each move, before it is planned."""
        if self.over:
            raise Refused("state", "the game is over: ask for a rematch.")

    def runs(self, entry: Entry) -> bool:
        """True if the time up to an entry is charged to the person who was asked."""
        return self.by_person(self.turn) and entry.kind != "reopen"

    def note(self, entry: Entry, events: list[Event], asked: int | None, runs: bool) -> None:
        """All that an entry changes beside the game itself."""
        self.version = entry.number
        self.latest = entry.at
        self.news.append(events)
        played = self.played[-1]
        self.played.append(played + 1 if entry.kind == "act" else entry.back_to[0] if entry.kind == "undo" else played)
        self.furthest = max(self.furthest, self.played[-1])
        if entry.kind in ("start", "act", "undo"):
            self.moved = entry.number
            self.count_thought(entry)
        if entry.kind in EXTRA_KINDS:
            self.extras[entry.seat] += 1
        self.clock.pass_time(entry.at, asked, runs, self.turn, self.played[-1])
        if entry.kind == "back" and entry.seat == self.turn:
            self.clock.welcome(entry.seat, entry.at)
        if self.request is not None:
            self.request.waiting = self.missing()
        if entry.person is not None and entry.key is not None:
            self.keys[entry.person, entry.key] = entry

    def count_thought(self, entry: Entry) -> None:
        """Count a bot's decisions in its turn, which lasts from one action of a person to the next.

        Where only bots play, a bot's turn lasts until another bot has moved.
        """
        if entry.kind != "act" or self.by_person(entry.seat):
            self.thoughts = [0] * len(self.bots)
        elif self.has_people:
            self.thoughts[entry.seat] += 1
        else:
            mine = self.thoughts[entry.seat] + 1
            self.thoughts = [mine if seat == entry.seat else 0 for seat in range(len(self.bots))]

    def take_start(self, entry: Entry) -> list[Event]:
        return list(self.state.opening)

    def take_act(self, entry: Entry) -> list[Event]:
        action = self.state.game.codec.parse(entry.text)
        out_of_turn = action not in self.state.actions()
        if out_of_turn and action in self.state.interrupts():
            if self.state.game.codec.decode(action)[1:] != (entry.seat,):
                raise Refused("forbidden", "only who sits there can leave that seat.")
        elif self.turn != entry.seat:
            raise Refused("turn", "it is not your turn: wait until you are asked.")
        events = self.history.act(action)
        self.request = None
        return events

    def take_undo(self, entry: Entry) -> list[Event]:
        self.history.rewind(*entry.back_to)
        self.request = None
        return self.undone(entry)

    @staticmethod
    def undone(entry: Entry) -> list[Event]:
        to, secret = entry.back_to
        told = Event("table-undo", entry.seat, {"to": to})
        return [told, Event("table-fresh", -1)] if secret else [told]

    def take_ask(self, entry: Entry) -> list[Event]:
        self.request = Request(entry.seat, int(entry.text), [], [])
        return [Event("table-ask", entry.seat, {"to": int(entry.text)})]

    def take_agree(self, entry: Entry) -> list[Event]:
        assert self.request is not None
        self.request.agreed.append(entry.seat)
        return [Event("table-agree", entry.seat)]

    def take_decline(self, entry: Entry) -> list[Event]:
        self.request = None
        return [Event("table-decline", entry.seat)]

    def take_hint(self, entry: Entry) -> list[Event]:
        self.hints[entry.seat] += 1
        self.hinted = self.moved
        return [Event("table-hint", entry.seat)]

    def take_away(self, entry: Entry) -> list[Event]:
        self.away[entry.seat] = True
        self.paused = 0 if self.has_people else entry.at + PAUSE_MS
        return [Event("table-away", entry.seat)]

    def take_back(self, entry: Entry) -> list[Event]:
        self.away[entry.seat] = False
        self.paused = 0
        return [Event("table-back", entry.seat)]

    def take_reopen(self, entry: Entry) -> list[Event]:
        return []

    def take_close(self, entry: Entry) -> list[Event]:
        self.closed = True
        return [Event("table-close", -1)]

    # ---- what may be asked for

    def done(self, person: str, move: Move) -> int | None:
        """The version that a message led to, if it was applied already."""
        entry = self.keys.get((person, move.id))
        if entry is None:
            return None
        parse = self.state.game.codec.parse
        if isinstance(move, Act) and (entry.kind != "act" or parse(entry.text) != parse(move.action)):
            raise Refused("bad", "this id was used for something else: give each message an id of its own.")
        return entry.number

    def stands(self, move: Move, version: int) -> bool:
        """True if nothing that matters has changed since a message's version; for an action, only the position does."""
        return self.stands_since(version) if isinstance(move, Act) else version == self.version

    def stands_since(self, version: int) -> bool:
        """True if the position is the one that it was at a version."""
        return self.moved <= version <= self.version

    def latest_of(self, seat: int) -> int | None:
        """How many actions had been played before the seat's latest one."""
        marks = self.history.marks
        return next((at for at in range(len(marks) - 1, -1, -1) if marks[at][0] == seat), None)

    def check_extra(self, seat: int) -> None:
        """Limit how often a seat goes back and forth: each visitor reads the whole log, so it must not grow forever."""
        if self.extras[seat] >= MOST_EXTRAS + EXTRAS_PER_ACTION * self.furthest:
            raise Refused(
                "often",
                f"you have taken back, asked to go back and returned {self.extras[seat]} times: play on first, and you may "
                "again.",
            )

    def undo_to(self, seat: int) -> int:
        """How many actions remain when the seat takes its latest one back by itself."""
        if self.history.undo_depth(seat) == 0:
            raise Refused(
                "illegal", "nothing can be undone: since your last action something was revealed or moved on."
            )
        return len(self.history.marks) - 1

    def undo_text(self, to: int) -> str:
        """Going back by consent; past something that was revealed, chance is new from there on."""
        if not self.history.hides(to):
            return str(to)
        if len(Seal(self.state.seed or "").lots) >= LOTS:
            raise Refused("state", f"chance was renewed {LOTS} times at this table, which is the most: play on.")
        return f"{to} {new_secret()}"

    def check_ask(self, seat: int, to: int) -> None:
        if self.request is not None:
            raise Refused("state", "something is asked already: agree to it or decline it first.")
        if not 0 <= to < len(self.history.marks):
            raise Refused("bad", f"only {len(self.history.marks)} actions were played: ask for fewer to remain.")

    def check_answer(self, seat: int, agrees: bool) -> None:
        if self.request is None:
            raise Refused("state", "nothing is asked: there is nothing to answer.")
        if agrees and (seat == self.request.seat or seat in self.request.agreed):
            raise Refused("state", "you have agreed already: wait for the others.")

    def missing(self, seat: int | None = None) -> list[int]:
        """The seats that have not agreed to the request; ``seat`` counts as agreeing."""
        assert self.request is not None
        agreed = {*self.request.agreed, seat}
        return [other for other in self.must_agree(self.request.seat) if other not in agreed]

    def settled_without(self, seat: int) -> bool:
        """True if everybody present agrees to the request once this seat's person has gone."""
        assert self.request is not None
        here = [other for other in self.must_agree(self.request.seat) if other != seat and not self.away[other]]
        return bool(here) and all(other in self.request.agreed for other in here)

    def must_agree(self, seat: int) -> list[int]:
        """The seats whose consent is needed: those of all other persons present or, if there are none, of those away."""
        others = [other for other, bot in enumerate(self.bots) if bot is None and other != seat]
        return [other for other in others if not self.away[other]] or others

    def leave_action(self, seat: int) -> str | None:
        """The action by which the rules let a seat leave, if they do."""
        codec = self.state.game.codec
        for action in self.state.interrupts():
            if codec.decode(action) == ("leave", seat):
                return codec.text(action)
        return None


TAKE: dict[Kind, Callable[[Play, Entry], list[Event]]] = {
    "start": Play.take_start,
    "act": Play.take_act,
    "undo": Play.take_undo,
    "ask": Play.take_ask,
    "agree": Play.take_agree,
    "decline": Play.take_decline,
    "hint": Play.take_hint,
    "away": Play.take_away,
    "back": Play.take_back,
    "reopen": Play.take_reopen,
    "close": Play.take_close,
}
