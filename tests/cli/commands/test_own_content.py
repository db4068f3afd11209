"""Playing with a content file of one's own: ``--content FILE``."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import labrys
import labrys.titles.minos
from labrys.cli.arguments.refusals import sentence
from labrys.engine import BadSetting, BadText, Phrase, Record, Rng
from labrys.titles.minos.content import BadContent
from labrys.words import explain
from tests.cli.conftest import Run
from tests.minos.box import FILE


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Our own set with one card renamed and another version."""
    text = FILE.read_text(encoding="utf-8").replace('en = "Archive Sealers"', 'en = "My Own Sealers"')
    lines = ["content_version = 1001" if line.startswith("content_version") else line for line in text.splitlines()]
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def record_of(content: Path | None) -> Record:
    state = labrys.game("minos", content).new(2, "own")
    rng = Rng("own")
    for _ in range(30):
        state.act(state.actions()[rng.below(len(state.actions()))])
    return Record.of(state)


def test_a_record_names_the_version_and_the_text_of_the_file(mine: Path) -> None:
    record = record_of(mine)
    assert record.content.startswith("1001-")
    assert labrys.replay(record, mine).digest() == record.digest


def test_a_record_refuses_another_content(mine: Path) -> None:
    with pytest.raises(BadText, match="or the content file that it was played with"):
        labrys.replay(record_of(mine))
    with pytest.raises(BadText, match="this record was played with minos content"):
        labrys.replay(record_of(None), mine)
    record = record_of(mine)
    changed = mine.with_name("changed.toml")
    changed.write_text(mine.read_text(encoding="utf-8").replace("My Own Sealers", "Other Sealers"), encoding="utf-8")
    with pytest.raises(BadText, match="content '1001-"):
        labrys.replay(record, changed)


def test_a_record_refuses_other_rules(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a rule raises the version of our own content: games with other files do not go on either."""
    ours = labrys.titles.minos.GAME
    before = record_of(mine).content
    assert before.startswith("1001-")
    assert ours.with_content(mine).content_version == before
    monkeypatch.setattr(ours, "content_version", "next")
    assert ours.with_content(mine).content_version != before


def test_own_names_are_spoken(mine: Path) -> None:
    game = labrys.game("minos", mine)
    state = game.new(2, "own")
    named = game.named(state, "card", 0)
    assert isinstance(named, Phrase)
    assert game.voice.say(named) == "My Own Sealers"


def test_a_fault_names_file_card_and_column(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace('"palace 1", trigger', '"palace 1, gold 2", trigger', 1))
    with pytest.raises(BadContent, match=r"^bad\.toml: decree_age1 I-01, instant: column 11: unknown symbol 'gold'"):
        labrys.game("minos", path)


def test_a_game_without_content_files_says_so(mine: Path) -> None:
    with pytest.raises(BadSetting, match="relics has no content files"):
        labrys.game("relics", mine)


def test_the_commands_play_with_it(run: Run, mine: Path, tmp_path: Path) -> None:
    ours = ["--content", "mine.toml"]
    done = run("simulate", "minos", "--bots", "random,random", "--games", "2", *ours)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("minos, content 1001-")
    done = run("fuzz", "minos", "--games", "1", *ours)
    assert done.returncode == 0, done.stderr
    begun = run("play", "minos", "--seats", "you,random", "--seed", "1", "--save", "g.json", *ours, typed="1\nq\n")
    assert "labrys play --content mine.toml --resume g.json" in begun.stdout
    assert run("play", *ours, "--resume", "g.json", typed="q\n").returncode == 0
    refused = run("play", "--resume", "g.json", typed="q\n")
    assert refused.returncode == 2
    assert "this record was played with minos content '1001-" in refused.stderr
    broken = run("play", "minos", "--content", "nowhere.toml")
    assert broken.returncode == 2
    assert "nowhere.toml: this content file cannot be read" in broken.stderr


def test_a_file_whose_map_has_no_home_for_rhadamanthus_says_so_to_one_player_only(run: Run, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8").replace("home = { start1 = 4", "home = { start1 = 2", 1)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    says = "minos cannot be played alone with this content: mine.toml: solo.home, start1: a home shows wood"
    for command in (["play", "minos", "--solo"], ["fuzz", "minos", "--seats", "1"]):
        done = run(*command, "--content", "mine.toml")
        assert done.returncode == 2
        assert says in " ".join(done.stderr.split())
    done = run("play", "minos", "--seats", "you,random", "--seed", "1", "--content", "mine.toml", typed="q\n")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        (
            "content_version",
            "contnt_version",
            "ce nom est inconnu\u00a0: vouliez-vous dire «\u00a0content_version\u00a0»\u00a0?",
        ),
        ("cost = 2,", "cost = -2,", "-2 doit être un nombre entier de 0 à "),
        ("cost = 2,", "", "cette colonne manque"),
        ('trigger = "prepare"', 'trigger = "rest"', "'rest' est inconnu\u00a0: écrivez prepare, "),
    ],
)
def test_faults_of_a_content_file_are_said_in_french(tmp_path: Path, before: str, after: str, fault: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(FILE.read_text(encoding="utf-8").replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        labrys.game("minos", own)
    assert fault in explain(caught.value, "fr")


def test_what_the_system_refuses_is_said_in_the_language_that_was_asked_for() -> None:
    full = OSError(errno.ENOSPC, "No space left on device", "save.json")
    assert sentence(full, ["play", "--lang", "fr"], []).startswith("save.json\u00a0: le disque est plein\u00a0; ")
    full = OSError(errno.ENOSPC, "No space left on device")
    assert sentence(full, ["play", "--lang", "en"], []).startswith("the disk is full: ")


def test_a_file_that_is_no_toml_is_said_in_french_by_line_and_column(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("meta = 1\nmeta 2\n", encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        labrys.game("minos", own)
    assert explain(caught.value, "fr").endswith(
        "ce n\u2019est pas un fichier TOML\u00a0: ligne\u00a02, colonne\u00a06."
    )
