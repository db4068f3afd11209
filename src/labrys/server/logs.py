"""Structured logs: one JSON object to a line. No names, tokens, seeds or actions; a table by the start of its id."""

from __future__ import annotations

import logging
import sys

import structlog

LEVELS = ("debug", "info", "warning", "error")


def set_up(stream: object = None, level: str = "info") -> None:
    """Log to stderr as JSON, from a level on; libraries only speak up when something is wrong. Requests are debug."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format='{"level": "%(levelname)s", "event": "%(name)s"}'
    )


def short(table: str) -> str:
    """Enough of a table's id to follow it in a log, too little to open it."""
    return table[:4] + "…"


log = structlog.get_logger("labrys")
