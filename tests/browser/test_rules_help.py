"""The rules help knows every decision that a game asks: it opens at the chapter about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import expect

import labrys
from tests.browser.chrome import ROOT
from tests.browser.moments import Reader, moments
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def chapters(title: str, lang: str) -> list[list[str]]:
    """The decisions that each chapter is about."""
    text = (ROOT / f"web/src/titles/{title}/rules/{lang}.ts").read_text()
    return [re.findall(r"'([^']+)'", names) for names in re.findall(r"decisions: \[(.*)\]", text)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", labrys.games())
def test_every_decision_has_its_chapter(title: str, lang: str) -> None:
    flow = import_module(f"labrys.titles.{title}.rules").FLOW
    asked = set(flow.questions)
    told = [name for names in chapters(title, lang) for name in names]
    assert len(told) == len(set(told)), "two chapters are about the same"
    if title == "minos":  # what the page itself tells apart: the action that the points of a turn are for
        told = [name for name in told if not name.startswith("turn-")]
    assert set(told) == asked


def test_the_rules_open_at_what_is_asked(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    reader = Reader(anna, "en")
    found = {moment.about: moment for moment in moments(2, range(1))}
    for about, chapter in {"asked: draft": "draft", "asked: group": "groups", "asked: palace": "income"}.items():
        reader.open(found[about])
        anna.page.keyboard.press("r")  # `?` asks for a hint where somebody plays alone
        heading = anna.at("rules").locator(f"section.now #rule-{chapter}")
        expect(heading).to_be_in_viewport(ratio=1)
        expect(heading).to_contain_text("now")
        anna.page.keyboard.press("Escape")
