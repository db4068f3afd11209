"""What the page for researchers shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page_runs(number: int) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel")
    exec(EXAMPLES[number].replace("range(1000)", "range(20)"), {})
