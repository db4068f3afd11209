"""Events: what happened, and who may know what of it."""

from labrys.engine import Event


def test_the_private_part_of_an_event_is_for_its_seat_alone() -> None:
    event = Event("draw", 1, {"cards": 1}, {"suit": 4})
    assert event.seen_by(1) == {"kind": "draw", "seat": 1, "cards": 1, "suit": 4}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "draw", "seat": 1, "cards": 1}
