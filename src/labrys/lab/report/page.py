"""Writes a report as one HTML file that needs no other files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from labrys.charts.drawing import style
from labrys.lab.report.chapter import Chapter
from labrys.lab.report.targets import Verdict

SIGNS = {  # drawn, for not every font has them
    "met": '<path d="M2 8l4 4 8-9"/>',
    "missed": '<path d="M3 3l10 10M13 3L3 13"/>',
    "open": '<circle cx="8" cy="8" r="5.5" stroke-dasharray="3 2.4"/>',
}


@dataclass(frozen=True)
class ReportPage:
    """What stands on it."""

    title: str
    setting: str  # what was played
    lead: str  # what matters most, in words
    verdicts: Sequence[Verdict]
    chapters: Sequence[Chapter]
    footer: Sequence[str]

    def html(self) -> str:
        chapters = "".join(
            f'<section id="{anchor(chapter.title)}"><h2>{escape(chapter.title)}</h2>'
            + (f"<p>{words(chapter.text)}</p>" if chapter.text else "")
            + f'<div class="figures">{"".join(drawing.html() for drawing in chapter.drawings)}</div></section>'
            for chapter in self.chapters
        )
        contents = "".join(
            f'<li><a href="#{anchor(chapter.title)}">{escape(chapter.title)}</a></li>' for chapter in self.chapters
        )
        footer = "".join(f"<p>{escape(line)}</p>" for line in self.footer)
        return (
            '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,'
            f'initial-scale=1"><title>{escape(self.title)}</title><style>{tight(style())}{tight(page_style())}</style></head>'
            f'<body class="lab"><header><p class="setting">{escape(self.setting)}</p><h1>{escape(self.title)}</h1>'
            f'<p class="lead">{words(self.lead)}</p></header>{self.verdict_html()}'
            f'<nav aria-label="Chapters"><ul>{contents}</ul></nav><main>{chapters}</main><footer>{footer}</footer></body></html>\n'
        )

    def verdict_html(self) -> str:
        if not self.verdicts:
            return ""
        rows = "".join(
            f'<li class="{verdict.word}"><span class="sign"><svg width="16" height="16" aria-hidden="true">{SIGNS[verdict.word]}</svg>{verdict.word}</span> <span>{words(verdict.sentence)}</span></li>'
            for verdict in self.verdicts
        )
        return f'<section class="verdicts" aria-label="Targets"><h2>Targets</h2><ul>{rows}</ul></section>'


def words(text: str) -> str:
    """A text whose per cent signs stay with their numbers."""
    return escape(text).replace(" %", "\u00a0%")


def anchor(title: str) -> str:
    return re.sub(r"[^a-z]+", "-", title.lower()).strip("-")


@cache
def page_style() -> str:
    return (files("labrys.lab.report") / "page.css").read_text(encoding="utf-8")


def tight(css: str) -> str:
    return css.replace("\n", "")
