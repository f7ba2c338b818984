"""KRY-10.5, KRY-14 Using a card: its targets, the answer window, its roll, then its effect, verb by verb."""

from engine.rules import Choose, Roll, call, emit, goto, steps
from engine.rules.flow import ask
from games.krynea.rules import events
from games.krynea.rules.cards import spend_action
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.effects import carry_out, missed
from games.krynea.rules.field import find, read_ref, slug, unit_of, unit_place
from games.krynea.rules.frames import Play, Window
from games.krynea.rules.initiative import COIN, put, thrower
from games.krynea.rules.state import REVEAL, KryneaState, Skill, Unit
from games.krynea.rules.targets import candidates

SUCCESS = CONTENT.coin.values.index(1)


def choose_target(s: KryneaState, c: Play) -> None:
    """KRY-10.5 Targets are named at once; the only one there is names itself."""
    picks = CARDS[c.card].effect.targets
    if len(c.targets) >= len(picks):
        goto(c, "pay")
        return
    options = candidates(s, c, picks[len(c.targets)])
    if len(options) > 1:
        prompt = f"target-{picks[len(c.targets)].pick.replace('_', '-')}"
        put(s, Choose(c.seat, prompt, tuple(options), {"card": slug(c.card)}, "KRY-10.5"))


def note_target(s: KryneaState, c: Play, answer: str | None) -> None:
    pick = CARDS[c.card].effect.targets[len(c.targets)]
    c.targets.append(answer or candidates(s, c, pick)[0].id)
    if pick.pick == "enemy_unit":
        found = find(s, *read_ref(c.targets[-1]))
        c.battalion = found[0] if found else -1
    goto(c, "choose_target")


def pay(s: KryneaState, c: Play) -> None:
    """KRY-4.13, KRY-10.3 An action is laid on the table, a skill or unit with the rotate icon turned."""
    army, effect = s.armies[c.seat], CARDS[c.card].effect
    if c.source == "hand":
        spend_action(army, c.card)
    elif c.source == "skill":
        _tap(s, c, next(skill for skill in army.skills if skill.card == c.card))
    else:
        unit = unit_of(s, c.seat, c.card)
        _tap(s, c, unit)
        unit.instead = unit.instead or effect.instead
    targets = tuple(_element(name) for name in ((c.subject,) if c.subject else tuple(c.targets)))
    emit(
        s,
        events.CardPlayed(seat=c.seat, card=slug(c.card), source=c.source, targets=targets, answers=c.answers),
    )


def _tap(s: KryneaState, c: Play, source: Skill | Unit) -> None:
    """KRY-4.18, KRY-7.8 Once per round: what is tapped at the reveal stays so in phase 3."""
    if CARDS[c.card].effect.tap:
        source.tapped, source.fresh = True, s.phase == REVEAL


def _element(target: str) -> str:
    """A unit's element; other targets are told as they were picked."""
    parts = target.split(":")
    return unit_place(*read_ref(target)) if len(parts) == 2 and parts[0].isdigit() else target


def await_answer(s: KryneaState, c: Play) -> None:
    """KRY-14.4 The card used, reactions too, is itself an event that an enemy may answer."""
    nature = CARDS[c.card].nature
    call(s, Window(kind="played", seat=c.seat, card=c.card, by=c.seat, nature=nature, source=c.source))


def toss(s: KryneaState, c: Play) -> None:
    """KRY-4.14, KRY-14.7 A cancelled card has no effect; a roll of 50 % may end it."""
    effect = CARDS[c.card].effect
    if c.cancelled:
        emit(s, events.CardCancelled(seat=c.seat, card=slug(c.card)))
        c.todo = len(effect.verbs)
    elif effect.roll:
        args: dict[str, str | int] = {"card": slug(c.card), "owner": c.seat}
        ask(s, Roll(thrower(s, c.seat), (COIN,), "toss", args, "KRY-4.14"))


def note_toss(s: KryneaState, c: Play, faces: list[int] | None) -> None:
    """KRY-4.14 Success is for the player who rolls."""
    if faces is None:
        return
    success = faces[0] == SUCCESS
    emit(s, events.CoinTossed(seat=c.seat, card=slug(c.card), success=success))
    if not success:
        c.missed = True
        missed(s, c)
        c.todo = len(CARDS[c.card].effect.verbs)


def next_verb(s: KryneaState, c: Play) -> None:
    """The verbs of the effect, one after the other."""
    verbs = CARDS[c.card].effect.verbs
    if c.todo < len(verbs):
        c.todo += 1
        c.at = "next_verb"
        carry_out(s, c, verbs[c.todo - 1])


steps(Play, choose_target, note_target, pay, await_answer, toss, note_toss, next_verb)
