"""Options that cannot be taken say why, and by which clause: one table for every reason there is."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.huns.scenario import Table

BOOK = Path(__file__).parents[3] / "games" / "huns" / "RULES.en.md"


def acting(players: int = 2) -> Table:
    """Seat 0 can always use a raid (RD10), so that it is asked; no wagon of seat 0 takes blue."""
    return Table(players).card(0, "RD10").wagons(0, WG15="", WG31="").wagons(1, WG06="", WG14="")


def before_action(table: Table, color: str = "blue", value: int = 1) -> Table:
    table.turn(0, color, value)
    return table


def after_action(table: Table, *answers: str) -> Table:
    table.turn(0, "blue", 1)
    table.answers("pillage", *answers)
    return table


BLOCKED = {
    "use:RD07": [
        (lambda: before_action(acting().card(0, "RD07")), "raid-not-now HUN-9.1"),
        (lambda: before_action(acting().card(0, "RD07", used=True)), "raid-used HUN-8.2"),
        (lambda: after_action(acting().card(0, "RD07").deck("blue", only=True)), "deck-empty HUN-3.7"),
    ],
    "use:RD10": [
        (lambda: before_action(acting().card(0, "CU08").full(0, "MC03")), "mutiny HUN-8.4"),
        (lambda: before_action(acting().card(0, "EQ06").deck("yellow", only=True)), "deck-empty HUN-3.7"),
    ],
    "use:RD02": [
        (lambda: before_action(acting().card(0, "RD02")), "nothing-to-take HUN-9.1"),
        (lambda: before_action(acting().card(0, "RD02").card(1, "EQ08").stash(1, red=1)), "stash-protected HUN-9.1"),
    ],
    "use:RD05": [(lambda: before_action(acting().card(0, "RD05")), "no-active-curse HUN-8.4")],
    "use:RD08": [(lambda: before_action(acting().card(0, "RD08").full(0, "MC03")), "no-target HUN-6.4")],
    "use:RD09": [(lambda: before_action(acting(4).cards(0, "RD09", "CU12")), "jealous-rivals HUN-8.4")],
    "use:MC03": [
        (lambda: before_action(acting().card(0, "MC03", "red")), "mercenary-incomplete HUN-8.3"),
        (lambda: before_action(acting().full(0, "MC03").card(0, "CU04")), "disabled-mercenary HUN-9.5"),
    ],
    "use:EQ03": [
        (lambda: before_action(acting().card(0, "EQ03"), "red"), "other-die-color HUN-9.1"),
        (lambda: before_action(acting().cards(0, "EQ03", "CU09")), "disabled-equipment HUN-9.5"),
    ],
    "use:EQ06": [
        (lambda: before_action(acting().card(0, "EQ06")), ""),
        (lambda: used(acting().card(0, "EQ06"), "EQ06"), "limit-round HUN-9.1"),
    ],
    "use:EQ12": [(lambda: after_action(acting(4).card(0, "EQ12")), "cannot-pay HUN-9.1")],
    "use:MC12": [(lambda: after_action(acting(4).full(0, "MC12").stash(0, blue=1)), "nothing-to-move HUN-9.1")],
    "pillage": [(lambda: before_action(acting().pile(blue=0)), "pile-empty HUN-3.7")],
    "draw": [(lambda: before_action(acting().deck("blue", only=True)), "deck-empty HUN-3.7")],
}


def used(table: Table, card: str) -> Table:
    table.turn(0, "blue", 1)
    table.answer(f"use:{card}")
    return table


CASES = [(option, lay_out, reason) for option, rows in BLOCKED.items() for lay_out, reason in rows]


@pytest.mark.rule("HUN-3.7", "HUN-6.4", "HUN-8.2", "HUN-8.3", "HUN-8.4", "HUN-9.1", "HUN-9.5")
@pytest.mark.parametrize(("option", "lay_out", "reason"), CASES, ids=[f"{row[0]} {row[2]}" for row in CASES])
def test_a_blocked_option_names_its_reason_and_clause(option: str, lay_out: Callable[[], Table], reason: str) -> None:
    assert lay_out().why_not(option) == reason


def test_every_clause_named_stands_in_the_rule_book() -> None:
    known = set(re.findall(r"\*\*(HUN-\d+\.\d+)\*\*", BOOK.read_text(encoding="utf-8")))
    assert {reason.split()[1] for _, _, reason in CASES if reason} <= known
