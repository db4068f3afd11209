import pytest

from labrys.server.storage.signals import Signal, SignalKind, read


@pytest.mark.parametrize("kind", SignalKind)
def test_a_signal_is_read_as_it_was_sent(kind: SignalKind) -> None:
    sent = kind.of("x1Yc")
    assert read(sent.text()) == sent == Signal(kind, "x1Yc")
    assert " " not in sent.text(), "that is what parts signals from each other"


@pytest.mark.parametrize("text", ["", "x1Yc", "z:x1Yc", "tt:x1Yc"])
def test_what_later_versions_tell_is_passed_over(text: str) -> None:
    assert read(text) is None
