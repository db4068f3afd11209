"""What the house answers over HTTP. A handler gets a visit and returns a struct; refusals are raised."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import labrys
from labrys import house
from labrys.bots import outside
from labrys.engine import Phrase
from labrys.server.archive import Archive
from labrys.server.errors import Refused
from labrys.server.guard import address
from labrys.server.hall import Hall
from labrys.server.messages import TableInfo
from labrys.server.names import chosen
from labrys.server.network import is_loopback
from labrys.server.notices import check_webhook
from labrys.server.people import COOKIE, People, Person
from labrys.server.replays import steps
from labrys.server.requests import (
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
    SeatChange,
    Sheet,
    Sit,
    Steps,
)
from labrys.server.seating import Seating
from labrys.server.sequels import Sequels
from labrys.server.sheets import sheet, words
from labrys.server.thinkers import levels
from labrys.server.ways import Visit, Way


class Api:
    """The handlers, and the ways that lead to them."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        self.archive = Archive(hall)
        self.seating = Seating(hall, self.archive)
        self.sequels = Sequels(hall, self.seating, self.archive)

    def ways(self) -> list[Way]:
        return [
            Way("GET", "/api/house", self.house, House, query=("lang",)),
            Way("GET", "/api/games/{game}/sheet", self.sheet, Sheet, lasting=True, query=("lang",)),
            Way("POST", "/api/people", self.arrive, Me, NewPerson, limit="arrivals"),
            Way("POST", "/api/enter", self.enter, Me, Enter, limit="arrivals"),
            Way("POST", "/api/goodbye", self.goodbye, Done),
            Way("GET", "/api/me", self.me, Me | None),
            Way("POST", "/api/me", self.change, Me, Change),
            Way("POST", "/api/me/password", self.password, Done, NewPassword, limit="arrivals"),
            Way("POST", "/api/me/link", self.personal_link, Link, limit="arrivals"),
            Way("GET", "/api/me/tables", self.mine, Briefs),
            Way(
                "GET",
                "/api/me/games",
                self.games,
                Games,
                query=("game", "seats", "level", "result", "first", "count"),
            ),
            Way("GET", "/api/tables", self.lobby, Briefs),
            Way("POST", "/api/tables", self.create, Created, NewTable, limit="tables"),
            Way("GET", "/api/tables/{table}", self.table, TableInfo),
            Way("POST", "/api/tables/{table}/sit", self.sit, TableInfo, Sit),
            Way("POST", "/api/tables/{table}/stand", self.stand, TableInfo),
            Way("POST", "/api/tables/{table}/start", self.start, TableInfo, limit="starts"),
            Way("POST", "/api/tables/{table}/close", self.close, Done),
            Way("POST", "/api/tables/{table}/seats/{seat}", self.set_seat, TableInfo, SeatChange),
            Way("POST", "/api/tables/{table}/seats/{seat}/link", self.seat_link, Link),
            Way("POST", "/api/tables/{table}/rematch", self.rematch, Created, limit="tables"),
            Way("POST", "/api/tables/{table}/fork", self.fork, Created, Fork, limit="forks"),
            Way("GET", "/api/tables/{table}/record", self.record, str, raw="application/json", limit="replays"),
            Way(
                "GET",
                "/api/tables/{table}/steps",
                self.steps,
                Steps,
                query=("seat", "lang", "first", "count"),
                limit="replays",
            ),
            Way("GET", "/api/records", self.records, Briefs),
            Way("POST", "/api/records", self.upload, Created, str, limit="uploads"),
        ]

    # ---- the house and its people

    async def house(self, visit: Visit) -> House:
        """What can be played here, and against which bots."""
        found = [game_info(name, visit.lang) for name in house.games()]
        client = visit.request.client
        near = self.hall.settings.near if client and is_loopback(client.host) else ""
        known = [*levels(), *outside.names()]
        return House(labrys.__version__, found, known, level_infos(visit.lang), near)

    async def sheet(self, visit: Visit) -> Sheet:
        """What never changes about a game, in a language: its words and what its board is drawn from."""
        return sheet(visit.request.path_params["game"], visit.lang)

    async def arrive(self, visit: Visit) -> Me:
        """A guest: a name is enough. The answer brings a cookie."""
        person = await self.people.guest(visit.body.name, visit.body.lang)
        visit.cookie = await self.people.token(person.id, "cookie")
        return me(person)

    async def enter(self, visit: Visit) -> Me:
        """Come in as somebody known. The answer brings a cookie."""
        wish: Enter = visit.body
        if wish.link is not None:
            person = await self.people.by_link(wish.link)
        elif wish.name is not None and wish.password is not None:
            person = await self.people.by_password(wish.name, wish.password, address(visit.request))
        else:
            raise Refused("bad", "say who you are by name and password, or by link.")
        visit.cookie = await self.people.token(person.id, "cookie")
        return me(person)

    async def goodbye(self, visit: Visit) -> Done:
        """Sign out here."""
        if visit.person is not None:
            await self.people.forget(visit.person, visit.request.cookies.get(COOKIE))
            self.hall.signed_out(visit.person.id)
        visit.cookie = ""
        return Done()

    async def me(self, visit: Visit) -> Me | None:
        """Who am I? Null for who comes without a cookie; one that is not known is refused."""
        return None if COOKIE not in visit.request.cookies else me(visit.me)

    async def change(self, visit: Visit) -> Me:
        """Change my name, my language or my webhook."""
        wish: Change = visit.body
        values: dict[str, Any] = {}
        if wish.name is not None:
            values["name"] = chosen(wish.name)
        if wish.lang is not None:
            values["lang"] = wish.lang
        if wish.webhook is not None:
            values["webhook"] = self.webhook(wish.webhook) if wish.webhook else None
        person = visit.me
        if values:
            await self.people.change(person.id, values)
        if wish.name is not None:
            await self.seating.rename(person.id, values["name"])
        found = {name: values.get(name, getattr(person, name)) for name in Person.__struct_fields__}
        return me(Person(**found))

    def webhook(self, url: str) -> str:
        return check_webhook(url, self.hall.settings.webhooks_anywhere)

    async def password(self, visit: Visit) -> Done:
        """Set the name and password by which I come in elsewhere; other devices are signed out, a personal link is void."""
        cookie = visit.request.cookies.get(COOKIE)
        await self.people.set_password(visit.me, visit.body.name, visit.body.password, cookie)
        self.hall.signed_out(visit.me.id)
        return Done()

    async def personal_link(self, visit: Visit) -> Link:
        """A link that brings me in elsewhere; an older one no longer does."""
        token = await self.people.token(visit.me.id, "link")
        return Link(f"{self.hall.settings.address}/me#{token}", token)

    # ---- lists

    async def mine(self, visit: Visit) -> Briefs:
        """My tables, those that wait for me first."""
        return Briefs(await self.hall.mine(visit.me.id))

    async def games(self, visit: Visit) -> Games:
        """My finished games, those that are asked for, and my record."""
        given = {name: visit.word(name) for name in ("game", "level", "result")}
        wanted = {
            name: value for name, value in [*given.items(), ("seats", visit.number("seats"))] if value is not None
        }
        first, count = visit.number("first") or 0, visit.number("count") or 20
        tables, total, record = await self.hall.results.games(visit.me.id, wanted, first, count)
        return Games(await self.hall.in_order(tables, visit.me.id), total, record)

    async def lobby(self, visit: Visit) -> Briefs:
        """Public tables with an open seat."""
        return Briefs(await self.hall.lobby())

    async def records(self, visit: Visit) -> Briefs:
        """Finished games."""
        return Briefs(await self.hall.records())

    # ---- tables

    async def create(self, visit: Visit) -> Created:
        """Set a table up."""
        return self.created(await self.seating.create(visit.me, visit.body))

    async def table(self, visit: Visit) -> TableInfo:
        """A table and who sits there."""
        return await self.info(visit)

    async def sit(self, visit: Visit) -> TableInfo:
        """Sit down."""
        await self.seating.sit(visit.me, visit.table, visit.body)
        return await self.info(visit)

    async def stand(self, visit: Visit) -> TableInfo:
        """Get up, before the start."""
        await self.seating.stand(visit.me, visit.table)
        return await self.info(visit)

    async def start(self, visit: Visit) -> TableInfo:
        """Start the game."""
        await self.seating.start(visit.me, visit.table)
        return await self.info(visit)

    async def close(self, visit: Visit) -> Done:
        """Take away a table of mine that has not started."""
        await self.seating.close(visit.me, visit.table)
        return Done()

    async def set_seat(self, visit: Visit) -> TableInfo:
        """Open a seat, keep it for somebody, or put a bot there."""
        await self.seating.set_seat(visit.me, visit.table, visit.seat, visit.body)
        return await self.info(visit)

    async def seat_link(self, visit: Visit) -> Link:
        """A link that lets one person take this seat."""
        token = await self.seating.link(visit.me, visit.table, visit.seat)
        return Link(f"{self.hall.settings.address}/t/{visit.table}#{token}", token)

    async def rematch(self, visit: Visit) -> Created:
        """The same company once more."""
        return self.created(await self.sequels.rematch(visit.me, visit.table))

    async def fork(self, visit: Visit) -> Created:
        """Go on from a step of a finished game."""
        async with self.hall.replaying:
            return self.created(await self.sequels.fork(visit.me, visit.table, visit.body))

    async def record(self, visit: Visit) -> str:
        """The record of a finished game."""
        async with self.hall.replaying:
            return (await self.archive.finished(visit.table)).text()

    async def steps(self, visit: Visit) -> Steps:
        """A finished game step by step, as a seat or a spectator saw it."""
        names = (await self.hall.table(visit.table)).names
        seat, first, count = visit.number("seat"), visit.number("first") or 0, visit.number("count") or 20
        async with self.hall.replaying:
            record = await self.archive.replayable(visit.table)
            return await asyncio.to_thread(steps, record, names, seat, visit.lang, first, count)

    async def upload(self, visit: Visit) -> Created:
        """Keep a finished game that was played elsewhere."""
        async with self.hall.replaying:
            return self.created(await self.sequels.upload(visit.me, visit.body))

    async def info(self, visit: Visit) -> TableInfo:
        person = visit.person.id if visit.person else None
        table = await self.hall.table(visit.table)
        if not table.may_see(person):
            raise Refused("unknown", "there is no such table: check the link.")
        return table.info(person)

    def created(self, table: str) -> Created:
        return Created(table, f"{self.hall.settings.address}/t/{table}")


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
    return GameInfo(name, say("title"), list(game.seats), options, game.content_version, list(game.automaton), rival)


def level_infos(lang: str) -> list[LevelInfo]:
    voice = house.game(house.TITLES[0]).voice
    ours = [LevelInfo(level, voice.say(Phrase(f"level-{level}"), lang)) for level in levels()]
    return [*ours, *(LevelInfo(name, outside.about(name, lang)) for name in outside.names())]
