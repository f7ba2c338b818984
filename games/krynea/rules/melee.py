"""KRY-11.9 to 11.16 Melee: the engagements one by one, both sides at the same time."""

from engine.rules import Choose, Option, call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.deaths import credit
from games.krynea.rules.field import (
    battalion_place,
    engagement_of,
    engagements,
    find,
    lines,
    read_ref,
    ref,
    slug,
    units,
)
from games.krynea.rules.frames import Doom, Fall, Melee, MeleePhase, Play, Window
from games.krynea.rules.initiative import first_seat, put
from games.krynea.rules.powers import NO_ATTACK, has_expertise, held, melee_totals
from games.krynea.rules.reactions import PASS, melee_answers
from games.krynea.rules.state import KryneaState
from games.krynea.rules.targets import why_not_play


def list_engagements(s: KryneaState, c: MeleePhase) -> None:
    """KRY-11.9 All engagements; a battalion without active units neither fights nor suffers (KRY-11.15)."""
    c.left = list(range(len(engagements(s))))


def choose_engagement(s: KryneaState, c: MeleePhase) -> None:
    """KRY-11.10 The player with the initiative of this phase chooses the order."""
    pairs = engagements(s)
    c.left = [number for number in c.left if all(lines(s, *side) for side in pairs[number])]
    if len(c.left) > 1:
        options = tuple(_engagement_option(number, pairs[number]) for number in c.left)
        put(s, Choose(first_seat(s), "choose-engagement", options, {}, "KRY-11.10"))


def _engagement_option(number: int, sides: tuple[tuple[int, int], tuple[int, int]]) -> Option:
    touches = (f"engagement:{number}", *(battalion_place(*side) for side in sides))
    return Option(f"engagement:{number}", touches, {"engagement": number})


def fight(s: KryneaState, c: MeleePhase, answer: str | None) -> None:
    if not c.left:
        leave(c)
        return
    number = int(answer.split(":")[1]) if answer else c.left[0]
    c.left.remove(number)
    goto(c, "choose_engagement")
    order = [(first_seat(s) + step) % len(s.armies) for step in range(len(s.armies))]
    sides = sorted(engagements(s)[number], key=lambda side: order.index(side[0]))
    call(s, Melee(sides=sides, plus_attack=[0, 0], plus_defence=[0, 0], wounded=["", ""]))


steps(MeleePhase, list_engagements, choose_engagement, fight)


# -- one engagement


def announce_melee(s: KryneaState, c: Melee) -> None:
    """KRY-11.16 The engagement is announced."""
    places = tuple(battalion_place(*side) for side in c.sides)
    emit(s, events.MeleeAnnounced(engagement=engagement_of(s, *c.sides[0]), sides=places))


def play_cards(s: KryneaState, c: Melee) -> None:
    """KRY-11.16 Phase 9 cards, or an answer to the announcement, initiative first, until both pass in a row."""
    if c.passes >= len(c.sides):
        goto(c, "make_totals")
        return
    seat, battalion = c.sides[c.turn]
    army = s.armies[seat]
    options = melee_options(s, c)
    if army.hand_actions or any(not option.blocked for option in options):
        args: dict[str, str | int] = {"engagement": engagement_of(s, seat, battalion)}
        put(s, Choose(seat, "melee-turn", (*options, PASS), args, "KRY-11.16"))


def melee_options(s: KryneaState, c: Melee) -> list[Option]:
    """Actions and skills of phase 9, and reactions to the announcement."""
    seat, battalion = c.sides[c.turn]
    army, found = s.armies[seat], []
    for card in held(army):
        if 9 in CARDS[card].effect.phases:
            reason = why_not_play(s, seat, card, battalion)
            found.append(Option(f"play:{card}", (f"hand:{seat}/{card}",), {"card": slug(card)}, *reason))
    for skill in army.skills:
        if 9 in CARDS[skill.card].effect.phases:
            reason = ("tapped", "KRY-4.13") if skill.tapped else ("", "")
            found.append(
                Option(f"skill:{skill.card}", (f"skill:{seat}/{skill.card}",), {"card": slug(skill.card)}, *reason)
            )
    return found + ([] if c.answered else melee_answers(s, seat, battalion))


def note_cards(s: KryneaState, c: Melee, answer: str | None) -> None:
    seat, battalion = c.sides[c.turn]
    c.turn = 1 - c.turn
    goto(c, "play_cards")
    if not answer or answer == "pass":
        c.passes += 1
        return
    c.passes = 0
    what, _, card = answer.partition(":")
    source = "skill" if what == "skill" else "hand"
    answers = ""
    if what == "react":
        c.answered, answers = True, "announced"
    call(s, Play(seat=seat, card=int(card), source=source, battalion=battalion, answers=answers))


def make_totals(s: KryneaState, c: Melee) -> None:
    """KRY-11.9, KRY-11.14 Both totals are made before anything that saves a unit."""
    if not all(lines(s, *side) for side in c.sides):
        leave(c)
        return
    totals = [melee_totals(s, *side) for side in c.sides]
    c.attack, c.defence = [attack for attack, _ in totals], [guard for _, guard in totals]
    _tell_totals(s, c)
    call(s, Window(kind="totals", seat=c.sides[0][0], card=0, by=c.sides[1][0], attack="melee"))


def attack_total(c: Melee, side: int) -> int:
    """KRY-11.15 With what holds for this melee; 0 without melee attack in the first line."""
    return 0 if c.attack[side] == NO_ATTACK else max(0, c.attack[side] + c.plus_attack[side])


def defence_total(c: Melee, side: int) -> int:
    return max(0, c.defence[side] + c.plus_defence[side])


def _tell_totals(s: KryneaState, c: Melee) -> None:
    emit(
        s,
        events.MeleeTotals(
            engagement=engagement_of(s, *c.sides[0]),
            sides=tuple(battalion_place(*side) for side in c.sides),
            attack=tuple(attack_total(c, side) for side in (0, 1)),
            defence=tuple(defence_total(c, side) for side in (0, 1)),
        ),
    )


def find_wounded(s: KryneaState, c: Melee) -> None:
    """KRY-11.13 The wounded unit is always the first-line one; both sides may have one."""
    for side, (seat, battalion) in enumerate(c.sides):
        rows = lines(s, seat, battalion)
        if rows and attack_total(c, 1 - side) > defence_total(c, side):
            c.wounded[side] = ref(seat, rows[0].card)


def next_wounded(s: KryneaState, c: Melee) -> None:
    """KRY-14.5, KRY-11.16 Each hit is an event, the initiative's first."""
    while c.done < 2:
        side = c.done
        c.done += 1
        if c.wounded[side]:
            seat, card = read_ref(c.wounded[side])
            by = c.sides[1 - side][0]
            hit = Window(
                kind="hit", seat=seat, card=card, by=by, battalion=c.sides[side][1], attack="melee", source="melee"
            )
            call(s, hit)
            return
    goto(c, "fell")


def weigh_again(s: KryneaState, c: Melee) -> None:
    """KRY-14.6 A defence raised by a reaction may be enough."""
    side = c.done - 1
    if attack_total(c, 1 - side) <= defence_total(c, side):
        c.wounded[side] = ""
        _tell_totals(s, c)
    goto(c, "next_wounded")


def fell(s: KryneaState, c: Melee) -> None:
    """KRY-11.13, KRY-11.16 Losses, the initiative side's unit first; both leave together."""
    doomed = []
    for side, name in enumerate(c.wounded):
        found = find(s, *read_ref(name)) if name else None
        if found is not None:
            seat, card = read_ref(name)
            doomed.append(Doom(seat, card, credit(s, c.sides[1 - side][0], seat, found[0])))
    if doomed:
        call(s, Fall(doomed=doomed))


def take_spoils(s: KryneaState, c: Melee, killed: list[str] | None) -> None:
    """Brannoc: a kill of the battalion's melee brings resources in the next purchase."""
    for name in killed or ():
        loser = read_ref(name)[0]
        seat, battalion = next(side for side in c.sides if side[0] != loser)
        for number, _, unit in units(s, seat):
            gain = CARDS[unit.card].spoils
            if gain and number == battalion and has_expertise(unit):
                s.armies[seat].gains += gain
                emit(s, events.ResourcesGained(seat=seat, n=gain, card=slug(unit.card)))


steps(
    Melee,
    announce_melee,
    play_cards,
    note_cards,
    make_totals,
    find_wounded,
    next_wounded,
    weigh_again,
    fell,
    take_spoils,
)
