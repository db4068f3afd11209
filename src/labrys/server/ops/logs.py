"""Structured logs: one JSON object per line, without names, tokens, seeds or actions."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from types import TracebackType

import structlog
from structlog.typing import EventDict, WrappedLogger

LOG_LEVELS = ("debug", "info", "warning", "error")


def frames(trace: TracebackType | None) -> list[str]:
    """Where an exception was raised. Its message is left out: it may hold what a visitor sent."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def add_frames(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Add the frames of the current exception to lines that ask for them."""
    if event.pop("exc_info", False):
        event["frames"] = frames(sys.exc_info()[2])
    return event


class Discreet(logging.Formatter):
    """Formats what libraries log: the logger's name, the type of an exception and its frames."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {"level": record.levelname.lower(), "event": record.name}
        if record.exc_info and record.exc_info[0] is not None:
            said |= {"fault": record.exc_info[0].__name__, "frames": frames(record.exc_info[2])}
        return json.dumps(said)


def set_up(stream: object = None, level: str = "info") -> None:
    """Log to stderr as JSON, from this level on. Libraries log warnings only; requests are debug messages."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            add_frames,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(Discreet())
    logging.basicConfig(level=logging.WARNING, handlers=[libraries])


def short(table: str) -> str:
    """The beginning of a table's id: enough to follow a table in a log, too little to open it."""
    return table[:4] + "…"


log = structlog.get_logger("labrys")
