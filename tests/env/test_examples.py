"""The learners of ``examples/rl`` take a few steps, where what they need is installed; their curves can be drawn anywhere."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "rl"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize("taught", ["0", "1"])
def test_ppo_in_torch_learns_for_a_round(taught: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="torch is not installed: examples/rl/README.md says how")
    curve = tmp_path / "curve.csv"
    few = ["--rounds", "1", "--rows", "8", "--horizon", "4", "--width", "8", "--games", "4", "--rival", "random"]
    example("ppo_torch").main([*few, "--taught", taught, "--curve", str(curve), "--save", str(tmp_path / "policy.pt")])
    assert "95 % interval" in capsys.readouterr().out
    assert len(curve.read_text().splitlines()) == 2


def test_maskable_ppo_learns_for_a_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: examples/rl/README.md says how")
    curve = tmp_path / "curve.csv"
    few = ["--steps", "64", "--rows", "8", "--horizon", "8", "--games", "4", "--rival", "random"]
    example("maskable_ppo").main([*few, "--curve", str(curve)])
    assert "95 % interval" in capsys.readouterr().out
    assert len(curve.read_text().splitlines()) == 2


def test_a_curve_is_drawn() -> None:
    lines = [
        {"phase": "taught", "processor_seconds": "60", "figure": "1.2"},
        {"phase": "played", "processor_seconds": "120", "figure": "0.5"},
    ]
    loss, share = ElementTree.fromstring(example("draw_curve").drawn(lines)).findall("{*}polyline")
    assert loss.get("points") == "320.0,48.0"
    assert share.get("points") == "592.0,160.0"
