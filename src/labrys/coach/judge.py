"""Judges a decision: how good each action was, by what its seat could know."""

from __future__ import annotations

from typing import Final

from labrys.coach.continuation import Outlook, outlook
from labrys.coach.report import Choice, Judgement, Names
from labrys.coach.sentences import label, look, nothing, verdict
from labrys.coach.value import Value
from labrys.coach.weighing import Weighing, seed_of, weigh
from labrys.engine import BadSetting, Perspective, Rng, State
from labrys.words import refusal

VERSION: Final = "2"
PLAYOUTS: Final = 400  # playouts for one decision
MOST_PLAYED_OUT: Final = 3  # choices of which the points and the continuation are found out


def judge(perspective: Perspective, budget: int = PLAYOUTS, names: Names | None = None) -> Judgement:
    """Each legal action with its chance to win; the same perspective and budget give the same answer.

    ``names`` are what the seats are called in sentences.
    """
    if not perspective.actions:
        raise refusal(BadSetting, "coach-not-asked")
    luck = Rng(f"coach {seed_of(perspective)}")
    dream = perspective.imagine(luck)
    value = Value(dream.game, perspective.seats)
    found = weigh(perspective.imagine, perspective.actions, perspective.seat, value, luck, budget)
    return judgement(dream, found, budget, value, names=names)


def judgement(
    dream: State,
    found: Weighing,
    budget: int,
    value: Value,
    also: int | None = None,
    names: Names | None = None,
) -> Judgement:
    """A weighing in words; ``also`` is an action that is told of in full wherever it stands."""
    game = dream.game
    actions = [trial.action for trial in found.trials]
    told = [action for at, action in enumerate(actions) if at < MOST_PLAYED_OUT or action == also]
    outlooks = {action: outlook(found, action, names) for action in told} if found.worlds else {}
    choices: list[Choice] = []
    for at, action in enumerate(actions):
        other = actions[0 if at else min(1, len(actions) - 1)]  # the best other choice
        choices.append(choice(dream, found, at, outlooks.get(action), outlooks.get(other), names))
    first = look(dream, actions[0])
    return Judgement(
        game=game.name,
        seat=found.seat,
        chance=found.chances[0],
        choices=choices,
        group=[game.codec.text(action) for action in sorted(actions) if look(dream, action) == first],
        look=first,
        judge=judge_name(value),
        budget=budget,
    )


def choice(
    dream: State, found: Weighing, at: int, own: Outlook | None, other: Outlook | None, names: Names | None
) -> Choice:
    """One action of a weighing, beside another."""
    trial = found.trials[at]
    points: dict[str, float] = {}
    sentence = nothing()
    if own is not None and other is not None and own is not other:
        points = {source: round(own.points[source] - other.points[source], 2) for source in own.points}
        sentence = verdict(dream.game, points)
    return Choice(
        action=dream.game.codec.text(trial.action),
        label=label(dream, trial.action, names),
        chance=found.chances[at],
        sure=trial.sure,
        points={source: number for source, number in points.items() if number},
        line=[] if own is None else own.line,
        said=sentence,
        tried=len(trial.played) or len(trial.first),
    )


def judge_name(value: Value) -> str:
    """Name and version: another one may think otherwise."""
    return f"coach {VERSION} ({value.name})"
