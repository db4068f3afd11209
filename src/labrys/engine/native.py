"""Machine numbers: ``i64``, ``i16`` and ``u8``, and ``vec``, a row of them in one piece of memory.

Compiled code keeps them as C does. This module is never compiled itself: as plain Python a number is an ``int`` and a row
is a list, and nothing needs to be installed. Compiled code takes rows from `librt`, mypy's own run-time library.
"""

from __future__ import annotations

from array import array
from struct import pack
from sys import byteorder
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int

    class vec:  # noqa: N801
        """A list by the name that compiled rows have: ``vec[i64]([1, 2])``."""

        def __class_getitem__(cls, kind):
            return cls.of

        @staticmethod
        def of(items=(), capacity=0):
            return list(items)

    def mypyc_attr(**said):
        """Tells the compiler something of a class; plain Python needs no telling."""
        return lambda kind: kind

    def append(row, number):
        row.append(number)
        return row


def as_bytes(numbers: Any) -> Any:
    """A row of ``i64`` as the bytes that a digest is made of: eight for each number, the least first."""
    if byteorder == "little" and not isinstance(numbers, list):
        return memoryview(numbers)
    return pack(f"<{len(numbers)}q", *numbers)


def shown(numbers: Any) -> Any:
    """A row as others read it, while it is written on: a memoryview, or the list itself."""
    return numbers if isinstance(numbers, list) else memoryview(numbers)


def copied(view: Any, kind: str, out: Any) -> bool:
    """Copy a row that is `shown` into a buffer with as many numbers of its kind; False if it is another."""
    try:
        memoryview(out)[:] = array(kind, view) if isinstance(view, list) else view
    except (TypeError, ValueError):  # no buffer, or a longer one, or one of other numbers
        return False
    return True
