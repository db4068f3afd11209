"""A review as one HTML file that needs nothing else."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from labrys.charts.drawing import style
from labrys.charts.scale import DASH, MINUS
from labrys.coach.course import course, per_cent_signed
from labrys.coach.report import GRADES, Choice, Moment, Review
from labrys.engine import Game, Phrase, Record, State
from labrys.engine.phrase import Argument

MOST_TURNS: Final = 8  # of fortune that are listed
PLURAL: Final = {"inaccuracy": "inaccuracies", "mistake": "mistakes", "blunder": "blunders"}


def page(found: Review, record: Record, game: Game[State], names: list[str], lang: str) -> str:
    """The whole file."""
    return ReviewPage(found, record, game, names, lang).html()


class ReviewPage:
    """What stands on it."""

    def __init__(self, found: Review, record: Record, game: Game[State], names: list[str], lang: str) -> None:
        self.found = found
        self.game = game
        self.names = names
        self.lang = lang
        self.positions: dict[int, State] = {}
        wanted = {moment.step for moment in found.moments}

        def visit(state: State) -> None:
            if state.steps in wanted:
                self.positions[state.steps] = state.copy()

        record.replay(game, visit)

    def say(self, phrase: Phrase) -> str:
        return self.game.voice.say(phrase, self.lang, self.names)

    def ui(self, message: str, **args: Argument) -> str:
        return self.say(Phrase(f"review-{message}", args))

    def html(self) -> str:
        title = escape(self.ui("title", game=self.say(Phrase("title"))))
        unfinished = "" if self.found.finished else f'<p class="warn">{escape(self.ui("unfinished"))}</p>'
        judged = escape(self.ui("judge", judge=self.found.judge, budget=self.found.budget))
        return (
            f'<!DOCTYPE html><html lang="{self.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width='
            f'device-width,initial-scale=1"><title>{title}</title><style>{tight(style())}{tight(page_style())}</style></head>'
            f'<body class="lab"><main><h1>{title}</h1>{unfinished}{self.course()}{self.seats()}{self.moments()}{self.turns()}'
            f"</main><footer><p>{judged}</p></footer></body></html>\n"
        )

    def course(self) -> str:
        sides = self.names if len(self.names) > 1 else [*self.names, self.ui("automaton")]
        columns = [self.ui("step"), self.ui("what"), *sides]
        columns += [f"{self.ui('luck')}: {name}" for name in self.names] + [self.ui("lost")]
        kinds = {kind: self.ui("kind", kind=kind) for kind in ("deal", "decision", "chance", "reveal")}
        note = self.ui("chances-note", points=10)
        return course(self.found, sides, self.ui("chances"), note, columns, kinds, self.ui("numbers"), self.lang).html()

    def seats(self) -> str:
        """The table of skill and luck."""
        grades = [grade for grade, _ in reversed(GRADES)]
        head = ["player", "score", "accuracy", *(PLURAL[grade] for grade in grades), "result", "luck", "adjusted"]
        cells = "".join(f'<th scope="col">{escape(self.ui(name))}</th>' for name in head)
        rows = ""
        for player in self.found.players:
            figures = [
                str(player.score),
                DASH if player.accuracy is None else str(round(player.accuracy)),
                *(str(player.grades[grade]) for grade in grades),
                DASH if player.result is None else f"{100 * player.result:.0f} %",
                per_cent_signed(player.luck) or "0 %",
                DASH if player.adjusted is None else f"{100 * player.adjusted:.0f} %".replace("-", MINUS),
            ]
            rows += f'<tr><th scope="row">{escape(self.names[player.seat])}</th>' + "".join(
                f"<td>{figure}</td>" for figure in figures
            )
            rows += "</tr>"
        return (
            f'<h2>{escape(self.ui("table"))}</h2><div class="scroll" tabindex="0"><table class="seats"><thead><tr>{cells}</tr>'
            f"</thead><tbody>{rows}</tbody></table></div>"
        )

    def moments(self) -> str:
        told = "".join(self.moment(number, moment) for number, moment in enumerate(self.found.moments, 1))
        if not told:
            told = f"<p>{escape(self.ui('no-moments', points=round(100 * GRADES[-1][1])))}</p>"
        return f"<h2>{escape(self.ui('moments'))}</h2>{told}"

    def moment(self, number: int, moment: Moment) -> str:
        """First the position as the seat saw it, then the answer, folded away."""
        head = self.ui("moment", number=number, steps=moment.step, who=self.names[moment.seat])
        position = self.positions[moment.step]
        view = position.view(moment.seat)
        verbs = {self.game.codec.text(action).split(" ")[0] for action in position.actions()}
        picture = self.game.pictures(view, self.say)[self.game.pages(view, verbs)[0]]
        drawn = "\n".join("".join(span.text for span in spans).rstrip() for spans in picture.lines)
        grade = self.ui("grade", grade=moment.grade, lost=hundred(moment.loss), sure=hundred(moment.sure))
        answer = [f'<p class="question">{escape(grade)}</p>', self.choice("played", moment.played)]
        for at, choice in enumerate(moment.best):
            if choice.action == moment.played.action or (at and choice.action not in moment.accepted):
                continue
            answer.append(self.choice("good" if at else "best", choice))
            if choice.said[self.lang]:
                answer.append(f"<p>{escape(choice.said[self.lang])}</p>")
            if choice.line and not at:
                line = "; ".join(f"{self.names[deed.seat]}: {deed.label[self.lang]}" for deed in choice.line)
                answer.append(f'<p class="soft">{escape(self.ui("line", line=line))}</p>')
        if moment.true_note:
            answer.append(f'<p class="soft">{escape(self.ui("truth", text=moment.true_note[self.lang]))}</p>')
        return (
            f'<article><h3>{escape(head)}</h3><pre tabindex="0">{escape(drawn)}</pre>'
            f"<p>{escape(position.prompt(self.lang, self.names))}</p>"
            f'<p class="question">{escape(self.ui("question"))}</p>'
            f"<details><summary>{escape(self.ui('answer'))}</summary>{''.join(answer)}</details></article>"
        )

    def choice(self, message: str, choice: Choice) -> str:
        return f"<p>{escape(self.ui(message, action=choice.label[self.lang], chance=hundred(choice.chance)))}</p>"

    def turns(self) -> str:
        """The rolls and draws that changed most."""
        steps = [(at, step) for at, step in enumerate(self.found.curve) if any(step.luck)]
        steps.sort(key=lambda turn: -max(map(abs, turn[1].luck)))
        if not steps:
            return ""
        head = [self.ui("turn"), self.ui("what"), *self.names]
        cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
        rows = ""
        for at, step in steps[:MOST_TURNS]:
            figures = "".join(f"<td>{per_cent_signed(part)}</td>" for part in step.luck)
            kind = self.ui("kind", kind=step.kind)
            rows += f'<tr><th scope="row">{at}</th><td>{escape(step.label[self.lang] or kind)}</td>{figures}</tr>'
        return (
            f'<h2>{escape(self.ui("turns"))}</h2><div class="scroll" tabindex="0"><table class="seats"><thead><tr>{cells}</tr>'
            f"</thead><tbody>{rows}</tbody></table></div>"
        )


def hundred(chance: float) -> int:
    """Games of a hundred."""
    return round(100 * chance)


@cache
def page_style() -> str:
    return (files("labrys.coach") / "page.css").read_text(encoding="utf-8")


def tight(css: str) -> str:
    return css.replace("\n", "")
