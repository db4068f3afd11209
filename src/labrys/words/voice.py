"""A voice says phrases from Fluent files: the house's own words and those of one game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from labrys.engine import BadSetting, Phrase
from labrys.engine.errors import one_of

LANGUAGES = ("en", "fr")


def check_language(lang: str) -> str:
    """The language, if the house speaks it."""
    if lang not in LANGUAGES:
        raise BadSetting(f"unknown language {lang!r}: use {one_of(list(LANGUAGES))}.")
    return lang


class FluentVoice:
    """Says phrases from the ``LANG.ftl`` files of some folders."""

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders

    @cache  # noqa: B019 - voices live as long as the house
    def bundle(self, lang: str) -> FluentBundle:
        check_language(lang)
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
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
