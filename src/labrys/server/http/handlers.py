"""The handlers of the HTTP API. Each gets a request's context and returns a struct; it raises to refuse."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import labrys
from labrys import house
from labrys.bots import levels, outside
from labrys.engine import Phrase
from labrys.server.http.routes import ApiRoute, RequestContext
from labrys.server.limits.addresses import address
from labrys.server.lobby.game_sheets import sheet, words
from labrys.server.lobby.replays import steps
from labrys.server.lobby.shares import SharedMoment
from labrys.server.node import Node
from labrys.server.ops.network import is_loopback
from labrys.server.people.accounts import COOKIE, Person
from labrys.server.people.names import chosen
from labrys.server.people.turn_notices import check_webhook
from labrys.server.protocol.bodies import (
    Briefs,
    Change,
    Created,
    Done,
    Enter,
    Fork,
    GameInfo,
    Games,
    House,
    LevelInfo,
    Link,
    Me,
    NewPassword,
    NewPerson,
    NewTable,
    OptionInfo,
    ReviewState,
    SeatChange,
    Sheet,
    Sit,
    Steps,
)
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import TableInfo


class Api:
    """The handlers, and the table of routes to them."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.settings = node.settings
        self.people = node.people
        self.tables = node.tables
        self.lists = node.lists
        self.archive = node.archive
        self.reviews = node.reviews
        self.seating = node.seating
        self.sequels = node.sequels

    def routes(self) -> list[ApiRoute]:
        sight: dict[str, Any] = {"query": ("step", "seat", "lang"), "limit": "replays"}
        return [
            ApiRoute("GET", "/api/house", self.house, House, query=("lang",)),
            ApiRoute("GET", "/api/games/{game}/sheet", self.sheet, Sheet, lasting=True, query=("lang",)),
            ApiRoute("POST", "/api/people", self.arrive, Me, NewPerson, limit="arrivals"),
            ApiRoute("POST", "/api/enter", self.enter, Me, Enter, limit="arrivals"),
            ApiRoute("POST", "/api/goodbye", self.goodbye, Done),
            ApiRoute("GET", "/api/me", self.me, Me | None),
            ApiRoute("POST", "/api/me", self.change, Me, Change),
            ApiRoute("POST", "/api/me/password", self.password, Done, NewPassword, limit="arrivals"),
            ApiRoute("POST", "/api/me/link", self.personal_link, Link, limit="arrivals"),
            ApiRoute("GET", "/api/me/tables", self.mine, Briefs, query=("lang",)),
            ApiRoute(
                "GET",
                "/api/me/games",
                self.games,
                Games,
                query=("lang", "game", "seats", "level", "result", "first", "count"),
            ),
            ApiRoute("GET", "/api/tables", self.lobby, Briefs, query=("lang",)),
            ApiRoute("POST", "/api/tables", self.create, Created, NewTable, limit="tables"),
            ApiRoute("GET", "/api/tables/{table}", self.table, TableInfo, query=("lang",)),
            ApiRoute("POST", "/api/tables/{table}/sit", self.sit, TableInfo, Sit),
            ApiRoute("POST", "/api/tables/{table}/stand", self.stand, TableInfo),
            ApiRoute("POST", "/api/tables/{table}/start", self.start, TableInfo, limit="starts"),
            ApiRoute("POST", "/api/tables/{table}/close", self.close, Done),
            ApiRoute("POST", "/api/tables/{table}/seats/{seat}", self.set_seat, TableInfo, SeatChange),
            ApiRoute("POST", "/api/tables/{table}/seats/{seat}/link", self.seat_link, Link),
            ApiRoute("POST", "/api/tables/{table}/rematch", self.rematch, Created, limit="tables"),
            ApiRoute("POST", "/api/tables/{table}/fork", self.fork, Created, Fork, limit="forks"),
            ApiRoute("GET", "/api/tables/{table}/record", self.record, str, raw="application/json", limit="replays"),
            ApiRoute(
                "GET",
                "/api/tables/{table}/steps",
                self.steps,
                Steps,
                query=("seat", "lang", "first", "count", "choices"),
                limit="replays",
            ),
            ApiRoute("GET", "/api/tables/{table}/review", self.review, ReviewState, query=("lang",)),
            ApiRoute(
                "POST", "/api/tables/{table}/review", self.ask_review, ReviewState, query=("lang",), limit="reviews"
            ),
            ApiRoute("GET", "/api/tables/{table}/picture.svg", self.drawing, str, raw="image/svg+xml", **sight),
            ApiRoute("GET", "/api/tables/{table}/picture.png", self.painting, str, raw="image/png", **sight),
            ApiRoute("GET", "/api/records", self.records, Briefs, query=("lang",)),
            ApiRoute("POST", "/api/records", self.upload, Created, str, limit="uploads"),
        ]

    # ---- the house and its people

    async def house(self, context: RequestContext) -> House:
        """What can be played here, and against which bots."""
        found = [game_info(name, context.lang) for name in house.games()]
        client = context.request.client
        near = self.settings.near if client and is_loopback(client.host) else ""
        known = [*levels.names(), *outside.names()]
        return House(labrys.__version__, found, known, level_infos(context.lang), near)

    async def sheet(self, context: RequestContext) -> Sheet:
        """What never changes about a game, in a language: its words, and what its board is drawn from."""
        return sheet(context.request.path_params["game"], context.lang)

    async def arrive(self, context: RequestContext) -> Me:
        """Sign in as a guest, by a name alone. Sets a cookie."""
        person = await self.people.guest(context.body.name, context.body.lang)
        context.cookie = await self.people.token(person.id, "cookie")
        return me(person)

    async def enter(self, context: RequestContext) -> Me:
        """Sign in as somebody known, by password or personal link. Sets a cookie."""
        wish: Enter = context.body
        if wish.link is not None:
            person = await self.people.by_link(wish.link)
        elif wish.name is not None and wish.password is not None:
            person = await self.people.by_password(wish.name, wish.password, address(context.request))
        else:
            raise Refused("bad", "say who you are by name and password, or by link.")
        context.cookie = await self.people.token(person.id, "cookie")
        return me(person)

    async def goodbye(self, context: RequestContext) -> Done:
        """Sign out on this device."""
        if context.person is not None:
            await self.people.forget(context.person, context.request.cookies.get(COOKIE))
            self.node.signed_out.tell(context.person.id)
        context.cookie = ""
        return Done()

    async def me(self, context: RequestContext) -> Me | None:
        """Who am I? Null for who comes without a cookie; one that is not known is refused."""
        return None if COOKIE not in context.request.cookies else me(context.me)

    async def change(self, context: RequestContext) -> Me:
        """Change my name, my language or my webhook."""
        wish: Change = context.body
        values: dict[str, Any] = {}
        if wish.name is not None:
            values["name"] = chosen(wish.name)
        if wish.lang is not None:
            values["lang"] = wish.lang
        if wish.webhook is not None:
            values["webhook"] = self.webhook(wish.webhook) if wish.webhook else None
        person = context.me
        if values:
            await self.people.change(person.id, values)
        if wish.name is not None:
            await self.seating.rename(person.id, values["name"])
        found = {name: values.get(name, getattr(person, name)) for name in Person.__struct_fields__}
        return me(Person(**found))

    def webhook(self, url: str) -> str:
        return check_webhook(url, self.settings.webhooks_anywhere)

    async def password(self, context: RequestContext) -> Done:
        """Set a name and password to sign in by elsewhere. Signs out other devices and voids a personal link."""
        cookie = context.request.cookies.get(COOKIE)
        await self.people.set_password(context.me, context.body.name, context.body.password, cookie)
        self.node.signed_out.tell(context.me.id)
        return Done()

    async def personal_link(self, context: RequestContext) -> Link:
        """A link that signs me in elsewhere; it replaces an older one."""
        token = await self.people.token(context.me.id, "link")
        return Link(f"{self.settings.address}/me#{token}", token)

    # ---- lists

    async def mine(self, context: RequestContext) -> Briefs:
        """My tables, those where it is my turn first."""
        return Briefs(await self.lists.mine(context.me.id, context.lang))

    async def games(self, context: RequestContext) -> Games:
        """My finished games, those that are asked for, and my record."""
        given = {name: context.word(name) for name in ("game", "level", "result")}
        wanted = {
            name: value for name, value in [*given.items(), ("seats", context.number("seats"))] if value is not None
        }
        first, count = context.number("first") or 0, context.number("count") or 20
        tables, total, record = await self.node.results.games(context.me.id, wanted, first, count)
        return Games(await self.lists.in_order(tables, context.me.id, context.lang), total, record)

    async def lobby(self, context: RequestContext) -> Briefs:
        """Public tables with an open seat."""
        return Briefs(await self.lists.lobby(context.lang))

    async def records(self, context: RequestContext) -> Briefs:
        """Finished games."""
        return Briefs(await self.lists.records(context.lang))

    # ---- tables

    async def create(self, context: RequestContext) -> Created:
        """Set a table up."""
        return self.created(await self.seating.create(context.me, context.body))

    async def table(self, context: RequestContext) -> TableInfo:
        """A table and who sits there."""
        return await self.info(context)

    async def sit(self, context: RequestContext) -> TableInfo:
        """Sit down."""
        await self.seating.sit(context.me, context.table, context.body)
        return await self.info(context)

    async def stand(self, context: RequestContext) -> TableInfo:
        """Get up, before the start."""
        await self.seating.stand(context.me, context.table)
        return await self.info(context)

    async def start(self, context: RequestContext) -> TableInfo:
        """Start the game."""
        await self.seating.start(context.me, context.table)
        return await self.info(context)

    async def close(self, context: RequestContext) -> Done:
        """Take away a table of mine that has not started."""
        await self.seating.close(context.me, context.table)
        return Done()

    async def set_seat(self, context: RequestContext) -> TableInfo:
        """Open a seat, reserve it by a link, or put a bot there."""
        await self.seating.set_seat(context.me, context.table, context.seat, context.body)
        return await self.info(context)

    async def seat_link(self, context: RequestContext) -> Link:
        """A link that lets one person take this seat."""
        token = await self.seating.link(context.me, context.table, context.seat)
        return Link(f"{self.settings.address}/t/{context.table}#{token}", token)

    async def rematch(self, context: RequestContext) -> Created:
        """A new table with the same people."""
        return self.created(await self.sequels.rematch(context.me, context.table))

    async def fork(self, context: RequestContext) -> Created:
        """Go on from a step of a finished game."""
        async with self.archive.replaying:
            return self.created(await self.sequels.fork(context.me, context.table, context.body))

    async def record(self, context: RequestContext) -> str:
        """The record of a finished game."""
        async with self.archive.replaying:
            return (await self.archive.finished(context.table)).text()

    async def steps(self, context: RequestContext) -> Steps:
        """A finished game step by step, as a seat or a spectator saw it."""
        names = (await self.tables.get(context.table)).roster.names(context.lang)
        seat, first, count = context.number("seat"), context.number("first") or 0, context.number("count") or 20
        async with self.archive.replaying:
            record = await self.archive.replayable(context.table)
            choices = context.word("choices") == "yes"
            return await asyncio.to_thread(steps, record, names, seat, context.lang, first, count, choices)

    async def review(self, context: RequestContext) -> ReviewState:
        """How far the review of a finished game is, and the review itself."""
        await self.info(context)
        return await self.reviews.state(context.table, context.lang)

    async def ask_review(self, context: RequestContext) -> ReviewState:
        """Have a finished game reviewed; the same review for everybody who asks."""
        await self.info(context)
        return await self.reviews.ask(context.me, context.table, context.lang)

    async def drawing(self, context: RequestContext) -> bytes:
        """The board of a finished game at a step, as a seat or a spectator saw it, with everybody's points."""
        return await self.picture(context, "svg")

    async def painting(self, context: RequestContext) -> bytes:
        """The same picture in dots, where the house has Pillow."""
        return await self.picture(context, "png")

    async def picture(self, context: RequestContext, kind: str) -> bytes:
        await self.info(context)
        sight = SharedMoment(context.number("step"), context.number("seat"))
        return await self.node.shares.picture(context.table, sight, context.lang, kind)

    async def upload(self, context: RequestContext) -> Created:
        """Store a finished game that was played elsewhere."""
        async with self.archive.replaying:
            return self.created(await self.sequels.upload(context.me, context.body))

    async def info(self, context: RequestContext) -> TableInfo:
        person = context.person.id if context.person else None
        table = await self.tables.get(context.table)
        if not table.roster.may_see(person):
            raise Refused("unknown", "there is no such table: check the link.")
        return table.roster.info(person, context.lang)

    def created(self, table: str) -> Created:
        return Created(table, f"{self.settings.address}/t/{table}")


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.login, person.webhook)


def game_info(name: str, lang: str) -> GameInfo:
    game = house.game(name)
    say = partial(words, game, lang)
    options = [
        OptionInfo(
            option.name,
            option.default,
            list(option.choices),
            option.least,
            option.most,
            say(f"option-{option.name}"),
            ["" if isinstance(choice, bool) else say(f"option-{option.name}-{choice}") for choice in option.named],
            list(option.seats),
        )
        for option in game.options
    ]
    rival = say("automaton") if game.automaton else ""
    return GameInfo(
        name,
        say("title"),
        say("tagline"),
        list(game.seats),
        options,
        game.content_version,
        list(game.automaton),
        rival,
    )


def level_infos(lang: str) -> list[LevelInfo]:
    voice = house.game(house.TITLES[0]).voice

    def say(what: str, name: str) -> str:
        return voice.say(Phrase(f"level-{what}{name}"), lang)

    ours = [
        LevelInfo(
            one.name, say("", one.name), one.number, *(say(what, one.name) for what in ("name-", "who-", "character-"))
        )
        for one in levels.LEVELS
    ]
    return [*ours, *(LevelInfo(name, outside.about(name, lang)) for name in outside.names())]
