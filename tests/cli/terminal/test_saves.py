import json
from pathlib import Path

import pytest

import labrys
from labrys.cli.terminal import saves
from labrys.cli.terminal.saves import BadFile, Save


def example() -> Save:
    state = labrys.game("relics").new(2, "é")
    state.act(state.actions()[3])
    return Save(labrys.Record.of(state), ("you:Zoé", "random"), "fr")


def test_a_save_is_read_back_as_it_was() -> None:
    assert Save.parse(example().text()) == example()


def test_a_save_is_a_record() -> None:
    assert labrys.Record.parse(example().text()) == example().record


def test_an_older_save_with_its_record_inside_is_read() -> None:
    save = example()
    head = {"labrys-save": 1, "chairs": ["you:Zoé", "random"], "lang": "fr", "over": False}
    assert Save.parse(json.dumps({**head, "record": json.loads(save.record.text())})) == save


@pytest.mark.parametrize("text", ["my diary", example().record.text()])
def test_what_is_not_a_save_is_never_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(BadFile, match=r"is not a saved game: choose another name\.$"):
        saves.check_target(path, example().record)


def test_only_the_same_game_or_a_finished_one_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save = example()
    other = labrys.Record.of(labrys.game("relics").new(2, "other"))
    saves.write(path, save.text())
    saves.check_target(path, save.record)
    for record in (other, None):
        with pytest.raises(BadFile, match=r"holds another game, which is not over: choose another name\.$"):
            saves.check_target(path, record)
    saves.write(path, Save(save.record, save.chairs, "en", over=True).text())
    saves.check_target(path, other)


def test_folders_are_made_for_the_house_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path / "deep" / "home"))
    saves.write(saves.fresh_path("relics"), "text")
    with pytest.raises(BadFile, match="make the folder first"):
        saves.write(tmp_path / "elsewhere" / "game.json", "text")
    assert not (tmp_path / "elsewhere").exists()


def test_a_bare_record_is_a_save_without_chairs() -> None:
    assert Save.parse(example().record.text()) == Save(example().record)


def test_writing_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
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
    [("labrys-save", 99), ("chairs", "you"), ("chairs", [1]), ("lang", 3), ("over", "no"), ("actions", None)],
)
def test_a_broken_save_is_refused_in_one_sentence(tmp_path: Path, name: str, value: object) -> None:
    found = json.loads(example().text())
    found[name] = value
    path = tmp_path / "game.json"
    path.write_text(json.dumps(found))
    with pytest.raises(BadFile, match=r"^\S+ is no saved game: [^\n]+\.$"):
        saves.read(path)
