"""The rules, one module for each chapter of the rulebook; FLOW is every point of the flow that they name."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import Flow, flow_of
from labrys.titles.minos.rules import (
    answers,
    battles,
    build,
    clauses,
    cleanup,
    develop,
    draft,
    extra,
    income,
    points,
    progress,
    roll,
    setup,
    turn,
)
from labrys.titles.minos.solo import draft as solo_draft
from labrys.titles.minos.solo import income as solo_income
from labrys.titles.minos.solo import scoring as solo_scoring
from labrys.titles.minos.solo import setup as solo_setup
from labrys.titles.minos.solo import turn as solo_turn

FLOW: Final[Flow] = flow_of(
    answers, battles, build, clauses, cleanup, develop, draft, extra, income, points, progress, roll, setup, turn,
    solo_draft, solo_income, solo_scoring, solo_setup, solo_turn,
)  # fmt: skip
