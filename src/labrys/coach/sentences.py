"""The coach's sentences, in every language of the house."""

from __future__ import annotations

from typing import Final

from labrys.coach.report import Names, Said
from labrys.engine import Game, Phrase, State
from labrys.engine.phrase import Argument
from labrys.words import LANGUAGES

LEAST_POINTS: Final = 0.5  # a difference in points below this is not spoken of
LEAST_SHARE: Final = 5.0  # so does one of games in a hundred
MOST_SOURCES: Final = 3


def said(game: Game[State], phrase: Phrase) -> Said:
    """A phrase in every language."""
    return {lang: game.voice.say(phrase, lang) for lang in LANGUAGES}


def label(state: State, action: int, names: Names | None = None) -> Said:
    """What people call an action."""
    return {lang: state.describe(action, lang, (names or {}).get(lang)) for lang in LANGUAGES}


def prompt(state: State, names: Names | None = None) -> Said:
    """What is asked."""
    return {lang: state.prompt(lang, (names or {}).get(lang)) for lang in LANGUAGES}


def look(state: State, action: int) -> Said:
    """A first hint that names a kind of choices and none of them; games have their own words for each verb."""
    game = state.game
    verb = game.codec.text(action).split(" ")[0]
    try:
        return said(game, Phrase(f"look-{verb}"))
    except LookupError:
        return {
            lang: game.voice.say(Phrase("coach-look", {"words": start(label(state, action)[lang])}), lang)
            for lang in LANGUAGES
        }


def start(words: str) -> str:
    """The first word of a choice."""
    return words.split(" ")[0].rstrip(",:;")


def nothing() -> Said:
    """No sentence."""
    return dict.fromkeys(LANGUAGES, "")


def verdict(game: Game[State], points: dict[str, float]) -> Said:
    """What an action is good for, beside the best other choice: "About 2 points more in all: 3 more from regions, …"."""
    return {lang: verdict_in(game, points, lang) for lang in LANGUAGES}


def verdict_in(game: Game[State], points: dict[str, float], lang: str) -> str:
    """The sentence in one language; a game without points, whose sources are had or not had, has words of its own."""

    def say(message: str, **args: Argument) -> str:
        return game.voice.say(Phrase(f"coach-{message}", args), lang)

    if has_message(game, "coach-share"):
        parts = parts_of(game, {source: 100 * share for source, share in points.items()}, LEAST_SHARE, "share-", lang)
        return say("share", parts=parts) if parts else say("share-even")
    parts = parts_of(game, points, LEAST_POINTS, "", lang)
    total = sum(points.values())
    kind = "even" if abs(total) < LEAST_POINTS else "more" if total > 0 else "fewer"
    if parts:
        return say(f"points-{kind}", n=whole(total), parts=parts)
    return say(f"total-{kind}", n=whole(total))


def parts_of(game: Game[State], points: dict[str, float], least: float, kind: str, lang: str) -> str:
    """The sources that differ most, the largest first."""
    told = sorted((source for source in points if abs(points[source]) >= least), key=lambda name: -abs(points[name]))
    return ", ".join(
        game.voice.say(
            Phrase(
                f"coach-{kind}{'more' if points[source] > 0 else 'fewer'}",
                {"n": whole(points[source]), "source": source_name(game, source, lang)},
            ),
            lang,
        )
        for source in told[:MOST_SOURCES]
    )


def truth(game: Game[State], played: int, best: int) -> Said:
    """What was better with all cards open, in games of a hundred."""
    return said(game, Phrase("coach-truth", {"played": played, "best": best}))


def whole(points: float) -> int:
    """Points without a sign, as people say them."""
    return max(1, round(abs(points)))


def has_message(game: Game[State], message: str) -> bool:
    """Has the game a message of this name that needs nothing more than its parts?"""
    try:
        game.voice.say(Phrase(message, {"parts": ""}), LANGUAGES[0])
    except LookupError:
        return False
    return True


def source_name(game: Game[State], source: str, lang: str) -> str:
    """Where points come from."""
    try:
        return game.voice.say(Phrase(f"score-{source}"), lang)
    except LookupError:
        return source
