"""A person at the page: looks at it, clicks, and notes whatever goes wrong in it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import chrome

# The last is said of every page without TLS at an address in the network.
EXPECTED = re.compile("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Cross-Origin-Opener-Policy header")


class Visitor:
    """One page of one browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.unplugged = False
        self.wires: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.note)

    def note(self, message: Any) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def at(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def play_now(self, title: str) -> None:
        """From the front page into a game against bots."""
        self.page.goto("/")
        self.at(f"play-{title}").click()
        expect(self.at("prompt")).to_be_visible()

    def wait_for_turn(self) -> bool:
        """Until all is drawn and there is something to choose (True), or the game is over (False)."""
        choice = "body:not(:has([aria-busy])) [data-testid=choice]:not([aria-disabled])"
        self.page.wait_for_selector(f"{choice}, [data-testid=result]")
        return self.at("result").count() == 0

    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def wait_past(self, version: int) -> None:
        """Until the page shows something newer."""
        self.wait_until(f"Number(document.querySelector('[data-version]')?.dataset.version) > {version}")

    def wait_until(self, condition: str) -> None:
        """A bare expression would be evaluated anew at each frame, which our Content-Security-Policy forbids."""
        self.page.wait_for_function(f"() => {condition}")

    def hold_the_wire(self) -> None:
        """To be called before the page is opened: its sockets can be cut from now on."""
        self.page.route_web_socket(re.compile("/socket"), self.wire)

    def wire(self, socket: WebSocketRoute) -> None:
        if self.unplugged:
            socket.close()
        else:
            self.wires.append((socket, socket.connect_to_server()))

    def cut(self) -> None:
        """Pull the plug, until it is mended."""
        self.unplugged = True
        for near, far in self.wires:
            far.close()
            near.close()
        self.wires.clear()

    def mend(self) -> None:
        self.unplugged = False

    def play_to_the_end(self, limit: int = 600) -> int:
        """Choose by clicks, varying with the step so that games end; how many were made."""
        for step in range(limit):
            if not self.wait_for_turn():
                return step
            self.page.evaluate(CLICK, step)
        raise AssertionError("the game does not end")

    def check_access(self) -> None:
        """No axe violations on what is shown now; by day and by night its colours can be told apart."""
        source = (chrome.modules(chrome.E2E) / "axe-core" / "axe.min.js").read_text()
        if not self.page.evaluate("typeof window.axe === 'object'"):
            self.page.evaluate(source)
        found = self.page.evaluate(AXE)
        told = [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"][:4]]
        assert not told, "\n".join(told)


# Everything in the colours that are worn, then the contrast in the others.
AXE = """async () => {
  const told = async more => (await axe.run(document, { resultTypes: ['violations'], ...more })).violations;
  const root = document.documentElement;
  const worn = root.dataset.theme;
  const night = worn ? worn === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const found = await told({});
  root.dataset.theme = night ? 'light' : 'dark';
  found.push(...await told({ runOnly: ['color-contrast'] }));
  if (worn) root.dataset.theme = worn; else delete root.dataset.theme;
  return found;
}"""

# Clicks are made in the page itself, on the buttons that a hand would press: quicker by far in a long game.
CLICK = """step => new Promise(done => {
  const all = [...document.querySelectorAll('[data-testid=choice]:not([aria-disabled])')];
  const one = all[(step * 7 + 3) % all.length];
  if (!one) return done();  // the list went away just now: whoever asks waits for the next one
  const version = document.querySelector('[data-version]')?.dataset.version;
  one.click();
  const until = Date.now() + 5000;
  const look = () => {
    const now = document.querySelector('[data-version]')?.dataset.version;
    if (now !== version || Date.now() > until) done(); else setTimeout(look, 4);
  };
  look();
})"""
