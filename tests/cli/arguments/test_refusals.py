"""Whatever a user can mend: one sentence on stderr that says what would be right, exit code 2, no traceback."""

import json
from collections.abc import Callable
from pathlib import Path

import click
import pytest

import labrys
from labrys.cli.arguments.refusals import sentence
from labrys.cli.main import COMMANDS, house
from labrys.words import HOUSE, explain
from tests.cli.conftest import Run

CASES = [
    (
        ["dance"],
        "use admin, backup, bench, fuzz, games, join, lab, new, play, restore, review, serve, simulate or train",
    ),
    (["play"], "name a game to play: use "),
    (["play", "chess"], "unknown game 'chess': use "),
    (["play", "minso"], "unknown game 'minso': did you mean minos? There are empire, minos or relics"),
    (["play", "Minos"], "did you mean minos?"),
    (["simulate", "relic"], "did you mean relics?"),
    (["play", "relics", "--seats", "you"], "relics has 2, 3 or 4 seats, not 1"),
    (["play", "relics", "--seats", "5"], "relics has 2, 3 or 4 seats, not 5"),
    (["play", "relics", "--seats", "you,,random"], "nobody called '' can take a seat: use you"),
    (["play", "relics", "--seats", "you:Maximiliane,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--seats", "you:A\nB,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--seats", "you:\x1b[2J,you"], "use at most 10 letters or signs"),
    (["play", "relics", "--save", "new/game.json"], "there is no folder new"),
    (["fuzz", "relics", "--games", "1", "--out", "/dev/null/x"], "use --out with a folder that can"),
    (["games", "--lang", "de"], "unknown language 'de': use en or fr"),
    (["play", "relics", "--seats", "you,hal"], "nobody called 'hal' can take a seat: use you"),
    (["play", "relics", "--seats", "you,gredy"], "nobody called 'gredy' can take a seat: did you mean greedy?"),
    (["play", "relics", "--seats", "you,Rhitta"], "did you mean rhyta?"),
    (["play", "relics", "--seats", "you,rhyta:2s"], "nobody called 'rhyta:2s' can take a seat: did you mean rhyta?"),
    (
        ["play", "relics", "--seats", "you,7"],
        "no bot plays at level '7': use thymia (1), sargo (2), rhyta (3), krokos (4), pelagon (5) or anassa (6)",
    ),
    (["simulate", "relics", "--bots", "rhyta:5,greedy"], "the rhyta bot takes no budget"),
    (["simulate", "relics", "--bots", "anassa:5s,greedy"], "'5s' is no budget for anassa"),
    (["simulate", "relics", "--bots", "greedy:5,greedy"], "'5' is no budget for greedy"),
    (["play", "relics", "--seats", "you,random:9"], "write 'random'"),
    (["play", "relics", "--watch", "--seats", "you,random"], "leave 'you' out"),
    (["play", "relics", "--option", "speed=9"], "unknown option 'speed': use cost_table, placement or round_limit"),
    (["play", "relics", "--option", "seats=3"], "unknown option 'seats': use cost_table, placement or round_limit"),
    (["play", "relics", "--option", "self=3"], "unknown option 'self': use cost_table, placement or round_limit"),
    (["simulate", "relics", "--option", "seed=3"], "unknown option 'seed': use cost_table, placement or round_limit"),
    (["simulate", "relics", "--option", "brisk"], "write --option NAME=VALUE"),
    (["fuzz", "relics", "--option", "seats=3"], "unknown option 'seats': use cost_table, placement or round_limit"),
    (["fuzz", "relics", "--option", "=3"], "write --option NAME=VALUE"),
    (["play", "relics", "--seats", "9999999999"], "relics has 2, 3 or 4 seats, not 9999999999"),
    (["play", "relics", "--seats", "9" * 5000], "relics has 2, 3 or 4 seats, not 9999"),
    (["play", "relics", "--seats", "you,mcts:" + "9" * 5000], "mcts"),
    (["play", "relics", "--option", "cost_table=free"], "use standard or brisk"),
    (["play", "relics", "--option", "round_limit=many"], "use a number from 0 to 999"),
    (["play", "relics", "--option", "brisk"], "write --option NAME=VALUE"),
    (["play", "relics", "--lang", "de"], "unknown language 'de': use en or fr"),
    (["play", "relics", "--tempo"], "see labrys play --help"),
    (["play", "relics", "--seed"], "see labrys play --help"),
    (["play", "relics", "more"], "see labrys play --help"),
    (["play", "relics", "--pace", "fast"], "--pace takes a number: use one from 0 to 60"),
    (["play", "relics", "--save", "/dev/null/game.json"], "name a file in a folder that you may write to"),
    (["play", "relics", "--save", "x" * 5000], "name a file in a folder that you may write to"),
    (["fuzz", "relics", "--games", "1", "--out", "x" * 5000], "use --out with a folder that can"),
    (["play", "relics", "--save", "."], "name a file in a folder that you may write to"),
    (["play", "--resume"], "begin one with labrys play GAME"),
    (["play", "relics", "--resume"], "begin one with labrys play relics"),
    (["play", "--resume", ""], "--resume has an empty name"),
    (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
    (["play", "--resume", "x.json", "--seed", "3"], "leave out --seed"),
]


def refusal(run: Run, *args: str, **more: str) -> str:
    done = run(*args, **more)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("labrys: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")
    return done.stderr


@pytest.mark.parametrize(("args", "remedy"), CASES)
def test_a_bad_command_line_is_answered_with_what_would_be_right(run: Run, args: list[str], remedy: str) -> None:
    assert remedy in refusal(run, *args)


RECORD = json.loads(labrys.Record.of(labrys.game("relics").new(2, "bad")).text())


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("not json", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", "not a record of this house"),
        (json.dumps({**RECORD, "content": "0"}), "replay it with the version of labrys that wrote it"),
        (json.dumps({**RECORD, "actions": ["fly 3"]}), "unknown verb 'fly'"),
        (json.dumps({**RECORD, "actions": ["end"]}), "action 1 of this record cannot be played"),
        (json.dumps({**RECORD, "digest": "00"}), "its digest differs"),
        (json.dumps({**RECORD, "seats": "two"}), "seats must be there"),
        (json.dumps({**RECORD, "seats": 9}), "relics has 2, 3 or 4 seats, not 9"),
        (json.dumps({**RECORD, "game": "chess"}), "unknown game 'chess'"),
        (json.dumps({**RECORD, "options": {"seats": 3}}), "unknown option 'seats'"),
        (json.dumps({**RECORD, "options": {"cost_table": 7}}), "use standard or brisk"),
    ],
)
def test_a_broken_record_is_refused(run: Run, tmp_path: Path, content: str, fault: str) -> None:
    (tmp_path / "game.json").write_text(content)
    assert fault in refusal(run, "play", "--resume", "game.json")


def test_a_record_of_another_game_size_refuses_the_wrong_company(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(RECORD))
    said = refusal(run, "play", "--resume", "game.json", "--seats", "you,random,random")
    assert "this game has 2 seats, not 3" in said


# ---- in French

IN_FRENCH = [
    (["dance"], "commande inconnue « dance » : écrivez admin, backup, bench"),
    (["play"], "dites à quel jeu jouer : empire, minos ou relics"),
    (["play", "chess"], "jeu inconnu « chess » : écrivez empire, minos ou relics"),
    (["play", "minso"], "jeu inconnu « minso » : vouliez-vous dire minos ? Il y a empire, minos ou relics"),
    (["play", "relics", "--seats", "you"], "relics a 2, 3 ou 4 places, pas 1"),
    (["play", "relics", "--seats", "you:Maximiliane,you"], "ne peut pas être un nom : 10 lettres ou signes au plus"),
    (["play", "relics", "--seats", "you,hal"], "personne du nom de « hal » ne peut prendre place"),
    (["play", "relics", "--seats", "you,rhita"], "vouliez-vous dire rhyta ? Il y a you, thymia, sargo, rhyta, krokos,"),
    (["play", "relics", "--seats", "you,random:9"], "le bot random ne prend pas de budget"),
    (["play", "relics", "--seats", "you,mcts:now"], "« now » n'est pas un budget pour mcts"),
    (["play", "relics", "--seats", "you,mcts+bold"], "relics ne connaît pas le style « bold »"),
    (["play", "minos", "--seats", "you,mcts+bold"], "minos ne connaît pas le style « bold » : écrivez "),
    (["play", "relics", "--solo"], "relics n'a pas d'automate"),
    (["play", "minos", "--solo", "--seats", "you,random"], "avec --solo, il n'y a qu'une place"),
    (["play", "minos", "--difficulty", "mad"], "ne peut pas valoir « mad » : écrivez easy, normal ou hard"),
    (["play", "minos", "--seats", "2", "--option", "difficulty=easy"], "vaut pour une table de 1, pas de 2"),
    (["play", "relics", "--watch", "--seats", "you,random"], "avec --watch, toutes les places sont à des bots"),
    (["play", "relics", "--option", "speed=9"], "option inconnue « speed » : écrivez cost_table, placement ou"),
    (["play", "relics", "--option", "round_limit=many"], "« many » : donnez un nombre de 0 à 999"),
    (["play", "relics", "--option", "brisk"], "« brisk » n'est pas une option"),
    (["play", "empire", "--option", "ages=99"], "l'option ages ne peut pas valoir 99 avec 3 places"),
    (["play", "relics", "--content", "own.toml"], "relics n'a pas de fichier de contenu"),
    (["play", "minos", "--content", "own.toml"], "own.toml : ce fichier de contenu ne peut pas être lu"),
    (["play", "relics", "--save", "new/game.json"], "(le dossier new n'existe pas)"),
    (["play", "relics", "--save", "/dev/null/game.json"], "une partie du chemin n'est pas un dossier"),
    (["play", "relics", "--save", "."], "c'est un dossier"),
    (["play", "relics", "--save", "x" * 5000], "le nom est trop long"),
    (["play", "--resume"], "il n'y a pas de partie en cours dans "),
    (["play", "relics", "--resume"], "il n'y a pas de partie de relics en cours dans "),
    (["play", "--resume", ""], "--resume a un nom vide"),
    (["play", "--resume", "nowhere.json"], "nowhere.json ne peut pas être lu (ce fichier n'existe pas)"),
    (["play", "--resume", "x.json", "--seed", "3"], "une partie reprise garde sa graine"),
    (["play", "relics", "--tempo"], "option inconnue --tempo : voyez labrys play --help"),
    (["play", "relics", "--seed"], "l'option --seed demande une valeur : voyez labrys play --help"),
    (["play", "relics", "more"], "il n'y a rien à faire de « more » : voyez labrys play --help"),
    (["play", "relics", "--pace", "99"], "--pace demande un nombre : donnez-en un de 0 à 60"),
    (["games", "now"], "il n'y a rien à faire de « now » : voyez labrys games --help"),
    (["join"], "il manque ADDRESS : voyez labrys join --help"),
    (["join", "ftp://house"], "« ftp://house » n'est pas l'adresse d'une maison"),
    (["join", "127.0.0.1:9"], "ne répond pas : vérifiez l'adresse"),
    (["join", "127.0.0.1:9", "--name", ""], "il faut 1 à 24 lettres"),
]


def typed(text: str) -> str:
    """With plain spaces and apostrophes, as they are typed."""
    return text.replace("\u00a0", " ").replace("\u2019", "'")


@pytest.mark.parametrize(("args", "remedy"), IN_FRENCH)
def test_a_bad_command_line_is_answered_in_the_language_it_asks_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str], remedy: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises((labrys.LabrysError, click.ClickException)) as raised:
        house.main(args, standalone_mode=False)
    assert isinstance(raised.value, labrys.LabrysError | click.ClickException)
    assert remedy in typed(sentence(raised.value, args, list(COMMANDS)))


def test_the_language_of_the_command_line_goes_before_the_systems_even_where_the_rest_is_wrong(run: Run) -> None:
    assert "jeu inconnu" in refusal(run, "play", "chess", "--lang", "fr")
    assert "option inconnue" in refusal(run, "play", "relics", "--tempo", "--lang=fr")
    assert "unknown game" in refusal(run, "play", "chess", "--lang", "en", LANG="fr_FR.UTF-8")
    assert "langue inconnue" in refusal(run, "play", "relics", "--lang", "de", LANG="fr_FR.UTF-8")


def test_a_broken_record_is_refused_in_french(run: Run, tmp_path: Path) -> None:
    for content, fault in (
        ("not json", "n'est pas une partie sauvée : ce n'est pas du JSON (ligne 1, colonne 1)"),
        ("[]", "ce n'est pas un enregistrement de Labrys"),
        (json.dumps({**RECORD, "content": "0"}), "joué avec le contenu « 0 » de relics"),
        (json.dumps({**RECORD, "actions": ["fly 3"]}), "l'action 1 de cet enregistrement ne peut pas être jouée"),
        (json.dumps({**RECORD, "seats": "two"}), "« seats » doit s'y trouver et être de type int"),
    ):
        (tmp_path / "game.json").write_text(content)
        assert fault in typed(refusal(run, "play", "--resume", "game.json", "--lang", "fr"))


def faults() -> dict[str, Callable[[], object]]:
    """Whatever the engine says of what it was asked for, which has no voice of its own."""
    relics, empire = labrys.game("relics"), labrys.game("empire")
    text = json.dumps
    return {
        "seats": lambda: relics.new(9),
        "seed": lambda: relics.begin(2, 1.5, {}),  # type: ignore[arg-type]
        "seed-text": lambda: relics.new(2, "\ud800"),
        "seed-long": lambda: relics.new(2, "x" * 5000),
        "option-value": lambda: relics.new(2, cost_table="free"),
        "option-number": lambda: relics.new(2, round_limit=-1),
        "option-unknown": lambda: relics.new(2, speed=9),
        "option-seats": lambda: labrys.game("minos").new(2, difficulty="easy"),
        "ages": lambda: empire.new(2, ages=11),
        "no-content": lambda: relics.with_content(Path("own.toml")),
        "content-unreadable": lambda: labrys.game("minos").with_content(Path("own.toml")),
        "record-json": lambda: labrys.Record.parse("{"),
        "record-format": lambda: labrys.Record.parse("[]"),
        "record-field": lambda: labrys.Record.parse(text({**RECORD, "seed": 1})),
        "record-actions": lambda: labrys.Record.parse(text({**RECORD, "actions": [1]})),
        "record-content": lambda: labrys.replay(text({**RECORD, "content": "0"})),
        "record-digest": lambda: labrys.replay(text({**RECORD, "digest": "00"})),
    }


@pytest.mark.parametrize("name", faults())
def test_the_engines_own_sentence_and_the_words_of_the_house_say_the_same(name: str) -> None:
    with pytest.raises(labrys.LabrysError) as raised:
        faults()[name]()
    error = raised.value
    assert error.phrase is not None
    assert error.phrase.id == f"error-{name}"
    assert HOUSE.say(error.phrase) == str(error)
    assert explain(error, "fr") not in ("", str(error))
