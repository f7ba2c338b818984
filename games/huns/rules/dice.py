"""HUN-1.5, HUN-3.2 The dice, and what changes the one that was taken."""

from engine.rules import Choose, Option, Roll, ask, emit, steps
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.frames import ChangeDie, Reroll
from games.huns.rules.powers import CARDS, standing
from games.huns.rules.state import COLORS, HunsState
from games.huns.rules.verbs import ModDie

DICE = tuple(CONTENT.dice[color].id for color in COLORS)
"""The die types in table order."""


def face_value(color: str, face: int) -> int:
    return CONTENT.dice[color].values[face]


def set_die(state: HunsState, seat: int, value: int, card: str) -> None:
    """The die taken shows `value` because of `card`; within 1 to 3, and as a curse lets it count (CU02)."""
    numbers, die = CONTENT.constants, state.die
    assert die is not None
    _change(state, seat, min(numbers.die_most, max(numbers.die_least, value)), card)
    for curse, verb in standing(state.camps[seat], ModDie):
        if verb.sees and die.value == verb.sees:
            _change(state, seat, verb.counts_as, curse.id)


def _change(state: HunsState, seat: int, value: int, card: str) -> None:
    die = state.die
    assert die is not None
    before, die.value = die.value, value
    if before != value:
        emit(state, events.DieChanged(seat=seat, color=die.color, before=before, after=value, card=card))


def counts_as(state: HunsState, seat: int, value: int) -> int:
    """What `value` on the die taken would count as."""
    numbers = CONTENT.constants
    value = min(numbers.die_most, max(numbers.die_least, value))
    for _, verb in standing(state.camps[seat], ModDie):
        if verb.sees and value == verb.sees:
            value = verb.counts_as
    return value


def settle_taken_die(state: HunsState, seat: int) -> None:
    """EQ11, CU02 What works by itself when a die is taken: first what adds to the last die, then what it counts as."""
    assert state.die is not None
    last = not state.dice
    for card, verb in standing(state.camps[seat], ModDie):
        if verb.last_die and last:
            set_die(state, seat, state.die.value + sum(verb.shifts), card.id)
    set_die(state, seat, state.die.value, "")


def die_choices(state: HunsState, seat: int, verb: ModDie) -> list[int]:
    """The values that `verb` can give the die taken, those that change nothing left out."""
    assert state.die is not None
    value = state.die.value
    wanted = [*verb.values, *(value + shift for shift in verb.shifts)]
    found = {target for target in wanted if counts_as(state, seat, target) not in (value, 0)}
    return sorted(found & set(range(CONTENT.constants.die_least, CONTENT.constants.die_most + 1)))


def choose_value(s: HunsState, c: ChangeDie) -> None:
    """RD06, EQ06 The values to choose from."""
    choices = die_choices(s, c.seat, _verb(c))
    if len(choices) > 1:
        assert s.die is not None
        touches = (f"die:{s.die.color}",)
        ask(s, Choose(c.seat, "set-die", tuple(Option(f"value:{n}", touches, {"value": n}) for n in choices)))


def change(s: HunsState, c: ChangeDie, answer: str | None) -> None:
    """RD06, EQ06 The result stays within 1 to 3 and applies to the whole turn."""
    choices = die_choices(s, c.seat, _verb(c))
    if choices:
        set_die(s, c.seat, int(answer[6:]) if answer else choices[0], c.card)


def _verb(c: ChangeDie) -> ModDie:
    verb = CARDS[c.card].verbs[c.verb]
    assert isinstance(verb, ModDie)
    return verb


steps(ChangeDie, choose_value, change)


def throw(s: HunsState, c: Reroll) -> None:
    """MC03 Roll the die taken again."""
    assert s.die is not None
    ask(s, Roll(c.seat, (CONTENT.dice[s.die.color].id,), "reroll", {"card": c.card, "color": s.die.color}))


def note_throw(s: HunsState, c: Reroll, faces: list[int]) -> None:
    """MC03 The new value stands."""
    assert s.die is not None
    set_die(s, c.seat, face_value(s.die.color, faces[0]), c.card)


steps(Reroll, throw, note_throw)
