"""A review in the terminal: the curve as a drawing, the table of seats, the moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from labrys.charts.scale import DASH, MINUS
from labrys.cli.terminal.ending import aligned, widths
from labrys.cli.terminal.screen import Screen, line
from labrys.coach.course import GREAT_LUCK, great
from labrys.coach.report import GRADES, Choice, Moment, Review
from labrys.engine import Game, Phrase, Record, State
from labrys.engine.phrase import Argument
from labrys.engine.picture import Span

ROWS = 12  # of the drawing
LEFT = 6  # columns for its scale
MOMENT, STAR = "▲", "✶"


@dataclass
class Reviewer:
    """Says a review to somebody."""

    game: Game[State]
    names: list[str]
    lang: str
    screen: Screen

    def ui(self, message: str, **args: Argument) -> str:
        return self.game.voice.say(Phrase(f"review-{message}", args), self.lang, self.names)

    @property
    def sides(self) -> list[str]:
        """The seats, and an automaton where one plays against it."""
        return self.names if len(self.names) > 1 else [*self.names, self.ui("automaton")]

    def lines(self, found: Review, record: Record) -> list[Text]:
        """All of it."""
        wrap = self.screen.wrap
        title = self.game.voice.say(Phrase("title"), self.lang)
        lines = wrap(self.ui("title", game=title), "strong")
        if not found.finished:
            lines += wrap(self.ui("unfinished"), "warn")
        lines += [Text(), *wrap(self.ui("chances"), "number"), *self.curve(found)]
        lines += wrap(self.ui("chances-note", points=round(100 * GREAT_LUCK)), "dim")
        lines += [Text(), *wrap(self.ui("table"), "number"), *self.table(found)]
        lines += [Text(), *wrap(self.ui("moments"), "number")]
        if not found.moments:
            lines += wrap(self.ui("no-moments", points=round(100 * GRADES[-1][1])))
        positions = positions_of(record, self.game, {moment.step for moment in found.moments})
        for number, moment in enumerate(found.moments, 1):
            lines += [Text(), *self.moment(number, moment, positions[moment.step])]
        return [*lines, Text(), *wrap(self.ui("judge", judge=found.judge, budget=found.budget), "dim")]

    # ---- the curve

    def curve(self, found: Review) -> list[Text]:
        """Each column is shared among the seats by their chances; each share is filled with the seat's number."""
        steps = found.curve
        width = min(len(steps), self.screen.width - LEFT)
        columns = [at * (len(steps) - 1) // max(1, width - 1) for at in range(width)]
        shares = [split(sides_of(steps[at].chances), ROWS) for at in columns]
        lines = []
        for row in range(ROWS):
            left = {0: "100 % ", ROWS // 2: " 50 % ", ROWS - 1: "  0 % "}.get(row, " " * LEFT)
            lines.append(line(Span(left, "dim"), *runs([owner(share, row) for share in shares])))
        return [*lines, *self.signs(found, columns), *self.legend()]

    def signs(self, found: Review, columns: list[int]) -> list[Text]:
        """Beneath: where the moments are, and where dice or cards changed much."""
        moments = {moment.step + 1 for moment in found.moments}
        lucky = {at for at, step in enumerate(found.curve) if great(step)}
        lines = []
        for sign, places in ((MOMENT, moments), (STAR, lucky)):
            marks = [" "] * len(columns)
            for at in places:
                marks[nearest(columns, at)] = sign
            if places:
                lines.append(line(Span(" " * LEFT + "".join(marks).rstrip(), "strong")))
        return lines

    def legend(self) -> list[Text]:
        spans = [Span(" " * LEFT)]
        for side, name in enumerate(self.sides):
            spans += [Span(str(side + 1), f"mark{side}"), Span(f" {name}   ")]
        return [line(*spans)]

    # ---- the seats

    def table(self, found: Review) -> list[Text]:
        """A row for each seat."""
        grades = [grade for grade, _ in reversed(GRADES)]
        plural = {"inaccuracy": "inaccuracies", "mistake": "mistakes", "blunder": "blunders"}
        head = [self.ui(name) for name in ("player", "score", "accuracy", *(plural[grade] for grade in grades))]
        head += [self.ui(name) for name in ("result", "luck", "adjusted")]
        rows = [
            [
                self.names[player.seat],
                str(player.score),
                DASH if player.accuracy is None else str(round(player.accuracy)),
                *(str(player.grades[grade]) for grade in grades),
                share(player.result),
                signed(player.luck),
                share(player.adjusted),
            ]
            for player in found.players
        ]
        table = [head, *rows]
        if sum(widths(table)) + 2 * len(head) > self.screen.width:  # too wide: a column for each seat
            table = [list(column) for column in zip(*table, strict=True)]
            styles = ["dim", *(f"seat{player.seat}" for player in found.players)]
            return [aligned(row, widths(table), styles) for row in table]
        styles = ["dim", *(f"seat{player.seat}" for player in found.players)]
        return [aligned(row, widths(table), [style] * len(row)) for row, style in zip(table, styles, strict=True)]

    # ---- the moments

    def moment(self, number: int, moment: Moment, position: State) -> list[Text]:
        """First the position and the question, then the answer."""
        wrap = self.screen.wrap
        head = self.ui("moment", number=number, steps=moment.step, who=self.names[moment.seat])
        view = position.view(moment.seat)
        pictures = self.game.pictures(view, lambda phrase: self.game.voice.say(phrase, self.lang, self.names))
        verbs = {self.game.codec.text(action).split(" ")[0] for action in position.actions()}
        lines = [*wrap(head, "strong"), *(line(*spans) for spans in pictures[self.game.pages(view, verbs)[0]].lines)]
        lines += wrap(position.prompt(self.lang, self.names))
        lines += wrap(self.ui("question"), "strong")
        lines += wrap(
            self.ui("grade", grade=moment.grade, lost=hundred(moment.loss), sure=hundred(moment.sure)), "warn"
        )
        lines += wrap(self.choice("played", moment.played))
        for at, choice in enumerate(moment.best):
            if choice.action == moment.played.action or (at and choice.action not in moment.accepted):
                continue
            lines += wrap(self.choice("good" if at else "best", choice))
            if not at:
                lines += wrap(choice.said[self.lang]) if choice.said[self.lang] else []
                lines += self.continuation(choice)
        if moment.true_note:
            lines += wrap(self.ui("truth", text=moment.true_note[self.lang]), "dim")
        return lines

    def choice(self, message: str, choice: Choice) -> str:
        return self.ui(message, action=choice.label[self.lang], chance=hundred(choice.chance))

    def continuation(self, choice: Choice) -> list[Text]:
        """How it is likely to go on, where anything is likely."""
        if not choice.line:
            return []
        told = "; ".join(f"{self.names[deed.seat]}: {deed.label[self.lang]}" for deed in choice.line)
        return self.screen.wrap(self.ui("line", line=told), "dim")


def positions_of(record: Record, game: Game[State], wanted: set[int]) -> dict[int, State]:
    """The positions after so many actions."""
    found: dict[int, State] = {}

    def visit(state: State) -> None:
        if state.steps in wanted:
            found[state.steps] = state.copy()

    record.replay(game, visit)
    return found


def sides_of(chances: Sequence[float]) -> list[float]:
    """The chances of all sides: a lone seat's, and the rest for the automaton."""
    return list(chances) if len(chances) > 1 else [chances[0], 1.0 - chances[0]]


def split(chances: Sequence[float], rows: int) -> list[int]:
    """Rows by side, in proportion; together all of them."""
    whole = [int(chance * rows) for chance in chances]
    order = sorted(range(len(chances)), key=lambda side: whole[side] - chances[side] * rows)
    for side in order[: rows - sum(whole)]:
        whole[side] += 1
    return whole


def owner(share: Sequence[int], row: int) -> int:
    """Whose share a row lies in, from above."""
    for side, rows in enumerate(share):
        row -= rows
        if row < 0:
            return side
    return len(share) - 1


def runs(owners: Sequence[int]) -> list[Span]:
    """A row of the drawing, a span for each run of one side."""
    found: list[Span] = []
    for side in owners:
        sign, mark = str(side + 1), f"mark{side}"
        if found and found[-1].style == mark:
            found[-1] = Span(found[-1].text + sign, mark)
        else:
            found.append(Span(sign, mark))
    return found


def nearest(columns: Sequence[int], at: int) -> int:
    """Which column stands for an action."""
    return min(range(len(columns)), key=lambda column: abs(columns[column] - at))


def hundred(chance: float) -> int:
    """Games of a hundred."""
    return round(100 * chance)


def share(part: float | None) -> str:
    """A part of the victory."""
    return DASH if part is None else f"{part:.2f}".replace("-", MINUS)


def signed(part: float) -> str:
    return f"{part:+.2f}".replace("-", MINUS)
