"""The rule book as text: chapters, clauses and finding words."""

from engine.scenes.rules_text import Place, find, folded, marked, parse_rules, place_of, read_rules
from engine.titles import find_titles

BOOK = """# Game

## GAM-1 The start

**GAM-1.1** You sit down.
**GAM-1.2** The Kán
speaks.

## GAM-2 The end
A word before.

**GAM-2.1** The khan is silent.
"""


def test_chapters_and_clauses() -> None:
    start, end = parse_rules(BOOK)
    assert (start.id, start.name) == ("GAM-1", "The start")
    assert [(c.id, c.text) for c in start.clauses] == [("GAM-1.1", "You sit down."), ("GAM-1.2", "The Kán speaks.")]
    assert [c.id for c in end.clauses] == ["", "GAM-2.1"]


def test_places_of_clauses_and_chapters() -> None:
    book = parse_rules(BOOK)
    assert place_of(book, "GAM-2.1") == Place(1, 1)
    assert place_of(book, "GAM-2") == Place(1, 0)
    assert place_of(book, "GAM-1.9") == Place(0, 0), "a clause that is gone leads to its chapter"
    assert place_of(book, "XYZ-1") is None


def test_search_knows_no_accents_and_wants_every_word() -> None:
    book = parse_rules(BOOK)
    assert find(book, "KAN") == [Place(0, 1)]
    assert find(book, "the silent") == [Place(1, 1)]
    assert find(book, "gam-1.1") == [Place(0, 0)]
    assert find(book, "  ") == [] and find(book, "yurt") == []
    assert folded("Ñandú") == "nandu"


def test_hits_are_marked() -> None:
    assert marked("The Kán speaks.", "kan") == "The *Kán* speaks."
    assert marked("has {icon:cart} inside", "has") == "has {icon:cart} inside"


def test_both_rule_books_have_the_same_clauses() -> None:
    folder = find_titles()["huns"].folder
    english, spanish = read_rules(folder, "en"), read_rules(folder, "es")
    assert [[c.id for c in chapter.clauses] for chapter in english] == [
        [c.id for c in chapter.clauses] for chapter in spanish
    ]
    assert len(english) >= 10
