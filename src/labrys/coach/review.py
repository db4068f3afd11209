"""The review of a game: its curve, luck and skill of each seat, and the moments worth a second look.

Two passes. The first takes every step with the value function alone: the curve, the luck, what each decision seems to have
given away. The second judges those decisions again, by playing on, that seem to have given away most: briefly, and the
worst of them at length.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from labrys import house
from labrys.coach import accuracy, luck
from labrys.coach.accuracy import Graded
from labrys.coach.judge import judge_name, judgement
from labrys.coach.report import GRADES, MOST_MOMENTS, Kind, Moment, Names, Player, Review, Step, grade_of
from labrys.coach.sentences import label, nothing, prompt, truth
from labrys.coach.value import Value
from labrys.coach.weighing import Weighing, seed_of, weigh
from labrys.engine import Game, Perspective, Record, Rng, State

PLAYOUTS_OF_SECOND_PASS: Final = 240  # playouts for each decision of the second pass
CANDIDATES: Final = 24  # decisions of the second pass
BRIEF: Final = 6  # of them all are looked at with so many times fewer playouts first,
GRAVE: Final = 12  # and those that seem to have given away most with all
TRUE_BUDGET: Final = 48
TRUE_WORTH: Final = 0.05  # of chance: what was best in truth by less is not told
FIRST_PART: Final = 0.3  # of the work, for the progress bar

Progress = Callable[[float], object]


@dataclass
class Decided:
    """A decision that was not forced."""

    at: int  # actions before it
    seat: int
    action: int
    loss: float
    sure: float
    stake: float
    deep: Weighing | None = None


def review(
    record: Record,
    budget: int = PLAYOUTS_OF_SECOND_PASS,
    progress: Progress | None = None,
    game: Game[State] | None = None,
    names: Names | None = None,
) -> Review:
    """A game in review; one that is not over is reviewed so far.

    The same record and budget give the same review. ``progress`` is told how much is done, from 0 to 1. ``names`` are what
    the seats are called in sentences.
    """
    tell = progress or (lambda done: None)
    title = game or house.game(record.game)
    positions: list[State] = []
    last = record.replay(title, lambda state: positions.append(state.copy()))
    positions.append(last)
    actions = [title.codec.parse(text) for text in record.actions]
    value = Value(title, record.seats)
    curve, decisions = first_pass(record, positions, actions, value, tell, names)
    suspects = sorted((found for found in decisions if found.loss > 0), key=lambda found: -found.loss)[:CANDIDATES]
    for number, decided in enumerate(suspects):
        look_again(positions[decided.at], decided, value, budget // BRIEF)
        tell(FIRST_PART + 0.2 * (number + 1) / len(suspects))
    suspects = sorted(suspects, key=lambda found: -found.loss)[:GRAVE]
    for number, decided in enumerate(suspects):
        look_again(positions[decided.at], decided, value, budget)
        tell(FIRST_PART + 0.2 + 0.4 * (number + 1) / len(suspects))
    for decided in decisions:
        curve[decided.at + 1] = replace(curve[decided.at + 1], loss=decided.loss, sure=decided.sure)
    graded = [found for found in suspects if grade_of(found.loss) is not None and found.loss > found.sure]
    worst = sorted(sorted(graded, key=lambda found: -found.loss)[:MOST_MOMENTS], key=lambda found: found.at)
    moments: list[Moment] = []
    for number, decided in enumerate(worst):
        moments.append(moment(positions[decided.at], decided, value, budget, names))
        tell(0.9 + 0.1 * (number + 1) / len(worst))
    tell(1.0)
    return Review(
        game=record.game,
        content=record.content,
        seats=record.seats,
        options=record.options,
        digest=last.digest(),
        finished=last.over,
        judge=judge_name(value),
        budget=budget,
        curve=curve,
        players=players(last, curve, decisions, graded),
        moments=moments,
        rival=last.rival(),
        hints=list(record.hints),
    )


def first_pass(
    record: Record,
    positions: list[State],
    actions: list[int],
    value: Value,
    tell: Progress,
    names: Names | None = None,
) -> tuple[list[Step], list[Decided]]:
    """Every step by the value function alone."""
    first = positions[0]
    curve = [Step("deal", None, "", value.chances(first), luck.of_deal(record, first, value), None, None, nothing())]
    decisions: list[Decided] = []
    for at, action in enumerate(actions):
        before, after = positions[at], positions[at + 1]
        chances = value.chances(after)
        drawn = [0.0] * record.seats
        kind: Kind = "decision"
        if after.chance != before.chance:
            kind = "chance"
            drawn = luck.of_step(before, action, after, value, Rng(f"{record.seed} luck {at}"))
        elif after.revealed:
            kind = "reveal"
        legal = before.actions()
        in_turn = action in legal
        if in_turn and len(legal) > 1:
            decisions.append(looked_at(before, at, action, value))
        seat = before.seat if in_turn else None
        curve.append(Step(kind, seat, record.actions[at], chances, drawn, None, None, label(before, action, names)))
        tell(FIRST_PART * (at + 1) / len(actions))
    return curve, decisions


def looked_at(before: State, at: int, action: int, value: Value) -> Decided:
    """A decision by the value function alone: the best is found in some worlds, and compared in others.

    Who looks for the best and for how much better it was in the same worlds takes luck for skill.
    """
    eyes = Perspective(before)
    found = weigh(eyes.imagine, eyes.actions, eyes.seat, value, Rng(f"coach {seed_of(eyes)}"), 0)
    half = len(found.trials[0].first) // 2
    best = max(found.trials, key=lambda trial: sum(trial.first[:half]))
    own = next(trial for trial in found.trials if trial.action == action)
    later = [one - other for one, other in zip(best.first[half:], own.first[half:], strict=True)]
    loss = max(0.0, sum(later) / len(later))
    mean = sum(trial.value for trial in found.trials) / len(found.trials)
    return Decided(at, eyes.seat, action, loss, found.loss(action)[1], max(0.0, found.trials[0].value - mean))


def look_again(before: State, decided: Decided, value: Value, budget: int) -> None:
    """The same decision by playing on."""
    eyes = Perspective(before)
    luck_of_it = Rng(f"coach {seed_of(eyes)} again {budget}")
    decided.deep = weigh(eyes.imagine, eyes.actions, eyes.seat, value, luck_of_it, budget, (decided.action,))
    decided.loss, decided.sure = decided.deep.loss(decided.action)


def moment(before: State, decided: Decided, value: Value, budget: int, names: Names | None = None) -> Moment:
    """A decision in words."""
    deep = decided.deep
    grade = grade_of(decided.loss)
    assert deep is not None
    assert grade is not None
    found = judgement(before, deep, budget, value, decided.action, names)
    played = found.choice(before.game.codec.text(decided.action))
    return Moment(
        step=decided.at,
        seat=decided.seat,
        grade=grade,
        loss=decided.loss,
        sure=decided.sure,
        prompt=prompt(before, names),
        played=played,
        best=found.choices[:3],
        accepted=found.accepted,
        chances={choice.action: choice.chance for choice in found.choices},
        true_note=in_truth(before, decided, deep.trials[0].action, value),
    )


def in_truth(before: State, decided: Decided, best: int, value: Value) -> dict[str, str] | None:
    """What was better with all cards open, if that turns the verdict round."""
    true = weigh(
        lambda rng: luck.redrawn(before, rng),
        (best, decided.action),
        decided.seat,
        value,
        Rng(f"coach {before.digest()} open"),
        TRUE_BUDGET,
    )
    gain, sure = true.loss(best)
    if true.trials[0].action == best or gain < max(TRUE_WORTH, sure):
        return None
    return truth(before.game, *(round(100 * chance) for chance in true.chances[:2]))


def players(last: State, curve: list[Step], decisions: list[Decided], graded: list[Decided]) -> list[Player]:
    """By seat: skill, luck and the result without it."""
    places = last.ranking() if last.over else None
    scores, points = last.scores(), last.breakdown()
    found: list[Player] = []
    for seat in range(last.seats):
        own = [decided for decided in decisions if decided.seat == seat]
        lucky = sum(step.luck[seat] for step in curve)
        result = None
        if places is not None:
            result = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        grades: dict[str, int] = {grade: 0 for grade, _ in GRADES}
        for decided in graded:
            if decided.seat == seat:
                grades[str(grade_of(decided.loss))] += 1
        found.append(
            Player(
                seat=seat,
                accuracy=accuracy.of_decisions([Graded(decided.loss, decided.stake) for decided in own]),
                decisions=len(own),
                lost=sum(decided.loss for decided in own),
                grades=grades,
                luck=lucky,
                result=result,
                adjusted=None if result is None else result - lucky,
                score=scores[seat],
                points=points[seat],
                rank=None if places is None else places[seat],
            )
        )
    return found
