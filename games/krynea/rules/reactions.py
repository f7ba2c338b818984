"""KRY-14 Events that can be answered: who is asked, what can answer, and that one answer closes the event.

Every seat that could answer, as far as all can know, is asked; who holds nothing usable finds only "pass". So nothing
leaks from who is asked, and nobody is given a choice who has none (KRY-14.8).
"""

from collections.abc import Iterator
from functools import cache

from engine.rules import Choose, Option, call, goto, leave, steps
from engine.rules.question import Args
from games.krynea.rules.content import CARDS, CONTENT, Answers
from games.krynea.rules.decks import allowed
from games.krynea.rules.field import (
    beside,
    enemies,
    facing,
    find,
    lines,
    read_ref,
    ref,
    slug,
    unit_of,
    unit_place,
    units,
)
from games.krynea.rules.frames import Assault, Fall, Melee, Play, Window
from games.krynea.rules.initiative import answering_order, put
from games.krynea.rules.powers import defence, has_expertise, held, suppressed
from games.krynea.rules.state import KryneaState
from games.krynea.rules.verbs import RaiseSave

PASS = Option("pass", ("phase",))
_FITTING = {
    "monolith_revealed": ("monolith_revealed",),
    "played": ("played",),
    "declared": ("declared", "targeted"),
    "hit": ("targeted",),
    "totals": ("totals",),
    "dying": ("dying",),
}
"""What each kind of event can be answered as; "targeted" is both before and after the comparison."""


def open_window(s: KryneaState, c: Window) -> None:
    """KRY-14.3 The owner of what is affected is asked first."""
    order = answering_order(s, -1 if c.kind in ("played", "totals") else c.seat)
    c.queue = [seat for seat in order if may_answer(s, c, seat)]


def ask_next(s: KryneaState, c: Window) -> None:
    """KRY-14.1 Until somebody answers."""
    if not c.queue:
        leave(c)
        return
    seat = c.queue.pop(0)
    args: Args = {"event": c.kind, "card": slug(c.card) if c.card else "", "owner": c.seat, "attack": c.attack}
    put(s, Choose(seat, "react", (*answers(s, c, seat), PASS), args, "KRY-14.1"))


def note_answer(s: KryneaState, c: Window, answer: str) -> None:
    """KRY-14.2 The first reaction closes the event, whatever comes of it."""
    if answer == "pass":
        goto(c, "ask_next")
        return
    seat = int(answer.split("/")[0])
    source, card, subject = answer.split("/")[1:4]
    call(
        s, Play(seat=seat, card=int(card), source=source, subject=subject, answers=c.kind, battalion=_own_side(c, seat))
    )


def close_window(s: KryneaState, c: Window) -> None:
    leave(c)


steps(Window, open_window, ask_next, note_answer, close_window)


def _own_side(c: Window, seat: int) -> int:
    return c.battalion if seat == c.seat else -1


# -- who may answer


@cache
def reaction_cards(mode: str, faction: str, kind: str) -> tuple[int, ...]:
    """The actions that can answer an event of `kind` and may be in a deck of `faction`."""
    fitting = _FITTING[kind]
    found = (CARDS[card] for card in allowed(mode, faction, "action"))
    return tuple(card.id for card in found if card.answers is not None and card.answers.on in fitting)


def may_answer(s: KryneaState, c: Window, seat: int) -> bool:
    """Whether, as far as all can know, `seat` could answer."""
    army = s.armies[seat]
    if army.hand_actions or army.aside_actions:
        for card in reaction_cards(s.mode, army.faction, c.kind):
            if card not in army.used and card not in army.action_discard and _subjects(s, c, seat, card, -1):
                return True
    return next(_open_answers(s, c, seat), None) is not None


def answers(s: KryneaState, c: Window, seat: int) -> list[Option]:
    """Everything `seat` can answer with: from the hand, and what lies open."""
    found = []
    for card in held(s.armies[seat]):
        reaction = CARDS[card].answers
        if reaction is not None and reaction.on in _FITTING[c.kind]:
            found += [
                _option(seat, "hand", card, subject, f"hand:{seat}/{card}")
                for subject in _subjects(s, c, seat, card, -1)
            ]
    return found + list(_open_answers(s, c, seat))


def _open_answers(s: KryneaState, c: Window, seat: int) -> Iterator[Option]:
    """KRY-4.18, KRY-13.3 Untapped skills, and expertise of units, dying ones too."""
    fitting = _FITTING[c.kind]
    for skill in s.armies[seat].skills:
        reaction = CARDS[skill.card].answers
        if reaction is not None and reaction.on in fitting and not skill.tapped:
            for subject in _subjects(s, c, seat, skill.card, -1):
                yield _option(seat, "skill", skill.card, subject, f"skill:{seat}/{skill.card}")
    for battalion, _, unit in units(s, seat):
        facts = CARDS[unit.card]
        if facts.kind != "troop" or facts.answers is None or facts.answers.on not in fitting:
            continue
        if has_expertise(unit) and not (facts.effect.tap and unit.tapped):
            for subject in _subjects(s, c, seat, unit.card, battalion):
                yield _option(seat, "unit", unit.card, subject, unit_place(seat, unit.card))


def _option(seat: int, source: str, card: int, subject: str, place: str) -> Option:
    touches = (place,) if not subject else (place, unit_place(*read_ref(subject)))
    return Option(f"{seat}/{source}/{card}/{subject}", touches, {"card": slug(card), "owner": seat})


def _subjects(s: KryneaState, c: Window, seat: int, card: int, battalion: int) -> list[str]:
    """The own units for which `card` can answer the event ("" when it is for none in particular)."""
    reaction = CARDS[card].answers
    assert reaction is not None
    if reaction.on == "monolith_revealed":
        return [""]
    if reaction.on == "played":
        fits = c.seat in enemies(s, seat) and reaction.nature == c.nature
        return [""] if fits else []
    if reaction.on == "totals":
        frame = s.stack[-2]
        assert isinstance(frame, Melee)
        return [""] if (seat, battalion) in frame.sides else []
    if (reaction.attack and reaction.attack != c.attack) or (reaction.unit_only and c.source != "unit"):
        return []
    return [subject for subject in affected(s, c, seat, reaction) if _concerned(s, subject, reaction, card, battalion)]


def affected(s: KryneaState, c: Window, seat: int, reaction: Answers) -> list[str]:
    """The units of `seat` that the event is about; at a declaration every target of an attack that would kill."""
    if c.kind != "declared":
        return [ref(seat, c.card)] if c.seat == seat else []
    frame = s.stack[-2]
    assert isinstance(frame, Assault)
    mine = [target for target in frame.targets if target.seat == seat and find(s, seat, target.card)]
    if reaction.on == "targeted":
        mine = [target for target in mine if target.value > guard_of(s, frame, seat, target.card)]
        return [ref(seat, target.card) for target in mine[: 1 if reaction.each else None]]
    if frame.seat >= 0 and frame.seat not in enemies(s, seat):
        return []
    return [ref(seat, target.card) for target in mine]


def guard_of(s: KryneaState, frame: Assault, seat: int, card: int) -> int:
    """The defence of a target, with what shields it against this attack."""
    found = find(s, seat, card)
    assert found is not None
    return defence(s, seat, *found, frame.kind) + frame.shields.get(ref(seat, card), 0)


def _concerned(s: KryneaState, subject: str, reaction: Answers, card: int, battalion: int) -> bool:
    """Whether the reaction `card`, of a unit in `battalion` (-1: of no unit), can be for this unit."""
    seat, target = read_ref(subject)
    unit = unit_of(s, seat, target)
    if reaction.human and not CARDS[target].human:
        return False
    if reaction.living and unit.raised:
        return False
    if reaction.on == "dying" and _save_forbidden(s, seat, target, card):
        return False
    if reaction.of == "own":
        return _has_redirect_target(s, seat, target, card)
    if card == target:
        return False
    found = find(s, seat, target)
    assert found is not None
    near = {"comrade": [battalion], "near": [battalion, *beside(battalion)], "other": [0, 1, 2, 3]}[reaction.of]
    return found[0] in near and not _gives_itself_up(s, seat, card)


def _save_forbidden(s: KryneaState, seat: int, target: int, card: int) -> bool:
    """KRY-13.10 and the monolith under which nobody is saved."""
    found = find(s, seat, target)
    assert found is not None
    if suppressed(s, "saves", seat, found[0]):
        return True
    raises = any(isinstance(verb, RaiseSave) for verb in CARDS[card].effect.verbs)
    return raises and unit_of(s, seat, target).raised


def _gives_itself_up(s: KryneaState, seat: int, card: int) -> bool:
    """KRY-13.3 A dying unit may react, but not by sacrificing itself."""
    if not any(getattr(verb, "who", "") == "self" for verb in CARDS[card].effect.verbs):
        return False
    return any(
        isinstance(frame, Fall)
        and any((doom.seat, doom.card) == (seat, card) and doom.fate != "saved" for doom in frame.doomed)
        for frame in s.stack
    )


def _has_redirect_target(s: KryneaState, seat: int, target: int, card: int) -> bool:
    """KRY-10.5 What names a unit facing the subject needs one there."""
    if not CARDS[card].effect.targets:
        return True
    found = find(s, seat, target)
    return found is not None and bool(lines(s, *facing(s, seat, found[0])))


def may_hold(s: KryneaState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether, as far as all can know, `seat` could hold one of these actions."""
    army = s.armies[seat]
    if not army.hand_actions and not army.aside_actions:
        return False
    return any(card not in army.used and card not in army.action_discard for card in cards)


@cache
def boosts(mode: str, faction: str) -> tuple[int, ...]:
    """KRY-11.17 The actions that go with an own attack."""
    return tuple(card for card in allowed(mode, faction, "action") if CONTENT.cards[card].effect.boost)


def melee_answers(s: KryneaState, seat: int, battalion: int) -> list[Option]:
    """Reactions to the announcement of a melee of this battalion: first and second line change places."""
    if len(lines(s, seat, battalion)) < 2:
        return []
    found = (card for card in held(s.armies[seat]) if getattr(CARDS[card].answers, "on", "") == "announced")
    return [Option(f"react:{card}", (f"hand:{seat}/{card}",), {"card": slug(card)}) for card in found]
