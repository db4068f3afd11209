"""How light the page is: ``uv run --extra dev python -m benchmarks.web`` weighs the bundle and times interactions.

The bundle is weighed as it is sent, compressed: what the front page needs at once, and each board on top of it. Then
somebody plays in a real Chromium whose processor is slowed down four times; interaction to next paint is what the
browser itself reports for each click (Event Timing API, in steps of 8 ms). Targets: docs/performance.md.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Page, sync_playwright

from labrys.server.assets import STATIC
from tests.browser import chrome
from tests.browser.build import build_page
from tests.server.houses import house

TITLES = ("relics", "empire", "minos")
FIRST_LOAD = 150_000
PAINT = 100
QUICK = '{"lang":"en","pace":"instant","motion":"on","coach":false}'
MOVED = "known => document.querySelector('[data-version]')?.dataset.version !== known"
OBSERVE = """window.times = []; new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.times.push(entry.duration);
}).observe({type: 'event', durationThreshold: 16, buffered: true});
window.frames = []; new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.frames.push(entry.duration);
}).observe({type: 'long-animation-frame', buffered: true});"""


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
        board = needed(parts, f"src/boards/{title}/index.ts", set())
        found.append((f"front page, table and {title}", weight(first | table | board, parts)))
    return found


def play(page: Page, title: str, clicks: int) -> tuple[list[float], list[float]]:
    """Durations of interactions, and of frames longer than 50 ms, while somebody clicks through a game."""
    page.goto("/")
    page.get_by_test_id(f"play-{title}").click()
    page.wait_for_selector("[data-testid=choice]")
    page.evaluate("window.times.length = 0; window.frames.length = 0")
    for number in range(clicks):
        page.wait_for_selector("[data-testid=choice]:not([aria-disabled]), [data-testid=result]", timeout=60_000)
        if page.get_by_test_id("result").count():
            break
        before = page.locator("[data-version]").get_attribute("data-version")
        choices = page.get_by_test_id("choice")
        choices.nth((number * 7 + 3) % max(choices.count(), 1)).click()
        page.wait_for_function(MOVED, arg=before, timeout=60_000)
    page.wait_for_timeout(500)
    times: list[float] = page.evaluate("window.times")
    frames: list[float] = page.evaluate("window.frames")
    return times, frames


@click.command()
@click.option("--clicks", default=40, show_default=True, help="Clicks in each game.")
@click.option("--slow", default=4, show_default=True, help="How many times slower the processor is made.")
@click.option("--check", is_flag=True, help="Fail if a target is missed.")
def command(clicks: int, slow: int, check: bool) -> None:
    """Weigh the page and time what it does."""
    build_page()
    missed = False
    click.echo("compressed script, bytes")
    for name, size in weigh():
        click.echo(f"  {name:32} {size:9,}")
    missed |= weigh()[0][1] > FIRST_LOAD
    executable, env = chrome.chrome()
    folder = Path(tempfile.mkdtemp())
    click.echo(f"interaction to next paint, ms, processor slowed {slow} times")
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as open_house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable, env={**os.environ, **env})
        for title in TITLES:
            context = browser.new_context(base_url=open_house.url, viewport={"width": 1280, "height": 800})
            context.add_init_script(f"localStorage.setItem('labrys.settings', '{QUICK}');{OBSERVE}")
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
            times, frames = play(page, title, clicks)
            ordered = sorted(times) or [0]
            middle, high = ordered[len(ordered) // 2], ordered[int((len(ordered) - 1) * 0.98)]
            click.echo(
                f"  {title:10} median {middle:5.0f}   98th percentile {high:5.0f}   interactions {len(times):4}"
                f"   long frames {len(frames):3}, longest {max(frames, default=0):4.0f}"
            )
            missed |= high > PAINT
            context.close()
        browser.close()
    if check and missed:
        raise click.ClickException("a target is missed.")


if __name__ == "__main__":
    command()
