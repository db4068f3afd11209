"""The fuzz command on sound games; proofs/ has the broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import labrys
from labrys.cli.commands.fuzz import command, save, setups
from labrys.engine import BadSetting, Record
from labrys.kit.fuzz import Failure, fuzz

GAME = labrys.game("relics")


def test_a_clean_run_counts_games_decisions_and_endings() -> None:
    done = CliRunner().invoke(command, ["relics", "--games", "40", "--seed", "clean"])
    assert done.exit_code == 0, done.output
    assert "40 games of relics" in done.stdout
    counts = [int(line.split(": ")[1]) for line in done.stdout.splitlines()[1:]]
    assert sum(counts) == 40


def test_the_answer_is_the_same_whatever_the_number_of_jobs() -> None:
    wanted = setups(GAME, None, {})
    one, two = (fuzz("relics", wanted, "jobs", 120, jobs, lambda done: None) for jobs in (1, 2))
    assert one == two


def test_without_seats_and_options_all_of_them_are_played() -> None:
    wanted = setups(GAME, None, {})
    assert {seats for seats, _ in wanted} == {2, 3, 4}
    assert {"placement": "turn_order"} in [options for _, options in wanted]


def test_seats_and_options_that_are_given_are_kept_to() -> None:
    assert setups(GAME, 3, {"round_limit": "7"}) == [(3, {"round_limit": 7})]


@pytest.mark.parametrize(
    "arguments", [["chess"], ["relics", "--seats", "9"], ["relics", "--option", "fog"], ["relics", "--option", "fog=1"]]
)
def test_what_cannot_be_played_is_refused_in_a_sentence(arguments: list[str]) -> None:
    done = CliRunner().invoke(command, arguments)
    assert isinstance(done.exception, BadSetting)


def test_a_failing_game_is_saved_as_a_record_that_loads_with_its_error_beside_it(tmp_path: Path) -> None:
    state = GAME.new(2, "broken")
    state.act(state.actions()[0])
    path = save(tmp_path / "new", Failure(0, Record.of(state), "a card is lost"))
    assert labrys.replay(path.read_text(encoding="utf-8")).digest() == state.digest()
    assert path.with_suffix(".txt").read_text(encoding="utf-8") == "a card is lost\n"


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(BadSetting, match="cannot write to"):
        save(blocked, Failure(0, Record.of(GAME.new(2, "x")), "error"))
