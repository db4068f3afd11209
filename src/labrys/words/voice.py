"""A voice says phrases from Fluent files: the house's own words and those of one game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeVar

from labrys.engine import BadSetting, LabrysError, Phrase
from labrys.engine.errors import either, shown
from labrys.engine.phrase import Argument, PlainVoice

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")
MOST_LETTERS = 300  # letters of a name or a path that an error repeats
Fault = TypeVar("Fault", bound=LabrysError)


def check_language(lang: str) -> str:
    """The language, if the house speaks it."""
    if lang not in LANGUAGES:
        raise refusal(BadSetting, "language", lang=shown(lang), names=either(list(LANGUAGES)))
    return lang


@cache
def parsed(text: str) -> Resource:
    """The words of a file. The house's own are in every game's voice, and it takes a tenth of a second to read them."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class FluentVoice:
    """Says phrases from the ``LANG.ftl`` files of some folders."""

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders

    @cache  # noqa: B019 - voices live as long as the house
    def bundle(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle  # here, because who only plays says nothing

        check_language(lang)
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            bundle.add_resource(parsed((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
        return bundle

    def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
        """The sentence in a language; ``names`` are what the seats are called."""
        if phrase.id == "seat" and names is not None:
            return names[int(str(phrase.args["number"])) - 1]
        args = [
            (name, self.say(arg, lang, names) if isinstance(arg, Phrase) else arg) for name, arg in phrase.args.items()
        ]
        return self.sentence(lang, phrase.id, tuple(args))

    @lru_cache(maxsize=20_000)  # noqa: B019 - a sentence takes long to make, and the same are said again and again
    def sentence(self, lang: str, message: str, args: tuple[tuple[str, int | str], ...]) -> str:
        """The text of a message with plain words and numbers put in."""
        bundle = self.bundle(lang)
        found = bundle.get_message(message)
        if found.value is None:
            raise LookupError(f"{lang}: message {message} has no text")
        text, errors = bundle.format_pattern(found.value, dict(args))
        if errors:
            raise LookupError(f"{lang}: message {message} cannot be said with {dict(args)}: {errors}")
        return str(text)


HOUSE = FluentVoice(files("labrys.words"))  # of the house alone, before any game is chosen


def refusal(kind: type[Fault], message: str, **args: Argument) -> Fault:
    """An error whose sentence is the message ``error-...`` of the house: in English as its text, else by its phrase."""
    phrase = in_short(Phrase(f"error-{message}", args))
    try:
        return kind(HOUSE.say(phrase), phrase)
    except ImportError:  # where nothing but the engine is installed, the bare phrase must do
        return kind(PlainVoice().say(phrase), phrase)


def explain(error: LabrysError, lang: str) -> str:
    """The sentence of an error in a language, as far as it has one there."""
    return str(error) if lang == "en" or error.phrase is None else HOUSE.say(in_short(error.phrase), lang)


def in_short(phrase: Phrase) -> Phrase:
    """The same without more of what somebody wrote than anybody reads."""
    args: dict[str, Argument] = {}
    for name, arg in phrase.args.items():
        long = isinstance(arg, str) and len(arg) > MOST_LETTERS
        args[name] = in_short(arg) if isinstance(arg, Phrase) else f"{str(arg)[:MOST_LETTERS]}…" if long else arg
    return Phrase(phrase.id, args)
