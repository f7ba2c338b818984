"""KRY-16 Phase 10: used actions, the cards carried, the end of round effects."""

from engine.rules import ChooseSome, Option, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.deaths import come_back
from games.krynea.rules.field import clockwise, slug
from games.krynea.rules.frames import Discards
from games.krynea.rules.initiative import put
from games.krynea.rules.state import KryneaState


def clear_table(s: KryneaState, c: Discards) -> None:
    """KRY-16.1 Used actions go to the action discard."""
    for army in s.armies:
        army.action_discard += army.used
        army.used.clear()


def choose_carried(s: KryneaState, c: Discards) -> None:
    """KRY-16.2 At most 3 cards are carried, chosen freely; none after the last round (KRY-16.5)."""
    if c.turn >= len(s.armies):
        goto(c, "end_effects")
        return
    seat = clockwise(s, s.token)[c.turn]
    army = s.armies[seat]
    hand = army.hand_troops + army.hand_actions
    if hand and s.round < CONTENT.constants.rounds:
        options = tuple(Option(f"card:{card}", (f"hand:{seat}/{card}",), {"card": slug(card)}) for card in hand)
        most = min(CONTENT.constants.carried, len(hand))
        put(s, ChooseSome(seat, "carry", options, 0, most, {"n": most}, "KRY-16.2"))


def discard_rest(s: KryneaState, c: Discards, answer: list[str] | None) -> None:
    """KRY-16.3 Troops discarded from the hand are not dead."""
    seat = clockwise(s, s.token)[c.turn]
    c.turn += 1
    goto(c, "choose_carried")
    army = s.armies[seat]
    kept = {int(name[5:]) for name in answer or ()}
    dropped = [card for card in army.hand_troops + army.hand_actions if card not in kept]
    army.troop_discard += [card for card in dropped if CARDS[card].kind == "troop"]
    army.action_discard += [card for card in dropped if CARDS[card].kind == "action"]
    army.hand_troops = [card for card in army.hand_troops if card in kept]
    army.hand_actions = [card for card in army.hand_actions if card in kept]
    if dropped or kept:
        emit(s, events.CardsDiscarded(seat=seat, cards=tuple(map(slug, dropped)), carried=len(kept)))


def end_effects(s: KryneaState, c: Discards) -> None:
    """KRY-13.12, KRY-16.3 Round effects end; hidden units come back; marks of the round are cleared."""
    s.boons = []
    s.attuned = []
    come_back(s)
    for army in s.armies:
        for battalion in army.battalions:
            for unit in battalion.units:
                unit.exhausted = unit.instead = False
                unit.attacks = []
    leave(c)


steps(Discards, clear_table, choose_carried, discard_rest, end_effects)
