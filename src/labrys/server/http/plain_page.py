"""The plain front page, which needs no scripts: what this is and how to join."""

from __future__ import annotations

from html import escape

from labrys.engine import Phrase
from labrys.words import HOUSE, LANGUAGES

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f7f1e3; --line: #c9b48a; --mark: #8a4b22; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe4cd; --paper: #231c15; --line: #5a4a33; --mark: #e0a15f; }
}
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 Georgia, serif; }
h1 { font-size: 2rem; border-bottom: 3px double var(--line); padding-bottom: .4rem; }
h2 { font-size: 1.2rem; margin-top: 2rem; }
code, pre { font: .95rem ui-monospace, monospace; }
pre { border: 1px solid var(--line); border-radius: .4rem; padding: .8rem; overflow-x: auto; }
a { color: var(--mark); }
li { margin: .3rem 0; }
"""


def language(accepted: str) -> str:
    """The language of the house that a browser prefers; English if it asks for none of them."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        digits = weight.strip().removeprefix("q=")
        wish = float(digits) if digits.isascii() and digits.replace(".", "", 1).isdigit() else 1.0
        wishes.append((-wish, name.strip().lower().partition("-")[0]))
    found = [name for _, name in sorted(wishes, key=lambda one: one[0]) if name in LANGUAGES]
    return found[0] if found else "en"


def say(lang: str, message: str, **marked: str) -> str:
    """A message as HTML; arguments may contain markup of their own."""
    places = {name: f"[{name}]" for name in marked}
    text = escape(HOUSE.say(Phrase(message, {**places}), lang))
    for name, mark in marked.items():
        text = text.replace(f"[{name}]", mark)
    return text


def page(title: str, inside: str, lang: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title><link rel="stylesheet" href="/plain.css"></head>\n'
        f"<body><main>{inside}</main></body></html>\n"
    )


def not_built(lang: str) -> str:
    command = "<code>uv sync --reinstall-package labrys</code>"
    told = say(lang, "plain-not-built-help", command=command)
    return f"<p><strong>{say(lang, 'plain-not-built')}</strong> {told}</p>"


def front_page(address: str, tables: list[tuple[str, str]], built: bool, lang: str = "en") -> str:
    """The plain front page, with the open tables: their game and their link."""
    listed = "".join(f"<li>{escape(game)} <code>labrys join {escape(link)}</code></li>" for game, link in tables)
    programs = say(
        lang,
        "plain-programs-text",
        http='<a href="/api/openapi.json">HTTP</a>',
        protocol="<code>docs/protocol.md</code>",
        example="<code>examples/bot.py</code>",
    )
    return page(
        "Labrys",
        f"<h1>Labrys</h1><p>{say(lang, 'plain-about')}</p>"
        + ("" if built else not_built(lang))
        + f"<h2>{say(lang, 'plain-terminal')}</h2>"
        f"<pre>pip install uv\nuv run labrys join {escape(address)}</pre>"
        f"<h2>{say(lang, 'plain-tables')}</h2>"
        + (f"<ul>{listed}</ul>" if listed else f"<p>{say(lang, 'plain-no-tables')}</p>")
        + f"<h2>{say(lang, 'plain-programs')}</h2><p>{programs}</p>",
        lang,
    )


def table_page(link: str, lang: str = "en") -> str:
    """The page behind a table's link where the browser's page was not built."""
    title = say(lang, "plain-table")
    told = say(lang, "plain-table-text")
    return page(title, f"<h1>{title}</h1><p>{told}</p><pre>uv run labrys join {escape(link)}</pre>", lang)
