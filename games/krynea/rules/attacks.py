"""KRY-11.1 to 11.8 The ranged and the magic phase, attacks and card strikes."""

from engine.rules import Choose, Option, call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import facing, find, lines, read_ref, ref, slug, unit_of, unit_place, units
from games.krynea.rules.frames import Assault, Attacks, Declare, Play, Target
from games.krynea.rules.initiative import after, put
from games.krynea.rules.powers import double_hit, held, reachable, score, why_not_attack
from games.krynea.rules.reactions import PASS, boosts, may_hold
from games.krynea.rules.state import KryneaState
from games.krynea.rules.targets import candidates, unit_option, why_not_play

ATTACK_PHASES = {"ranged": 7, "magic": 8}


def take_turn(s: KryneaState, c: Attacks) -> None:
    """KRY-11.3 One attack a turn; a pass is not final; the phase ends when all pass in a row."""
    if c.passes >= len(s.armies):
        leave(c)
        return
    options = attack_options(s, c.seat, c.kind)
    hand = s.armies[c.seat].hand_actions
    if hand or any(not option.blocked for option in options):
        args: dict[str, str | int] = {"kind": c.kind}
        put(s, Choose(c.seat, f"{c.kind}-turn", (*options, *turn_cards(s, c), PASS), args, "KRY-11.3"))


def note_turn(s: KryneaState, c: Attacks, answer: str | None) -> None:
    seat = c.seat
    c.seat = after(s, seat)
    goto(c, "take_turn")
    if not answer or answer == "pass":
        c.passes += 1
        emit(s, events.Passed(seat=seat, phase=s.phase))
        return
    c.passes = 0
    what, _, number = answer.partition(":")
    card = int(number)
    if what == "attack":
        call(s, Declare(seat=seat, card=card, kind=c.kind))
    elif what == "expertise":
        found = find(s, seat, card)
        call(s, Play(seat=seat, card=card, source="unit", battalion=found[0] if found else -1))
    else:
        call(s, Play(seat=seat, card=card, source="hand"))


steps(Attacks, take_turn, note_turn)


def attack_options(s: KryneaState, seat: int, kind: str) -> list[Option]:
    """KRY-11.1, KRY-11.2 The units that may attack, and expertise in place of it (KRY-4.16); others blocked."""
    found = []
    for battalion, index, unit in units(s, seat):
        facts = CARDS[unit.card]
        touches = (unit_place(seat, unit.card),)
        args: dict[str, str | int] = {"card": facts.slug}
        if f"{kind}_attack" in facts.scores:
            args["n"] = score(s, seat, battalion, index, f"{kind}_attack") or 0
            reason = why_not_attack(s, seat, battalion, index, kind)
            found.append(Option(f"attack:{unit.card}", touches, args, *reason))
        if facts.effect.instead and ATTACK_PHASES[kind] in facts.effect.phases:
            reason = why_not_instead(s, seat, battalion, index)
            found.append(Option(f"expertise:{unit.card}", touches, {"card": facts.slug}, *reason))
    return found


def why_not_instead(s: KryneaState, seat: int, battalion: int, index: int) -> tuple[str, str]:
    """KRY-4.16 Only of a unit that has not attacked this round, and not from the rear where attacks are not."""
    unit = lines(s, seat, battalion)[index]
    if unit.raised:
        return "is-raised", "KRY-13.8"
    if unit.exhausted:
        return "exhausted", "KRY-4.13"
    if unit.attacks:
        return "has-attacked", "KRY-4.16"
    if unit.instead:
        return "used-expertise", "KRY-4.16"
    if s.phase == ATTACK_PHASES["ranged"] and index > 1:
        return "in-the-rear", "KRY-11.1"
    trial = Play(seat=seat, card=unit.card, source="unit", battalion=battalion)
    picks = CARDS[unit.card].effect.targets
    return ("", "") if all(candidates(s, trial, pick) for pick in picks) else ("no-target", "KRY-11.7")


def turn_cards(s: KryneaState, c: Attacks) -> list[Option]:
    """Actions that are the whole turn of this phase."""
    phase, found = ATTACK_PHASES[c.kind], []
    for card in held(s.armies[c.seat]):
        effect = CARDS[card].effect
        if effect.turn and phase in effect.phases:
            reason = why_not_play(s, c.seat, card, -1)
            found.append(Option(f"play:{card}", (f"hand:{c.seat}/{card}",), {"card": slug(card)}, *reason))
    return found


# -- declaring


def choose_aim(s: KryneaState, c: Declare) -> None:
    """KRY-11.6, KRY-11.8 A target within range; an attack that hits both lines has no choice."""
    battalion, index = _stand(s, c)
    unit = lines(s, c.seat, battalion)[index]
    if double_hit(s, c.seat, battalion, unit, c.kind) is not None:
        return
    reach = reachable(s, c.seat, battalion, unit, c.kind)
    if len(reach) == 1:
        c.target = ref(*reach[0])
        return
    options = tuple(unit_option(seat, unit_of(s, seat, card)) for seat, card in reach)
    put(s, Choose(c.seat, "aim", options, {"card": slug(c.card), "kind": c.kind}, "KRY-11.6"))


def _stand(s: KryneaState, c: Declare) -> tuple[int, int]:
    found = find(s, c.seat, c.card)
    assert found is not None
    return found


def note_aim(s: KryneaState, c: Declare, answer: str | None) -> None:
    """KRY-11.3 From now on the attack counts as made."""
    if answer:
        c.target = answer
    unit_of(s, c.seat, c.card).attacks.append(c.kind)


def offer_boost(s: KryneaState, c: Declare) -> None:
    """KRY-11.17 Actions that go with the attack use no turn."""
    army = s.armies[c.seat]
    cards = boosts(s.mode, army.faction)
    if c.kind == "ranged" and may_hold(s, c.seat, cards):
        mine = [card for card in held(army) if card in cards]
        options = [Option(f"play:{card}", (f"hand:{c.seat}/{card}",), {"card": slug(card)}) for card in mine]
        args: dict[str, str | int] = {"card": slug(c.card), "kind": c.kind}
        put(s, Choose(c.seat, "boost", (*options, PASS), args, "KRY-11.17"))


def note_boost(s: KryneaState, c: Declare, answer: str | None) -> None:
    if answer and answer != "pass":
        goto(c, "offer_boost")
        call(s, Play(seat=c.seat, card=int(answer[5:]), source="hand"))


def launch(s: KryneaState, c: Declare) -> None:
    """KRY-11.5 The value of the attack is settled, then it is declared."""
    if (targets := _aimed(s, c)) is not None:
        goto(c, "end_declaration")
        nature = "arcane" if c.kind == "magic" else CARDS[c.card].nature
        call(s, Assault(seat=c.seat, card=c.card, source="unit", kind=c.kind, targets=targets, nature=nature))


def end_declaration(s: KryneaState, c: Declare) -> None:
    leave(c)


steps(Declare, choose_aim, note_aim, offer_boost, note_boost, launch, end_declaration)


def _aimed(s: KryneaState, c: Declare) -> list[Target] | None:
    battalion, index = _stand(s, c)
    unit = lines(s, c.seat, battalion)[index]
    value = (score(s, c.seat, battalion, index, f"{c.kind}_attack") or 0) + c.bonus
    second = double_hit(s, c.seat, battalion, unit, c.kind)
    if second is None:
        return [Target(*read_ref(c.target), value, c.seat)] if c.target else None
    seat, number = facing(s, c.seat, battalion)
    rows = lines(s, seat, number)[:2]
    return [Target(seat, one.card, value + (second if at else 0), c.seat) for at, one in enumerate(rows)]
