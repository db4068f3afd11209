"""``labrys join ADDRESS``: play at a table of a house from the terminal, through the same protocol as everybody."""

from __future__ import annotations

import getpass
import sys

import click

from labrys.cli.arguments.refusals import system_language
from labrys.cli.remote.client import Host, Remote, parts_of
from labrys.cli.remote.offer import offer, shown_here
from labrys.cli.remote.remote_game import RemoteGame
from labrys.cli.remote.seat_wishes import wishes
from labrys.cli.terminal import command_hints
from labrys.cli.terminal.screen import open_screen
from labrys.engine import BadSetting
from labrys.server.people import names
from labrys.server.protocol.errors import Refused
from labrys.words import check_language, refusal


@click.command("join")
@click.argument("address")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="For a new table: you, open, invited, a bot of that house such as rhyta or 3, or automaton:LEVEL.",
)
@click.option("--public", is_flag=True, help="List a new table for everybody at the house; else its link is all.")
@click.option("--name", help="What the others call you; you are asked for it when you come for the first time.")
@click.option("--lang", metavar="LANG", help="en or fr; by default as the system says.")
@click.option("--watch", is_flag=True, help="Only look on.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR does the same.")
def command(
    address: str,
    game: str | None,
    seats: str | None,
    public: bool,
    name: str | None,
    lang: str | None,
    watch: bool,
    no_color: bool,
) -> None:
    """Sit down at the table behind ADDRESS and play; with GAME, make a new table at that house first."""
    lang = check_language(lang) if lang else system_language()
    base, table, link = parts_of(address)
    if name is not None:
        name = check_name(name)
    host = Host(base, lang)
    asked = [] if game is None else wishes(seats or "you,open", offer(host, game))
    notices = [come_in(host, name)]
    if game is not None:
        table, links = new_table(host, game, asked, public)
        notices += links
    for notice in notices:
        click.echo(notice)
    if not table:
        show_lists(host)
        return
    if not watch:
        sit_down(host, table, link)
    remote = Remote(host, table, lang)
    try:
        RemoteGame(remote, open_screen(not no_color), " ".join(notices)).play()
    except EOFError:
        click.echo(host.say("left", command=command_hints.myself(), address=f"{base}/t/{table}"))
    finally:
        remote.close()


def check_name(name: str) -> str:
    """A name that the house can show."""
    try:
        return names.clean(name)
    except Refused:
        raise refusal(BadSetting, "person", most=names.MOST_LETTERS) from None


def come_in(host: Host, name: str | None) -> str:
    """Sign in: as the person that the house remembers, by the given name, or by one that is asked for."""
    known = host.known()
    if known and name in (None, known):
        return host.say("known-as", name=known, house=host.base)
    if known and name:
        host.rename(name)
    elif name is None:
        name = getpass.getuser()[: names.MOST_LETTERS]
        if sys.stdin.isatty():
            typed = input(host.say("your-name", name=name)).strip()
            name = check_name(typed or name)
        host.introduce(name)
    else:
        host.introduce(name)
    return host.say("named", name=name or known, house=host.base)


def new_table(host: Host, game: str, asked: list[dict[str, str]], public: bool) -> tuple[str, list[str]]:
    """Make a table; its name, and sentences about its links and who can find it."""
    made = host.ask("/api/tables", {"game": game, "seats": asked, "public": public})
    notices = [host.say("table-link", link=str(made["url"])), host.say("table-public" if public else "table-private")]
    for seat, wish in enumerate(asked):
        if wish["kind"] == "invited":
            link = host.ask(f"/api/tables/{made['id']}/seats/{seat}/link", {})["url"]
            notices.append(host.say("seat-link", seat=seat + 1, link=str(link)))
    return str(made["id"]), notices


def show_lists(host: Host) -> None:
    """List what there is at this house: own tables and open ones."""
    mine, open_ones = host.ask("/api/me/tables")["tables"], host.ask("/api/tables")["tables"]
    for brief in [*mine, *(brief for brief in open_ones if brief["id"] not in {one["id"] for one in mine})]:
        who = ", ".join(name or "…" for name in brief["seats"])
        mark = "▶" if brief["your_turn"] else " "
        status = host.say(f"status-{brief['status']}")
        click.echo(f"{mark} {brief['game']:8} {status:11} {host.base}/t/{brief['id']}  {who}")
    if not mine and not open_ones:
        click.echo(host.say("no-tables", command=command_hints.myself(), house=host.base))


def sit_down(host: Host, table: str, link: str) -> None:
    """Take a free seat, if there is one; otherwise watch."""
    info = host.ask(f"/api/tables/{table}")
    shown_here(info["game"], f"{host.base}/t/{table}")
    free = any(seat["kind"] == "open" and not seat["name"] for seat in info["seats"])
    if info.get("you") is None and (link or (free and info["status"] == "open")):
        host.ask(f"/api/tables/{table}/sit", {"link": link} if link else {})
