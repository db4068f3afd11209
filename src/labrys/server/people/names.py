# ruff: noqa: RUF001 - letters that look like others are what this is about
"""Names of people: which are allowed, which look alike, and how equal ones at a table are numbered."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from labrys.bots import levels
from labrys.engine import Phrase
from labrys.house import game, games
from labrys.server.protocol.errors import Refused
from labrys.words import HOUSE

MOST_LETTERS = 24  # letters
BOT = "bot"  # how the name of every bot begins that has none of its own, in all languages
MOST_MARKS = 3  # on one letter: some scripts need as many
LANGUAGES = ("en", "fr")
ARTICLES = ("the", "a", "an", "le", "la", "l", "un", "une")  # with one of them it is the same name
DIGITS = "0123456789"
INVISIBLE = re.compile(  # letters and marks that show nothing; controls and the like are found by their category
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
LOOKS = {  # letters of other alphabets, large or small, signs and digits that look like a Latin letter
    "a": "аαɑᴀ", "b": "вьβʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еεᴇ", "f": "ꜰ", "g": "ɡɢ", "h": "һнηհʜ", "j": "јᴊ", "k": "кκᴋ",
    "l": "iіїιıӏƚ1|ɪʟ", "m": "мμᴍ", "n": "νոɴ", "o": "оοօ0ᴏ", "p": "рρᴘ", "q": "ԛ", "r": "гʀ", "s": "ѕꜱ", "t": "тτᴛ", "u": "սᴜ",
    "v": "ѵᴠ", "w": "ԝᴡ", "x": "хχ", "y": "уυʏ", "z": "ζᴢ",
}  # fmt: skip
LIKE = str.maketrans({like: letter for letter, those in LOOKS.items() for like in those})


def clean(name: str) -> str:
    """A name as it is shown: without invisible characters, with marks on letters only and single spaces."""
    found: list[str] = []
    marks = 0
    for letter in INVISIBLE.sub("", unicodedata.normalize("NFC", name)):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif kind.startswith("C"):  # controls, direction marks, surrogates, characters without a meaning
            continue
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS or not found or found[-1] == " ":
                continue
        else:
            marks = 0
        found.append(letter)
    text = " ".join("".join(found).split())
    if not 1 <= len(text) <= MOST_LETTERS:
        raise Refused("bad", f"a name has 1 to {MOST_LETTERS} letters: choose another.")
    return text


def chosen(name: str) -> str:
    """A name as it is shown; refused if it looks like that of a bot or an automaton."""
    found = clean(name)
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", found).casefold())
    words = re.findall(r"[^\W_]+|\(", "".join(letter for letter in plain if not unicodedata.combining(letter)))
    read = [reads(word.rstrip(DIGITS) or word) for word in words if word not in ARTICLES]
    bare = [word for word in read if word != "("]
    levelled = any(word in not_for_people() and after == "(" for word, after in pairwise(read))
    if levelled or (bare and bare[0] in not_for_people()):
        raise Refused("bad", "others would take you for a bot by this name: choose another.")
    return found


def reads(name: str) -> str:
    """A key that is equal for names that look the same at a glance."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().translate(LIKE).split())


@cache
def not_for_people() -> frozenset[str]:
    """The first words of the names of bots and automata, in all languages."""
    people = (HOUSE.say(Phrase(f"level-name-{name}"), lang) for name in levels.names() for lang in LANGUAGES)
    own = (
        game(name).voice.say(Phrase("automaton"), lang)
        for name in games()
        if game(name).automaton
        for lang in LANGUAGES
    )
    return frozenset(reads(name).split()[0] for name in (BOT, *people, *own))


def told_apart(names: Sequence[str], longest: int = MOST_LETTERS) -> list[str]:
    """The same names, with a number behind each of those that look alike, from 1 on, so that all differ.

    Empty ones stay: nobody sits there.
    """
    alike = Counter(reads(name) for name in names if name)
    taken = set(alike)  # a name that somebody chose is not made up for somebody else
    found: list[str] = []
    for name in names:
        number, shown = 1, name
        while name and alike[reads(name)] > 1 and (shown is name or reads(shown) in taken):
            shown = f"{name[: longest - 1 - len(str(number))].rstrip()} {number}"
            number += 1
        taken.add(reads(shown))
        found.append(shown)
    return found
