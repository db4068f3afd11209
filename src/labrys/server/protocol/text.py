"""Refuses text that no database can keep."""

from __future__ import annotations

import re

from labrys.server.protocol.errors import Refused

UNKEPT = re.compile("[\0\ud800-\udfff]")


def check_text(value: object) -> None:
    """Refuse text that has characters which no database stores, however deep inside of lists and dicts."""
    if isinstance(value, str):
        if UNKEPT.search(value):
            raise Refused(
                "bad", "this text has a character that cannot be kept (NUL, or half of a surrogate pair): leave it out."
            )
    elif isinstance(value, dict):
        for name, inner in value.items():
            check_text(name)
            check_text(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            check_text(inner)
