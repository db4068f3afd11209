"""The sound toy passes every check."""

from __future__ import annotations

import pytest

from labrys.kit import Case, cases
from labrys.kit.checks import Check, checks
from labrys.kit.leaks import check_imagining_leaks_nothing
from labrys.kit.transcript import check_records_replay_elsewhere
from tests.conformance.toy import TOY


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", cases(TOY), ids=str)
def test_a_sound_toy_passes(case: Case, check: Check) -> None:
    check(case, "sound")


def test_a_sound_toy_leaks_nothing() -> None:
    check_imagining_leaks_nothing(cases(TOY), "sound", games=12)


def test_a_sound_toy_replays_elsewhere() -> None:
    check_records_replay_elsewhere(cases(TOY), "sound", "tests.conformance.toy:TOY")
