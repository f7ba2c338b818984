"""Cards changing places: bought, played, discarded, put into play. Each tells of itself."""

from engine.rules import emit
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import slug, unit_place
from games.krynea.rules.state import REVEAL, Army, KryneaState, Loss, Unit


def next_number(s: KryneaState) -> int:
    """KRY-18.2 The running number of what is put in play now."""
    s.entered += 1
    return s.entered


def spend_action(army: Army, card: int) -> None:
    """KRY-10.3 A used action stays on the table until phase 10."""
    (army.hand_actions if card in army.hand_actions else army.aside_actions).remove(card)
    army.used.append(card)


def take_troop(army: Army, card: int) -> bool:
    """Take a troop from the hand, or from those set aside; True when it was bought this round."""
    fresh = card in army.hand_troops
    (army.hand_troops if fresh else army.aside_troops).remove(card)
    return fresh


def lose(s: KryneaState, seat: int, card: int, to: int) -> int:
    """KRY-17.1, KRY-17.4 `card` of `seat` counts as lost, once; the points that `to` gets now. Action units do not."""
    army, facts = s.armies[seat], CARDS[card]
    if facts.kind != "troop" or any(loss.card == card for loss in army.lost):
        return 0
    army.lost.append(Loss(card, to))
    return facts.cost


def points(s: KryneaState, seat: int) -> int:
    """KRY-17.1 What the losses of others brought to `seat`."""
    return sum(CARDS[loss.card].cost for army in s.armies for loss in army.lost if loss.to == seat)


def take_out(s: KryneaState, seat: int, card: int) -> Unit:
    """KRY-13.6 Take a unit out of its battalion, which closes up; the unit may be hidden."""
    for battalion in s.armies[seat].battalions:
        for row in (battalion.units, battalion.hidden):
            for at, unit in enumerate(row):
                if unit.card == card:
                    return row.pop(at)
    raise LookupError(f"{slug(card)} of seat {seat} is not in play")


def bury(s: KryneaState, seat: int, card: int, by: int) -> None:
    """KRY-13.1 A dead unit goes to its owner's discard with its Objects, a Raised one out of the game."""
    army, unit = s.armies[seat], take_out(s, seat, card)
    if unit.raised:
        _remove(s, seat, unit, by, False)
        return
    if CARDS[card].kind == "action":
        army.action_discard.append(card)
        gained = 0
    else:
        army.troop_discard += [card, *unit.objects]
        (army.dead_early if s.phase == REVEAL else army.dead).append(card)
        gained = sum(lose(s, seat, one, by) for one in (card, *unit.objects))
    emit(s, events.UnitDied(seat=seat, card=slug(card), by=by, points=gained, element=unit_place(seat, card)))


def remove(s: KryneaState, seat: int, card: int, by: int, sacrificed: bool = False) -> None:
    """KRY-13.2, KRY-13.9 A unit in play leaves the game with its Objects."""
    _remove(s, seat, take_out(s, seat, card), by, sacrificed)


def _remove(s: KryneaState, seat: int, unit: Unit, by: int, sacrificed: bool) -> None:
    cards = [unit.card, *unit.objects]
    s.armies[seat].removed += cards
    gained = sum(lose(s, seat, card, by) for card in cards)
    place = unit_place(seat, unit.card)
    emit(
        s,
        events.UnitRemoved(seat=seat, card=slug(unit.card), by=by, points=gained, element=place, sacrificed=sacrificed),
    )


def insert(s: KryneaState, seat: int, battalion: int, index: int, unit: Unit) -> int:
    """KRY-13.13, KRY-13.14 Put a unit at `index`, the others shifting back; returns where it stands."""
    rows = s.armies[seat].battalions[battalion].units
    index = min(index, len(rows))
    rows.insert(index, unit)
    return index
