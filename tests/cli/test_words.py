import re
from importlib.resources import files

import pytest

import labrys

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


@pytest.mark.parametrize("home", HOMES)
def test_french_has_typographic_apostrophes(home: str) -> None:
    assert not re.search(r"\w'\w", ftl(home, "fr"))
