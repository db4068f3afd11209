"""Accuracy: lila's curve, weighed by what was at stake."""

from __future__ import annotations

import pytest

from labrys.coach.accuracy import Graded, of_decision, of_decisions


def test_the_curve_is_that_of_lila() -> None:
    assert of_decision(0.0) == pytest.approx(100, abs=0.01)
    assert of_decision(0.10) == pytest.approx(103.1668 * 0.64697 - 3.1669, abs=0.01)
    assert of_decision(1.0) == 0.0
    assert of_decision(0.05) > of_decision(0.10) > of_decision(0.15)


def test_who_never_had_a_choice_has_no_accuracy() -> None:
    assert of_decisions([]) is None


def test_a_decision_counts_as_much_as_was_at_stake() -> None:
    harmless = [Graded(0.0, 0.0)] * 200
    fault = Graded(0.2, 0.2)
    among_harmless = of_decisions([*harmless, fault])
    alone = of_decisions([fault])
    assert among_harmless is not None
    assert alone is not None
    assert of_decision(0.2) == pytest.approx(alone)
    assert among_harmless < 75  # unweighed it would be 99
    assert of_decisions([Graded(0.0, 0.2), fault]) > among_harmless - 30  # type: ignore[operator]
