"""A report of the lab in a real browser: it fits a phone and a desk, by day and by night, and asks nobody for anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from labrys.lab.report import Study, play, report

CONTRAST = """() => {
  const number = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (rgb) => rgb.map((part) => part / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const found = getComputedStyle(at).backgroundColor;
      if (!/rgba\\(.*, 0\\)/.test(found)) return number(found);
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const node of document.querySelectorAll('p, h1, h2, h3, th, td, figcaption, summary, .word, .sign, a')) {
    if (!node.textContent.trim() || !node.getClientRects().length) continue;
    const [a, b] = [light(number(getComputedStyle(node).color)), light(ground(node))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) faint.push(node.textContent.trim().slice(0, 40));
  }
  return faint;
}"""


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = play(Study("empire", ("random", "random", "random"), 12, "browser", parts=("luck",)))
    assert found is not None
    path = tmp_path_factory.mktemp("report") / "empire.html"
    report(found).write(path)
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [340, 1280])
def test_it_fits_and_can_be_read(browser: Browser, page_file: Path, width: int, scheme: str) -> None:
    asked: list[str] = []
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: asked.append(message.text))
    page.goto(page_file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CONTRAST) == []
    page.locator("summary").first.click()
    assert page.locator("details table.numbers").first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == [page_file.as_uri()]
    context.close()
