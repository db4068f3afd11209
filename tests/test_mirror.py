"""Tests mirror modules: the test of ``server/live/clock.py`` is ``server/live/test_clock.py``, or is named here."""

from pathlib import Path

import pytest

import labrys

SOURCES, TESTS = Path(labrys.__file__).parent, Path(__file__).parent
ROOMS = ("engine", "server", "cli", "words", "kit")
ELSEWHERE = {  # modules whose tests lie in another file, because they are tried with what uses them
    "cli/commands/bench.py": "benchmarks/test_bench.py",
    "cli/commands/train.py": "lab/test_training.py",
    "cli/commands/lab/compare.py": "lab/compare/test_compare.py",
    "cli/commands/lab/house_games.py": "lab/report/test_house.py",
    "cli/commands/lab/ladder.py": "lab/ladder/test_strength.py",
    "cli/commands/lab/merge.py": "lab/runs/test_runs.py",
    "cli/commands/lab/report.py": "lab/report/test_report.py",
    "cli/terminal/review_text.py": "cli/commands/test_review.py",
    "engine/glance.py": "env/test_aec.py",
    "engine/declarations.py": "conformance/test_games.py",  # what titles tell others: data
    "engine/picture.py": "cli/terminal/test_picture.py",
    "engine/position.py": "engine/test_packing.py",
    "engine/view.py": "server/protocol/test_view_schema.py",
    "kit/case.py": "conformance/test_games.py",
    "kit/checks.py": "conformance/test_games.py",
    "kit/fuzz.py": "conformance/test_fuzz.py",
    "kit/leaks.py": "conformance/proofs/secrecy.py",
    "kit/pack.py": "engine/test_packing.py",
    "kit/pages.py": "conformance/test_pages.py",
    "kit/transcript.py": "conformance/proofs/sound.py",
    "kit/trial.py": "conformance/test_games.py",
    "server/lobby/review_worker.py": "server/lobby/test_reviews.py",
    "server/protocol/review_schema.py": "server/lobby/test_reviews.py",
    "server/live/services.py": "server/test_node.py",  # what a node has for its tables: data
}
MODULES = [
    path.relative_to(SOURCES).as_posix()
    for room in ROOMS
    for path in sorted((SOURCES / room).rglob("*.py"))
    if path.name != "__init__.py" and "migrations" not in path.parts
]


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_has_its_test_by_its_name(room: str) -> None:
    missing = []
    for module in (found for found in MODULES if found.startswith(f"{room}/")):
        folder, _, name = module.rpartition("/")
        own = TESTS / folder / f"test_{name}"
        proof = TESTS / "conformance" / "proofs" / name  # that a check of the kit finds what it looks for
        if module not in ELSEWHERE and not (proof if room == "kit" else own).exists():
            missing.append(module)
    assert not missing, "write their tests, or say in ELSEWHERE where they are"


def test_what_is_said_to_lie_elsewhere_is_there() -> None:
    assert [module for module in MODULES if not (TESTS / ELSEWHERE.get(module, "")).exists()] == []
