"""A report: one page that needs nothing else, the same to the byte, and true to what was planted."""

from __future__ import annotations

import csv
import re
import resource
import signal
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import click
import polars
import pytest

from labrys.charts.scale import MINUS, per_cent, points_of
from labrys.cli.main import house
from labrys.engine import BadSetting, BadText, LabrysError
from labrys.lab.arena import Played
from labrys.lab.estimates import Estimate
from labrys.lab.report import Found, Study, play, report
from labrys.lab.report.chapter import Chapter, Measure
from labrys.lab.report.targets import Target, Verdict, judge, read_targets
from labrys.lab.runs import Shard, merge
from labrys.lab.runs.folder import NoRoom
from labrys.lab.watch import Notes

LABRYS = [sys.executable, "-c", "from labrys.cli import main; main()", "lab", "report"]
STUDY = Study("relics", ("greedy", "greedy"), 12, "test", ladder=("random", "greedy"))
EMPTY = {"meta", "br"}
STAGES = ("dead", "unwon", "worst")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("report")


@pytest.fixture(scope="module")
def found(folder: Path) -> Found:
    made = play(STUDY, jobs=2, keep=folder / "games")
    assert made is not None
    return made


class Reader(HTMLParser):
    """Finds what a page asks of the world outside, and tags that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        self.outside += [
            str(value) for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")
        ]
        if tag == "script":
            self.outside.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_the_page_is_one_small_file_that_asks_for_nothing(found: Found) -> None:
    page = report(found).page()
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.outside == []
    assert "url(" not in page
    assert "@import" not in page
    assert len(page.encode()) < 500_000
    text = "".join(reader.text)
    for word in (
        "Seats",
        "Length",
        "Scores",
        "The race",
        "Suits",
        "Decisions",
        "Luck",
        "Depth of skill",
        "Targets",
        "Holm",
    ):
        assert word in text
    assert "prefers-color-scheme" in page
    assert "@media print" in page
    assert not re.search(r"\bnan\b|\binf\b|None", text)


def test_every_drawing_has_its_numbers_and_says_of_how_many(found: Found) -> None:
    made = report(found)
    assert len(made.drawings) >= 12
    names = [drawing.name for drawing in made.drawings]
    assert len(set(names)) == len(names)
    for drawing in made.drawings:
        assert drawing.rows, drawing.name
        assert re.search(r"\d+ (games|seeds)", drawing.caption), drawing.name
        assert all(len(row) == len(drawing.columns) for row in drawing.rows)
        assert "<style>" in drawing._repr_html_()


def test_the_page_is_the_same_to_the_byte_from_one_process_or_from_merged_shards(found: Found, folder: Path) -> None:
    page = report(found).page()
    alone = play(STUDY)
    assert alone is not None
    assert report(alone).page() == page
    for number in (1, 2):
        assert play(STUDY, keep=folder / f"shard{number}", shard=Shard(number, 2)) is None
    merge([folder / "shard1", folder / "shard2"], folder / "merged")
    again = play(STUDY, keep=folder / "merged", resume=True)
    assert again is not None
    assert report(again).page() == page


def test_the_numbers_lie_beside_as_csv_and_parquet(found: Found, tmp_path: Path) -> None:
    made = report(found)
    made.write(tmp_path / "page.html", tmp_path / "numbers")
    games = polars.read_parquet(tmp_path / "numbers" / "games.parquet")
    assert games.height == 12 * 2
    assert games["win_share"].sum() == pytest.approx(12)
    for drawing in made.drawings:
        with (tmp_path / "numbers" / f"{drawing.name}.csv").open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert len(rows) == len(drawing.rows)
        assert polars.read_parquet(tmp_path / "numbers" / f"{drawing.name}.parquet").columns == list(rows[0])
    scores = [score for played in found.games for score in played.scores]
    assert sum(games["score"]) == sum(scores)


def measure(low: float, high: float) -> Measure:
    return Measure("seats.gap", "the gap", Estimate((low + high) / 2, low, high, 100))


@pytest.mark.parametrize(("low", "high", "word"), [(0.01, 0.04, "met"), (0.06, 0.2, "missed"), (0.01, 0.2, "open")])
def test_a_verdict_is_given_only_where_the_interval_allows(low: float, high: float, word: str) -> None:
    (verdict,) = judge([Target("seats.gap", most=0.05)], [measure(low, high)], True)
    assert verdict.word == word
    assert "wanted at most 0.05" in verdict.sentence


def test_many_targets_are_judged_by_wider_intervals() -> None:
    targets = [Target("seats.gap", most=0.05)] * 20
    assert judge(targets, [measure(0.01, 0.049)], True)[0].word == "open"


def test_targets_are_read_from_toml(tmp_path: Path) -> None:
    path = tmp_path / "targets.toml"
    path.write_text("[seats.gap]\nmost = 0.05\n[length.minutes]\nleast = 30\nmost = 60.5\n")
    assert read_targets(path) == [Target("seats.gap", most=0.05), Target("length.minutes", 30, 60.5)]
    for text, sentence in (
        ("[a]\nmost = 'x'", "write least or most, a number each"),
        ("[a]\nmore = 1", "write least or most, a number each"),
        ("most = 1", "write least or most"),
        ("[a]\nleast = 2\nmost = 1", "turn them round"),
        ("[a", "is no TOML"),
    ):
        path.write_text(text)
        with pytest.raises(BadText, match=sentence):
            read_targets(path)
    with pytest.raises(BadSetting, match="cannot be read"):
        read_targets(tmp_path / "no.toml")
    with pytest.raises(BadSetting, match=r"no measure 'seats.gab' in this report: did you mean seats.gap\?"):
        judge([Target("seats.gab")], [measure(0, 1)], True)
    assert judge([Target("seats.gab")], [measure(0, 1)], False) == []


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["relics", "--games", "0"], "a report needs games: use 1 or more"),
        (["relics", "--seats", "9"], "relics cannot be played by 9 bots: name 2, 3 or 4"),
        (["relics", "--bots", "greedy,greedy", "--seats", "3"], "2 bots are named for 3 seats"),
        (["relics", "--out", "page.pdf"], "its name must end in .html"),
        (["relics", "--out", "no.txt/page.html"], "cannot hold the report"),
        (["relics", "--resume"], "name it with --keep"),
        (["relics", "--targets", "no.toml"], "no.toml cannot be read"),
        (["minos", "--content", "no.toml"], "no.toml"),
    ],
)
def test_what_cannot_be_done_is_said_before_any_game(
    args: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no.txt").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises((LabrysError, click.ClickException)) as refused:
        house.main(["lab", "report", *args], standalone_mode=False)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not list(tmp_path.glob("*.html"))


def test_without_polars_there_is_csv_and_a_sentence(tmp_path: Path) -> None:
    """It comes with the extra ``lab``; simulations and their CSV files do without."""
    code = "import sys; sys.modules['polars'] = None; from labrys.cli import main; main()"

    def told(*args: str) -> tuple[int, str]:
        command = [sys.executable, "-c", code, *args]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=tmp_path)
        return done.returncode, done.stderr

    games = ["simulate", "relics", "--bots", "random,random", "--games", "2", "--out"]
    assert told(*games, "games.csv")[0] == 0
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 5
    for args in ([*games, "games.parquet"], ["lab", "report", "relics"]):
        code_and_error = told(*args)
        assert code_and_error[0] == 2
        assert "need polars: run uv run --extra lab labrys" in code_and_error[1]
        assert len(code_and_error[1].splitlines()) == 1


def test_the_command_says_in_words_what_matters_and_writes_the_page(tmp_path: Path) -> None:
    args = ["relics", "--bots", "random,random", "--games", "12", "--without", "skill", "--out", "page.html"]
    done = subprocess.run([*LABRYS, *args], capture_output=True, text=True, timeout=120, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("12 games of Relics by two random bots")
    assert "So few games do not tell whether a seat is stronger" in done.stdout
    assert not re.search(r"\binf\b|\d{3,} %|never", done.stdout)  # nothing is said of what so few games cannot show
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page-numbers", "page.html"]


def test_the_command_that_a_page_names_makes_the_same_page(tmp_path: Path) -> None:
    (tmp_path / "wanted.toml").write_text("[ties]\nmost = 0.1\n", encoding="utf-8")
    parts = ["--without", "skill", "--without", "luck", "--targets", "wanted.toml", "--option", "round_limit=5"]
    args = ["relics", "--bots", "random,random", "--games", "5", *parts]
    subprocess.run([*LABRYS, *args, "--out", "page.html"], check=True, capture_output=True, timeout=120, cwd=tmp_path)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    named = re.search(r"with: labrys lab report (.*?)\. 5 games in all", page)
    assert named is not None
    again = [*LABRYS, *named[1].split(), "--out", "again.html"]
    subprocess.run(again, check=True, capture_output=True, timeout=120, cwd=tmp_path)
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page


def test_figures_are_said_as_one_says_them() -> None:
    assert [per_cent(value) for value in (0, 0.0243, 0.5, 1)] == ["0 %", "2.4 %", "50 %", "100 %"]
    assert [points_of(value) for value in (0.0001, -0.0004, 0.093, -0.02)] == ["0", "0", "+9.3", f"{MINUS}2.0"]
    counted = Verdict(
        Target("card.dead", most=0), Measure("card.dead", "dead cards", Estimate(0, 0, 0, 9), per_cent), "met"
    )
    assert counted.sentence == "Dead cards: 0 %, wanted at most 0 %."
    guessed = Verdict(
        Target("ties", most=0.05), Measure("ties", "ties", Estimate(0.1, 0.02, 0.15, 9), per_cent), "open"
    )
    assert guessed.sentence == "Ties: 10 % (2.0 to 15), wanted at most 5.0 %."


def by_hand(**more: Any) -> Found:
    study = Study("relics", ("greedy", "greedy"), 4, parts=())
    games = [
        Played(
            at,
            0,
            "",
            [0, 1],
            [1, 2],
            [6, at],
            10,
            3,
            "six_suits",
            points=[{"lake": 6}, {"lake": at}],
            notes=Notes([1, 0], 3, 9, [[0, 0]] * 21, [[500, 500]] * 21, **more),
        )
        for at in range(4)
    ]
    for played in games:
        assert played.notes is not None
        played.notes.things = {"suit": {"dealt": [[], []], "taken": [[[0, 1]], [[1, 1]]]}}
    return Found(study, {"games": games})


def test_how_often_things_win_is_told_in_fair_shares_where_they_are_few() -> None:
    """In 40 games the winner holds the first suit and the loser the second: two fair shares of two, and none."""
    found = by_hand()
    games = [replace(played, index=at) for at, played in enumerate(found.games * 10)]
    figures = {measure.name: measure.figure for measure in report(Found(found.study, {"games": games})).measures}
    told = [figure for name, figure in figures.items() if name.startswith("suit.") and name[5:] not in STAGES]
    assert len(told) == 6
    assert [figure.value for figure in told[:2]] == [2, 0]
    assert all((figure.value, figure.low, figure.high, figure.n) == (1, 0, 2, 0) for figure in told[2:])  # nobody knows


def test_a_target_of_a_part_that_was_left_out_is_not_judged(tmp_path: Path) -> None:
    targets = tmp_path / "targets.toml"
    targets.write_text("[style.warrior]\nmost = 1.25\n[skill.1]\nleast = 0.5\n[ties]\nmost = 0.1\n")
    assert [verdict.target.name for verdict in report(by_hand(), targets).verdicts] == ["ties"]


def test_the_first_paragraph_says_what_matters_most_and_of_one_kind_only_once() -> None:
    made = report(by_hand())
    chapter = Chapter("All")
    chapter.remark(0.4, "Small company.", "company")
    chapter.remark(0.45, "Great company: 50 %.", "company")
    chapter.remark(0.5, "A cause.")
    chapter.remark(0.0, "Nothing.")
    made.chapters = [chapter]
    assert made.lead().endswith("most in them. A cause. Great company: 50 %.")
    assert "50\u00a0%" in made.page()  # on a phone no line ends between a number and its sign


def test_figures_of_four_games_by_hand() -> None:
    """Seat 1 always wins and is always asked second; the loser has 0 to 3 points."""
    figures = {measure.name: measure.figure for measure in report(by_hand()).measures}
    assert figures["order.1"].value == 0
    assert figures["order.2"].value == 1
    assert figures["order.gap"].value == 1
    assert (figures["seat.1"].value, figures["seat.2"].value) == (1, 0)
    assert figures["order.1.lead"].value == 1.5 - 6
    assert figures["order.2.lead"].value == 6 - 1.5
    assert figures["score.winner.5"].value == figures["score.winner.95"].value == 6
    assert figures["margin"].value == 6 - 1.5
    assert figures["score"].value == pytest.approx((24 + 6) / 8)
    assert figures["length.minutes"].value == pytest.approx((9 * 6 + 3 * 4) / 60)
    assert figures["points.lake"].value == 1
    assert figures["suit.dead"].value == pytest.approx(4 / 6)
    assert figures["suit.unwon"].value == pytest.approx(5 / 6)
    assert figures["ties"].value == 0


def test_without_room_on_the_disk_no_page_and_no_numbers_are_left(found: Found, tmp_path: Path) -> None:
    """A limit on the size of files refuses to write as a full disk does."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    made = report(found)
    made.page()
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limits[1]))
    try:
        with pytest.raises(NoRoom, match=r"no room for .*page\.html: make some and ask again; nothing was written"):
            made.write(tmp_path / "page.html", tmp_path / "page-numbers")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert list(tmp_path.iterdir()) == []
