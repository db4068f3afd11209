"""``labrys join ADDRESS``: play at a table of a house from the terminal, through the same protocol as everybody."""

from __future__ import annotations

import getpass
from typing import Any

import click

import labrys
from labrys.cli.chairs import title
from labrys.cli.commands import Command, understand, vocabulary
from labrys.cli.frame import Frame, Said
from labrys.cli.menu import Item, Menu
from labrys.cli.remote import Host, Remote, parts_of
from labrys.cli.screen import Screen, open_screen
from labrys.engine import Phrase
from labrys.engine.phrase import Argument
from labrys.words import check_language

LOG_TAIL = 30


@click.command("join")
@click.argument("address")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="For a new table: you, open, invited, a bot's level such as fair, or automaton:LEVEL.",
)
@click.option("--name", help="What the others call you; by default as you are called here.")
@click.option("--lang", default="en", metavar="LANG", help="en or fr.")
@click.option("--watch", is_flag=True, help="Only look on.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR does the same.")
def command(
    address: str, game: str | None, seats: str | None, name: str | None, lang: str, watch: bool, no_color: bool
) -> None:
    """Sit down at the table behind ADDRESS and play; with GAME, make a new table at that house first."""
    check_language(lang)
    base, table, link = parts_of(address)
    host = Host(base, name or getpass.getuser(), lang)
    if game is not None:
        table = new_table(host, game, seats)
    if not table:
        show_lists(host)
        return
    if not watch:
        sit_down(host, table, link)
    remote = Remote(host, table, lang)
    try:
        Visit(remote, open_screen(not no_color)).play()
    except EOFError:
        pass
    finally:
        remote.close()


def new_table(host: Host, game: str, seats: str | None) -> str:
    labrys.game(game)
    wishes: list[dict[str, str]] = []
    for who in (seats or "you,open").split(","):
        kind = who.strip()
        if kind.startswith("automaton"):
            wishes.append({"kind": "automaton", "level": kind.partition(":")[2]})
        else:
            wishes.append({"kind": kind} if kind in ("you", "open", "invited") else {"kind": "bot", "level": kind})
    made = host.ask("/api/tables", {"game": game, "seats": wishes, "public": True})
    click.echo(made["url"])
    for seat, wish in enumerate(wishes):
        if wish["kind"] == "invited":
            click.echo(host.ask(f"/api/tables/{made['id']}/seats/{seat}/link", {})["url"])
    return str(made["id"])


def show_lists(host: Host) -> None:
    """What there is to do at this house."""
    mine, open_ones = host.ask("/api/me/tables")["tables"], host.ask("/api/tables")["tables"]
    for brief in [*mine, *(brief for brief in open_ones if brief["id"] not in {one["id"] for one in mine})]:
        who = ", ".join(name or "…" for name in brief["seats"])
        mark = "▶" if brief["your_turn"] else " "
        click.echo(f"{mark} {brief['game']:8} {brief['status']:8} {host.base}/t/{brief['id']}  {who}")
    if not mine and not open_ones:
        click.echo(f"No table is open at {host.base}: make one with labrys join {host.base} GAME.")


def sit_down(host: Host, table: str, link: str) -> None:
    """Take a seat if there is one for us; otherwise look on."""
    info = host.ask(f"/api/tables/{table}")
    free = any(seat["kind"] == "open" and not seat["name"] for seat in info["seats"])
    if info.get("you") is None and (link or (free and info["status"] == "open")):
        host.ask(f"/api/tables/{table}/sit", {"link": link} if link else {})


class Visit:
    """One person at one table, at this keyboard."""

    def __init__(self, remote: Remote, screen: Screen) -> None:
        self.remote = remote
        self.screen = screen
        self.message = ""
        self.page = 0
        self.filter = ""

    def play(self) -> None:
        remote = self.remote
        while not remote.info:
            remote.receive()
        self.game = labrys.game(remote.info["game"])
        self.words = vocabulary(self.game.voice, remote.lang)
        self.wait_for_start()
        while not remote.over:
            if remote.update.get("choices"):
                self.ask()
            else:
                self.show()
                remote.receive()
                remote.drain()
        self.show()
        self.screen.console.print(self.result(), soft_wrap=True)

    def say(self, phrase: Phrase) -> str:
        return self.game.voice.say(phrase, self.remote.lang, self.remote.names)

    def ui(self, message: str, **args: Argument) -> str:
        return self.say(Phrase(f"ui-{message}", args))

    def wait_for_start(self) -> None:
        """Before the game: the owner's client starts it as soon as every seat is taken."""
        remote = self.remote
        while not remote.update:
            info = remote.info
            taken = sum(1 for seat in info["seats"] if seat["name"])
            if info["status"] == "open":
                self.screen.console.print(self.ui("waiting", taken=taken, all=len(info["seats"])), soft_wrap=True)
                if info.get("owner") and taken == len(info["seats"]):
                    remote.host.ask(f"/api/tables/{remote.table}/start", {})
            remote.receive()

    # ---- the screen

    def frame(self) -> Frame:
        remote = self.remote
        found = self.game.pictures(remote.view, self.say)
        picture = found[self.page % len(found)]
        log = [Said(event["text"], max(event["seat"], 0), True) for event in remote.log[-LOG_TAIL:]]
        log += [Said(f"{line['name']}: {line['text']}", line.get("seat") or 0, False) for line in remote.chat[-3:]]
        return Frame(title(self.game, remote.lang), self.ui("hints-table"), picture, log, remote.update["prompt"])

    def show(self, menu: Menu | None = None) -> None:
        frame = self.frame()
        frame.message, self.message = self.message, ""
        if menu is not None:
            frame.items = [Item(place + 1, menu.labels[place]) for place in menu.find(self.filter).places]
        self.screen.show(frame.draw(self.screen, self.ui("more-choices")))

    def result(self) -> str:
        ranking = self.remote.update.get("ranking")
        if ranking is None:
            return self.say(Phrase("table-close"))
        names = self.remote.names
        winners = [name for name, rank in zip(names, ranking, strict=False) if rank == 1] or names[len(ranking) :]
        return self.ui("result", winners=len(winners), names=", ".join(winners))

    # ---- asking

    def ask(self) -> None:
        """Put the decision to the person until it is made or something else happens."""
        choices: list[dict[str, Any]] = self.remote.update["choices"]
        menu = Menu([choice["text"] for choice in choices])
        self.show(menu)
        typed = self.screen.read("> ").strip()
        order = understand(typed, self.words)
        if order is not None:
            self.obey(order.command)
        elif typed.startswith('"'):
            self.message = self.remote.do("say", room="table", text=typed.strip('" ') or "…")
        else:
            self.choose(typed, menu, choices)

    def choose(self, typed: str, menu: Menu, choices: list[dict[str, Any]]) -> None:
        text = typed.removeprefix("/").strip()
        place: int | None = None
        if text.isdecimal():
            place = int(text) - 1 if 1 <= int(text) <= len(choices) else None
            if place is None:
                self.message = self.ui("no-number", number=text, all=len(choices))
                return
        else:
            found = menu.find(text or self.filter)
            if len(found.places) == 1 and (found.sure or not text):
                place = found.places[0]
            elif not found.places:
                self.message = self.ui("no-match", text=text, all=len(choices))
                return
            self.filter = text
        if place is not None:
            self.filter = ""
            version = self.remote.update["version"]
            self.message = self.remote.do("act", version=version, action=choices[place]["action"])

    def obey(self, command: Command) -> None:
        remote = self.remote
        if command is Command.QUIT:
            raise EOFError
        if command is Command.UNDO:
            version = remote.update["version"]
            self.message = remote.do("undo", version=version) or self.ui("undone")
        elif command is Command.PAGE:
            self.page += 1
        elif command is Command.LOG:
            self.screen.show([row for event in remote.log for row in self.screen.wrap(event["text"])])
            self.screen.read(self.ui("enter"))
        elif command is Command.HELP:
            self.screen.show([row for line in self.ui("help").splitlines() for row in self.screen.wrap(line)])
            self.screen.read(self.ui("enter"))
        else:
            self.message = self.ui("what", all=len(remote.update["choices"]))
