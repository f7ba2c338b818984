"""CON-4, CON-18 The heroes' turn: Start, Stance, Action, End."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, lasting
from games.conan.rules.content import NUMBERS
from games.conan.rules.figures import everyone, hero_name, hero_of, hero_seats, is_hero, living, model_of, own_heroes
from games.conan.rules.frames import ActionPhase, HeroesTurn, Stances
from games.conan.rules.gems import recover, rest, rest_overlord
from games.conan.rules.powers import base_move, dead_heroes
from games.conan.rules.reactions import passing
from games.conan.rules.state import HEROES, ConanState, Hero
from games.conan.rules.watch import quiet, steps

STANCES = ("aggressive", "cautious")


def enter(s: ConanState, phase: str) -> None:
    s.phase = phase
    emit(s, events.PhaseStarted(side=HEROES, phase=phase))


def start_phase(s: ConanState, c: HeroesTurn) -> None:
    """CON-4.2 What was spent in the Overlord's turn goes to Fatigue."""
    enter(s, "start")
    for hero in living(s):
        rest(s, hero)
    lasting.turn_begins(s)


@quiet
def stance_phase(s: ConanState, c: HeroesTurn) -> None:
    """CON-4.3"""
    enter(s, "stance")


@quiet
def choose_stances(s: ConanState, c: HeroesTurn) -> None:
    call(s, Stances())


@quiet
def recovery(s: ConanState, c: HeroesTurn) -> None:
    """CON-4.4, CON-4.5 By stance and by how many heroes have died."""
    dead = min(2, dead_heroes(s))
    for hero in living(s):
        table = NUMBERS.aggressive if hero.stance == "aggressive" else NUMBERS.cautious
        recover(s, hero, table[dead])


@quiet
def action_phase(s: ConanState, c: HeroesTurn) -> None:
    """CON-4.9, CON-12.2 Aggressive heroes have their base movement."""
    enter(s, "action")
    for hero in living(s):
        hero.moved, hero.mp = False, 0
        if hero.stance == "aggressive":
            lasting.action_phase_begins(s, hero_name(hero))
            hero.mp = base_move(hero)
            emit(s, events.PhaseMovement(hero=hero_name(hero), n=hero.mp))
    for name in allies(s):
        model_of(s, name).acted = False


def allies(s: ConanState) -> list[str]:
    return [name for name in everyone(s, HEROES) if not is_hero(name)]


@quiet
def act(s: ConanState, c: HeroesTurn) -> None:
    call(s, ActionPhase())


@quiet
def offer_reactions(s: ConanState, c: HeroesTurn) -> None:
    """CON-14.8 (d), CON-24.3 Before the heroes end their turn."""
    moment = passing(s, "end")
    if moment is not None:
        call(s, moment)


def end_phase(s: ConanState, c: HeroesTurn) -> None:
    """CON-12.6, CON-18.1, CON-18.2 All assigned gems go to Fatigue, movement is lost, what ends now ends."""
    enter(s, "end")
    for hero in living(s):
        rest(s, hero)
        hero.mp, hero.moved = 0, False
    for name in allies(s):
        model_of(s, name).mp = 0
    rest_overlord(s)
    lasting.side_ended(s, HEROES)


steps(
    HeroesTurn,
    start_phase,
    stance_phase,
    choose_stances,
    recovery,
    action_phase,
    act,
    offer_reactions,
    end_phase,
)


# -- stances


@quiet
def begin_stances(s: ConanState, c: Stances) -> None:
    """CON-4.10 Every player chooses for the own living heroes; the first choice stands until it is changed."""
    c.todo = [seat for seat in hero_seats(s) if own_heroes(s, seat)]
    c.before = {hero.id: hero.stance for hero in living(s)}
    for hero in living(s):
        hero.stance = hero.stance or STANCES[0]


@quiet
def choose_stance(s: ConanState, c: Stances) -> None:
    if not c.todo:
        goto(c, "lock_stances")
        return
    heroes = own_heroes(s, c.todo[0])
    options = tuple(_stance_option(hero, stance) for hero in heroes for stance in STANCES if stance != hero.stance)
    ask(s, Choose(c.todo[0], "stance", (*options, Option("confirm")), {}, "CON-4.3"))


def _stance_option(hero: Hero, stance: str) -> Option:
    return Option(f"{stance}:{hero.id}", (hero_name(hero),), {"who": hero_name(hero), "stance": stance})


@quiet
def note_stance(s: ConanState, c: Stances, answer: str) -> None:
    """CON-4.10 Changed freely until it is confirmed."""
    stance, _, name = answer.partition(":")
    goto(c, "choose_stance")
    if stance == "confirm":
        c.todo.pop(0)
        return
    hero_of(s, name).stance = stance
    emit(s, events.StanceTaken(hero=f"hero:{name}", stance=stance))


@quiet
def lock_stances(s: ConanState, c: Stances) -> None:
    """CON-4.11 Some spells end on the change from cautious to aggressive."""
    for hero in living(s):
        if c.before.get(hero.id) == "cautious" and hero.stance == "aggressive":
            lasting.changed_stance(s, hero_name(hero))
    leave(c)


steps(Stances, begin_stances, choose_stance, note_stance, lock_stances)
