"""CON-1, CON-3 Set-up and the order of turns."""

from engine.rules import call, emit, goto
from engine.rules.ruleset import Options
from games.conan.rules import events, scenarios
from games.conan.rules.content import SCENARIOS
from games.conan.rules.crossing import arrive
from games.conan.rules.figures import area_of, everyone, hero_seats, is_hero, unit_facts
from games.conan.rules.frames import Death, Game, HeroesTurn, OverlordTurn, Secrets
from games.conan.rules.ground import board, is_water, neighbours
from games.conan.rules.powers import passes
from games.conan.rules.state import HEROES, OVERLORD, ConanState
from games.conan.rules.targets import fits
from games.conan.rules.watch import quiet, steps

FIRST = "clutches_of_the_picts"
MANY = 3
"""Heroes in a scenario unless the table wants fewer or more."""


def setup(seats: int, seed: int, options: Options) -> ConanState:
    """A table for `seats` players with the game's flow not yet run.

    Options: "scenario" its id; "heroes" how many ("auto": three, or as many as there are players for them);
    "overlord" the seat of the Overlord, "first" or "last".
    """
    s = ConanState(seats=seats, rng=seed)
    s.scenario = str(options.get("scenario", FIRST))
    s.overlord = seats - 1 if options.get("overlord", "first") == "last" else 0
    scenarios.lay_out(s, party(s.scenario, seats, str(options.get("heroes", "auto"))))
    share_heroes(s)
    s.stack = [Game()]
    return s


def party(scenario: str, seats: int, wish: str) -> int:
    """CON-1.9 The number of heroes: what is wished if the scenario has it, else three or one for each player."""
    possible = SCENARIOS[scenario].parties
    wanted = int(wish) if wish.isdecimal() else max(MANY, seats - 1)
    fitting = [n for n in possible if n >= max(wanted, seats - 1)]
    return min(fitting) if fitting else max(possible)


def share_heroes(s: ConanState) -> None:
    """CON-1.1, CON-1.9 One seat is the Overlord; the others divide the heroes, the first ones have more."""
    players = [(s.overlord + step) % s.seats for step in range(1, s.seats)]
    for number, hero in enumerate(s.heroes):
        hero.seat = players[number % len(players)]
    assert set(hero_seats(s)) == set(players), "a player without a hero"


def begin(s: ConanState, c: Game) -> None:
    emit(s, events.GameStarted(scenario=s.scenario, board=s.board))
    s.turn = s.starts


def hide_secrets(s: ConanState, c: Game) -> None:
    """CON-25.1, CON-25.6"""
    call(s, Secrets())


def begin_turn(s: ConanState, c: Game) -> None:
    """CON-3.1, CON-3.7"""
    emit(s, events.TurnStarted(side=s.turn, round=s.round, marker=s.marker))


@quiet
def take_turn(s: ConanState, c: Game) -> None:
    """CON-3.2, CON-3.3"""
    if s.turn == HEROES:
        call(s, HeroesTurn())
    else:
        call(s, OverlordTurn())


def leave_water(s: ConanState, c: Game) -> None:
    """CON-12.9 Whoever cannot swim and is left in deep water: minions and allies die, heroes and leaders get out."""
    for name in everyone(s) if board(s).deep else ():
        if is_water(s, area_of(s, name)) and not passes(s, name, "water"):
            goto(c, "leave_water")
            ashore = [area for area in neighbours(s, area_of(s, name)) if not is_water(s, area) and fits(s, name, area)]
            if not ashore or (not is_hero(name) and unit_facts(s, name).role == "minion"):
                call(s, Death(target=name))
            else:
                arrive(s, name, ashore[0], "ashore")
            return


def end_turn(s: ConanState, c: Game) -> None:
    """CON-3.4, CON-3.5 The other side; two turns make a round."""
    emit(s, events.TurnEnded(side=s.turn))
    s.halves += 1
    if s.halves % 2 == 0 and not scenarios.time_is_up(s):
        s.round += 1
    s.turn = OVERLORD if s.turn == HEROES else HEROES
    goto(c, "begin_turn")


steps(Game, begin, hide_secrets, begin_turn, take_turn, leave_water, end_turn)
