import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PICTURES = ROOT / "docs" / "pictures"
SHOWN = {"empire": "Osmerand", "minos": "Knossos", "relics": "⚑1"}


def test_the_readme_shows_every_picture() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    drawn = sorted(path.name for path in PICTURES.glob("*-terminal.svg"))
    assert drawn == [f"{title}-terminal.svg" for title in sorted(SHOWN)]
    assert all(f"docs/pictures/{name}" in readme for name in drawn)


@pytest.mark.parametrize("title", SHOWN)
def test_the_pictures_of_the_readme_stand_by_themselves(title: str, tmp_path: Path) -> None:
    target = tmp_path / "picture.svg"
    subprocess.run([sys.executable, str(PICTURES / "make.py"), title, str(target)], check=True, timeout=120)
    drawn = target.read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"]+", drawn) == ["http://www.w3.org/2000/svg"]
    assert "font-face" not in drawn
    assert SHOWN[title] in drawn
