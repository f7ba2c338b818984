"""KRY-9.1, KRY-10 Phases 5 and 6: movements and actions, one a turn, until all pass in a row."""

from engine.rules import Choose, Option, call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import slug
from games.krynea.rules.frames import Actions, Look, Movement, Play
from games.krynea.rules.initiative import after, put
from games.krynea.rules.moves import carry_out_movement, movement_options, must_cover
from games.krynea.rules.powers import held
from games.krynea.rules.reactions import PASS
from games.krynea.rules.state import KryneaState
from games.krynea.rules.targets import why_not_play


def choose_movement(s: KryneaState, c: Movement) -> None:
    """KRY-9.1 One movement, or decline; declining is not final."""
    if c.passes >= len(s.armies):
        leave(c)
        return
    options = movement_options(s, c.seat)
    if any(not option.blocked for option in options):
        optional = () if must_cover(s, c.seat) else (PASS,)
        put(s, Choose(c.seat, "move", (*options, *optional), {}, "KRY-9.1"))


def note_movement(s: KryneaState, c: Movement, answer: str | None) -> None:
    seat = c.seat
    c.seat = after(s, seat)
    goto(c, "choose_movement")
    if not answer or answer == "pass":
        c.passes += 1
        emit(s, events.Passed(seat=seat, phase=s.phase))
    else:
        c.passes = 0
        carry_out_movement(s, seat, answer, "movement")


steps(Movement, choose_movement, note_movement)


def choose_action(s: KryneaState, c: Actions) -> None:
    """KRY-10.2 One action marked with this phase, or a skill (KRY-10.4)."""
    if c.passes >= len(s.armies):
        leave(c)
        return
    options = action_options(s, c.seat)
    if s.armies[c.seat].hand_actions or any(not option.blocked for option in options):
        put(s, Choose(c.seat, "action", (*options, PASS), {}, "KRY-10.2"))


def action_options(s: KryneaState, seat: int) -> list[Option]:
    """Actions and skills of phase 6; those that would act on nothing are blocked (KRY-10.5)."""
    army, found = s.armies[seat], []
    for card in held(army):
        if 6 in CARDS[card].effect.phases:
            reason = why_not_play(s, seat, card, -1)
            found.append(Option(f"play:{card}", (f"hand:{seat}/{card}",), {"card": slug(card)}, *reason))
    for skill in army.skills:
        if 6 in CARDS[skill.card].effect.phases:
            reason = ("tapped", "KRY-4.13") if skill.tapped else why_not_play(s, seat, skill.card, -1)
            place = f"skill:{seat}/{skill.card}"
            found.append(Option(f"skill:{skill.card}", (place,), {"card": slug(skill.card)}, *reason))
    return found


def note_action(s: KryneaState, c: Actions, answer: str | None) -> None:
    seat = c.seat
    c.seat = after(s, seat)
    goto(c, "choose_action")
    if not answer or answer == "pass":
        c.passes += 1
        emit(s, events.Passed(seat=seat, phase=s.phase))
        return
    c.passes = 0
    what, _, card = answer.partition(":")
    call(s, Play(seat=seat, card=int(card), source="skill" if what == "skill" else "hand"))


steps(Actions, choose_action, note_action)


def open_look(s: KryneaState, c: Look) -> None:
    """KRY-13.15 Shown to the player of the card only, until looked at long enough.

    Choosing one of the cards ends the look as well: a lone answer could be given before anybody had read the hand.
    """
    army = s.armies[c.other]
    s.looker, s.looked_at = c.seat, c.other
    cards = army.hand_troops + army.hand_actions
    slugs = tuple(slug(card) for card in cards)
    emit(s, events.HandSeen(seat=c.seat, other=c.other, cards=slugs, viewers=(c.seat, c.other)))
    shown = (Option(f"shown:{card}", (f"hand:{c.other}/{card}",), {"card": slug(card)}) for card in cards)
    put(s, Choose(c.seat, "look", (Option("seen", ("phase",)), *shown), {"owner": c.other}, "KRY-13.15"))


def close_look(s: KryneaState, c: Look) -> None:
    s.looker = s.looked_at = -1


steps(Look, open_look, close_look)
