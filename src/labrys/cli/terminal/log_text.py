"""Joins the log's sentences into paragraphs, one for each run about the same seat; repeated sentences are counted."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple


class Said(NamedTuple):
    """Sentences of the log about one seat, and whether they are news."""

    text: str
    seat: int
    new: bool


def paragraphs(sentences: Iterable[Said]) -> list[Said]:
    found: list[Said] = []
    for (seat, new), run in groupby(sentences, key=lambda said: (said.seat, said.new)):
        told = [times(text, len(list(same))) for text, same in groupby(said.text for said in run)]
        found.append(Said(" ".join(told), seat, new))
    return found


def times(sentence: str, count: int) -> str:
    return sentence if count == 1 else f"{sentence.removesuffix('.')} (\N{MULTIPLICATION SIGN}{count})."
