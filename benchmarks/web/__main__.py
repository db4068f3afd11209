"""How light the page is: ``uv run --extra dev python -m benchmarks.web`` weighs the bundle, times clicks and drawing.

The bundle is weighed as it is sent, compressed: what the front page needs at once, and each board on top of it.

Then somebody plays each title in a real Chromium whose processor is slowed down four times, at a person's pace: they
look at the choices for a moment (``--pause``), move the pointer, press and release. Nothing but the page runs in the
page meanwhile; it is watched from outside. For every click the longest of its events (press, release, click) counts,
from the input until the browser has shown the next frame, as interaction to next paint is defined. ``drawn`` is the part of
it until the page itself is done, script to paint: the rest is rasterising and showing, without a graphics card in a
headless browser. ``worked`` is the processor time within ``drawn``: on a machine that does nothing else they are the same.
The events of a trace give all three.

Last, unslowed and without motion, the processor time of the main thread to draw a table of Minos, whole and after a click:
by kind of work, and by frame. A frame has 16.7 ms; the first is the one that shows the table at all.
Targets: docs/performance.md.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.web.playing import play, sit_down, until
from benchmarks.web.trace import CATEGORIES, Interaction, Opening, Trace, Work
from labrys.server.http.assets import STATIC
from tests.browser import chrome
from tests.browser.build import build_page
from tests.browser.moments import Reader, moments
from tests.browser.visitor import Visitor
from tests.server.houses import house

TITLES = ("relics", "empire", "minos")
FIRST_LOAD = 150_000
PAINT = 100
FRAME = 16.7
SETTLE = 800
WORST = 5
LATE = 100
"""Steps of a game of Minos after which there is much on the table."""
SPAN = 500_000
"""Microseconds after something was heard in which it is drawn."""
OBSERVE = """window.slow = []; new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.slow.push(entry.duration);
}).observe({type: 'long-animation-frame', buffered: true});"""


def settings(motion: str) -> str:
    chosen = json.dumps({"lang": "en", "pace": "instant", "motion": motion, "guide": False, "confirm": "never"})
    return f"localStorage.setItem('labrys.settings', '{chosen}');{OBSERVE}"


def needed(parts: dict[str, Any], name: str, seen: set[str]) -> set[str]:
    """The files that a part needs at once: itself and what it imports, not what it may load later."""
    if name not in seen:
        seen.add(name)
        for other in parts[name].get("imports", ()):
            needed(parts, other, seen)
    return seen


def weight(files: set[str], parts: dict[str, Any]) -> int:
    """Bytes of script as they are sent."""
    return sum(len(gzip.compress((STATIC / parts[name]["file"]).read_bytes(), 9, mtime=0)) for name in files)


def weigh() -> list[tuple[str, int]]:
    parts = json.loads((STATIC / "parts.json").read_text())
    first = needed(parts, "index.html", set())
    found = [("front page", weight(first, parts))]
    table = needed(parts, "src/screens/Table.svelte", set())
    found.append(("front page and table", weight(first | table, parts)))
    for title in TITLES:
        board = needed(parts, f"src/titles/{title}/board/index.ts", set())
        found.append((f"front page, table and {title}", weight(first | table | board, parts)))
    return found


def high(found: list[float], part: float) -> float:
    """The value below which a part of them lies."""
    return sorted(found)[int((len(found) - 1) * part)] if found else 0.0


def traced(browser: Browser, page: Page, deed: Callable[[], object]) -> Trace:
    browser.start_tracing(page=page, categories=CATEGORIES)
    deed()
    page.wait_for_timeout(SETTLE)
    return Trace(browser.stop_tracing())


def clicks_of(browser: Browser, page: Page, title: str, clicks: int, pause: float) -> bool:
    """Play a title, and say how long its clicks and its frames took; True if that is too long."""
    sit_down(page, title)
    page.wait_for_timeout(SETTLE)
    page.evaluate("window.slow.length = 0")
    found: list[Interaction] = []
    frames: list[float] = []
    while len(found) < clicks:
        trace = traced(browser, page, partial(play, page, clicks - len(found), pause))
        frames += page.evaluate("window.slow")
        found += trace.interactions()
        if len(found) < clicks:
            sit_down(page, title)
    shown, drawn, worked = ([getattr(one, name) for one in found] for name in ("shown", "drawn", "worked"))
    click.echo(
        f"  {title:8} shown: median {high(shown, 0.5):4.0f}, 98th percentile {high(shown, 0.98):4.0f}"
        f"   drawn: {high(drawn, 0.5):4.0f}, {high(drawn, 0.98):4.0f}"
        f"   worked: {high(worked, 0.5):4.0f}, {high(worked, 0.98):4.0f}   of {len(found):3}"
        f"   frames over 50 ms: {len(frames):3}, longest {max(frames, default=0):4.0f}"
    )
    for one in sorted(found, key=lambda one: one.shown, reverse=True)[:WORST]:
        click.echo(
            f"    one of the slowest: {one.kind} waited {one.waited:.0f}, handled {one.handled:.0f},"
            f" worked {one.worked:.0f}, drawn {one.drawn:.0f}, shown {one.shown:.0f}"
        )
    return high(shown, 0.98) > PAINT


def say_work(name: str, work: list[Work]) -> None:
    middle = sorted(work, key=lambda one: one.whole)[len(work) // 2]
    click.echo(
        f"  {name:24} {middle.whole:5.1f} = script {middle.script:.1f} + style {middle.style:.1f}"
        f" + layout {middle.layout:.1f} + paint {middle.paint:.1f}; longest task {middle.longest:.1f}"
        f"   (slowest of {len(work)}: {max(one.whole for one in work):.1f})"
    )


def say_frames(name: str, found: list[Opening]) -> float:
    """The middle one by its worst frame, and what of it a frame has time for."""
    middle = sorted(found, key=lambda one: one.worst)[len(found) // 2]
    kept = "within" if middle.worst <= FRAME else "over"
    click.echo(
        f"  {name:24} first frame {middle.first:5.1f}, worst frame {middle.worst:5.1f} ({kept} {FRAME}),"
        f" total {middle.total:5.1f} in {middle.frames} frames"
        f"   (worst of {len(found)}: {max(one.worst for one in found):.1f})"
    )
    return middle.worst


def drawings_of(browser: Browser, page: Page, visits: int) -> bool:
    """What it costs to draw a whole table that somebody comes back to, and to draw what a click changes.

    The same positions every time, of one game in which much lies on the table. True if a frame of the whole is too long.
    """
    reader = Reader(Visitor(page), "en")
    changed, whole = [], []
    moved, opened = [], []
    for moment in [moment for moment in moments(3, range(1)) if moment.step >= LATE][:visits]:
        reader.open(moment)
        page.wait_for_timeout(SETTLE)
        page.locator("header a").first.click()
        page.wait_for_timeout(SETTLE)
        trace = traced(browser, page, lambda: page.evaluate("history.back()"))
        whole.append(trace.work(min(trace.heard), min(trace.heard) + SPAN))
        opened.append(trace.frames(min(trace.heard), min(trace.heard) + SPAN))
        until(page, "asked")
        trace = traced(browser, page, lambda: play(page, 1, 0.3))
        changed.append(trace.work(min(trace.heard), min(trace.heard) + SPAN))
        moved.append(trace.frames(min(trace.heard), min(trace.heard) + SPAN))
    say_work("the whole table", whole)
    say_work("what a click changes", changed)
    say_frames("what a click changes", moved)
    return say_frames("the whole table", opened) > FRAME


@contextmanager
def pages(browser: Browser, url: str, motion: str, slow: int) -> Iterator[Page]:
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800})
    context.add_init_script(settings(motion))
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    yield page
    context.close()


@click.command()
@click.option("--clicks", default=120, show_default=True, help="Clicks in each game.")
@click.option("--slow", default=4, show_default=True, help="How many times slower the processor is made.")
@click.option("--pause", default=0.4, show_default=True, help="Seconds that somebody looks before a click.")
@click.option("--title", "titles", multiple=True, default=TITLES, type=click.Choice(TITLES), help="Only these titles.")
@click.option("--visits", default=9, show_default=True, help="How often the table of Minos is drawn.")
@click.option("--check", is_flag=True, help="Fail if a target is missed.")
def command(clicks: int, slow: int, pause: float, titles: tuple[str, ...], visits: int, check: bool) -> None:
    """Weigh the page and time what it does."""
    build_page()
    click.echo("compressed script, bytes")
    for name, size in weigh():
        click.echo(f"  {name:32} {size:9,}")
    missed = weigh()[0][1] > FIRST_LOAD
    executable, env = chrome.chrome()
    folder = Path(tempfile.mkdtemp())
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as open_house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable, env={**os.environ, **env})
        click.echo(f"interaction to next paint, ms, processor slowed {slow} times")
        for title in titles:
            with pages(browser, open_house.url, "on", slow) as page:
                missed |= clicks_of(browser, page, title, clicks, pause)
        if visits:
            click.echo(f"drawing Minos, ms of the main thread, unslowed (a frame has {FRAME})")
            with pages(browser, open_house.url, "off", 1) as page:
                missed |= drawings_of(browser, page, visits)
        browser.close()
    if check and missed:
        raise click.ClickException("a target is missed.")


if __name__ == "__main__":
    command()
