import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import parse, visitor
from fluent.syntax.ast import StringLiteral, TextElement

import labrys
from labrys.engine import History, Rng

HOMES = ["labrys.words", *(f"labrys.titles.{name}" for name in labrys.games())]


def ftl(home: str, lang: str) -> str:
    folder = files(home) if home == "labrys.words" else files(home) / "words"
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def messages(home: str, lang: str) -> dict[str, set[str]]:
    """Each message with the arguments that it uses."""
    text = ftl(home, lang)
    found: dict[str, set[str]] = {}
    for part in re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE):
        if match := re.match(r"([a-z][\w-]*) =", part):
            found[match[1]] = set(re.findall(r"\$(\w+)", part))
    return found


@pytest.mark.parametrize("home", HOMES)
def test_both_languages_say_the_same_messages_of_the_same_things(home: str) -> None:
    assert messages(home, "en") == messages(home, "fr")


# ---- French as it is set

WRONG_SPACE = re.compile(
    r"(?<!\s)[ \u202f][:;?!]"  # two spaces stand before a key that is called "?"
    r"|\u00ab(?!\u00a0)|(?<!\u00a0)\u00bb"
)


class Texts(visitor.Visitor):
    """What is said, without the syntax around it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - Fluent calls it so
        self.found.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.found.append(str(node.parse()["value"]))


def french_names(tree: Any) -> Iterator[str]:
    """The French names of a content file."""
    if isinstance(tree, list):
        for part in tree:
            yield from french_names(part)
    elif isinstance(tree, dict):
        for key, value in tree.items():
            if isinstance(value, str) and re.fullmatch(r"fr|\w+_fr", key):
                yield value
            yield from french_names(value)


def french(home: str) -> list[str]:
    texts = Texts()
    texts.visit(parse(ftl(home, "fr")))
    content = files(home) / "content.toml"
    names = french_names(tomllib.loads(content.read_text(encoding="utf-8"))) if content.is_file() else ()
    return [*texts.found, *names]


def test_a_breaking_space_is_found() -> None:
    assert WRONG_SPACE.search("Fin ?")
    assert WRONG_SPACE.search(" : suite")
    assert WRONG_SPACE.search("le \u00ab\u00a0Vase \u00bb")
    assert not WRONG_SPACE.search("le \u00ab\u00a0Vase\u00a0\u00bb\u00a0: 3:2  ? aide")


@pytest.mark.parametrize("home", HOMES)
def test_french_has_typographic_apostrophes_and_no_break_spaces(home: str) -> None:
    for text in french(home):
        assert not re.search(r"\w'\w", text), text
        assert not WRONG_SPACE.search(text), text


PRICE = re.compile(r"[0-9}] (?:[Pp]ièces?|PV|Armes?|Guerriers?|points?)\b")  # in Fluent as in the text it makes


@pytest.mark.parametrize("home", HOMES)
def test_a_french_price_stays_on_the_line_of_its_figure(home: str) -> None:
    assert PRICE.search("pour 1 Pièce")
    assert PRICE.search("*[other] { $n } Pièces")
    assert PRICE.findall(ftl(home, "fr")) == []


# ---- who reads


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("title", "seats"), [("relics", 3), ("empire", 3), ("minos", 2), ("minos", 1)])
def test_nobody_reads_in_the_log_of_themselves_by_name(title: str, seats: int, lang: str) -> None:
    game = labrys.game(title)
    names = ["Zoltan", "Bruno", "Clara"]
    history, rng = History(game.new(seats, "you")), Rng("you")
    read = spoken = 0
    while not history.state.over:
        actions = history.state.actions()
        for event in history.act(actions[rng.below(len(actions))]):
            said = [
                game.voice.say(game.event_phrase(history.state, event, viewer), lang, names) for viewer in (0, None)
            ]
            assert "Zoltan" not in said[0], said[0]
            read += 1
            spoken += "Zoltan" in said[1]
    assert read > spoken > 20  # whoever looks on reads of him
