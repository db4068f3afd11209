"""Prometheus metrics. Labels are games, routes and kinds: never a person, a table or a seed."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The metrics of one server, in a registry of their own, so that two servers in one process do not share them."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "labrys_requests", "Requests by route and status", ["route", "status"], registry=registry
        )
        self.entries = Counter("labrys_entries", "Entries stored by this node", ["game", "kind"], registry=registry)
        self.refusals = Counter("labrys_refusals", "Refusals by code", ["code"], registry=registry)
        self.answering = Histogram(
            "labrys_answer_seconds", "From message to answer", buckets=BUCKETS_SECONDS, registry=registry
        )
        self.thinking = Histogram(
            "labrys_bot_seconds", "Time a bot's decision took", buckets=BUCKETS_SECONDS, registry=registry
        )
        self.tables = Gauge("labrys_live_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("labrys_sockets", "Open sockets", registry=registry)
        self.commits = Gauge("labrys_commits", "Transactions committed", registry=registry)
        self.stored = cache(self.entries.labels)  # to find one by its labels takes longer than to count it
        self.faults = Counter("labrys_faults", "Errors that nobody expected", registry=registry)
