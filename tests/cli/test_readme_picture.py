import re
import subprocess
import sys
from pathlib import Path

MAKE = Path(__file__).parents[2] / "docs" / "pictures" / "make.py"


def test_the_picture_of_the_readme_stands_by_itself(tmp_path: Path) -> None:
    target = tmp_path / "picture.svg"
    subprocess.run([sys.executable, str(MAKE), str(target)], check=True, timeout=60)
    drawn = target.read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"]+", drawn) == ["http://www.w3.org/2000/svg"]
    assert "font-face" not in drawn
    assert "⚑1" in drawn
