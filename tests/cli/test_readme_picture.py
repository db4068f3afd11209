import re
import subprocess
import sys
from pathlib import Path

import pytest

import labrys

MAKE = Path(__file__).parents[2] / "docs" / "pictures" / "make.py"
SHOWN = {"empire": "Osmerand", "relics": "⚑1"}


def test_every_game_has_its_picture() -> None:
    assert {path.name for path in MAKE.parent.glob("*-terminal.svg")} == {
        f"{name}-terminal.svg" for name in labrys.games()
    }


@pytest.mark.parametrize("title", labrys.games())
def test_the_pictures_of_the_readme_stand_by_themselves(title: str, tmp_path: Path) -> None:
    target = tmp_path / "picture.svg"
    subprocess.run([sys.executable, str(MAKE), title, str(target)], check=True, timeout=60)
    drawn = target.read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"]+", drawn) == ["http://www.w3.org/2000/svg"]
    assert "font-face" not in drawn
    assert SHOWN[title] in drawn
