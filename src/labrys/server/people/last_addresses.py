"""The network address that each person was seen at last, so that people at one address share what one may take."""

from __future__ import annotations

MOST_PEOPLE = 20_000  # whose address is remembered


class LastAddresses:
    """The latest addresses; when there are too many, the oldest is forgotten."""

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}  # whoever was seen last stands last

    def note(self, person: str, address: str) -> None:
        if self.addresses.pop(person, None) is None and len(self.addresses) >= MOST_PEOPLE:
            del self.addresses[next(iter(self.addresses))]
        self.addresses[person] = address

    def of(self, person: str) -> str:
        """The person's last address; the person's own id if not seen lately, which nobody else shares."""
        return self.addresses.get(person, person)
