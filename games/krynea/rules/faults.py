"""What must hold at every moment, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import basic_deck, deck_faults
from games.krynea.rules.powers import has_cost
from games.krynea.rules.state import Army, KryneaState


def faults(s: KryneaState) -> list[str]:
    """Broken invariants in words; call it on a whole state (not a view) that waits for an answer or is over."""
    found = list(_monolith_faults(s))
    for seat, army in enumerate(s.armies):
        if army.skills or army.troop_deck:
            found += [f"seat {seat}: {one}" for one in (*_card_faults(s, army), *_unit_faults(army))]
    if s.question is None and s.stack:
        found.append("the game is over with work pending")
    if s.round > CONTENT.constants.rounds:
        found.append(f"round {s.round}")
    return found


def _monolith_faults(s: KryneaState) -> Iterator[str]:
    known = [*s.monolith_deck, *s.monolith_discard, *s.taken, *(one.monolith for one in s.monoliths)]
    if sorted(known) != sorted(CONTENT.monoliths):
        yield "monoliths lost or doubled"


def _card_faults(s: KryneaState, army: Army) -> Iterator[str]:
    """KRY-3.1, KRY-3.6 No card comes into being or is lost."""
    wanted = army.deck or basic_deck(army.faction)
    if s.solo == "normal" and army is s.armies[1]:
        wanted = [card for card in wanted if CARDS[card].kind == "troop"]
    found = [skill.card for skill in army.skills]
    for zone in (army.hand_troops, army.hand_actions, army.aside_troops, army.aside_actions, army.troop_deck):
        found += zone
    for zone in (army.action_deck, army.troop_discard, army.action_discard, army.used, army.removed):
        found += zone
    for battalion in army.battalions:
        for unit in (*battalion.units, *battalion.hidden):
            found += [unit.card, *unit.objects]
    lost, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    if lost or extra:
        yield f"cards lost: {sorted(lost)}, doubled: {sorted(extra)}"
    if [clause for clause, _ in deck_faults(wanted, s.mode, army.faction) if clause == "KRY-3.6"]:
        yield "a deck holds a card twice"


def _unit_faults(army: Army) -> Iterator[str]:
    lost = [loss.card for loss in army.lost]
    if len(set(lost)) != len(lost):
        yield "a card counts as lost twice (KRY-17.4)"
    for battalion in army.battalions:
        for unit in (*battalion.units, *battalion.hidden):
            if unit.raised and not {unit.card, *unit.objects} <= set(lost):
                yield f"{unit.card} is Raised and not counted as lost with its Objects (KRY-17.1)"
            if unit.objects and not has_cost(unit):
                yield f"{unit.card} has no cost and carries an Object (KRY-15.1)"
            designs = [CARDS[one].design for one in unit.objects]
            if len(set(designs)) != len(designs):
                yield f"{unit.card} carries two Objects of one name (KRY-15.4)"
    if army.funds < 0 or army.troop_funds < 0 or army.bought_actions > CONTENT.constants.actions_bought:
        yield "more was spent than there was"
    if {*army.dead, *army.dead_early} - set(army.troop_discard):
        yield "a dead unit is not in the discard"
