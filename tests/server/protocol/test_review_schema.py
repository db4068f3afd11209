"""What the house answers about a review is as its schema says."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs

from labrys.coach.report import review_of
from labrys.server.protocol import review_schema
from tests.server.houses import Guest, House, short_record
from tests.server.lobby.test_reviews import ask, bring, done, look

ROOT = Path(__file__).parents[3]


def test_the_schema_in_the_docs_is_made_from_the_types() -> None:
    assert (ROOT / "docs/review.schema.json").read_text() == review_schema.text()


def test_every_answer_fits_its_schema(sqlite_house: House) -> None:
    check = jsonschema_rs.validator_for(review_schema.schema())
    anna = Guest(sqlite_house)
    table = bring(anna, short_record("schema"))
    check.validate(look(anna, table))
    check.validate(ask(anna, table))
    found = done(anna, table)
    check.validate(found)
    assert not check.is_valid({**found, "state": "perhaps"})
    review_of(json.dumps(found["review"]))
