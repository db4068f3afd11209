"""The JSON schema of reviews, made from the coach's types: `python -m labrys.server.protocol.review_schema > docs/review.schema.json`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from labrys.server.protocol.bodies import ReviewState


def schema() -> dict[str, Any]:
    """One document: what the house answers when a review is asked for, and what a review holds."""
    (state,), parts = msgspec.json.schema_components([ReviewState], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ReviewAnswer",
        "description": "The review of a finished game of Labrys; docs/review.md tells what it means.",
        "oneOf": [state],
        "$defs": parts,
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
