"""The page as the tests see it: built anew when its sources changed, by the package's own build hook."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from tests.browser.chrome import ROOT, alone, modules


def build_page() -> None:
    hook: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))
    page = hook["Page"](Path(ROOT))
    with alone("page"):
        if not page.fresh():
            modules(page.web)
            page.build()
