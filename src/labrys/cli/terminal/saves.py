"""Saved games: a record and who sits where, written in one step after every action."""

from __future__ import annotations

import errno
import json
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from labrys.engine import BadText, LabrysError, Phrase, Record
from labrys.engine.errors import broken_at, shown
from labrys.words import refusal

FORMAT = 2
NESTED = 1  # an older form, which kept the record under a key of its own


WHY = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long",
    errno.ENOSPC: "full",
}


class BadFile(LabrysError):
    """A file cannot be read or written."""


def why(error: OSError | ValueError) -> Phrase | str:
    """The system's error about a file, in our own words if there are any."""
    if isinstance(error, OSError):
        return Phrase(f"error-why-{WHY[error.errno]}") if error.errno in WHY else error.strerror or str(error)
    return str(error)


@dataclass(frozen=True)
class Save:
    """A saved game: a record with more keys. A bare record is a save without seats."""

    record: Record
    chairs: tuple[str, ...] = ()
    lang: str = ""
    over: bool = False

    def text(self) -> str:
        head = {"labrys-save": FORMAT, "chairs": list(self.chairs), "lang": self.lang, "over": self.over}
        lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)},\n" for name, value in head.items()]
        return "{\n" + "".join(lines) + self.record.text().removeprefix("{\n")

    @staticmethod
    def parse(text: str) -> Save:
        """Read what `text` wrote, or a bare record."""
        try:
            found: object = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise refusal(BadText, "save-json", why=broken_at(error)) from None
        if not isinstance(found, dict) or "labrys-save" not in found:
            return Save(Record.parse(text))
        chairs, lang, over = found.get("chairs"), found.get("lang"), found.get("over")
        if found["labrys-save"] not in (FORMAT, NESTED):
            raise refusal(BadText, "save-format", format=FORMAT)
        if not isinstance(chairs, list) or not all(isinstance(chair, str) for chair in chairs):
            raise refusal(BadText, "save-chairs")
        if not isinstance(lang, str) or not isinstance(over, bool):
            raise refusal(BadText, "save-fields")
        nested = found["labrys-save"] == NESTED
        return Save(Record.parse(json.dumps(found.get("record")) if nested else text), tuple(chairs), lang, over)

    def same_game(self, other: Record) -> bool:
        """True if a record is of this very game, at any point of it."""
        mine = self.record
        return (mine.game, mine.seed, mine.seats, mine.options) == (other.game, other.seed, other.seats, other.options)


def folder() -> Path:
    """Where games are kept: under LABRYS_HOME, or where the system keeps a user's data."""
    home = os.environ.get("LABRYS_HOME")
    return (Path(home) if home else platformdirs.user_data_path("labrys", appauthor=False)) / "games"


def fresh_path(game: str) -> Path:
    """A new file name; names sort by the time at which the game began."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"


def check_target(path: Path, record: Record | None = None) -> None:
    """Refuse to overwrite a file that is not a save, or is another game that is not over."""
    if not os.path.exists(path) or path.is_dir():  # `write` reports problems with a folder or a name
        return
    try:
        found = read(path) if path.is_file() else None
    except BadFile:
        found = None
    if found is None or not found.chairs:
        raise refusal(BadFile, "file-taken", path=str(path))
    if not found.over and not (record is not None and found.same_game(record)):
        raise refusal(BadFile, "file-unfinished", path=str(path))


def write(path: Path, text: str) -> None:
    """Replace the file in one step: a reader finds the old text or the new one, never a part."""
    if path.parent != folder() and not os.path.exists(path.parent):
        raise refusal(BadFile, "file-no-folder", path=shown(str(path)), folder=shown(str(path.parent)))
    scratch = path.parent / f".{path.name}.{os.getpid()}"
    try:
        if path.parent == folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        scratch.write_text(text, encoding="utf-8")
        os.replace(scratch, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            scratch.unlink()
        raise refusal(BadFile, "file-unwritable", path=shown(str(path)), why=why(error)) from None


def read(path: Path) -> Save:
    """A save or a record from a file."""
    try:
        return Save.parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refusal(BadFile, "file-unreadable", path=str(path), why=why(error)) from None
    except UnicodeDecodeError:
        raise refusal(BadFile, "file-no-text", path=str(path)) from None
    except BadText as error:
        raise refusal(BadFile, "file-no-save", path=str(path), why=error.phrase or str(error)) from None


def latest(game: str | None) -> Path:
    """The unfinished game that was played last; broken files are passed over."""
    found = sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    for path in found:
        try:
            save = read(path)
        except LabrysError:
            continue
        if not save.over and game in (None, save.record.game):
            return path
    if game:
        raise refusal(BadFile, "none-unfinished-of", game=game, folder=str(folder()))
    raise refusal(BadFile, "none-unfinished", folder=str(folder()))
