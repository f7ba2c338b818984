"""Every clause of every title's rule book has a test that carries its id, and both languages have the same clauses."""

import ast
import re
from pathlib import Path

import pytest

from engine.titles import find_titles

ROOT = Path(__file__).parent
TITLES = find_titles()
CLAUSE = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*")


def clauses(title_id: str, code: str) -> list[str]:
    return CLAUSE.findall((TITLES[title_id].folder / f"RULES.{code}.md").read_text(encoding="utf-8"))


def named_by_tests(title_id: str) -> set[str]:
    """The ids named by `pytest.mark.rule` in the tests of a title."""
    found: set[str] = set()
    for path in (ROOT / "games" / title_id).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("title_id", TITLES)
def test_every_clause_has_a_test(title_id: str) -> None:
    assert sorted(set(clauses(title_id, "en")) - named_by_tests(title_id)) == []


@pytest.mark.parametrize("title_id", TITLES)
def test_no_test_names_a_clause_that_does_not_exist(title_id: str) -> None:
    known = set(clauses(title_id, "en"))
    assert sorted(clause for clause in named_by_tests(title_id) - known if "EX" not in clause) == []


@pytest.mark.parametrize("title_id", TITLES)
def test_both_rule_books_have_the_same_clauses_in_the_same_order(title_id: str) -> None:
    english = clauses(title_id, "en")
    assert english and english == clauses(title_id, "es") and len(set(english)) == len(english)
