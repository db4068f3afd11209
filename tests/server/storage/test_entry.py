"""Entries of a log: what remains of it after all that was taken back."""

from labrys.server.storage.entry import Entry, Kind, Standing, plain


def log(*steps: tuple[Kind, str]) -> list[Entry]:
    return [Entry(number, kind, 0, text, 0) for number, (kind, text) in enumerate(steps, 1)]


def remaining(*steps: tuple[Kind, str]) -> list[str]:
    standing = Standing("seed")
    for entry in log(*steps):
        standing.take(entry)
    return [entry.text for entry in standing.actions]


def test_what_was_taken_back_does_not_remain() -> None:
    acts: list[tuple[Kind, str]] = [("start", ""), ("act", "move 1"), ("act", "move 2"), ("act", "move 3")]
    assert remaining(*acts) == ["move 1", "move 2", "move 3"]
    assert remaining(*acts, ("undo", "1"), ("act", "move 4")) == ["move 1", "move 4"]
    assert remaining(*acts, ("away", ""), ("back", ""), ("ask", "0"), ("decline", "")) == ["move 1", "move 2", "move 3"]


def test_an_undo_names_what_remains_and_perhaps_a_secret() -> None:
    first, second = log(("undo", "3"), ("undo", "4 00ff"))
    assert first.back_to == (3, "")
    assert second.back_to == (4, "00ff")


def test_records_write_an_action_in_one_form() -> None:
    assert plain("move  03") == "move 3"
