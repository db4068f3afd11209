"""The audience of a table: every connection that looks at it, and what each was shown last."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from labrys.server.live.play import Play
from labrys.server.live.showing import Eyes, Showing
from labrys.server.protocol.messages import FromServer, Here, Line


class Watcher(Protocol):
    """A connection that looks at a table."""

    eyes: Eyes
    person: str | None
    version: int
    hidden: bool  # is the page out of sight?

    def send(self, message: FromServer) -> None: ...

    def send_encoded(self, text: str) -> None: ...

    def hear(self, line: Line) -> None: ...


class Audience:
    """Whoever looks on, with a seat or without."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.showing = Showing()

    def has(self, person: str | None) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def hidden(self, person: str) -> bool:
        """Are all of a person's pages out of sight?"""
        return all(watcher.hidden for watcher in self.watchers if watcher.person == person)

    def here(self, persons: list[str | None], elsewhere: dict[str, bool]) -> Here:
        """Whose seat's person looks at the table, at this node or elsewhere."""
        found = Here([], [])
        looking = {watcher.person for watcher in self.watchers}
        for seat, person in enumerate(persons):
            if person is not None and (person in looking or person in elsewhere):
                found.seats.append(seat)
                if elsewhere.get(person, True) and self.hidden(person):
                    found.hidden.append(seat)
        return found

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.showing.forget()

    def show(self, play: Play | None, names: list[str]) -> None:
        """Bring every watcher up to date: a small patch for whoever has the version before, everything for others."""
        if play is None or not self.watchers:
            self.showing.forget()
            return
        late = [watcher for watcher in self.watchers if watcher.version != play.version]
        if not late:
            return
        patches = self.showing.news(play, {watcher.eyes.viewer for watcher in self.watchers})
        texts: dict[tuple[Eyes, int], str] = {}
        for watcher in late:
            key = (watcher.eyes, watcher.version)
            if key not in texts:
                texts[key] = self.update_text(play, watcher, names, patches.get(watcher.eyes.viewer))
            watcher.send_encoded(texts[key])
            watcher.version = play.version

    def update_text(self, play: Play, watcher: Watcher, names: list[str], patch: tuple[int, list[Any]] | None) -> str:
        if patch is not None and patch[0] == watcher.version:
            message = self.showing.step(play, watcher.eyes, names, *patch)
        else:
            known = watcher.version if watcher.version >= 0 else None
            message = self.showing.whole(play, watcher.eyes, names, known)
        return msgspec.json.encode(message).decode()

    def show_whole(self, play: Play, watcher: Watcher, names: list[str], since: int | None) -> None:
        """Everything, for one watcher: at its arrival, or when it lost track."""
        update = self.showing.whole(play, watcher.eyes, names, since)
        assert update.view is not None
        self.showing.shown[watcher.eyes.viewer] = (play.version, update.view)
        watcher.send(update)
        watcher.version = play.version

    def tell(self, line: Line) -> None:
        """A line of chat: the table's for those who sit there, the gallery's for those who look on."""
        for watcher in self.watchers:
            if (watcher.eyes.viewer is not None) == (line.room == "table"):
                watcher.hear(line)
