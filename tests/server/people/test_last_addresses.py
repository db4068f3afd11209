"""The address that a person was seen at last is remembered, for a bounded number of people."""

import pytest

from labrys.server.people.last_addresses import LastAddresses


def test_the_latest_address_counts() -> None:
    addresses = LastAddresses()
    addresses.note("anna", "10.0.0.1")
    addresses.note("anna", "10.0.0.2")
    assert addresses.of("anna") == "10.0.0.2"


def test_somebody_unknown_shares_with_nobody() -> None:
    assert LastAddresses().of("anna") == "anna"


def test_whoever_was_not_seen_for_the_longest_time_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.people.last_addresses.MOST_PEOPLE", 2)
    addresses = LastAddresses()
    for person in ("anna", "bruno", "anna", "carl"):
        addresses.note(person, "10.0.0.1")
    assert addresses.of("anna") == addresses.of("carl") == "10.0.0.1"
    assert addresses.of("bruno") == "bruno"
