"""Words: every prompt, action and event of a game has a sentence in every language, set as that language wants it."""

from __future__ import annotations

import re
from pathlib import Path

from labrys.engine import Game, History, Phrase, Rng, State
from labrys.engine.plain import field_names
from labrys.kit.case import Case, perspectives, pick
from labrys.words import LANGUAGES, FluentVoice

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
MOST_ACTIONS = 12  # said at one position
WRONG = {  # as a language is not set
    "fr": re.compile(
        r"\w'\w|[ \u202f][:;?!]|\u00ab(?!\u00a0)|(?<!\u00a0)\u00bb"
        r"|\d (?:Pièces?|pièces?|PV|Armes?|points?|Guerriers?)\b"  # a number stays with what it counts
    ),
}
DECIMAL = re.compile(r"\d, \d")  # two numbers that read like one
BRACKETS = re.compile(r"\)\s*\(")  # two brackets in a row


def check_everything_can_be_said(case: Case, seed: str) -> None:
    """Each prompt, action and event of a game, to each pair of eyes."""
    rng = Rng(f"speech {seed}")
    history = History(case.new(seed))
    say_events(case, history, 0)
    while not history.state.over and history.state.steps < 400:
        state = history.state
        if not rng.below(4):
            say_position(state, rng)
        history.act(pick(state, rng, interrupts=300))
        say_events(case, history, -1)
    say_position(history.state, rng)


def say_position(state: State, rng: Rng) -> None:
    offered = [*state.actions(), *state.interrupts()]
    while len(offered) > MOST_ACTIONS:
        offered.pop(rng.below(len(offered)))
    for lang in LANGUAGES:
        phrases = [state.prompt_phrase(), *(state.game.action_phrase(state, action) for action in offered)]
        for phrase in phrases:
            text = state.game.voice.say(phrase, lang)
            check_sentence(text, phrase, lang)
            assert not DECIMAL.search(text), f"{phrase} has two numbers that read like one: {text!r}"


def say_events(case: Case, history: History, at: int) -> None:
    names = [f"<{seat}>" for seat in range(history.state.seats)]
    for event in history.log[at]:
        for viewer in perspectives(history.state):
            phrase = case.game.event_phrase(history.state, event, viewer)
            for lang in LANGUAGES:
                text = case.game.voice.say(phrase, lang, names)
                check_sentence(text, phrase, lang)
                aside = viewer is not None and names[viewer] in text
                assert not aside, f"{phrase} tells seat {viewer} of itself as of another: {text!r}"


def check_sentence(text: str, phrase: Phrase, lang: str) -> None:
    assert text.strip(), f"{phrase} is said with no word"
    assert not re.search(r"[{}]|\bNone\b", text), f"{phrase} is said as {text!r}"
    assert not BRACKETS.search(text), f"{phrase} has two brackets in a row: {text!r}"
    assert lang not in WRONG or not WRONG[lang].search(text), f"{phrase} is not set as {lang} is: {text!r}"


# ---- the words files


def keys(text: str) -> list[str]:
    """The names of a Fluent file's messages, in order."""
    return MESSAGE.findall(text)


def check_words_are_complete(game: Game) -> None:
    """Every language has the same messages; each verb, decision and option has its own, and none stands for nothing."""
    folder = words_folder(game)
    found = {lang: keys((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    first = found[LANGUAGES[0]]
    for lang, names in found.items():
        assert len(set(names)) == len(names), f"{game.name}: {lang}.ftl says a message twice"
        assert set(names) == set(first), f"{game.name}: only one language has {sorted(set(names) ^ set(first))}"
    state = game.new()
    source = "\n".join(path.read_text(encoding="utf-8") for path in title_sources(game))
    wanted = {
        "action": list(game.codec.verbs),
        "prompt": [*state.flow.questions, "over"],
        "option": [option.name for option in game.options],
        "event": re.findall(r"""tell\(\s*["'](\w+)["']""", source),
    }
    if type(game).pictures is Game.pictures or type(game).sheet is Game.sheet:  # players read its view, name by name
        wanted["field"] = field_names(game.view_type)
    for prefix, stems in wanted.items():
        check_prefix(game, prefix, stems, first, source)
    for option in game.options:
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"option-{option.name}-{choice}" in first, f"{game.name}: option {choice} has no words"


def check_prefix(game: Game, prefix: str, stems: list[str], names: list[str], source: str) -> None:
    """Each stem has a message, perhaps with an ending of its own, and each message has a stem or is named in the rules."""
    messages = [name for name in names if name.startswith(f"{prefix}-")]
    for stem in stems:
        key = f"{prefix}-{stem}"
        assert any(name == key or name.startswith(f"{key}-") for name in messages), f"{game.name}: {key} has no words"
    for name in messages:
        known = any(name == f"{prefix}-{stem}" or name.startswith(f"{prefix}-{stem}-") for stem in stems)
        assert known or f'"{name}"' in source, f"{game.name}: the message {name} is never said"


def title_sources(game: Game) -> list[Path]:
    return sorted(words_folder(game).parent.rglob("*.py"))


def words_folder(game: Game) -> Path:
    """Where a game keeps its words: in a folder of the one that holds its rules."""
    assert isinstance(game.voice, FluentVoice), f"{game.name}: get the game from the house, which gives it its voice"
    return Path(str(game.voice.folders[-1]))
