"""The report as sheets of text, for a terminal of 80 columns and for Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import ASCII2
from rich.console import Console
from rich.table import Table

from benchmarks.report import PROBE, Report, earlier
from benchmarks.targets import CATAN, CATAN_COPY, HEARTS, LIMIT, judge

MEASURES = {
    "decisions": "decisions, public API",
    "playout": "decisions, playout",
    "new": "set-up of a game",
    "copy": "copy",
    "kept": "copy, kept",
    "digest": "digest",
    "view": "view",
    "imagine": "imagine",
    "replay": "decisions, replay",
    "retrace": "decisions, retraced",
    "greedy": "greedy decisions",
    "mcts": "MCTS iterations",
    "alone": "one process, by clock",
    "together": "two processes, by clock",
}
COSTS = ("new", "copy", "kept", "digest", "copies", "view", "imagine", "units")  # better read as the time of one
BY_CLOCK = ("alone", "together")
PEER_OF = {"decisions": CATAN, "playout": CATAN, "copy": CATAN_COPY, "mcts": HEARTS}
PEER_MEASURES = {
    ("catanatron", "decisions"): "Catan, 4 random players",
    ("catanatron", "copies"): "Catan, game.copy()",
    ("open_spiel", "decisions"): "backgammon, random",
    ("open_spiel", "iterations"): "hearts, Python MCTSBot",
    ("open_spiel", "copies"): "hearts, clone",
    ("pettingzoo", "decisions"): "connect four, random",
}
MARKS = ("<!-- figures -->", "<!-- end of figures -->")


@dataclass(frozen=True)
class Sheet:
    """A titled table; all columns but the first ``words`` hold numbers."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    words: int = 2


def sheets(report: Report) -> list[Sheet]:
    found = [game_sheet(report, game) for game in report.seats]
    if report.peers:
        found.append(peer_sheet(report))
    if report.against:
        found.append(earlier_sheet(report))
    found.append(memory_sheet(report))
    verdicts = [
        (v.number, v.text, f"{v.by_median:.2f}", f"{v.by_best:.2f}", v.bound, "reached" if v.reached else "missed")
        for v in judge(report)
    ]
    found.append(Sheet("Targets", ("", "ratio", "median", "best", "target", "verdict"), verdicts))
    return found


def game_sheet(report: Report, game: str) -> Sheet:
    rows = []
    for measure, text in MEASURES.items():
        for engine in report.engines:
            key = (engine, f"{game} {measure}")
            if report.has(*key):
                peer = report.ratio(key, PEER_OF[measure]) if measure in PEER_OF else None
                rows.append((text, engine, *figures(report, key, measure), times(peer)))
            if measure == "playout" and game == "empire" and engine == report.engines[-1] and report.has(*LIMIT):
                rows.append((text, LIMIT[0], *figures(report, LIMIT, measure), ""))
    title = f"{game}, {report.seats[game]} seats"
    return Sheet(title, ("", "engine", "best", "median", "x probe", "x peer"), rows)


def earlier_sheet(report: Report) -> Sheet:
    """How many times as fast we are now, measure by measure."""
    rows = []
    for game in report.seats:
        for measure, text in MEASURES.items():
            for engine in report.engines:
                now, then = (engine, f"{game} {measure}"), (earlier(engine), f"{game} {measure}")
                ratio = report.ratio(now, then)
                if ratio is not None:
                    show = cost if measure in COSTS else rate
                    medians = [show(report.middle(*key)) for key in (then, now)]
                    rows.append((f"{game} {text}", engine, *medians, *(f"{figure:.2f}" for figure in ratio)))
    return Sheet(f"Beside {report.against[:7]}", ("", "engine", "then", "now", "x median", "x best"), rows)


def peer_sheet(report: Report) -> Sheet:
    rows = []
    for (name, measure), text in PEER_MEASURES.items():
        if report.has(name, measure):
            rows.append((report.peers[name], text, *figures(report, (name, measure), measure)))
    rows.append(("the probe", "one unit", *figures(report, PROBE, "units")))
    return Sheet("Peers and probe", ("", "measure", "best", "median", "x probe"), rows)


def memory_sheet(report: Report) -> Sheet:
    rows = []
    for (engine, game), found in report.memory.items():
        each, resident = found["bytes_each"], found["resident"]
        rows.append(
            (
                game,
                engine,
                "" if each is None else f"{each:,.0f} bytes",
                "not known" if resident is None else f"{resident / 1e6:.1f} MB",
            )
        )
    return Sheet("Memory", ("", "engine", "one state", "10,000 live states"), rows)


def figures(report: Report, key: tuple[str, str], measure: str) -> tuple[str, str, str]:
    """Best, median, and the median as a multiple of the probe's, which counts processor time."""
    show = cost if measure in COSTS else rate
    against_probe = None if measure in BY_CLOCK else report.ratio(key, PROBE)
    return show(report.best(*key)), show(report.middle(*key)), times(against_probe)


def rate(per_second: float) -> str:
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if per_second >= size:
            return f"{per_second / size:.3g} {unit}/s"
    return f"{per_second:.3g} /s"


def cost(per_second: float) -> str:
    return f"{1e6 / per_second:,.3g} us" if per_second > 1e3 else f"{1e3 / per_second:,.3g} ms"


def times(ratio: tuple[float, float] | None) -> str:
    return "" if ratio is None else f"{ratio[0]:.3g}"


def show(report: Report, console: Console) -> None:
    console.print(f"{report.when}, {report.machine}", highlight=False)
    for sheet in sheets(report):
        table = Table(title=sheet.title, title_justify="left", box=ASCII2, title_style="bold", min_width=60)
        for number, column in enumerate(sheet.columns):
            table.add_column(column, justify="left" if number < sheet.words else "right", no_wrap=number >= sheet.words)
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    for note in report.notes:
        console.print(note, highlight=False, markup=False)


def markdown(report: Report) -> str:
    lines = [f"{report.when}, {report.machine}.", ""]
    for sheet in sheets(report):
        rules = [":--" if number < sheet.words else "--:" for number in range(len(sheet.columns))]
        lines += [f"### {sheet.title}", ""]
        lines += [f"| {' | '.join(row)} |" for row in (sheet.columns, rules, *sheet.rows)] + [""]
    lines += [f"- {note}" for note in report.notes]
    return "\n".join(lines).rstrip() + "\n"


def place(page: str, figures: str) -> str:
    """The page with its figures renewed between the two marks; a page without marks becomes the figures."""
    start, end = MARKS
    if start not in page or end not in page:
        return figures
    return page[: page.index(start) + len(start)] + "\n\n" + figures + "\n" + page[page.index(end) :]
