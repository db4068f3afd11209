# ruff: noqa: RUF001 - French apostrophes
"""Every sentence of Relics, read aloud in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from labrys.engine import Event, History, Rng
from labrys.titles.relics.content import CONTENT
from labrys.titles.relics.state import Relics
from tests.relics.table import RELICS, dice, new, play, say, table

NAMES = ["Ann", "Bob", "Eva", "Zoé"]
NBSP = "\u00a0"


def reads(s: Relics, event: Event, viewer: int | None, lang: str) -> str:
    return RELICS.voice.say(RELICS.event_phrase(s, event, viewer), lang, NAMES)


def messages(lang: str) -> list[str]:
    text = (files("labrys.titles.relics") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert messages("en") == messages("fr")


def test_every_action_decision_and_option_has_its_words() -> None:
    needed = [f"action-{verb}" for verb in RELICS.codec.verbs]
    needed += [f"prompt-{name}" for name in ("place", "turn", "flee", "discard", "over")]
    needed += [f"option-{option.name}" for option in RELICS.options]
    needed += [f"option-{option.name}-{choice}" for option in RELICS.options for choice in option.named]
    needed += [f"suit-{name}" for name in CONTENT.suits]
    assert set(needed) <= set(messages("en"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_random_games_say_can_be_said_to_everybody(lang: str) -> None:
    for seed in range(2):
        history = History(new(3, seed))
        rng = Rng(f"talk {seed}")
        sentences = [reads(new(3, seed), event, None, lang) for event in history.log[0]]
        while not history.state.over:
            s = history.state
            assert isinstance(s, Relics)
            sentences.append(s.prompt(lang, NAMES))
            sentences += [s.describe(action, lang, NAMES) for action in (*s.actions(), *s.interrupts())]
            for event in history.act(s.actions()[rng.below(len(s.actions()))]):
                sentences += [reads(s, event, viewer, lang) for viewer in (None, 0, 1, 2)]
        for sentence in set(sentences):
            assert not re.search(r"[{}$]|  |-1", sentence), sentence
            assert sentence[0].isupper(), sentence
            if lang == "fr":
                assert not re.search(rf"(?<!{NBSP})[:;!?]|'", sentence), sentence


def test_nobody_reads_the_cards_that_another_draws() -> None:
    s = table("P@a P .\n. P@b", deck="M")
    (event,) = play(s, "draw")
    assert reads(s, event, 0, "en") == "You draw a Mountain card."
    assert reads(s, event, 1, "en") == reads(s, event, None, "en") == "Ann draws a card."
    assert reads(s, event, 0, "fr") == "Vous piochez une carte Montagne."
    assert reads(s, event, 1, "fr") == "Ann pioche une carte."


ACTIONS = {
    "end": ("End the turn", "Terminer le tour"),
    "draw": ("Draw a card (2 points)", f"Piocher une carte (2{NBSP}points)"),
    "claim": ("Claim B2 with a Swamp card", "Revendiquer B2 avec une carte Marais"),
    "explore B1": ("Explore B1 and draw a card (1 point)", f"Explorer B1 et piocher une carte (1{NBSP}point)"),
    "move A2": ("Move to A2 (Plains, 1 point)", f"Aller en A2 (Plaine, 1{NBSP}point)"),
    "move C2": ("Move to C2 (Forest, 2 points)", f"Aller en C2 (Forêt, 2{NBSP}points)"),
    "attack B3 1": (
        "Attack Bob on B3 (Lake, 3 points) with 1 card: 1 die against 2",
        f"Attaquer Bob en B3 (Lac, 3{NBSP}points) avec 1 carte{NBSP}: 1 dé contre 2",
    ),
    "attack B3 2": (
        "Attack Bob on B3 (Lake, 3 points) with 2 cards: 2 dice against 2",
        f"Attaquer Bob en B3 (Lac, 3{NBSP}points) avec 2 cartes{NBSP}: 2 dés contre 2",
    ),
    "leave b": ("Bob leaves the table", "Bob quitte la table"),
}


def test_the_actions_of_a_turn_in_both_languages() -> None:
    s = table(". . .\nP S@a F\n. Lb . P@b", hands={"a": "SLL"})
    said = {
        say(s, action): (s.describe(action, "en", NAMES), s.describe(action, "fr", NAMES))
        for action in (*s.actions(), *s.interrupts())
    }
    del said["leave a"]
    assert said == ACTIONS
    assert s.prompt("en", NAMES) == "Ann: spend your points (6 left)."
    assert s.prompt("fr", NAMES) == f"Ann{NBSP}: dépensez vos points (encore 6)."


@pytest.mark.parametrize(
    ("points", "hand", "english", "french"),
    [
        (0, "", "Ann: no points left.", f"Ann{NBSP}: plus aucun point."),
        (0, "P", "Ann: no points left, but claiming costs none.", f"Ann{NBSP}: plus aucun point, mais revendiquer n’en coûte pas."),
        (1, "P", "Ann: you have 1 point left.", f"Ann{NBSP}: il vous reste 1{NBSP}point."),
    ],
)  # fmt: skip
def test_few_points_are_counted_right(points: int, hand: str, english: str, french: str) -> None:
    s = table("P@a M .\nM P@b", points=points, hands={"a": hand})
    assert (s.prompt("en", NAMES), s.prompt("fr", NAMES)) == (english, french)


def test_that_claiming_costs_no_points_is_said_whatever_card_is_held() -> None:
    """R56: else the sentence would show others whether the right card is there."""
    right, wrong = (table("P@a M .\nM P@b", points=0, hands={"a": hand}) for hand in "PM")
    assert right.prompt("en", NAMES) == wrong.prompt("en", NAMES)


def test_a_battle_as_each_side_reads_it() -> None:
    s = dice(table("F@a Fb@b F . .\n. . . . .\n. . P@c . .", hands={"a": "FF"}), 5, 2, 6, 1)
    events = play(s, "attack B1 2")
    english = {viewer: [reads(s, event, viewer, "en") for event in events] for viewer in (0, 1, 2)}
    assert english == {
        0: ["You attack Bob on B1 with 2 Forest cards.", "Bob rolls 5 and 2, you roll 6 and 1.", "You take B1 from Bob."],
        1: ["Ann attacks you on B1 with 2 Forest cards.", "You roll 5 and 2, Ann rolls 6 and 1.", "Ann takes B1 from you."],
        2: ["Ann attacks Bob on B1 with 2 Forest cards.", "Bob rolls 5 and 2, Ann rolls 6 and 1.", "Ann takes B1 from Bob."],
    }  # fmt: skip
    french = {viewer: [reads(s, event, viewer, "fr") for event in events] for viewer in (0, 1, 2)}
    assert french == {
        0: ["Vous attaquez Bob en B1 avec 2 cartes Forêt.", "Bob obtient 5 et 2, vous obtenez 6 et 1.", "Vous prenez B1 à Bob."],
        1: ["Ann vous attaque en B1 avec 2 cartes Forêt.", "Vous obtenez 5 et 2, Ann obtient 6 et 1.", "Ann vous prend B1."],
        2: ["Ann attaque Bob en B1 avec 2 cartes Forêt.", "Bob obtient 5 et 2, Ann obtient 6 et 1.", "Ann prend B1 à Bob."],
    }  # fmt: skip
    assert s.prompt("en", NAMES) == "Bob: choose where your piece takes refuge."
    assert s.prompt("fr", NAMES) == f"Bob{NBSP}: choisissez où votre pion se réfugie."
    assert s.describe(s.actions()[0], "fr", NAMES) == "Fuir en A1 (Forêt)"


def test_a_defence_that_holds_as_each_side_reads_it() -> None:
    s = dice(table("F@a Fb@b F .\n. . . .", hands={"a": "F"}), 5, 2, 4)
    repelled = play(s, "attack B1 1")[-1]
    assert [reads(s, repelled, viewer, "en") for viewer in (0, 1)] == ["Bob holds B1.", "You hold B1."]
    assert [reads(s, repelled, viewer, "fr") for viewer in (0, 1)] == ["Bob garde B1.", "Vous gardez B1."]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("roll_for_first", 0, {"seats": [0, 2], "rolls": [4, 6]}),
            "Rolls for the first turn: you (4), Eva (6).",
            f"Dés pour le premier tour{NBSP}: vous (4), Eva (6).",
        ),
        (
            Event("first", 2),
            "Eva has the first turn; pieces are placed in the opposite order.",
            f"Eva jouera en premier{NBSP}; les pions se posent dans l’ordre inverse.",
        ),
        (
            Event("first", 0),
            "You have the first turn; pieces are placed in the opposite order.",
            f"Vous jouerez en premier{NBSP}; les pions se posent dans l’ordre inverse.",
        ),
        (Event("place", 1, {"tile": 0, "suit": 3}), "Bob starts on A1: Lake.", f"Bob commence en A1{NBSP}: Lac."),
        (
            Event("turn", 0, {"points": 1, "round": 2}),
            "You roll 1 action point (round 2).",
            f"Vous obtenez 1{NBSP}point d’action (manche 2).",
        ),
        (
            Event("turn", 1, {"points": 5, "round": 2}),
            "Bob rolls 5 action points (round 2).",
            f"Bob obtient 5{NBSP}points d’action (manche 2).",
        ),
        (
            Event("pass", 0, {"points": 1}),
            "Nothing can be done here with 1 point: your turn ends.",
            f"Rien à faire ici avec 1{NBSP}point{NBSP}: votre tour est fini.",
        ),
        (
            Event("pass", 1, {"points": 2}),
            "Nothing can be done here with 2 points: Bob passes.",
            f"Rien à faire ici avec 2{NBSP}points{NBSP}: Bob passe.",
        ),
        (
            Event("reshuffle", 0, {"cards": 1}),
            "The discards are shuffled into a new deck of 1 card.",
            "La défausse est mélangée et forme une nouvelle pioche de 1 carte.",
        ),
        (
            Event("set_aside", 0),
            "You find no refuge and wait beside the map.",
            "Vous ne trouvez aucun refuge et attendez à côté du plateau.",
        ),
        (
            Event("set_aside", 1),
            "Bob finds no refuge and waits beside the map.",
            "Bob ne trouve aucun refuge et attend à côté du plateau.",
        ),
        (Event("discard", 1, {"suit": 4}), "Bob discards a Swamp card.", "Bob défausse une carte Marais."),
        (Event("leave", 1), "Bob leaves the table.", "Bob quitte la table."),
        (Event("win", 1, {"suits": 0}), "Bob wins with no suit at all.", "Bob gagne sans aucun terrain."),
        (Event("win", 1, {"suits": 1}), "Bob wins with 1 suit.", "Bob gagne avec un seul terrain."),
        (Event("win", 0, {"suits": 6}), "You win with 6 suits.", "Vous gagnez avec 6 terrains différents."),
    ],
)
def test_what_ann_reads(event: Event, english: str, french: str) -> None:
    s = table("P@a . . . .\n. P@b . . .\n. . P@c . .")
    assert (reads(s, event, 0, "en"), reads(s, event, 0, "fr")) == (english, french)


def test_whoever_begins_places_first_where_the_table_says_so() -> None:
    s = new(3, 1, placement="turn_order")
    first = Event("first", 0)
    assert (reads(s, first, 0, "en"), reads(s, first, 0, "fr")) == (
        "You have the first turn.",
        "Vous jouerez en premier.",
    )


def test_a_face_down_refuge_is_called_so() -> None:
    s = dice(table("Ma Ma Ma .\nMa@a Fb@b Ma .\nMa Ma Ma .\n. . . .", hands={"a": "F"}), 1, 1, 6)
    play(s, "attack B2 1")
    assert s.describe(s.actions()[0], "en", NAMES) == "Flee to D2 (face down)"
    assert s.describe(s.actions()[0], "fr", NAMES) == "Fuir en D2 (face cachée)"


@pytest.mark.parametrize("surplus", [1, 3])
def test_surplus_cards_are_counted_and_the_limit_is_told(surplus: int) -> None:
    s = table("P@a P .\n. P@b", hands={"a": "FFFFFFFFFF" + "D" * surplus})
    play(s, "end")
    assert s.prompt("en", NAMES) == f"Ann: you keep at most 10 cards; discard {surplus}."
    assert s.prompt("fr", NAMES) == f"Ann{NBSP}: vous gardez au plus 10{NBSP}cartes{NBSP}; défaussez-en {surplus}."
    assert s.describe(s.actions()[0], "fr", NAMES) == "Défausser une carte Forêt"


def test_the_end_and_the_beginning_have_words() -> None:
    s = new(2, 1)
    assert s.describe(RELICS.encode("place", 5), "en") == "Start on B2"
    assert s.describe(RELICS.encode("place", 5), "fr") == "Commencer en B2"
    play(s, "leave a")
    assert s.prompt("en") == "The game is over."
    assert s.prompt("fr") == "La partie est finie."
