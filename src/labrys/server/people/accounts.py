"""Accounts: guests with a name and a cookie; a password or a personal link signs the same person in elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from labrys.server.limits.buckets import Limiter
from labrys.server.ops.ids import new_id
from labrys.server.ops.wallclock import now
from labrys.server.people.names import chosen, clean
from labrys.server.protocol.errors import Conflict, Refused, nobody
from labrys.server.storage import schema
from labrys.server.storage.signals import SignalKind
from labrys.server.storage.store import Store

COOKIE = "labrys"
MOST_TRIES = 10  # wrong passwords for one name from one address
FORGIVEN_SECONDS = 600.0  # until all of them are forgiven
STRANGER_FACTOR = 10  # times as many, from all addresses together from which nobody has signed in by that name
MOST_KNOWN = 10_000
MOST_LOGIN_LETTERS = 40  # as the column
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class Person(Struct):
    """Who is signed in; what others may know is the name alone."""

    id: str
    name: str
    lang: str
    login: str | None
    webhook: str | None


def folded(name: str) -> str:
    """A name as it is signed in by: in small letters, in which some names are longer."""
    found = clean(name).casefold()
    if len(found) > MOST_LOGIN_LETTERS:
        raise Refused("bad", "this name is too long to sign in by: choose a shorter one.")
    return found


def hashed(token: str) -> str:
    """The hash of a token. Tokens are long and random: one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Signs people in and out, and changes what is stored of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tries = Limiter(MOST_TRIES / FORGIVEN_SECONDS, FORGIVEN_SECONDS)
        self.strange_tries = Limiter(STRANGER_FACTOR * MOST_TRIES / FORGIVEN_SECONDS, FORGIVEN_SECONDS)
        self.known: dict[tuple[str, str], None] = {}  # names and the addresses that signed in by them, the latest last

    # ---- cookies

    @property
    def signer(self) -> URLSafeSerializer:
        return URLSafeSerializer(self.store.secret, salt="cookie")

    def cookie(self, token: str) -> str:
        return self.signer.dumps(token)

    async def of_cookie(self, value: str | None) -> Person | None:
        """The person whose cookie this is; None without one, or for one that is forged or expired."""
        token = self.token_of(value)
        return await self.of_token(token, "cookie") if token else None

    def token_of(self, value: str | None) -> str | None:
        """The token in a signed cookie; None if the signature is wrong."""
        if not value or len(value) > 200:
            return None
        try:
            token = self.signer.loads(value)
        except BadSignature:
            return None
        return token if isinstance(token, str) else None

    async def of_token(self, token: str, kind: str) -> Person | None:
        people, sessions = schema.people, schema.sessions
        query = (
            select(people)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token), sessions.c.kind == kind)
        )
        row = await self.store.one(query)
        return Person(row.id, row.name, row.lang, row.login, row.webhook) if row else None

    async def token(self, person: str, kind: str) -> str:
        """A new token. A person has one personal link; a new one replaces it."""
        token = new_id(32)
        sessions = schema.sessions

        def job(connection: Connection) -> None:
            if kind == "link":
                connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.kind == "link"))
            row = {"token": hashed(token), "person": person, "kind": kind, "created": now()}
            connection.execute(insert(sessions), [row])

        await self.store.write(job)
        return token

    async def forget(self, person: Person, value: str | None) -> None:
        """Sign out: the cookie becomes invalid."""
        mine = schema.sessions.c.token == hashed(self.token_of(value) or "")
        await self.store.write(
            lambda c: c.execute(delete(schema.sessions).where(mine)), SignalKind.SIGNED_OUT.of(person.id)
        )

    # ---- coming in

    async def guest(self, name: str, lang: str) -> Person:
        person = Person(new_id(12), chosen(name), lang, None, None)
        row = {"id": person.id, "name": person.name, "lang": lang, "created": now()}
        await self.store.write(lambda connection: connection.execute(insert(schema.people), [row]))
        return person

    async def by_password(self, login: str, password: str, address: str) -> Person:
        """Sign in by password.

        Wrong tries are counted where they come from, so that nobody can lock somebody else out by guessing.
        """
        name = folded(login)
        here, at_home = f"{name} {address}", (name, address) in self.known
        if not at_home and self.strange_tries.take(name):
            sentence = (
                "there were many wrong passwords for this name from elsewhere: wait a minute, or use a personal link."
            )
            raise Refused("rate", sentence)
        if self.tries.take(here):
            if not at_home:
                self.strange_tries.give_back(name)  # the password was not looked at
            sentence = f"there were {MOST_TRIES} wrong passwords for this name from your address: wait a minute, or use a personal link."
            raise Refused("rate", sentence)
        row = await self.store.one(select(schema.people).where(schema.people.c.login == name))
        kept = row.password if row is not None and row.password else nobodys_password()
        fits = await asyncio.to_thread(verify, kept, password)
        if row is None or not fits:
            raise Refused("forbidden", "the name or the password is wrong: try again.")
        self.tries.give_back(here)
        if not at_home:
            self.strange_tries.give_back(name)
        self.known.pop((name, address), None)
        self.known[name, address] = None
        while len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return Person(row.id, row.name, row.lang, row.login, row.webhook)

    async def by_link(self, token: str) -> Person:
        person = await self.of_token(token, "link")
        if person is None:
            raise Refused(
                "forbidden", "this personal link is not valid any more: make a new one where you are signed in."
            )
        return person

    # ---- what people change about themselves

    async def set_password(self, person: Person, login: str, password: str, cookie: str | None) -> None:
        """Set name and password. Signs out all other devices and voids a personal link."""
        name = folded(login)
        kept = await asyncio.to_thread(HASHER.hash, password)
        here = hashed(self.token_of(cookie) or "")
        people, sessions = schema.people, schema.sessions

        def job(connection: Connection) -> None:
            change = update(people).where(people.c.id == person.id)
            connection.execute(change.values(login=name, password=kept))
            others = delete(sessions).where(sessions.c.person == person.id, sessions.c.token != here)
            connection.execute(others)

        try:
            await self.store.write(job, SignalKind.SIGNED_OUT.of(person.id))
        except Conflict:
            raise Refused("taken", "somebody else signs in by this name: choose another.") from None

    async def change(self, person: str, values: dict[str, Any]) -> None:
        people = schema.people
        await self.store.write(lambda c: c.execute(update(people).where(people.c.id == person).values(**values)))


@cache
def nobodys_password() -> str:
    """A hash to compare with when a name is unknown, so that this takes as long as a wrong password."""
    return HASHER.hash(secrets.token_hex(8))


def verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except Argon2Error:
        return False


def signed_in(person: Person | None) -> Person:
    if person is None:
        raise nobody()
    return person
