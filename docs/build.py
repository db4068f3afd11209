"""Builds the documentation as a website in ``site/``: ``uv run --extra docs python docs/build.py``.

The pages are written so that their links work wherever the repository is shown. For the site they are copied: pages that
lie elsewhere (CONTRIBUTING, rulings) become pages of the site, files that are linked become files of the site, and drawings
written in Mermaid become SVG, so that a page loads nothing from elsewhere. Any link that leads nowhere stops the build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
# Every page and its place in the site, in the order of reading, by chapter.
CHAPTERS: dict[str, dict[str, str]] = {
    "Start": {"docs/index.md": "index.md"},
    "For you": {
        "docs/players.md": "players.md",
        "docs/owners.md": "owners.md",
        "docs/research.md": "research.md",
        "docs/designers.md": "designers.md",
        "CONTRIBUTING.md": "contributing.md",
    },
    "Games": {
        "docs/relics.md": "relics.md",
        "docs/empire.md": "empire.md",
        "docs/minos.md": "minos.md",
        "src/labrys/titles/relics/RULINGS.md": "rulings-relics.md",
        "src/labrys/titles/empire/RULINGS.md": "rulings-empire.md",
        "src/labrys/titles/minos/RULINGS.md": "rulings-minos.md",
        "docs/observations/relics.md": "observations/relics.md",
        "docs/observations/empire.md": "observations/empire.md",
        "docs/observations/minos.md": "observations/minos.md",
    },
    "Look it up": {
        "docs/architecture.md": "architecture.md",
        "docs/server.md": "server.md",
        "docs/protocol.md": "protocol.md",
        "docs/lab.md": "lab.md",
        "docs/plugins.md": "plugins.md",
        "docs/review.md": "review.md",
        "docs/minds.md": "minds.md",
        "docs/content.md": "content.md",
        "docs/performance.md": "performance.md",
        "docs/decisions.md": "decisions.md",
        "CHANGELOG.md": "changes.md",
    },
}
# A reader's font may be wider than the one that boxes are measured with: letters are drawn smaller than measured.
MEASURED, DRAWN = "font-size:14px", "font-size:12.5px"
ROOMY = '%%{init: {"flowchart": {"wrappingWidth": 300, "padding": 14}}}%%\n'
PAGES = {source: place for pages in CHAPTERS.values() for source, place in pages.items()}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
DRAWING = re.compile(r"^```mermaid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def anchors(page: str) -> set[str]:
    """The names of a page's headings, as links write them."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", page, flags=re.M | re.S), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower().replace("`", "")).strip().replace(" ", "-") for heading in headings}


def broken_links(source: str) -> list[str]:
    """What is wrong with the links of a page: a sentence for each that leads nowhere."""
    page = (ROOT / source).read_text(encoding="utf-8")
    found: list[str] = []
    for _, _, target in LINK.findall(CODE.sub("", page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        goal = (ROOT / source).parent / path if path else ROOT / source
        if not goal.exists():
            found.append(f"{source} links to {target}: there is no such file.")
        elif anchor and anchor not in anchors(goal.read_text(encoding="utf-8")):
            found.append(f"{source} links to {target}: there is no such heading.")
    return found


class Stage:
    """The pages as the site has them, written into a folder."""

    def __init__(self, folder: Path, draw: Callable[[str], str]) -> None:
        self.folder = folder
        self.draw = draw
        self.linked: set[str] = set()  # files of the repository that pages link to

    def write(self) -> None:
        for source, place in PAGES.items():
            self.put(place, self.page(source))
        for name in self.linked:
            path = self.folder / site_path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, path)

    def put(self, place: str, text: str) -> None:
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def page(self, source: str) -> str:
        """A page with its links turned and its Mermaid drawings as pictures."""
        page = (ROOT / source).read_text(encoding="utf-8")
        name = Path(PAGES[source]).stem
        pieces = DRAWING.split(page)  # what is between drawings, and at odd places the drawings
        for number in range(1, len(pieces), 2):
            place = f"drawings/{name}-{number // 2 + 1}.svg"
            self.put(place, self.draw(pieces[number]))
            heading = re.findall(r"^#+ (.*)$", "".join(pieces[:number:2]), re.MULTILINE)[-1]
            pieces[number] = f"![Drawing: {heading}]({place})"
        pieces[::2] = [self.turned(piece, source) for piece in pieces[::2]]
        return "".join(pieces)

    def turned(self, text: str, source: str) -> str:
        """Text with links that hold in the site; code stays as it is."""
        parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
        return "".join(
            part if part.startswith("```") else LINK.sub(lambda match: self.link(match, source), part) for part in parts
        )

    def link(self, match: re.Match[str], source: str) -> str:
        mark, text, target = match.groups()
        path, hash_, anchor = target.partition("#")
        if not path or re.match(r"[a-z]+:", target):
            return match.group()
        goal = ((ROOT / source).parent / path).resolve()
        name = goal.relative_to(ROOT).as_posix()
        if goal.is_dir():
            return text
        if name == "README.md":
            name = "docs/index.md"  # the same for those who read the site
        if name not in PAGES:
            self.linked.add(name)
        there = PAGES.get(name) or site_path(name)
        return f"{mark}[{text}]({os.path.relpath(there, os.path.dirname(PAGES[source]) or '.')}{hash_}{anchor})"


def site_path(name: str) -> str:
    """Where a file of the repository lies in the site."""
    return name.removeprefix("docs/") if name.startswith("docs/") else f"files/{name}"


def title(source: str) -> str:
    """The first heading of a page."""
    page = (ROOT / source).read_text(encoding="utf-8")
    return page.split("\n", 1)[0].removeprefix("# ").replace("`", "").strip()


def configuration() -> str:
    """The settings of the site generator, as TOML."""
    chapters = [
        f'  {{ "{name}" = [{", ".join(f"{{ {quoted(title(source))} = {quoted(place)} }}" for source, place in pages.items())}] }},'
        for name, pages in CHAPTERS.items()
    ]
    return "\n".join(
        [
            "[project]",
            'site_name = "Labrys"',
            'site_description = "A house of board games: rules, server, research, design."',
            'docs_dir = "pages"',
            'site_dir = "site"',
            "use_directory_urls = false",
            "nav = [",
            *chapters,
            "]",
            "[project.theme]",
            'language = "en"',
            "font = false",
            'features = ["navigation.sections", "search.highlight", "content.code.copy"]',
            "[project.markdown_extensions.toc]",
            "permalink = true",
            "[project.markdown_extensions.tables]",
            "[project.markdown_extensions.md_in_html]",
            "[project.markdown_extensions.pymdownx.superfences]",
            "[project.markdown_extensions.pymdownx.highlight]",
            "",
        ]
    )


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def draw(source: str) -> str:
    """A Mermaid drawing as SVG, in its own size."""
    import merman

    svg: str = merman.Merman().render_svg(ROOMY + source, None).replace(MEASURED, DRAWN)
    width = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) [\d.]+"', svg)
    return svg.replace('width="100%"', f'width="{width[1]}"', 1) if width else svg


def build(site: Path) -> None:
    faults = [fault for source in PAGES for fault in broken_links(source)]
    if faults:
        raise SystemExit("\n".join(faults))
    with tempfile.TemporaryDirectory() as folder:
        Stage(Path(folder, "pages"), draw).write()
        settings = Path(folder, "zensical.toml")
        settings.write_text(configuration(), encoding="utf-8")
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(settings)]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("The site was not built: see above.")
        shutil.rmtree(site, ignore_errors=True)
        shutil.move(Path(folder, "site"), site)


if __name__ == "__main__":
    build(ROOT / "site")
