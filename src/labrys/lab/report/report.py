"""The report: from the games of a study to a page and its numbers."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from shutil import rmtree

import labrys
from labrys.charts.scale import TIMES
from labrys.engine import BadSetting, Phrase
from labrys.lab.charts import Drawing
from labrys.lab.frames import Row, need_polars, write_rows
from labrys.lab.report.chapter import Chapter, Measure
from labrys.lab.report.choices import choices_chapter
from labrys.lab.report.luck import luck_chapter
from labrys.lab.report.page import ReportPage
from labrys.lab.report.people import HousePlayers
from labrys.lab.report.points import points_chapter
from labrys.lab.report.race import race_chapter
from labrys.lab.report.seats import length_chapter, seats_chapter
from labrys.lab.report.skill import skill_chapter, styles_chapter
from labrys.lab.report.strengths import people_chapter
from labrys.lab.report.study import PARTS, Found
from labrys.lab.report.targets import Target, Verdict, judge, read_targets
from labrys.lab.report.things import things_chapters
from labrys.lab.runs.folder import NoRoom, is_full

HOW_SURE = (
    "Intervals hold the true value in 95 of 100 such studies. They count seeds, not games, where games share their luck. Where many"
    " figures stand together, a sign or a word beside one means that it is clear even so: by Holm's correction, the chance that a"
    " drawing has even one sign by luck alone is at most 5 %. Targets are judged by intervals that hold together (Bonferroni)."
)
MEASURED_BY = {"style": "styles", "luck": "luck", "skill": "skill"}  # the part of a study, by how its measures begin
COUNTS = ("no", "one", "two", "three", "four", "five", "six")
LEAD = 5  # sentences that the first paragraph has at most


@dataclass
class Report:
    """What a study found, chapter by chapter."""

    found: Found
    targets: Sequence[Target]
    declared: Path | None = None  # the file that declares them, so that each must have its measure

    @cached_property
    def chapters(self) -> list[Chapter]:
        found = self.found
        all_of_them = [
            people_chapter(found),
            seats_chapter(found),
            length_chapter(found),
            points_chapter(found),
            race_chapter(found),
            *things_chapters(found),
            choices_chapter(found),
            styles_chapter(found),
            luck_chapter(found),
            skill_chapter(found),
        ]
        return [chapter for chapter in all_of_them if chapter is not None and (chapter.drawings or chapter.measures)]

    @property
    def measures(self) -> list[Measure]:
        return [measure for chapter in self.chapters for measure in chapter.measures]

    @property
    def verdicts(self) -> list[Verdict]:
        left_out = [before for before, part in MEASURED_BY.items() if part not in self.found.study.parts]
        asked = [target for target in self.targets if target.name.partition(".")[0] not in left_out]
        return judge(asked, self.measures, self.declared is not None)

    @property
    def drawings(self) -> list[Drawing]:
        return [drawing for chapter in self.chapters for drawing in chapter.drawings]

    @property
    def name(self) -> str:
        title = self.found.study.title
        return title.voice.say(Phrase("title"))

    def lead(self) -> str:
        """In words, what matters most."""
        missed = [verdict for verdict in self.verdicts if verdict.word == "missed"]
        remarks = sorted(
            (remark for chapter in self.chapters for remark in chapter.remarks), key=lambda remark: -remark.weight
        )
        told = [
            remark
            for at, remark in enumerate(remarks)
            if remark.weight > 0 and not (remark.kind and remark.kind in {before.kind for before in remarks[:at]})
        ]
        sentences = [remark.sentence for remark in told[:LEAD]]
        if missed:
            count = (
                f"{len(missed)} of {len(self.verdicts)} targets are missed"
                if len(missed) > 1
                else f"One of {len(self.verdicts)} targets is missed"
            )
            sentences.append(f"{count}: {'; '.join(verdict.measure.what for verdict in missed[:3])}.")
        study = self.found.study
        bots = (
            f"{COUNTS[study.seats]} {study.bots[0]} bot{'s' if study.seats > 1 else ''}"
            if study.alike
            else ", ".join(study.bots)
        )
        house = self.found.house
        if house is not None:
            bots = f"{house.people} people" + (" and bots" if house.people < len(house.players) else "")
        begin = f"{len(self.found.games):,} games of {self.name} by {bots}, and what matters most in them."
        return " ".join([begin, *sentences])

    def page(self) -> str:
        study = self.found.study
        title = study.title
        options = ", ".join(f"{name} {value}" for name, value in study.options)
        total = sum(len(games) for games in self.found.parts.values())
        bots = f"{study.seats} {TIMES} {study.bots[0]}" if study.alike else ", ".join(study.bots)
        setting = f"{self.name}, content {title.content_version} · {bots} · {len(self.found.games):,} games" + (
            f" · {options}" if options else ""
        )
        command = (
            f"labrys lab report {study.game} --bots {','.join(study.bots)} --games {study.games} --seed {study.seed}"
        )
        command += "".join(f" --option {name}={value}" for name, value in study.options)
        command += "".join(f" --without {part}" for part in PARTS if part not in study.parts)
        command += f" --targets {self.declared.name}" if self.declared else ""
        if self.found.house is not None:
            return self.house_page(self.found.house)
        footer = [
            f"Made by Labrys {labrys.__version__} with: {command}"
            + (f" --content {study.content.name}" if study.content else "")
            + f". {total:,} games in all; the same command makes the same page to the byte.",
            HOW_SURE,
            "Bots are no people: what they do not see, no figure here shows.",
        ]
        return ReportPage(f"{self.name}: the report", setting, self.lead(), self.verdicts, self.chapters, footer).html()

    def house_page(self, house: HousePlayers) -> str:
        """The same of people's games."""
        study, games = self.found.study, self.found.games
        usual = study.title.settings(study.seats, {})
        options = ", ".join(f"{name} {value}" for name, value in study.options if usual.get(name) != value)
        setting = (
            f"{self.name}, content {study.title.content_version} · finished games of a house · {study.seats} seats ·"
            f" {len(games):,} games, skill taken into account" + (f" · {options}" if options else "")
        )
        left_out = ", ".join(f"{count:,} {why}" for why, count in house.left_out)
        footer = [
            f"Made by Labrys {labrys.__version__} with: labrys lab report {study.game} --house --seats {study.seats}."
            + (f" Left out: {left_out}." if left_out else ""),
            HOW_SURE,
            "Names and seeds are in none of these numbers.",
        ]
        return ReportPage(
            f"{self.name}: the house's games", setting, self.lead(), self.verdicts, self.chapters, footer
        ).html()

    def rows(self) -> list[Row]:
        """One row for each game and seat."""
        study = self.found.study
        return [
            {
                "index": played.index,
                "rotation": played.rotation,
                "seed": played.seed,
                "seat": seat,
                "asked": None
                if played.notes is None
                else played.notes.order.index(seat)
                if seat in played.notes.order
                else None,
                "bot": self.found.player(played, seat),
                "rank": played.ranks[seat],
                "score": played.scores[seat],
                "win_share": played.shares[seat],
                "decisions": played.decisions,
                "turns": None if played.notes is None else played.notes.turns,
                "rounds": played.rounds,
                "ending": played.ending,
                **{f"points_{source}": value for source, value in played.points[seat].items()},
            }
            for played in self.found.games
            for seat in range(study.seats)
        ]

    def measure_rows(self) -> list[Row]:
        return [
            {
                "measure": measure.name,
                "what": measure.what,
                "value": found.value,
                "low": found.low,
                "high": found.high,
                "n": found.n,
            }
            for measure in self.measures
            for found in (measure.figure,)
        ]

    def write(self, page: Path, numbers: Path | None = None) -> None:
        """The page, and beside it a folder of its numbers: each table as CSV and as Parquet; all of it or nothing."""
        aside = page.with_name(f".{page.name}.{os.getpid()}")
        try:
            aside.mkdir(parents=True)
            (aside / page.name).write_text(self.page(), encoding="utf-8", newline="\n")
            if numbers is not None:
                (aside / "numbers").mkdir()
                self.write_numbers(aside / "numbers")
                numbers.mkdir(parents=True, exist_ok=True)
                for path in sorted((aside / "numbers").iterdir()):
                    path.replace(numbers / path.name)
            (aside / page.name).replace(page)
        except OSError as error:
            if is_full(error):
                raise NoRoom(f"no room for {page}: make some and ask again; nothing was written.") from None
            raise
        finally:
            rmtree(aside, ignore_errors=True)

    def write_numbers(self, folder: Path) -> None:
        tables = {"games": self.rows(), "measures": self.measure_rows()}
        tables |= {drawing.name: drawing.records() for drawing in self.drawings}
        for name, rows in tables.items():
            for suffix in (".csv", ".parquet"):
                if rows:
                    write_rows(rows, folder / f"{name}{suffix}")
        study = self.found.study
        about = {
            "game": study.game,
            "content": study.title.content_version,
            "seed": study.seed,
            "bots": list(study.bots),
        }
        (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def report(found: Found, targets: Path | None = None) -> Report:
    """A report on the games of a study; ``targets`` is a TOML file of what is wanted of the game."""
    return Report(found, read_targets(targets), targets)


def check_out(page: Path, numbers: Path) -> None:
    """Refuse before the games what could not be written after them."""
    need_polars()
    if page.suffix not in (".html", ".htm"):
        raise BadSetting(f"{page} cannot be the report: its name must end in .html.")
    for folder in (page.parent, numbers):
        made = [parent for parent in (folder, *folder.parents) if not parent.exists()]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            trial = folder / ".labrys"
            trial.touch()
            trial.unlink()
        except OSError as error:
            raise BadSetting(f"{folder} cannot hold the report ({error.strerror}): name a folder of yours.") from None
        finally:
            for parent in made:  # nothing lies about if the games come to nothing
                with suppress(OSError):
                    parent.rmdir()
