"""One server process, a node: makes all its parts, opens and closes them together."""

from __future__ import annotations

from contextlib import suppress

from labrys.server.limits.rates import Limits
from labrys.server.live.bot_workers import BotWorkers
from labrys.server.live.registry import Tables
from labrys.server.live.rounds import Rounds
from labrys.server.live.services import Services
from labrys.server.live.uptime import Uptime
from labrys.server.lobby.archive import Archive
from labrys.server.lobby.lists import Lists
from labrys.server.lobby.results import Results
from labrys.server.lobby.reviews import Reviews
from labrys.server.lobby.seating import Seating
from labrys.server.lobby.sequels import Sequels
from labrys.server.lobby.shares import Shares
from labrys.server.ops.background import Background
from labrys.server.ops.listeners import Listeners
from labrys.server.ops.logs import log
from labrys.server.ops.metrics import Metrics
from labrys.server.ops.settings import Settings
from labrys.server.ops.wallclock import now
from labrys.server.people.accounts import People
from labrys.server.people.last_addresses import LastAddresses
from labrys.server.people.presence import Presence
from labrys.server.people.turn_notices import Notifier
from labrys.server.protocol.errors import StoreDown
from labrys.server.storage.signals import Signal, SignalKind
from labrys.server.storage.store import Store


class Node:
    """One server process. Passes what other nodes did, as the store reports it, to the parts that need to know."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.background = Background(self.metrics)
        self.store = Store(settings.database, settings.batch, settings.keep)
        self.turned = Listeners()  # told whose turn began or ended
        self.signed_out = Listeners()  # told whose cookies may be invalid now
        self.people = People(self.store)
        self.addresses = LastAddresses()
        self.presence = Presence(self.store, self.background)
        self.services = Services(
            self.store,
            self.background,
            self.metrics,
            BotWorkers(settings.thinkers),
            Uptime(self.store),
            self.presence,
            self.addresses,
            self.turned,
        )
        self.tables = Tables(self.services)
        webhooks = (settings.address, settings.webhooks_anywhere)
        self.notifier = Notifier(self.store, self.background, *webhooks, self.tables.is_watched_by)
        self.results = Results(self.store)
        self.lists = Lists(self.store, self.results)
        self.archive = Archive(self.store)
        self.reviews = Reviews(self.services, self.tables, self.archive, settings)
        self.shares = Shares(self.tables, self.archive, self.reviews, settings.address)
        self.rounds = Rounds(self.services, self.tables, self.notifier, self.missed, self.reviews.round)
        self.seating = Seating(self.services, self.tables, self.archive, settings.open_tables)
        self.sequels = Sequels(self.tables, self.seating, self.archive, self.results)

    async def open(self) -> None:
        await self.store.open(listener=self)
        await self.services.uptime.round(now())
        self.background.spawn(self.results.catch_up())
        await self.reviews.open()
        self.rounds.open()

    async def close(self) -> None:
        """Stop the bots, store what is waiting, and close."""
        await self.rounds.close()
        self.tables.rest()
        self.services.bot_workers.close()
        await self.background.close()
        with suppress(StoreDown):
            await self.presence.close()
            await self.services.uptime.close()
        await self.store.close()

    # ---- what the store tells

    def heard(self, signal: Signal) -> None:
        """Another node changed something."""
        if signal.kind is SignalKind.TURN:
            self.turned.tell(signal.name)
        elif signal.kind is SignalKind.SIGNED_OUT:
            self.signed_out.tell(signal.name)
        else:
            self.tables.hear(signal)

    def missed(self) -> None:
        """Signals may have been missed: anything may have changed."""
        self.turned.tell(None)
        self.signed_out.tell(None)
        self.tables.catch_up()

    def replaced(self) -> None:
        """The database was restored, or changed by its owner: nothing in memory is valid."""
        log.warning("the database was changed; all tables are read anew")
        self.turned.tell(None)
        self.signed_out.tell(None)
        self.background.spawn(self.results.catch_up())
        self.tables.read_anew()
