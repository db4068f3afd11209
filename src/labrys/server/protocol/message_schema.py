"""The JSON schema of the live protocol, made from the messages: `python -m labrys.server.protocol.message_schema > docs/protocol.schema.json`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from labrys.server.protocol.messages import ClientMessage, ServerMessage


def schema() -> dict[str, Any]:
    """One document: what a client may say, what the server may say, and every message by its name."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The live protocol of Labrys",
        "description": "docs/protocol.md tells how the messages are used.",
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
