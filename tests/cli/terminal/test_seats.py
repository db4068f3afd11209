import labrys
from labrys.cli.terminal import seats as chairs
from labrys.cli.terminal.menu import Item, flow
from labrys.engine import Phrase
from labrys.engine.phrase import Argument


def test_namesakes_are_told_apart_within_the_length_of_a_name() -> None:
    game = labrys.game("relics")
    found = chairs.names(chairs.parse("you:Maximilian,you:Maximilian", game), game, "en")
    assert found == ["Maximili 1", "Maximili 2"]


def test_whoever_shares_a_name_gets_a_number_from_one_on() -> None:
    game = labrys.game("relics")
    assert chairs.names(chairs.parse("you:Anna,random,random", game), game, "en") == ["Anna", "random 1", "random 2"]
    assert chairs.names(chairs.parse("random,you:Anna,random", game), game, "en") == ["random 1", "Anna", "random 2"]


def test_the_longest_choice_fits_80_columns_with_the_longest_names() -> None:
    game = labrys.game("relics")
    names = ["M" * chairs.LONGEST_NAME] * 2
    args: dict[str, Argument] = {
        "owner": Phrase("seat", {"number": 1}),
        "tile": "D4",
        "suit": Phrase("suit-mountain"),
        "cost": 3,
    }
    for lang in ("en", "fr"):
        label = game.voice.say(Phrase("action-attack", {**args, "cards": 2}), lang, names)
        assert names[0] in label
        ((place, item),) = flow([Item(10, label)], 80)[0]
        assert place + len(f"{item.number} {item.label}") <= 80
