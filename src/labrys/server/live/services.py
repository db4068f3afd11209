"""What every live table needs from its server, as one object that each table gets when it is made."""

from __future__ import annotations

from dataclasses import dataclass

from labrys.server.live.bot_workers import BotWorkers
from labrys.server.live.uptime import Uptime
from labrys.server.ops.background import Background
from labrys.server.ops.listeners import Listeners
from labrys.server.ops.metrics import Metrics
from labrys.server.people.last_addresses import LastAddresses
from labrys.server.people.presence import Presence
from labrys.server.storage.store import Store


@dataclass(frozen=True)
class Services:
    """Shared by all tables of a node."""

    store: Store
    background: Background
    metrics: Metrics
    bot_workers: BotWorkers
    uptime: Uptime
    presence: Presence
    addresses: LastAddresses
    turned: Listeners  # called with the persons whose turn begins or ends
