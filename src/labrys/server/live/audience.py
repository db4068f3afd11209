"""The audience of a table: every connection that watches it, and what each was sent last."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.live.showing import Showing, Viewpoint
from labrys.server.protocol.messages import FromServer, Here, Line


class Watcher(Protocol):
    """A connection that watches a table."""

    viewpoint: Viewpoint
    person: str | None
    version: int
    hidden: bool  # the page is out of sight

    def send(self, message: FromServer) -> None: ...

    def send_encoded(self, text: str) -> None: ...

    def hear(self, line: Line) -> None: ...


class Audience:
    """The watchers of one table, with a seat or without."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, bool] = {}  # persons who watch at other nodes, and whether their page is out of sight
        self.company = Here()  # as last sent
        self.showing = Showing()

    # ---- who is there

    def has(self, person: str | None) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def hidden(self, person: str | None) -> bool:
        """True if every page that this person has open is out of sight."""
        return all(watcher.hidden for watcher in self.watchers if watcher.person == person)

    def here(self) -> Here:
        """The seats whose person is watching the table, on this node or another one."""
        found = Here([], [])
        looking = {watcher.person for watcher in self.watchers}
        for seat, chair in enumerate(self.roster.chairs):
            person = chair.person
            if person is not None and (person in looking or person in self.elsewhere):
                found.seats.append(seat)
                if self.elsewhere.get(person, True) and self.hidden(person):
                    found.hidden.append(seat)
        return found

    def show_here(self) -> bool:
        """Tell all watchers who is present, if that changed."""
        found = self.here()
        changed = found != self.company
        if changed:
            self.company = found
            for watcher in self.watchers:
                watcher.send(found)
        return changed

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.showing.forget()
        self.show_here()

    # ---- what they are shown

    def show_info(self) -> None:
        """Send the table and its seats; a watcher who changed seats gets the view of the new seat from now on."""
        for watcher in self.watchers:
            watcher.viewpoint = watcher.viewpoint._replace(viewer=self.roster.seat_of(watcher.person))
            watcher.send(self.roster.info(watcher.person, watcher.viewpoint.lang))
            watcher.version = -1
        self.show_here()

    def show(self, play: Play | None) -> None:
        """Bring every watcher up to date: with a patch for those at the version before, with everything for the others."""
        if play is None or not self.watchers:
            self.showing.forget()
            return
        late = [watcher for watcher in self.watchers if watcher.version != play.version]
        if not late:
            return
        patches = self.showing.news(play, {watcher.viewpoint.viewer for watcher in self.watchers})
        texts: dict[tuple[Viewpoint, int], str] = {}
        for watcher in late:
            key = (watcher.viewpoint, watcher.version)
            if key not in texts:
                texts[key] = self.update_text(play, watcher, patches.get(watcher.viewpoint.viewer))
            watcher.send_encoded(texts[key])
            watcher.version = play.version

    def update_text(self, play: Play, watcher: Watcher, patch: tuple[int, list[Any]] | None) -> str:
        names = self.roster.names(watcher.viewpoint.lang)
        if patch is not None and patch[0] == watcher.version:
            message = self.showing.step(play, watcher.viewpoint, names, *patch)
        else:
            known = watcher.version if watcher.version >= 0 else None
            message = self.showing.whole(play, watcher.viewpoint, names, known)
        return msgspec.json.encode(message).decode()

    def show_whole(self, play: Play, watcher: Watcher, since: int | None) -> None:
        """Send everything to one watcher: when it arrives, or when it has missed a version."""
        names = self.roster.names(watcher.viewpoint.lang)
        watcher.send(self.showing.arrival(play, watcher.viewpoint, names, since))
        watcher.version = play.version

    def tell(self, line: Line) -> None:
        """Send a line of chat: to the seated players, or to the spectators, depending on its room."""
        for watcher in self.watchers:
            if (watcher.viewpoint.viewer is not None) == (line.room == "table"):
                watcher.hear(line)
