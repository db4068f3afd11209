"""The list of games, our own and those of installed packages, each with the texts that players read (its voice)."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from labrys.engine import BadSetting, Codec, Game, Phrase, Record, State
from labrys.engine.errors import either, shown
from labrys.installed import GAMES, broken, check_protocol, loaded, package, sorted_out
from labrys.words import LANGUAGES, FluentVoice, refusal

TITLES = ("empire", "minos", "relics")
OWN = frozenset(TITLES)


def names() -> list[str]:
    """The names of all games, ours and those that installed packages offer; none is loaded."""
    return sorted([*TITLES, *sorted_out(GAMES, OWN)[0]])


def games() -> list[str]:
    """The names of all games that can be played: a package that is broken is left out, and `faults` says why."""
    return [name for name in names() if name in OWN or isinstance(outside(name), Game)]


def faults() -> list[BadSetting]:
    """A sentence about each game that a package offers and that cannot be played."""
    offers, misnamed = sorted_out(GAMES, OWN)
    return [*misnamed, *(found for name in offers if isinstance(found := outside(name), BadSetting))]


@cache
def game(name: str, content: Path | None = None) -> Game[State]:
    """A game by its name, with its own content or with a file of yours."""
    if name in OWN:
        found: Game[State] = import_module(f"labrys.titles.{name}").GAME
        words = files(f"labrys.titles.{name}") / "words"
    elif name in names():
        offer = outside(name)
        if isinstance(offer, BadSetting):
            raise BadSetting(str(offer), offer.phrase)
        found = offer
        words = words_of(sorted_out(GAMES, OWN)[0][name])
    else:
        raise unknown(name, names())
    if content is not None:
        found = found.with_content(content)
    found.voice = FluentVoice(files("labrys.words"), words)
    found.origin = (game, (name,) if content is None else (name, content))
    return found


@cache
def outside(name: str) -> Game[State] | BadSetting:
    """A game of an installed package, or why it cannot be played. A package is tried once."""
    entry = sorted_out(GAMES, OWN)[0][name]
    try:
        found = checked(loaded(entry), entry)
        try_out(found, entry)
    except BadSetting as fault:
        return fault
    except (Exception, SystemExit) as error:  # whatever it raises is the package's fault
        return broken(package(entry), name, error)
    return found


def checked(found: object, entry: EntryPoint) -> Game[State]:
    """What a package offers as a game; refused with a sentence if this house cannot play it."""
    where, name = package(entry), entry.name
    if isinstance(found, type) and issubclass(found, Game):
        found = found()
    if not isinstance(found, Game):
        raise refusal(BadSetting, "plugin-no-game", package=where, name=shown(name), what=type(found).__name__)
    check_protocol(found, where, name)
    if found.name != name:
        raise refusal(BadSetting, "plugin-other-name", package=where, name=shown(name), other=shown(found.name))
    whole = {
        "seats": bool(found.seats) and all(count in range(1, 16) for count in found.seats),
        "codec": isinstance(getattr(found, "codec", None), Codec),
        "content_version": bool(found.content_version),
        "endings": bool(found.endings),
        "max_steps": found.max_steps > 0,
    }
    words = words_of(entry)
    whole |= {f"words/{lang}.ftl": (words / f"{lang}.ftl").is_file() for lang in LANGUAGES}
    for part, there in whole.items():
        if not there:
            raise refusal(BadSetting, "plugin-lacks", package=where, name=shown(name), part=part)
    return found


def try_out(found: Game[State], entry: EntryPoint) -> None:
    """Set a game up to its first question: a package that cannot do that is left out before anybody sits down to it."""
    found.voice = FluentVoice(files("labrys.words"), words_of(entry))
    for lang in LANGUAGES:
        try:
            found.voice.say(Phrase("title"), lang)
        except LookupError:
            part = f"title in words/{lang}.ftl"
            raise refusal(BadSetting, "plugin-lacks", package=package(entry), name=entry.name, part=part) from None
        except ImportError:  # where nothing but the engine is installed, nothing can be said
            pass
    state = found.new(found.seats[0], "")
    state.view(None)
    state.actions()


def words_of(entry: EntryPoint) -> Traversable:
    """The folder with the texts of a game from outside: it lies beside the module that the entry point names."""
    home = import_module(entry.module).__spec__
    assert home is not None
    return files(home.parent) / "words" if home.parent else Path(home.origin or "").with_name("words")


def unknown(name: str, known: list[str]) -> BadSetting:
    """The error for a name that no game has, with a near one if there is one."""
    for near in get_close_matches(name.lower(), known, 1):
        return refusal(BadSetting, "game-near", name=shown(name), near=near, names=either(known))
    return refusal(BadSetting, "game", name=shown(name), names=either(known))


def replay(record: Record | str, content: Path | None = None) -> State:
    """Play a record, or its text form, through to its last position; with the content file that it was played with."""
    if isinstance(record, str):
        record = Record.parse(record)
    return record.replay(game(record.game, content))
