"""Sentences of errors: names joined, and what somebody wrote quoted safely."""

import json

import pytest

from labrys.engine.errors import broken_at, either, one_of, shown
from labrys.engine.phrase import Phrase


@pytest.mark.parametrize(
    ("names", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_names_are_joined_as_one_reads_them(names: list[str], text: str) -> None:
    assert one_of(names) == text


def test_a_phrase_leaves_the_joining_word_to_the_language() -> None:
    assert either(["a", "b", "c"]) == Phrase("list-or", {"before": "a, b", "last": "c"})
    assert either(["a"]) == "a"


def test_what_somebody_wrote_cannot_disturb_a_terminal() -> None:
    assert shown("\x1b[2J") == "\\x1b[2J"
    assert shown("Zoë") == "Zoë"
    assert shown(None) == "None"


def test_a_parsers_fault_is_told_by_line_and_column() -> None:
    with pytest.raises(ValueError, match="line") as error:
        json.loads('{"a": 1,\n "b" }')
    assert broken_at(error.value) == Phrase("error-why-at", {"line": "2", "column": "6"})
    assert broken_at(ValueError("no luck")) == "no luck"
