"""Listeners hear of every change, in the order in which they came."""

from labrys.server.ops.listeners import Listeners


def test_everybody_who_listens_is_told() -> None:
    listeners = Listeners()
    first: list[str | None] = []
    second: list[str | None] = []
    listeners.tell("nobody listens yet")
    listeners.add(first.append)
    listeners.tell("anna")
    listeners.add(second.append)
    listeners.tell(None)
    assert first == ["anna", None]
    assert second == [None]
