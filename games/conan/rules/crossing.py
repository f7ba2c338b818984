"""CON-12, CON-16.6 to 16.9 A character crosses a border: payment, leap, wrecking, arrival, fall."""

from engine.rules import call, emit, goto, leave
from games.conan.rules import events, scenarios
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import area_of, controller, hero_of, is_hero, on_board, put_in, side_of
from games.conan.rules.frames import Cross, Death, Fall, Harm, Throw
from games.conan.rules.lasting import left_board, moved_apart, shed_web
from games.conan.rules.moves import pay
from games.conan.rules.state import ConanState
from games.conan.rules.watch import quiet, steps


@quiet
def set_out(s: ConanState, c: Cross) -> None:
    """CON-12.1, CON-16.6 The cost is paid, also by who fails to leap."""
    c.origin = area_of(s, c.who)
    c.gems = pay(s, c.who, c.cost)
    if c.how == "shed":
        shed_web(s, c.who)
        leave(c)
    elif c.how in ("wreck", "open"):
        goto(c, "break_through")
    elif c.how != "leap":
        cross(s, c)


@quiet
def try_leap(s: ConanState, c: Cross) -> None:
    """CON-16.6 One red die, not hindered."""
    dice: list[str] = [*CONTENT.constants.leap]
    seat = controller(s, c.who)
    call(s, Throw(dice=dice, purpose="leap", roller=c.who, seat=seat, against=c.difficulty))


@quiet
def land_leap(s: ConanState, c: Cross, faces: list[int]) -> None:
    """CON-16.7 Who fails stays where it was."""
    if sum(faces) >= c.difficulty:
        goto(c, "cross")
        return
    emit(s, events.LeapFailed(who=c.who, origin=c.origin, to=c.to))


@quiet
def fail_leap(s: ConanState, c: Cross) -> None:
    """CON-16.7 ... or worse, as the scenario says."""
    goto(c, "end_crossing")
    if scenarios.leap_kills(s, c.who):
        call(s, Death(target=c.who))


@quiet
def break_through(s: ConanState, c: Cross) -> None:
    """CON-26.11, CON-11.14 Walls are breached and doors opened on the way."""
    if c.how == "wreck":
        breach(s, c.who, c.edge)
    elif c.how == "open":
        s.doors[c.edge] = "open"
        emit(s, events.DoorChanged(who=c.who, door=c.edge, state="open"))


def breach(s: ConanState, who: str, edge: str) -> None:
    """CON-26.11 A wrecked door stays open; a wall becomes an open border."""
    if edge in s.doors:
        s.doors[edge] = "open"
    s.breaches.append(edge)
    emit(s, events.WallBreached(who=who, border=edge))


@quiet
def cross(s: ConanState, c: Cross) -> None:
    if c.how == "flee":
        flee(s, c.who)
        leave(c)
        return
    arrive(s, c.who, c.to, c.how, c.cost, c.gems)
    if c.fall:
        goto(c, "fall_down")
    else:
        leave(c)


def arrive(s: ConanState, who: str, area: str, how: str, cost: int = 0, gems: int = 0) -> None:
    """The character is in `area` from now on, and what waits there is told of it."""
    origin = area_of(s, who)
    put_in(s, who, area)
    emit(s, events.Moved(who=who, origin=origin, to=area, how=how, cost=cost, gems=gems))
    moved_apart(s)
    scenarios.entered(s, who, area)


def flee(s: ConanState, who: str) -> None:
    """CON-25.4 Off the board for good with all objects."""
    hero = hero_of(s, who)
    area, cards = hero.area, tuple(hero.cards)
    s.fled_with += cards
    hero.cards, hero.area, hero.status, hero.mp = [], "", "fled", 0
    left_board(s, who)
    emit(s, events.Fled(hero=who, area=area, cards=cards))


def fall_down(s: ConanState, c: Cross) -> None:
    """CON-12.8, CON-16.8 Down a cliff; base movement points are kept."""
    if on_board(s, c.who):
        call(s, Fall(who=c.who, dice=c.fall))


def end_crossing(s: ConanState, c: Cross) -> None:
    leave(c)


steps(
    Cross,
    set_out,
    try_leap,
    land_leap,
    fail_leap,
    break_through,
    cross,
    fall_down,
    end_crossing,
)


def roll_fall(s: ConanState, c: Fall) -> None:
    """CON-16.8 Neither Guard nor Armour; Reroll actions are allowed."""
    call(s, Throw(dice=c.dice, purpose="fall", roller=c.who, seat=controller(s, c.who)))


def hurt_by_fall(s: ConanState, c: Fall, faces: list[int]) -> None:
    """CON-16.9 Who is carried suffers the same."""
    n = sum(faces)
    emit(s, events.Fell(who=c.who, n=n))
    side = side_of(s, c.who)
    if n and is_hero(c.who):
        scenarios.carried_hurt(s, c.who, n, side)
    if n:
        call(s, Harm(target=c.who, n=n, side=side))


steps(Fall, roll_fall, hurt_by_fall)
