"""The deck in the making: counts, copies, and the rules for decks, by the examples of their clauses."""

from itertools import count

import pytest

from games.krynea.rules.content import CARDS
from games.krynea.workshop import deck as decks
from games.krynea.workshop.choosing import Choosing, choose
from games.krynea.workshop.deck import BASICS, DESIGNS, Deck

LIGHT = BASICS[0]


def light(**changes: object) -> Deck:
    made = LIGHT.copy()
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def without(deck: Deck, *slugs: str) -> Deck:
    deck.cards = [card for card in deck.cards if CARDS[card].slug not in slugs]
    return deck


@pytest.mark.rule("KRY-3.7")
def test_the_basic_decks_are_legal_in_every_mode() -> None:
    for deck in BASICS:
        assert decks.faults(deck) == []
        assert decks.faults(Deck("", "free", deck.faction, deck.cards)) == []


@pytest.mark.rule("KRY-3.1")
def test_an_empty_deck_lacks_all_three_parts_and_the_cost() -> None:
    assert decks.faults(Deck()) == [
        ("KRY-3.1", {"kind": "skill", "n": 0, "wanted": 2}),
        ("KRY-3.1", {"kind": "action", "n": 0, "wanted": 30}),
        ("KRY-3.1", {"kind": "troop", "n": 0, "wanted": 25}),
        ("KRY-3.3", {"n": 0, "wanted": 60}),
    ]


@pytest.mark.rule("KRY-EX.27")
def test_id_57_twice_is_refused() -> None:
    deck = without(light(), "light_infantry_1")
    deck.cards.append(57)
    assert ("KRY-3.6", {"card": 57}) in decks.faults(deck)


@pytest.mark.rule("KRY-EX.27")
def test_troops_for_59_are_refused_and_for_60_accepted() -> None:
    """The Basic troops of Light cost 62: a Templar for a Crossbowman, and so on, changes the sum by the difference."""
    assert decks.cost(LIGHT) == 62
    spare = [card for card in CARDS.values() if card.kind == "troop" and card.id not in LIGHT.cards]
    spare = [card for card in spare if decks.may_bring(LIGHT, card.design)]
    found = {}
    for new in spare:
        for old in decks.part(LIGHT, "troop"):
            deck = light(cards=[new.id if card == old else card for card in LIGHT.cards])
            found[decks.cost(deck)] = decks.faults(deck)
    assert found[60] == [] and found[59] == [("KRY-3.3", {"n": 59, "wanted": 60})]


def test_copies_go_in_one_by_one_and_come_out_last_first() -> None:
    deck = Deck()
    assert DESIGNS["heavy_infantry"] == (57, 58, 59, 60)
    assert [decks.add(deck, "heavy_infantry") for _ in range(5)] == [True, True, True, True, False]
    assert deck.cards == [57, 58, 59, 60]
    assert decks.why_not_add(deck, "heavy_infantry") == ("all", "KRY-3.6")
    assert decks.take_out(deck, "heavy_infantry") and deck.cards == [57, 58, 59]
    decks.take_all_out(deck, "heavy_infantry")
    assert deck.cards == [] and not decks.take_out(deck, "heavy_infantry")


def test_a_full_part_takes_no_more_and_names_its_clause() -> None:
    deck = light()
    assert decks.why_not_add(deck, "tactics") == ("full-skill", "KRY-3.1") or not decks.may_bring(deck, "tactics")
    forbidden = next(design for design in DESIGNS if not decks.may_bring(deck, design))
    assert decks.why_not_add(deck, forbidden) == ("mark", "KRY-3.3")
    assert decks.why_not_add(light(mode="free", cards=[]), forbidden) == ("", "")


@pytest.mark.rule("KRY-3.4")
def test_a_card_of_another_faction_is_a_fault_in_factions_and_none_in_free() -> None:
    own = {card.id for card in CARDS.values() if decks.may_bring(LIGHT, card.design)}
    foreign = next(card for card in CARDS.values() if card.kind == "troop" and card.id not in own and card.cost >= 2)
    old = next(card for card in decks.part(LIGHT, "troop") if CARDS[card].cost == foreign.cost)
    deck = light(cards=[foreign.id if card == old else card for card in LIGHT.cards])
    assert decks.faults(deck) == [("KRY-3.3", {"card": foreign.id})]
    assert decks.faults(Deck("", "free", "light", deck.cards)) == []
    assert decks.drop_forbidden(deck) == 1 and foreign.id not in deck.cards


def test_filling_up_completes_a_deck_and_overfills_none() -> None:
    deck = Deck(faction="dark")
    assert decks.fill(deck) == 57 and decks.faults(deck) == [] and decks.fill(deck) == 0


def test_the_curve_counts_troops_by_cost() -> None:
    assert decks.curve(LIGHT) == [4, 11, 5, 4, 1]
    deck = Deck(cards=[54, 55, 57, 63, 1, 9])  # two Light Infantry, Heavy Infantry, Crossbowmen; a skill and an action
    assert decks.curve(deck) == [2, 1, 1, 0, 0] and decks.cost(deck) == 7
    assert [len(decks.part(deck, kind)) for kind in decks.KINDS] == [1, 1, 4]


# ---------------------------------------------------------------- choosing
def chosen(deck: Deck, kind: str, **asked: str) -> list[str]:
    names = {
        design: f"Dragón {n}" if design == "archers" else design for n, design in zip(count(), DESIGNS, strict=False)
    }
    return choose(deck, kind, Choosing(**asked), names.__getitem__, lambda design: "")


def test_every_design_of_a_kind_is_shown_when_nothing_is_asked() -> None:
    assert [len(chosen(Deck(), kind)) for kind in decks.KINDS] == [8, 40, 33]


def test_what_the_faction_may_not_bring_stands_last() -> None:
    found = chosen(Deck(faction="light"), "troop")
    allowed = [decks.may_bring(Deck(faction="light"), design) for design in found]
    assert allowed == sorted(allowed, reverse=True) and not all(allowed)


def test_filters_narrow_and_fields_of_other_kinds_do_not() -> None:
    deck = Deck(cards=[57])
    assert chosen(deck, "troop", shown="in") == ["heavy_infantry"]
    assert "heavy_infantry" not in chosen(deck, "troop", shown="out")
    assert {CARDS[DESIGNS[design][0]].cost for design in chosen(deck, "troop", cost="3")} == {3}
    assert len(chosen(deck, "action", cost="3")) == 40
    assert all(CARDS[DESIGNS[d][0]].answers for d in chosen(deck, "action", time="reaction"))
    assert all("cavalry" in CARDS[DESIGNS[d][0]].traits for d in chosen(deck, "troop", trait="cavalry"))


def test_search_knows_no_accents_and_no_capitals() -> None:
    assert chosen(Deck(), "troop", words=" dragon") == ["archers"]


def test_sorting_by_cost_and_by_attack() -> None:
    free = Deck(mode="free")
    costs = [CARDS[DESIGNS[design][0]].cost for design in chosen(free, "troop", sort="cost")]
    assert costs == sorted(costs)
    melee = [CARDS[DESIGNS[d][0]].scores.get("melee_attack", -1) for d in chosen(free, "troop", sort="melee_attack")]
    assert melee == sorted(melee, reverse=True)
