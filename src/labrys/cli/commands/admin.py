"""``labrys admin``: lists people and tables, closes a table, renews a link, removes a person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import click

from labrys.server.admin import owner
from labrys.server.ops.data_folder import default_url
from labrys.server.storage.store import Store

T = TypeVar("T")


@click.group("admin")
@click.option("--database", metavar="URL", help="Where the house lives, if not in your data folder.")
@click.pass_context
def command(ctx: click.Context, database: str | None) -> None:
    """The few things an owner of a house needs; the server may run on."""
    ctx.obj = database or default_url()


def do(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with owner.opened(url) as store:
            return await work(store)

    return asyncio.run(run())


@command.command()
@click.pass_obj
def people(url: str) -> None:
    """List everybody."""
    for line in do(url, owner.people):
        click.echo(line)


@command.command()
@click.pass_obj
def tables(url: str) -> None:
    """List the tables that are not closed."""
    for line in do(url, owner.tables):
        click.echo(line)


@command.command()
@click.argument("person")
@click.pass_obj
def link(url: str, person: str) -> None:
    """Make a new personal link for PERSON."""
    click.echo(do(url, lambda store: owner.link(store, person)))


@command.command()
@click.argument("table")
@click.pass_obj
def close(url: str, table: str) -> None:
    """Close TABLE: its game ends without a result."""
    do(url, lambda store: owner.close(store, table))
    click.echo(f"{table} is closed")


@command.command()
@click.argument("person")
@click.pass_obj
def remove(url: str, person: str) -> None:
    """Forget PERSON; the games stay, with nobody's name."""
    do(url, lambda store: owner.remove(store, person))
    click.echo(f"{person} is forgotten")
