"""Commands are typed in English or in the player's language; everything else is about the choices."""

import pytest

import labrys
from labrys.cli.terminal.typed_commands import Command, Order, understand, vocabulary

VOICE = labrys.game("relics").voice
FRENCH = vocabulary(VOICE, "fr")


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("u", Order(Command.UNDO)),
        (" UNDO ", Order(Command.UNDO)),
        ("annuler", Order(Command.UNDO)),
        ("s my game.json", Order(Command.SAVE, "my game.json")),
        ("p 2", Order(Command.PAGE, "2")),
        ("u turn", None),
        ("move lake", None),
        ("", None),
    ],
)
def test_a_line_is_a_command_by_its_first_word(line: str, order: Order | None) -> None:
    assert understand(line, FRENCH) == order


def test_commands_of_a_remote_table_are_known_only_there() -> None:
    assert understand("leave", FRENCH) is None
    assert understand("leave", vocabulary(VOICE, "fr", [Command.LEAVE])) == Order(Command.LEAVE)
