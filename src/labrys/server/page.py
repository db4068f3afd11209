"""The plain page at the door: what this is and how to join. It runs no script and needs none."""

from __future__ import annotations

from html import escape

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


def page(title: str, inside: str) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/door.css"></head>\n'
        f"<body><main>{inside}</main></body></html>\n"
    )


NOT_BUILT = (
    "<p><strong>The page for browsers was not built.</strong> Everything else works. To build it, run "
    "<code>uv sync --reinstall-package labrys</code> where the house is installed, and read what it says; then load this "
    "page anew.</p>"
)


def door(address: str, tables: list[tuple[str, str]], built: bool) -> str:
    """The plain front page, with the open tables: their game and their link."""
    listed = "".join(f"<li>{escape(game)}: <code>labrys join {escape(link)}</code></li>" for game, link in tables)
    return page(
        "Labrys",
        "<h1>Labrys</h1><p>A house of board games. People make tables here, invite each other by link, and play live or "
        "over days, against each other and against bots.</p>"
        + ("" if built else NOT_BUILT)
        + "<h2>Join from a terminal</h2>"
        f"<pre>pip install uv\nuv run labrys join {escape(address)}</pre>"
        "<h2>Open tables</h2>"
        + (f"<ul>{listed}</ul>" if listed else "<p>None at the moment: make one.</p>")
        + '<h2>For programs</h2><p>The same house over <a href="/api/openapi.json">HTTP</a> and WebSocket; '
        "<code>docs/protocol.md</code> tells how, <code>examples/bot.py</code> is a player in 60 lines.</p>",
    )


def table_page(link: str) -> str:
    """Where a table's link leads without a browser client."""
    return page(
        "A table at Labrys",
        "<h1>A table at Labrys</h1><p>You are invited to a table. Copy the address of this page, all of it, and "
        f"join from a terminal:</p><pre>uv run labrys join {escape(link)}</pre>",
    )
