"""A remote game: one person at this keyboard plays at a table of another house."""

from __future__ import annotations

import select
import sys

from labrys.cli.remote import consent
from labrys.cli.remote.client import Remote
from labrys.cli.remote.offer import shown_here
from labrys.cli.terminal import ending, pages
from labrys.cli.terminal.game_screen import GameScreen
from labrys.cli.terminal.log_text import Said, paragraphs
from labrys.cli.terminal.menu import brief, plain
from labrys.cli.terminal.question import Question
from labrys.cli.terminal.screen import Screen
from labrys.cli.terminal.seats import title
from labrys.cli.terminal.tabs import Tabs
from labrys.cli.terminal.typed_commands import Command, Order, understand, vocabulary
from labrys.engine import Phrase, Picture
from labrys.engine.phrase import Argument

LOG_EVENTS = 60  # events that may still be on the screen
GLANCE_SECONDS = 0.2  # between looking at the line and at the keyboard


class RemoteGame:
    """Shows a remote table and sends what is typed."""

    def __init__(self, remote: Remote, screen: Screen, notice: str = "") -> None:
        self.remote = remote
        self.screen = screen
        self.tabs = Tabs()
        self.message = notice  # messages from before the first screen, which would overwrite them

    def play(self) -> None:
        remote = self.remote
        while not remote.info:
            remote.receive()
        self.game = shown_here(remote.info["game"], f"{remote.host.base}/t/{remote.table}")
        self.lang = remote.lang
        self.wait_for_start()
        while not remote.over:
            if remote.update.get("choices"):
                self.ask()
            else:
                self.look_on()
        self.show_result()

    def understand(self, typed: str) -> Order | None:
        """The command in a line, if it is one that means something now."""
        more = consent.commands(self.remote.update, self.remote.you)
        return understand(typed, vocabulary(self.game.voice, self.lang, more))

    def say(self, phrase: Phrase) -> str:
        return self.game.voice.say(phrase, self.lang, self.remote.names)

    def ui(self, message: str, **args: Argument) -> str:
        return self.say(Phrase(f"ui-{message}", args))

    def wait_for_start(self) -> None:
        """Before the game: the owner's client starts it as soon as every seat is taken."""
        remote = self.remote
        started = False  # other messages may come before the first position
        while not remote.update:
            info = remote.info
            taken = sum(1 for seat in info["seats"] if seat["name"])
            if info["status"] == "open":
                self.screen.console.print(self.ui("waiting", taken=taken, all=len(info["seats"])), soft_wrap=True)
                if info.get("owner") and taken == len(info["seats"]) and not started:
                    remote.host.ask(f"/api/tables/{remote.table}/start", {})
                    started = True
            typed = self.listen()
            order = self.understand(typed) if typed else None
            if order is not None and order.command is Command.QUIT:
                raise EOFError

    # ---- the screen

    @property
    def at_keyboard(self) -> int | None:
        return self.remote.you

    @property
    def options(self) -> dict[str, object]:
        found: dict[str, object] = self.remote.view.get("options", {})
        return found

    def pictures(self, viewer: int | None = None) -> list[Picture]:
        return self.game.pictures(self.remote.view, self.say)

    def log(self, viewer: int | None, tail: int = 0) -> list[Said]:
        """What happened in paragraphs, one for each run of events about one seat."""
        return paragraphs(Said(str(event["text"]), max(event["seat"], 0), True) for event in self.remote.log[-tail:])

    def frame(self) -> GameScreen:
        remote = self.remote
        found = self.pictures()
        choices = [choice["action"] for choice in remote.update.get("choices", [])]
        shown = self.tabs.order(self.game, remote.view, found, choices)
        log = self.log(remote.you, LOG_EVENTS)
        log += [Said(f"{line['name']}: {line['text']}", line.get("seat") or 0, False) for line in remote.chat[-3:]]
        hints = self.ui("hints-table-pages" if len(found) > 1 else "hints-table")
        prompt = [*consent.sentences(remote.update, remote.you, remote.names, self.ui), remote.update["prompt"]]
        return GameScreen(title(self.game, self.lang), hints, shown, found, log, "\n".join(prompt))

    def show_result(self) -> None:
        """The last screen: who won, and every point by its source."""
        update = self.remote.update
        ranking = update.get("ranking")
        if ranking is None:
            self.screen.console.print(self.say(Phrase("table-close")), soft_wrap=True)
            return
        names = self.remote.names
        winners = [name for name, rank in zip(names, ranking, strict=False) if rank == 1] or names[len(ranking) :]
        frame = self.frame()
        frame.hints = ""
        frame.prompt = self.ui("result", winners=len(winners), names=", ".join(winners))
        table = ending.table_lines(self, names[: len(ranking)], ranking, update["points"])
        ending.show_frame(self.screen, frame, table)

    # ---- looking on

    def look_on(self) -> None:
        """While others are asked: show what happens; the player may turn pages and chat."""
        frame = self.frame()
        frame.message, self.message = self.message, ""
        self.screen.show(frame.draw(self.screen))
        self.mark()
        typed = self.listen()
        if typed is None:
            self.remote.drain()
        else:
            self.meanwhile(typed)

    def mark(self) -> None:
        """Show the prompt."""
        if self.screen.live:
            print("> ", end="", flush=True)

    def listen(self) -> str | None:
        """Wait for a message or, at a keyboard, for a typed line; returns the line, or None after a message."""
        while self.remote.receive(GLANCE_SECONDS if self.screen.live else None) is None:
            if select.select([sys.stdin], [], [], 0)[0]:
                return self.screen.read("").strip()
        return None

    def meanwhile(self, typed: str) -> None:
        """Carry out what may be typed while others are asked."""
        order = self.understand(typed)
        if typed.startswith('"'):
            self.chat(typed)
        elif order is not None and order.command is not Command.UNDO:
            self.message = self.obey(order)
        elif typed:
            self.message = self.ui("not-asked")

    # ---- questions

    def ask(self) -> None:
        """Show the decision until the person decides or something else happens."""
        remote = self.remote
        choices = remote.update["choices"]
        version = remote.update["version"]
        texts = [choice["action"] for choice in choices]
        question = Question(
            [choice["text"] for choice in choices], texts, self.ui, self.game.manners.amounts, self.game.manners.last
        )
        question.message, self.message = self.message, ""
        while remote.update["version"] == version and not remote.over:
            frame = self.frame()
            frame.items, frame.page, frame.message = question.items(), question.page, question.note()
            self.screen.show(frame.draw(self.screen, self.ui("more-choices")))
            typed = self.read()
            if typed is None:
                continue
            order = None if question.menu.capitals(typed) else self.understand(typed)
            if typed.startswith('"'):
                self.chat(typed)
                question.message = self.message
            elif order is not None and order.command is Command.MORE:
                question.message = ""
                question.page += 1
            elif order is not None:
                question.message = self.obey(order)
            elif (place := question.answer(typed)) is not None:
                question.message = self.do("act", version=version, action=texts[place])
        self.message = question.message

    def read(self) -> str | None:
        """A line from the person; None if a message came first. A pipe is read line by line."""
        if self.screen.live:
            self.mark()
            typed = self.listen()
        else:
            typed = self.screen.read("> ").strip()
        self.remote.drain()
        return typed

    def do(self, kind: str, **more: object) -> str:
        """Send a request; returns the reason of a refusal, or nothing."""
        text = self.remote.do(kind, **more)
        return self.remote.host.refusal(self.remote.code, text) if text else ""

    def chat(self, typed: str) -> None:
        room = "gallery" if self.remote.you is None else "table"
        self.message = self.do("say", room=room, text=typed.strip('" ') or "…")

    def obey(self, order: Order) -> str:
        """Carry out a command; returns what to show about it."""
        remote = self.remote
        if order.command is Command.QUIT:
            raise EOFError
        if order.command is Command.UNDO:
            if not remote.update.get("undo"):
                return self.ui("no-undo")
            return self.do("undo", version=remote.update["version"]) or self.ui("undone")
        if order.command is Command.PAGE:
            return self.turn_page(order.argument)
        if order.command is Command.LOG:
            pages.read(self.screen, self, pages.log_lines(self), last=True)
        elif order.command is Command.HELP:
            pages.read(self.screen, self, pages.help_lines(self, "help-table"))
        elif order.command is Command.SAVE:
            return self.ui("save-house")
        elif order.command is not Command.LEAVE or self.sure():
            return self.do(**consent.message(order.command, remote.update))
        return ""

    def sure(self) -> bool:
        """Ask for confirmation before leaving, and say what leaving means."""
        own = self.game.interruption is not None
        follows = self.say(Phrase("leaving")) if own else self.ui("leave-bot")
        self.screen.console.print(follows)
        typed = plain(self.screen.read(self.ui("leave-sure")).strip())
        return typed in (plain(self.ui("yes")), "yes")

    def turn_page(self, name: str) -> str:
        found = [picture.name for picture in self.pictures()]
        if len(found) == 1:
            return self.ui("no-page")
        return "" if self.tabs.turn(name, found) else self.ui("which-page", text=brief(name), pages=len(found))
