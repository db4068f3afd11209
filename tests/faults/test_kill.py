"""A few kills for every change; `python -m tests.faults.harness` does many."""

from pathlib import Path

from tests.faults.harness import run


def test_killing_the_server_loses_nothing_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    report = run(sqlite_url, tmp_path, kills=4, nodes=1, tables=4)
    print(report.text())
    assert report.kills == 4
    assert report.tally.resumed > 0
    assert report.clean, report.text()


def test_a_full_disk_loses_nothing_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    report = run(sqlite_url, tmp_path, kills=4, nodes=1, tables=4, full=True)
    print(report.text())
    assert report.tally.repeated > 0
    assert report.clean, report.text()


def test_killing_one_of_two_nodes_loses_nothing_acknowledged(postgres_url: str, tmp_path: Path) -> None:
    report = run(postgres_url, tmp_path, kills=3, nodes=2, tables=4)
    print(report.text())
    assert report.kills == 3
    assert report.clean, report.text()
