"""The documentation: links that lead somewhere, pages that can be found, drawings that can be drawn."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_build", ROOT / "docs/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


docs = loaded()
EVERY_PAGE = ["README.md", *docs.PAGES]


@pytest.mark.parametrize("page", EVERY_PAGE)
def test_every_link_leads_to_a_file_and_a_heading(page: str) -> None:
    assert docs.broken_links(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    (tmp_path / "other.md").write_text("# Other\n\n## What `it` does, and why\n")
    (tmp_path / "page.md").write_text(
        "# Page\n[a](other.md) [b](other.md#what-it-does-and-why) [c](https://example.org) `[d](code)`\n"
        "[e](gone.md) [f](other.md#how) [g](#page) [h](#nowhere)\n"
    )
    assert docs.broken_links("page.md") == [
        "page.md links to gone.md: there is no such file.",
        "page.md links to other.md#how: there is no such heading.",
        "page.md links to #nowhere: there is no such heading.",
    ]


def test_every_page_of_the_folder_is_in_the_site() -> None:
    written = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert written <= set(docs.PAGES)


def test_every_page_is_reached_from_the_start_page() -> None:
    reached, waiting = set(), ["docs/index.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        for _, _, target in docs.LINK.findall((ROOT / page).read_text(encoding="utf-8")):
            goal = ((ROOT / page).parent / target.partition("#")[0]).resolve()
            name = goal.relative_to(ROOT).as_posix() if goal.is_relative_to(ROOT) else ""
            if name in docs.PAGES and name not in reached:
                waiting.append(name)
    assert reached == set(docs.PAGES)


def test_what_one_looks_for_is_where_the_table_says() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = page.split("## Where to find it")[1].split("\n## ")[0]
    paths = [
        path
        for row in re.findall(r"^\|.*\|(.*)\|$", table, re.MULTILINE)
        for path in re.findall(r"`([\w./]+/[\w./]+)`", row)
    ]
    assert len(paths) > 10
    for path in paths:
        assert (ROOT / path).exists() or (ROOT / "src/labrys" / path).exists(), path
    rows = dict(re.findall(r"`(?:\w+\.)?(\w+)`\)? in `([\w./]+)`", table))
    rows |= {name: path for path, name in re.findall(r"`([\w./]+\.py)` \(`(\w+)`\)", table)}
    assert set(rows) == {"commit", "farm_warriors"}
    for name, path in rows.items():
        assert f"def {name}(" in (ROOT / "src/labrys" / path).read_text(encoding="utf-8"), name


def test_no_two_pages_say_the_same_paragraph() -> None:
    seen: dict[str, str] = {}
    for page in EVERY_PAGE:
        for paragraph in re.split(r"\n\s*\n", (ROOT / page).read_text(encoding="utf-8")):
            words = " ".join(paragraph.split())
            if len(words) > 150:
                assert seen.setdefault(words, page) == page, f"{page} and {seen[words]} both say: {words[:80]}…"


def test_the_site_has_every_page_with_its_links_and_drawings(tmp_path: Path) -> None:
    drawings: list[str] = []

    def draw(source: str) -> str:
        drawings.append(source)
        return "<svg/>"

    docs.Stage(tmp_path, draw).write()
    assert drawings
    assert all(source.startswith("flowchart") for source in drawings)
    for place in docs.PAGES.values():
        page = (tmp_path / place).read_text(encoding="utf-8")
        assert "```mermaid" not in page
        for _, _, target in docs.LINK.findall(docs.CODE.sub("", page)):
            if not re.match(r"[a-z]+:|#", target):
                assert ((tmp_path / place).parent / target.partition("#")[0]).is_file(), f"{place}: {target}"


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("zensical", reason="the extra docs is not installed")
    code = "import runpy, sys, pathlib; runpy.run_path(sys.argv[1])['build'](pathlib.Path(sys.argv[2]))"
    subprocess.run([sys.executable, "-c", code, str(ROOT / "docs/build.py"), str(tmp_path / "site")], check=True)
    assert "Labrys" in (tmp_path / "site/index.html").read_text(encoding="utf-8")
