"""Data frames and files of rows. Polars comes with the extra ``lab``: playing and serving do not need it."""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labrys.engine import BadSetting

if TYPE_CHECKING:
    import polars

Row = dict[str, Any]


def need_polars() -> Any:
    """Polars, or what to do to have it. Late: it takes longer to load than many a simulation to run."""
    try:
        import polars
    except ImportError:
        raise BadSetting(
            'data frames and Parquet files need polars: run uv run --extra lab labrys …, or pip install "labrys[lab]";'
            " CSV files do without."
        ) from None
    return polars


def frame_of(rows: Sequence[Row]) -> polars.DataFrame:
    frame: polars.DataFrame = need_polars().DataFrame(rows, infer_schema_length=None)
    return frame


def write_rows(rows: Sequence[Row], path: Path) -> None:
    """A row for each, Parquet or CSV by the ending of the name; the whole file or none."""
    aside = path.with_name(f".{path.stem}.{os.getpid()}{path.suffix}")
    try:
        if path.suffix == ".parquet":
            frame_of(rows).write_parquet(aside)
        else:
            with aside.open("w", encoding="utf-8", newline="") as file:
                writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)
