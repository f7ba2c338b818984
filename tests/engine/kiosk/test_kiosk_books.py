"""The bookkeeping: what is entered, what happens to a broken or a locked file, and what is made of it."""

import csv
import sqlite3
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from engine.kiosk import books
from engine.kiosk.books import Bookkeeper, Played, read
from engine.kiosk.chi_squared import judge, p_value
from engine.kiosk.places import places
from engine.kiosk.report import as_csv, as_html, figures
from engine.rules.match import Entry
from tests.support.chi_squared import p_value as by_the_integral


def played(n: int, title: str = "huns", outcome: Any = "finished", seconds: float = 600.0, **more: Any) -> Played:
    values = {"token": f"{n:04}", "title": title, "seats": 3, "persons": 2, "begun": f"2026-08-01 {n % 24:02}:00:00"}
    return Played(**values, hour=n % 24, seconds=seconds, decisions=40, outcome=outcome, resumed=False)._replace(**more)


def entered(path: Path, *jobs: books.Job) -> Bookkeeper:
    keeper = Bookkeeper(path)
    for job in jobs:
        keeper.enter(job)
    keeper.flush()
    return keeper


def test_a_sitting_is_entered_and_ended(tmp_path: Path) -> None:
    path = tmp_path / "kiosk" / "books.sqlite"
    jobs = books.begin(played(1, outcome=None, seconds=0)), books.end("0001", 312.44, 57, 1, "abandoned")
    keeper = entered(path, *jobs)
    (match,) = read(path).matches
    assert (match.outcome, match.seconds, match.decisions, match.persons) == ("abandoned", 312.4, 57, 1)
    assert keeper.fault == ""
    keeper.close()


def test_what_a_crash_cut_off_is_told_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "books.sqlite"
    entered(path, books.begin(played(1, outcome=None, seconds=0)), books.close_open(75.0, 12)).close()
    (match,) = read(path).matches
    assert (match.outcome, match.seconds, match.decisions) == ("crashed", 75.0, 12)


def test_dice_add_up(tmp_path: Path) -> None:
    path = tmp_path / "books.sqlite"
    entered(path, books.add_dice({("d", 0): 2, ("d", 5): 1}), books.add_dice({("d", 0): 3})).close()
    assert read(path).dice == {("d", 0): 5, ("d", 5): 1}


def test_only_thrown_dice_are_counted() -> None:
    from engine.kiosk.session import fallen

    log = [Entry(0, "throw", [4, 4], ("d", "e")), Entry(0, "keep", "keep"), Entry(1, "throw", [4], ("d",))]
    assert fallen(log) == {("d", 4): 2, ("e", 4): 1}


def test_a_locked_file_is_waited_for_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "books.sqlite"
    keeper = entered(path, books.begin(played(1)))
    lock = sqlite3.connect(path)
    lock.execute("BEGIN EXCLUSIVE")
    keeper.enter(books.begin(played(2)))
    keeper.flush(3.0)
    assert "locked" in keeper.fault
    lock.rollback()
    lock.close()
    keeper.enter(books.begin(played(3)))
    keeper.flush()
    assert keeper.fault == "" and [match.token for match in read(path).matches] == ["0001", "0002", "0003"]
    keeper.close()


def test_a_broken_file_is_put_aside_and_the_operator_is_told(tmp_path: Path) -> None:
    path = tmp_path / "books.sqlite"
    path.write_bytes(b"no database at all, and longer than any header would be" * 40)
    keeper = entered(path, books.begin(played(1)), books.begin(played(2)))
    assert "put aside" in keeper.fault and path.with_name("books.sqlite.damaged").is_file()
    assert len(read(path).matches) == 2
    keeper.close()


def test_a_folder_that_cannot_be_written_costs_the_entry_only(tmp_path: Path) -> None:
    (tmp_path / "kiosk").write_text("in the way")
    keeper = entered(tmp_path / "kiosk" / "books.sqlite", books.begin(played(1)))
    assert keeper.fault and threading.active_count() > 1
    keeper.close()


def test_the_books_do_not_grow_without_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "KEPT_ROWS", 5)
    entered(tmp_path / "b", *(books.begin(played(n)) for n in range(9))).close()
    assert [match.token for match in read(tmp_path / "b").matches] == ["0004", "0005", "0006", "0007", "0008"]


MATCHES = [
    played(9, "huns", "finished", 600.0),
    played(10, "huns", "abandoned", 60.0),
    played(10, "krynea", "capped", 300.0, token="x"),
    played(11, "huns", "crashed", 30.0, resumed=True),
    played(12, "huns", None, 0.0),
]


def test_figures_by_hand() -> None:
    found = figures(MATCHES)
    assert found.games == 5 and found.persons == 10 and found.minutes == 7.5
    assert found.by_title == {"huns": 3, "krynea": 1} and found.hours == {9: 1, 10: 2, 11: 1, 12: 1}
    assert found.abandoned_share == 0.25


def test_the_table_and_the_page() -> None:
    ledger = books.Ledger(MATCHES, {})
    rows = list(csv.DictReader(as_csv(ledger).splitlines()))
    assert rows[0] == {
        "begun": "2026-08-01 09:00:00",
        "title": "huns",
        "seats": "3",
        "persons": "2",
        "minutes": "10.0",
        "decisions": "40",
        "outcome": "finished",
        "hour": "9",
        "resumed": "0",
    }
    assert [row["outcome"] for row in rows] == ["finished", "abandoned", "capped", "crashed", "under way"]
    page = as_html(ledger)
    charts = [ElementTree.fromstring(f"<svg{part.split('</svg>')[0]}</svg>") for part in page.split("<svg")[1:]]
    assert len(charts) == 4 and len(charts[3].findall("rect")) == 24
    titles = [text.text for text in charts[0].findall("text")]
    assert titles == ["3", "huns", "1", "krynea"]
    assert "http" not in page and "25%" in page


def test_the_command_writes_both_and_says_how_it_went(home: Path, tmp_path: Path, capsys: Any) -> None:
    entered(places().books, *(books.begin(match) for match in MATCHES)).close()
    table, page = tmp_path / "books.csv", tmp_path / "books.html"
    assert main(["books", "--csv", str(table), "--html", str(page)]) == 0
    assert "5 games, 10 people" in capsys.readouterr().out
    assert table.read_text().count("\n") == 6 and page.read_text().startswith("<!doctype html>")
    places().books.write_bytes(b"noise" * 500)
    assert main(["books"]) == 1 and "not a database" in capsys.readouterr().err


def test_without_books_there_is_nothing_to_tell(home: Path, capsys: Any) -> None:
    assert main(["books"]) == 0 and "0 games" in capsys.readouterr().out
    assert not places().books.exists()


@pytest.mark.parametrize("degrees", range(1, 12))
def test_the_closed_form_agrees_with_the_integral(degrees: int) -> None:
    for statistic in (0.0, 0.1, 1.0, 5.0, 11.07, 40.0):
        assert p_value(statistic, degrees) == pytest.approx(by_the_integral(statistic, degrees), abs=1e-9)


def test_verdicts_by_hand() -> None:
    """Of 60 throws ten of each face are expected: chi-squared of (10 + 4 + 4 + 4 + 4 + 4) / 10 is worked out below."""
    fair = {("t/fair", face): 10 for face in range(6)}
    loaded = {("t/loaded", 0): 60}
    few = {("t/coin", 0): 3, ("t/coin", 1): 2}
    one, two, three = judge({**fair, **loaded, **few, ("gone/d", 0): 9}, {"t/fair": 6, "t/loaded": 6, "t/coin": 2})
    assert (one.die, one.enough, one.fair) == ("t/coin", False, True)
    assert two.statistic == 0.0 and two.p == 1.0 and two.fair
    assert three.statistic == pytest.approx(50 * 50 / 10 + 5 * 10) and not three.fair  # (60 - 10)^2 / 10 + 5 x 10
