"""What a page's main thread did, read from a trace of Chromium: how long, and with what."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
STYLE = {"UpdateLayoutTree"}
LAYOUT = {"Layout"}
PAINT = {"PrePaint", "Paint", "Layerize", "Commit"}
TABLE = 300
"""Objects in a layout; the front page and what is shown while a table loads have fewer."""
STILL = 1.0
"""Milliseconds below which a frame is one in which hardly anything was drawn."""


@dataclass(frozen=True)
class Work:
    """Milliseconds of the main thread, by what they went into."""

    script: float
    style: float
    layout: float
    paint: float
    longest: float
    """The longest task among them."""

    @property
    def whole(self) -> float:
        return self.script + self.style + self.layout + self.paint


@dataclass(frozen=True)
class Opening:
    """Milliseconds of the main thread for each frame in which something is drawn."""

    first: float
    """The first frame that has a table in it."""
    worst: float
    total: float
    frames: int


@dataclass(frozen=True)
class Interaction:
    """A click, in milliseconds from the moment of the input until the browser showed an answer, and the steps on the way."""

    shown: float
    drawn: float
    """Until the page itself was done: what follows is rasterising and showing."""
    waited: float
    """Until the page listened: it was busy with something else before."""
    handled: float
    """Until the page had done what the click asks for; what follows is drawing it."""
    worked: float
    """Processor time of the page's main thread until then: what ``drawn`` is where no other program takes its time."""
    kind: str
    """Which event of the click it was that took longest."""


class Trace:
    """The events of the page that was played in: the process that has timed events."""

    def __init__(self, raw: bytes) -> None:
        events: list[Event] = json.loads(raw)["traceEvents"]
        self.timed = [event for event in events if event["name"] == "EventTiming"]
        process = self.process(events)
        names = {event["tid"]: event["args"]["name"] for event in events if is_name(event, process)}
        thread = next(number for number, name in names.items() if name == "CrRendererMain")
        self.main = sorted(
            (event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == (process, thread)),
            key=lambda event: (event["ts"], -event.get("dur", 0)),
        )
        self.tasks = [event for event in self.main if event["name"] == "RunTask"]
        self.heard = [
            event["ts"] for event in events if event["name"] == "WebSocketReceive" and event["pid"] == process
        ]
        """When something came from the house."""

    def process(self, events: list[Event]) -> int:
        """The process whose page hears from the house."""
        heard = [event["pid"] for event in events if event["name"] in ("EventTiming", "WebSocketReceive")]
        return int(max(set(heard), key=heard.count))

    def work(self, since: float, until: float) -> Work:
        """The tasks that began in a span of time."""
        tasks = [task for task in self.tasks if since <= task["ts"] + task["dur"] and task["ts"] < until]
        style, layout, paint = (self.spent(kinds, tasks) for kinds in (STYLE, LAYOUT, PAINT))
        whole = sum(cost(task) for task in tasks)
        longest = max((cost(task) for task in tasks), default=0.0)
        return Work(whole - style - layout - paint, style, layout, paint, longest)

    def frames(self, since: float, until: float) -> Opening:
        """What went into each frame: all tasks after the frame before it, up to its own commit.

        The first frame with a table is the first whose layout has as many objects as no other screen has.
        """
        ends = [event["ts"] + event["dur"] for event in self.main if event["name"] == "Commit"]
        ends = [end for end in ends if since <= end < until]
        spent = [0.0] * len(ends)
        for task in self.tasks:
            frame = next((at for at, end in enumerate(ends) if task["ts"] < end), None)
            if frame is not None and since <= task["ts"] + task["dur"]:
                spent[frame] += cost(task)
        laid = [event["ts"] for event in self.main if event["name"] in LAYOUT and objects(event) > TABLE]
        seen = min((moment for moment in laid if moment >= since), default=since)
        first = next((cost for cost, end in zip(spent, ends, strict=True) if seen < end), 0.0)
        drawn = [cost for cost in spent if cost > STILL]
        return Opening(first, max(spent, default=0.0), sum(drawn), len(drawn))

    def spent(self, kinds: set[str], tasks: list[Event]) -> float:
        """Milliseconds in events of some kinds, those within one another counted once."""
        found, end = 0.0, 0.0
        spans = [(task["ts"], task["ts"] + task["dur"]) for task in tasks]
        for event in self.main:
            inside = event["name"] in kinds and any(first <= event["ts"] < last for first, last in spans)
            if inside and event["ts"] >= end:
                found += cost(event)
                end = event["ts"] + event.get("dur", 0)
        return found

    def interactions(self) -> list[Interaction]:
        """Clicks and the like, in order; of the events of one, the longest counts."""
        begun: dict[str, Event] = {}
        found: dict[int, Interaction] = {}
        for event in sorted(self.timed, key=lambda event: float(event["ts"])):
            key = json.dumps([event.get("id"), event.get("id2")])
            if event["ph"] == "b":
                begun[key] = event
            elif event["ph"] == "e" and key in begun:
                first = begun.pop(key)
                data = first["args"].get("data", {})
                if number := data.get("interactionId"):
                    one = self.interaction(first["ts"], event["ts"], data)
                    found[number] = max(found.get(number, one), one, key=lambda one: one.shown)
        return list(found.values())

    def interaction(self, start: float, end: float, data: Event) -> Interaction:
        waited, handled = (data[name] - data["timeStamp"] for name in ("processingStart", "processingEnd"))
        done = (event["ts"] + event["dur"] for event in self.main if event["name"] == "Commit")
        drawn = next((moment for moment in done if moment >= start + handled * 1000), end)
        drawn = min(drawn, end)
        worked = self.worked(start, drawn)
        return Interaction((end - start) / 1000, (drawn - start) / 1000, waited, handled, worked, str(data["type"]))

    def worked(self, since: float, until: float) -> float:
        """Processor time of the tasks in a span of time; of a task that reaches out of it, its share."""
        found = 0.0
        for task in self.tasks:
            inside = min(until, task["ts"] + task["dur"]) - max(since, task["ts"])
            if inside > 0:
                found += cost(task) * inside / task["dur"]
        return found


def cost(event: Event) -> float:
    """Milliseconds that a thread worked for it; those that other programs took from it do not count."""
    return float(event.get("tdur") or event.get("dur") or 0) / 1000


def objects(layout: Event) -> int:
    return int(layout.get("args", {}).get("beginData", {}).get("totalObjects", 0))


def is_name(event: Event, process: int) -> bool:
    return event.get("ph") == "M" and event["name"] == "thread_name" and event["pid"] == process
