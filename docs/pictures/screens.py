"""Pictures of every screen of the browser: ``uv run --extra dev python docs/pictures/screens.py`` plays real games in a
real Chromium and keeps what it sees, on a phone and on a desk, in English and in French, by day and at night.

Names of screens, if given, limit what is made: ``screens.py home relics``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, sync_playwright

import labrys
from labrys import bots
from labrys.engine import Perspective, Record, Rng
from tests.browser import chrome
from tests.browser.build import build_page
from tests.browser.visitor import CLICK
from tests.server.houses import house

FOLDER = Path(__file__).parent
TITLES = ("relics", "empire", "minos")
PLAYED = {**{title: f"play-{title}" for title in TITLES}, "minos-solo": "solo-minos-normal"}
STEPS = {"relics": 10, "empire": 22, "minos": 13, "minos-solo": 16}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1.5,
    },
}
ASKED = "[data-testid=choice]:not([aria-disabled])"


class Camera:
    """A page in one language and one size."""

    def __init__(self, page: Page, name: str, wanted: set[str]) -> None:
        self.page = page
        self.name = name
        self.wanted = wanted

    def wants(self, screen: str) -> bool:
        return not self.wanted or screen in self.wanted

    def keep(self, screen: str, whole: bool = False) -> None:
        self.page.mouse.move(1, 1)  # a pointer that rests on something has it explained
        self.page.wait_for_timeout(400)
        path = FOLDER / f"{screen}-{self.name}.jpg"
        self.page.screenshot(path=path, full_page=whole, type="jpeg", quality=72)
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)

    def screens(self) -> None:
        for screen, path, waits in (
            ("home", "/", "[data-testid=play-minos]"),
            ("setup", "/games/minos", "[data-testid=create]"),
            *((f"rules-{title}", f"/rules/{title}", "[data-testid=rules]") for title in TITLES),
            ("tables", "/tables", "[data-testid=record]"),
            ("settings", "/settings", "[data-testid=rename]"),
        ):
            if self.wants(screen):
                self.page.goto(path)
                self.page.wait_for_selector(waits)
                self.keep(screen, whole=screen == "settings")
        if self.wants("room"):
            self.page.goto("/games/empire")
            self.page.get_by_test_id("create").click()
            self.page.wait_for_selector("[data-testid=seats]")
            self.keep("room", whole=True)
        for title, button in PLAYED.items():
            if self.wants(title):
                self.play(button, STEPS[title])
                self.keep(title)
        if self.wants("review"):
            self.review()
        if any(self.wants(screen) for screen in ("result", "replay", "games")):
            self.play("play-empire", 400)
            self.keep("result")
            self.page.locator("[data-testid=result-dialog] [data-testid=replay]").click()
            self.page.get_by_test_id("line").fill("40")
            self.keep("replay")
            for _ in range(2):
                self.play("play-empire", 400)
            self.page.goto("/me")
            self.page.wait_for_selector("[data-testid=history]")
            self.keep("games", whole=True)

    def review(self) -> None:
        """A game that was played by lot: its review, and a moment of it with its answer."""
        self.page.goto("/tables")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            path.write_text(by_lot())
            self.page.get_by_test_id("record").set_input_files(path)
            self.page.wait_for_selector("[data-testid=step]")
            self.page.get_by_test_id("review-link").click()
        self.page.wait_for_selector("[data-testid=moment-board] [data-testid=board]")
        self.keep("review", whole=True)
        self.page.get_by_test_id("show-answer").click()
        self.page.wait_for_timeout(400)
        self.page.get_by_test_id("moment").scroll_into_view_if_needed()
        path = FOLDER / f"moment-{self.name}.jpg"
        self.page.get_by_test_id("moment").screenshot(path=path, type="jpeg", quality=72)
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)

    def play(self, button: str, steps: int) -> None:
        """Some way into a game against bots, or to its end; the button is one of the front page."""
        self.page.goto("/")
        self.page.get_by_test_id(button).click()
        for step in range(steps):
            self.page.wait_for_selector(f"{ASKED}, [data-testid=result]", timeout=60_000)
            if self.page.get_by_test_id("result").count():
                return
            self.page.evaluate(CLICK, step)
        self.page.wait_for_selector(f"{ASKED}, [data-testid=result]", timeout=60_000)


def by_lot() -> str:
    """The record of a game between one who plays by lot and one who thinks one step ahead."""
    state = labrys.game("empire").new(3, "a picture")
    players = [
        bots.make(name, Rng(f"picture {name}{seat}")) for seat, name in enumerate(("random", "greedy", "greedy"))
    ]
    while (seat := state.seat) is not None:
        state.act(players[seat].choose(Perspective(state)))
    return Record.of(state).text()


def camera(browser: Browser, url: str, size: str, lang: str, night: bool, wanted: set[str]) -> Camera:
    theme = "dark" if night else "light"
    context = browser.new_context(base_url=url, locale=lang, **SIZES[size])
    settings = f'{{"lang":"{lang}","theme":"{theme}","pace":"instant","motion":"off","guide":false,"confirm":"never"}}'
    context.add_init_script(f"localStorage.setItem('labrys.settings', '{settings}')")
    context.set_default_timeout(60_000)
    return Camera(context.new_page(), f"{size}-{lang}{'-night' if night else ''}", wanted)


def main(wanted: set[str]) -> None:
    build_page()
    executable, env = chrome.chrome()
    folder = Path(tempfile.mkdtemp())
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as here, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable, env={**os.environ, **env})
        for size, lang, night in (
            ("desktop", "en", False),
            ("phone", "fr", False),
            ("desktop", "fr", True),
            ("phone", "en", True),
        ):
            camera(browser, here.url, size, lang, night, wanted).screens()
        browser.close()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
