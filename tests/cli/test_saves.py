import json
from pathlib import Path

import pytest

import labrys
from labrys.cli import saves
from labrys.cli.saves import BadFile, Save


def example() -> Save:
    state = labrys.game("relics").new(2, "é")
    state.act(state.actions()[3])
    return Save(labrys.Record.of(state), ("you:Zoé", "random"), "fr")


def test_a_save_is_read_back_as_it_was() -> None:
    assert Save.parse(example().text()) == example()


def test_a_bare_record_is_a_save_without_chairs() -> None:
    assert Save.parse(example().record.text()) == Save(example().record)


def test_writing_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    saves.write(path, "one")
    saves.write(path, "two")
    assert path.read_text() == "two"
    assert list(path.parent.iterdir()) == [path]


def test_the_latest_unfinished_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path))
    save = example()
    saves.write(saves.folder() / "relics-1.json", save.text())
    saves.write(saves.folder() / "relics-2.json", Save(save.record, save.chairs, "en", over=True).text())
    saves.write(saves.folder() / "relics-3.json", "broken")
    assert saves.latest("relics") == saves.folder() / "relics-1.json"
    assert saves.latest(None) == saves.folder() / "relics-1.json"


@pytest.mark.parametrize(
    ("name", "value"),
    [("labrys-save", 99), ("chairs", "you"), ("chairs", [1]), ("lang", 3), ("over", "no"), ("record", None)],
)
def test_a_broken_save_is_refused_in_one_sentence(tmp_path: Path, name: str, value: object) -> None:
    found = json.loads(example().text())
    found[name] = value
    path = tmp_path / "game.json"
    path.write_text(json.dumps(found))
    with pytest.raises(BadFile, match=r"^\S+ is no saved game: [^\n]+\.$"):
        saves.read(path)
