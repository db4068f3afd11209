"""``i64``: an integer that compiled code keeps in a machine word.

This module is never compiled itself: at run time the name is plain ``int`` and nothing needs to be installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
