"""A local game: people at this keyboard and bots play in the terminal; it is saved after every action."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from labrys import bots
from labrys.cli.terminal import command_hints, ending, pages, saves
from labrys.cli.terminal.adviser import Adviser
from labrys.cli.terminal.bot_turns import BotTurns
from labrys.cli.terminal.game_screen import GameScreen
from labrys.cli.terminal.log_text import Said, paragraphs
from labrys.cli.terminal.menu import brief
from labrys.cli.terminal.question import Question
from labrys.cli.terminal.screen import Screen
from labrys.cli.terminal.seats import SeatSpec, names, title
from labrys.cli.terminal.tabs import Tabs
from labrys.cli.terminal.typed_commands import Command, Order, understand, vocabulary
from labrys.engine import History, Perspective, Phrase, Picture, Record, Rng, State
from labrys.engine.option import Setting
from labrys.engine.phrase import Argument
from labrys.words import explain

SLOW_SECONDS = 0.3  # of thinking after which a bot counts as slow
READING_SECONDS = 2.0  # to read a sentence, where nobody is at the keyboard
WIDTH, HEIGHT = 80, 24  # every table fits into this
LOG_ACTIONS = 40  # actions whose events may still be on the screen


class Stop(Exception):
    """The person leaves the table; the game is saved."""


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Complete a block before an interrupt (Ctrl-C) takes effect."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt


class LocalGame:
    """One game with its players and the screen."""

    def __init__(
        self,
        history: History,
        chairs: tuple[SeatSpec, ...],
        lang: str,
        path: Path,
        screen: Screen,
        pace: float = 0,
        content: Path | None = None,
        asked_lang: str | None = None,
    ) -> None:
        self.history = history
        self.game = history.state.game
        self.chairs = chairs
        self.thoughts = BotTurns(chairs, self.game)
        self.lang = lang
        self.path = path
        self.screen = screen
        self.pace = pace
        self.content = content
        self.asked_lang = asked_lang
        self.names = names(chairs, self.game, lang)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.person]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.words = vocabulary(self.game.voice, lang, (Command.HINT,))
        self.tabs = Tabs()
        self.slow: set[int] = set()
        self.drawn_at = 0.0
        self.adviser = Adviser(self.say, screen, self.names[: history.state.seats], lang, len(self.people) == 1)
        self.told = 0  # log entries already written to a pipe that looks on

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def options(self) -> dict[str, Setting]:
        return self.state.options

    def say(self, phrase: Phrase) -> str:
        return self.game.voice.say(phrase, self.lang, self.names)

    def ui(self, message: str, **args: Argument) -> str:
        return self.say(Phrase(f"ui-{message}", args))

    # ---- playing

    def play(self) -> None:
        """From here to the end of the game; whatever interrupts it, nothing is lost."""
        self.save()
        self.measure()
        while (seat := self.state.seat) is not None:
            if self.chairs[seat].person:
                self.ask(seat)
            else:
                self.think(seat)
        self.show_ending()

    def measure(self) -> None:
        """Warn if the terminal is too small for the table; the game goes on."""
        width, height = self.screen.console.size
        if not self.screen.live or (width >= WIDTH and height >= HEIGHT):
            return
        needed = f"{WIDTH}x{HEIGHT}"
        self.screen.show(self.screen.wrap(self.ui("small", needed=needed, found=f"{width}x{height}"), "warn"))
        if self.people:
            self.screen.read(self.ui("enter"))
        else:
            time.sleep(READING_SECONDS)

    def act(self, action: int) -> None:
        """Take an action and save it; Ctrl-C waits until both are done."""
        seat = self.state.seat
        with uninterrupted():
            self.history.act(action)
            self.save()
        if seat is not None:
            self.thoughts.note(seat)

    def save(self) -> None:
        saves.write(self.path, self.save_text())

    def save_text(self) -> str:
        texts = tuple(chair.text for chair in self.chairs)
        taken = tuple(self.adviser.taken) if any(self.adviser.taken) else ()
        record = replace(Record.of(self.state), hints=taken)
        return saves.Save(record, texts, self.lang, self.state.over).text()

    def resume_command(self) -> str:
        return command_hints.resume(self.path, self.content)

    # ---- bots

    def think(self, seat: int) -> None:
        """A bot's decision. Its chance comes from seed, seat and step, so a resumed game goes on as it would have."""
        self.look_on(seat)
        rng = Rng(f"{self.state.seed} bot {seat} {self.state.steps}")
        bot = bots.make(self.thoughts.bot(seat), rng)
        began = time.monotonic()
        with self.screen.busy(self.ui("thinking", name=self.names[seat]), seat in self.slow):
            action = bot.choose(Perspective(self.state))
        if time.monotonic() - began > SLOW_SECONDS:
            self.slow.add(seat)
        self.act(action)
        if self.pace:
            time.sleep(self.pace)

    def look_on(self, seat: int) -> None:
        """Show the table while a bot plays; a pipe without people gets the log line by line."""
        if not self.screen.live:
            if not self.people:
                self.tell_pipe()
            return
        now = time.monotonic()
        if self.pace or seat in self.slow or now - self.drawn_at > SLOW_SECONDS:
            self.drawn_at = now
            frame = self.frame(self.at_keyboard if len(self.people) == 1 else None)
            frame.hints = self.ui("hints-watching")
            frame.prompt = ""  # what a bot is asked would read like an order to the person
            frame.below = 1  # for the sentence that it is thinking
            self.screen.show(frame.draw(self.screen), hide=len(self.people) > 1)

    def tell_pipe(self) -> None:
        """Write what happened since the last time."""
        entries = self.history.log[self.told :]
        self.told = len(self.history.log)
        for entry in entries:
            for event in entry:
                self.screen.console.print(self.say(self.game.event_phrase(self.state, event, None)), soft_wrap=True)

    # ---- people

    def ask(self, seat: int) -> None:
        """Put the decision to a person until it is made."""
        hidden = self.hidden()
        if self.at_keyboard != seat:
            if hidden:
                self.hand_over(seat)
            self.at_keyboard = seat
        question = self.new_question()
        while self.state.seat == seat and self.hidden() == hidden:
            steps = self.state.steps
            self.screen.show(self.question_screen(seat, question))
            action = self.answer(self.screen.read("> ").strip(), question)
            if action is not None:
                self.act(action)
            if self.state.steps != steps:
                question = self.new_question(question.message)
        if len(self.people) > 1:
            if hidden:
                self.put_away(seat)
            self.at_keyboard = None

    def new_question(self, message: str = "") -> Question:
        """What the person is asked now."""
        state = self.state
        actions = state.actions()
        labels = [state.describe(action, self.lang, self.names) for action in actions]
        found = Question(
            labels,
            [self.game.codec.text(action) for action in actions],
            self.ui,
            self.game.manners.amounts,
            self.game.manners.last,
        )
        found.message = message
        return found

    def question_screen(self, seat: int, question: Question) -> list[Text]:
        """The screen that puts a decision to a person."""
        frame = self.frame(seat)
        frame.items = question.items()
        frame.page = question.page
        frame.message = question.note()
        return frame.draw(self.screen, self.ui("more-choices"))

    def answer(self, typed: str, question: Question) -> int | None:
        """The chosen action, if there is one; otherwise ``question`` has been told what to show."""
        order = None if question.menu.capitals(typed) else understand(typed, self.words)
        if order is not None:
            question.message = ""
            self.obey(order, question)
            return None
        place = question.answer(typed)
        return None if place is None else self.state.actions()[place]

    def obey(self, order: Order, question: Question) -> None:
        """Carry out a command."""
        if order.command is Command.QUIT:
            raise Stop
        if order.command is Command.UNDO:
            self.undo(question)
        elif order.command is Command.LOG:
            pages.read(self.screen, self, pages.log_lines(self), last=True)
        elif order.command is Command.HELP:
            pages.read(self.screen, self, pages.help_lines(self))
        elif order.command is Command.SAVE:
            question.message = self.save_copy(order.argument)
        elif order.command is Command.PAGE:
            question.message = self.turn_page(order.argument)
        elif order.command is Command.HINT:
            question.message = self.adviser.advice(self.state)
            self.save()  # with how many were taken
        else:
            question.page += 1

    def undo(self, question: Question) -> None:
        seat = self.state.seat
        if seat is None or not self.history.undo_depth(seat):
            question.message = self.ui("no-undo")
            return
        with uninterrupted():
            self.history.undo(seat)
            self.save()
        question.whole()
        question.message = self.ui("undone")

    def save_copy(self, name: str) -> str:
        """Write a copy where the person says; the answer says where it is, or why not."""
        if not name:
            return self.ui("save-where", path=str(self.path))
        try:
            path = Path(name).expanduser()
            saves.check_target(path, Record.of(self.state))
            saves.write(path, self.save_text())
        except saves.BadFile as error:
            return explain(error, self.lang)
        return self.ui("save-done", path=name)

    def turn_page(self, name: str) -> str:
        """Show another page of the picture; the answer says why not."""
        found = [picture.name for picture in self.pictures(self.at_keyboard)]
        if len(found) == 1:
            return self.ui("no-page")
        if not self.tabs.turn(name, found):
            return self.ui("which-page", text=brief(name), pages=len(found))
        return ""

    # ---- several people at one keyboard

    def hidden(self) -> bool:
        """True if the others at the keyboard must not see what is asked now."""
        return not self.game.manners.open_table or self.state.decision in self.game.secret

    def hand_over(self, seat: int) -> None:
        """Clear the screen until the next person confirms that they are there."""
        lines = [*self.screen.wrap(self.ui("pass", name=self.names[seat]), "strong")]
        self.screen.show([*lines, *self.screen.wrap(self.ui("pass-hint"), "dim")], hide=True)
        self.screen.read(self.ui("enter"))

    def put_away(self, seat: int) -> None:
        """Show a person how their turn ended, then clear the screen."""
        if not self.state.over:
            frame = self.frame(seat)
            frame.prompt = self.ui("turn-done", name=self.names[seat])
            frame.hints = ""
            self.screen.show(frame.draw(self.screen))
            self.screen.read(self.ui("enter"))
            self.screen.show([], hide=True)

    # ---- what is seen

    def pictures(self, viewer: int | None) -> list[Picture]:
        return self.game.pictures(self.state.view(viewer), self.say)

    def frame(self, viewer: int | None) -> GameScreen:
        """The table as a viewer sees it, with the latest of the log and no choices."""
        view = self.state.view(viewer)
        found = self.game.pictures(view, self.say)
        verbs = [self.game.codec.text(action) for action in self.state.actions()]
        shown = self.tabs.order(self.game, view, found, verbs)
        hints = self.ui("hints-pages" if len(found) > 1 else "hints")
        prompt = self.state.prompt(self.lang, self.names)
        return GameScreen(title(self.game, self.lang), hints, shown, found, self.log(viewer, LOG_ACTIONS), prompt)

    def log(self, viewer: int | None, tail: int | None = None) -> list[Said]:
        """The log in paragraphs, one for each run of events about one seat."""
        known = self.known(viewer)
        first = 0 if tail is None else max(len(self.history.log) - tail, 0)
        return paragraphs(
            Said(self.say(self.game.event_phrase(self.state, event, viewer)), event.seat, number >= known)
            for number, entry in enumerate(self.history.log[first:], first)
            for event in entry
        )

    def known(self, viewer: int | None) -> int:
        """How much of the log the viewer has seen: everything up to the end of the last turn but one."""
        seats = [seat for seat, _ in self.history.marks]
        at = len(seats)
        while at and seats[at - 1] == viewer:
            at -= 1
        while at and seats[at - 1] != viewer:
            at -= 1
        return at

    # ---- the end

    def show_ending(self) -> None:
        """The last screen."""
        state = self.state
        names, ranking, breakdown = list(self.names), state.ranking(), state.breakdown()
        winners = [name for name, rank in zip(names, ranking, strict=True) if rank == 1]
        winners = winners or [self.say(Phrase("automaton"))]
        rival = state.rival()
        if rival is not None:
            names.append(self.say(Phrase("automaton")))
            ranking.append(3 - ranking[0])
            breakdown.append(rival)
        table = ending.table_lines(self, names, ranking, breakdown)
        if self.people or self.screen.live:
            frame = self.frame(self.people[0] if len(self.people) == 1 else None)
            frame.hints = ""
            frame.prompt = self.ui("result", winners=len(winners), names=", ".join(winners))
            ending.show_frame(self.screen, frame, table, hide=len(self.people) > 1)
        else:
            self.tell_pipe()
            self.screen.show(table)
        chairs = ",".join(chair.text for chair in self.chairs)
        self.print_line(self.ui("record", path=str(self.path)))
        command = command_hints.again(self.game, chairs, self.options, self.content, self.asked_lang)
        self.print_line(self.ui("again", command=command))

    def print_line(self, text: str) -> None:
        self.screen.console.print(text, soft_wrap=True)
