"""Fixtures of the browser tests: a Chromium, a house with the built page, visitors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser import chrome
from tests.browser.build import build_page
from tests.browser.visitor import Visitor
from tests.server.houses import House, house

PATIENCE_MS = 60_000  # milliseconds for whatever the page must come to: a busy machine is no fault of the page
expect.set_options(timeout=PATIENCE_MS)
QUICK = '{"lang":"en","pace":"instant","motion":"off","guide":false,"confirm":"never"}'


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a module, no longer: while its driver lives, nothing else in the process may run an event loop."""
    executable, env = chrome.chrome()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable, env={**os.environ, **env})
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_built() -> None:
    build_page()


@pytest.fixture(scope="session")
def open_house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("browser_house")
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as found:
        yield found


@pytest.fixture
def visit(browser: Browser, open_house: House, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; keywords are those of a browser context, ``settings`` the page's own."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(at: House | None = None, settings: str = QUICK, **more: Any) -> Visitor:
        context = browser.new_context(base_url=(at or open_house).url, **{"locale": "en-GB", **more})
        context.set_default_timeout(PATIENCE_MS)
        keep = f"localStorage.getItem('labrys.settings') ?? localStorage.setItem('labrys.settings', '{settings}')"
        context.add_init_script(keep)
        contexts.append(context)
        visitors.append(Visitor(context.new_page()))
        return visitors[-1]

    yield come
    faults = [fault for one in visitors for fault in one.faults]
    for context in contexts:
        context.close()
    assert not faults, faults
