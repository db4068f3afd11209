from pathlib import Path

import pytest

import labrys
from labrys.cli.commands.fuzz import check_folder, save
from labrys.engine import BadSetting
from labrys.kit.fuzz import Failure


def test_a_seed_with_slashes_and_of_any_length_makes_a_file_name(tmp_path: Path) -> None:
    for seed in ("a/b/../c-1", "x" * 998 + "-2"):
        record = labrys.Record.of(labrys.game("relics").new(2, seed))
        path = save(tmp_path, Failure(0, record, "a card is lost"))
        assert path.parent == tmp_path
        assert labrys.Record.parse(path.read_text()) == record


def test_a_folder_that_can_be_made_is_not_made_before_it_is_needed(tmp_path: Path) -> None:
    check_folder(tmp_path / "new" / "deep")
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_way_is_seen_before_the_run(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match=r"is not a folder; use --out"):
        check_folder(tmp_path / "file" / "deep")
