"""The command with its input from a pipe: whole games, the same answers as in a terminal."""

import json
from pathlib import Path

import labrys
from labrys.cli.terminal import saves
from tests.cli.conftest import Run

SHORT = ["--option", "round_limit=6"]
FIRST = next(str(seed) for seed in range(100) if labrys.game("relics").new(2, seed).seat == 0)  # you place first
DUEL = ["--seats", "you,random", "--seed", FIRST]


def only_save(home: Path) -> Path:
    (path,) = (home / "games").iterdir()
    return path


def test_a_whole_game_is_played_to_its_end(run: Run, home: Path) -> None:
    done = run("play", "relics", *SHORT, *DUEL, typed="1\n" * 200)
    assert done.returncode == 0
    assert done.stderr == ""
    save = saves.read(only_save(home))
    assert save.over
    assert f"The record of this game: {only_save(home)}" in done.stdout
    assert "Play again: labrys play relics --seats you,random" in done.stdout
    assert labrys.replay(only_save(home).read_text()).over
    assert "rank  player" in done.stdout


def test_the_same_seed_and_choices_make_the_same_game(run: Run, home: Path) -> None:
    first = run("play", "relics", *SHORT, *DUEL, "--save", "a.json", typed="1\n" * 200)
    again = run("play", "relics", *SHORT, *DUEL, "--save", "b.json", typed="1\n" * 200)
    assert first.stdout.replace("a.json", "b.json") == again.stdout


def test_a_game_resumed_at_every_step_is_the_game_played_at_once(run: Run, tmp_path: Path) -> None:
    limit = ["--option", "round_limit=1"]
    run("play", "relics", *limit, *DUEL, "--save", "once.json", typed="1\n" * 100)
    done = run("play", "relics", *limit, *DUEL, "--save", "parts.json", typed="1\n")
    sittings = 1
    while "Go on with: labrys play --resume parts.json" in done.stdout:
        done = run("play", "--resume", "parts.json", typed="1\n")
        sittings += 1
    assert sittings > 1
    assert (tmp_path / "parts.json").read_text() == (tmp_path / "once.json").read_text()


def test_resuming_without_a_file_takes_the_latest_game(run: Run, home: Path) -> None:
    begun = run("play", "relics", *SHORT, *DUEL, typed="b3\nq\n")
    assert "The game is saved. Go on with: labrys play --resume\n" in begun.stdout
    before = only_save(home).read_text()
    done = run("play", "--resume")
    assert done.returncode == 0
    assert "You start on B3" in done.stdout
    assert only_save(home).read_text() == before
    assert "You start on B3" in run("play", "relics", "--resume").stdout
    assert "You start on B3" in run("play", "--resume", "relics").stdout


def seed_for_undo() -> str:
    """A game in which A starts on B3, B on A1 and ends the first turn, and A can explore B2 and move there and on."""
    game = labrys.game("relics")
    script = ["place 9", "place 0", "end", "explore 5", "move 5", "move 9"]
    for seed in range(1000):
        state = game.new(2, seed)
        for seat, text in zip((0, 1, 1, 0, 0, 0), script, strict=True):
            action = game.codec.parse(text)
            if state.seat != seat or action not in state.actions():
                break
            state.act(action)
        else:
            return str(seed)
    raise AssertionError("no such seed")


def test_undo_goes_back_over_a_move_and_stops_where_a_tile_was_turned_over(run: Run, tmp_path: Path) -> None:
    script = ["", "b3", "", "", "a1", "end", "", "", "explore b2", "move b2", "undo", "u", "q"]
    company = ["--seats", "you:A,you:B", "--seed", seed_for_undo(), "--save", "a.json"]
    done = run("play", "relics", *company, typed="".join(f"{line}\n" for line in script))
    assert done.stdout.count("Taken back.") == 1
    assert done.stdout.count("Nothing can be undone: since your last action something was revealed") == 1
    actions = json.loads((tmp_path / "a.json").read_text())["actions"]
    assert actions == ["place 9", "place 0", "end", "explore 5"]


def test_what_is_not_understood_is_answered_with_what_would_be(run: Run) -> None:
    done = run("play", "relics", *DUEL, typed="99\nxyzzy\n\np\n")
    assert "There is no choice 99. Type a number from 1 to 16, part of a choice, or ? for help." in joined(done.stdout)
    assert "No choice has “xyzzy” in it. Type a number from 1 to 16" in joined(done.stdout)
    assert "The table has only one page." in done.stdout


def test_a_number_beyond_all_counting_is_answered(run: Run) -> None:
    done = run("play", "relics", *DUEL, typed="9" * 5000 + "\n")
    assert done.returncode == 0
    assert "There is no choice 99999999999999999999999999999…" in done.stdout


def test_a_text_that_finds_several_choices_narrows_the_list_and_numbers_stay(run: Run, tmp_path: Path) -> None:
    done = run("play", "relics", *DUEL, "--save", "a.json", typed="/c\n3\n")
    assert "“c” finds 4 of 16 choices; Enter shows all." in done.stdout
    assert "You start on C1" in done.stdout


def test_a_copy_is_saved_where_asked_and_a_bad_place_is_answered(run: Run, tmp_path: Path) -> None:
    done = run("play", "relics", *DUEL, "--save", "a.json", typed="a1\nsave copy.json\ns /dev/null/x\ns x\0y\ns\nq\n")
    assert (tmp_path / "copy.json").read_text() == (tmp_path / "a.json").read_text()
    assert "A copy is in copy.json." in done.stdout
    assert "name a file in a folder that you may write to" in joined(done.stdout)
    assert "Every action is saved at once in a.json." in done.stdout
    assert done.returncode == 0


def test_help_shows_commands_rules_and_options(run: Run) -> None:
    done = run("play", "relics", *DUEL, *SHORT, typed="?\nq\n")
    assert "undo your latest action" in done.stdout
    assert "Own at least one tile of each of the six suits" in done.stdout
    assert "Stop after this many rounds: 6" in done.stdout


def test_french_is_spoken_and_understood(run: Run) -> None:
    typed = "b3\njournal\naide\nfoo\nannuler\nquitter\n"
    done = run("play", "relics", *DUEL, typed=typed, LANG="fr_FR.UTF-8")
    text = joined(done.stdout)
    assert "Vous commencez en B3" in text
    assert "Les règles en bref" in text
    assert "Aucun choix ne contient «\u00a0foo\u00a0»." in text
    assert "Rien ne peut être annulé\u00a0:" in text
    assert "La partie est sauvée. Pour continuer\u00a0: labrys play --resume" in text
    assert "Player" not in text


def test_the_language_asked_for_goes_before_the_systems(run: Run) -> None:
    assert "Start on" in run("play", "relics", *DUEL, "--lang", "en", LANG="fr_FR.UTF-8").stdout


def test_watching_a_pipe_tells_the_game_in_sentences(run: Run) -> None:
    done = run("play", "relics", "--watch", "--seats", "random,random", "--seed", "1", *SHORT)
    assert done.returncode == 0
    assert "random 1 starts on" in done.stdout
    assert "draws a card." in done.stdout
    assert "You " not in done.stdout
    assert "rank  player" in done.stdout


def test_a_bare_record_can_be_gone_on_with_and_stays_as_it_is(run: Run, home: Path, tmp_path: Path) -> None:
    run("play", "relics", *DUEL, "--save", "a.json", typed="b3\n")
    save = saves.read(tmp_path / "a.json")
    (tmp_path / "record.json").write_text(save.record.text())
    done = run("play", "--resume", "record.json", "--seats", "you,random", typed="1\n")
    assert "You start on B3" in done.stdout
    assert (tmp_path / "record.json").read_text() == save.record.text()
    assert len(saves.read(only_save(home)).record.actions) > len(save.record.actions)


def test_a_file_that_is_no_save_is_never_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    refused = run("play", "relics", *DUEL, "--save", "diary.txt")
    assert refused.returncode == 2
    assert refused.stderr == "labrys: diary.txt is there already and is not a saved game: choose another name.\n"
    typed = run("play", "relics", *DUEL, "--save", "a.json", typed="s diary.txt\ns b.json\nb3\ns b.json\n")
    assert "diary.txt is there already and is not a saved game: choose another name." in joined(typed.stdout)
    assert typed.stdout.count("A copy is in b.json.") == 2
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    assert "holds another game, which is not over" in run("play", "relics", "--save", "a.json").stderr


def joined(text: str) -> str:
    """Text with its line breaks taken out, where a sentence may be wrapped."""
    return " ".join(text.split(" ")).replace(" \n", " ").replace("\n", " ")
