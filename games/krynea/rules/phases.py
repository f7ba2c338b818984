"""KRY-7.1 to 7.8, KRY-16.4, KRY-21.2 The four rounds and their ten phases."""

from engine.rules import Choose, Option, call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.cards import next_number, points
from games.krynea.rules.content import CONTENT
from games.krynea.rules.deployment import check_spending
from games.krynea.rules.field import clockwise, units
from games.krynea.rules.frames import (
    Actions,
    Attacks,
    ChooseDeck,
    Deployment,
    Discards,
    Game,
    Guard,
    MeleePhase,
    Movement,
    Purchase,
    Reveal,
)
from games.krynea.rules.initiative import after, first_seat, put
from games.krynea.rules.purchase import prepare_army
from games.krynea.rules.scoring import standing
from games.krynea.rules.solo import take_monoliths
from games.krynea.rules.state import PHASES, Influence, KryneaState


def choose_decks(s: KryneaState, c: Game) -> None:
    """KRY-3 Each player in turn."""
    if c.turn < len(s.armies):
        c.turn += 1
        goto(c, "choose_decks")
        call(s, ChooseDeck(seat=c.turn - 1))


def open_game(s: KryneaState, c: Game) -> None:
    emit(s, events.GameStarted(mode=s.mode))


def take_initiative(s: KryneaState, c: Game) -> None:
    """KRY-7.1, KRY-19.4 In round 1 the token goes to a random player, then it alternates, or goes round clockwise."""
    if s.round:
        s.token = after(s, s.token)
    s.round += 1
    s.banner = ""
    emit(s, events.RoundStarted(round=s.round, token=s.token))
    _begin(s, 1)


def _begin(s: KryneaState, phase: int) -> None:
    s.phase = phase
    emit(s, events.PhaseStarted(phase=phase, name=PHASES[phase - 1], first=first_seat(s)))


def reveal_monoliths(s: KryneaState, c: Game) -> None:
    """KRY-7.2 One random monolith for all; in solo mode those that the enemy guards."""
    _begin(s, 2)
    if s.solo:
        call(s, Guard())
        return
    one = Influence(s.monolith_deck.pop(), entered=next_number(s))
    s.monoliths.append(one)
    emit(s, events.MonolithRevealed(monolith=one.monolith))


def apply_monoliths(s: KryneaState, c: Game) -> None:
    """KRY-7.3, KRY-20.4 The reveal can be answered; one-time effects happen now, of every monolith in force."""
    call(s, Reveal(todo=[one.monolith for one in s.monoliths]))


def prepare_purchase(s: KryneaState, c: Game) -> None:
    """KRY-7.7, KRY-7.8 Budgets, for all together."""
    _begin(s, 3)
    for seat in range(len(s.armies)):
        prepare_army(s, seat)
    c.turn = 0


def buy_in_turn(s: KryneaState, c: Game) -> None:
    """KRY-7.9 The initiative player first."""
    if c.turn < len(s.armies):
        c.turn += 1
        goto(c, "buy_in_turn")
        call(s, Purchase(seat=clockwise(s, s.token)[c.turn - 1]))


def deploy(s: KryneaState, c: Game) -> None:
    """KRY-8.1 Starting with the initiative player."""
    _begin(s, 4)
    call(s, Deployment(seat=s.token))


def check_deployment(s: KryneaState, c: Game) -> None:
    """KRY-8.6 The check, for all."""
    for seat in clockwise(s, s.token):
        check_spending(s, seat)


def move(s: KryneaState, c: Game) -> None:
    _begin(s, 5)
    call(s, Movement(seat=s.token))


def straighten_moved(s: KryneaState, c: Game) -> None:
    """KRY-9.9 Moved cards are straightened."""
    for seat in range(len(s.armies)):
        for _, _, unit in units(s, seat):
            unit.moved = False


def show_banner(s: KryneaState, c: Game) -> None:
    """KRY-10.1 The token holder is first either with actions or with attacks; with more players there is no choice."""
    if len(s.armies) == 2:
        options = (Option("actions", ("token/actions",)), Option("attacks", ("token/attacks",)))
        put(s, Choose(s.token, "banner", options, {}, "KRY-10.1"))


def note_banner(s: KryneaState, c: Game, answer: str | None) -> None:
    if answer:
        s.banner = answer
        emit(s, events.BannerChosen(seat=s.token, banner=answer))


def act(s: KryneaState, c: Game) -> None:
    _begin(s, 6)
    call(s, Actions(seat=first_seat(s)))


def shoot(s: KryneaState, c: Game) -> None:
    _begin_attacks(s, 7, "ranged")


def cast(s: KryneaState, c: Game) -> None:
    _begin_attacks(s, 8, "magic")


def _begin_attacks(s: KryneaState, phase: int, kind: str) -> None:
    _end_phase_effects(s)
    _begin(s, phase)
    call(s, Attacks(seat=first_seat(s), kind=kind))


def clash(s: KryneaState, c: Game) -> None:
    """KRY-11.9 Melee."""
    _end_phase_effects(s)
    _begin(s, 9)
    call(s, MeleePhase())


def discard(s: KryneaState, c: Game) -> None:
    """KRY-16 The last phase."""
    _end_phase_effects(s)
    _begin(s, 10)
    call(s, Discards())


def _end_phase_effects(s: KryneaState) -> None:
    if s.boons:
        s.boons = [boon for boon in s.boons if boon.until != "phase"]


def end_round(s: KryneaState, c: Game) -> None:
    """KRY-7.3, KRY-16.4 The monolith goes to its discard; ten phases four times."""
    if s.solo:
        take_monoliths(s)
    else:
        s.monolith_discard += [one.monolith for one in s.monoliths]
        s.monoliths.clear()
    emit(s, events.RoundEnded(round=s.round, points=tuple(points(s, seat) for seat in range(len(s.armies)))))
    if s.round < CONTENT.constants.rounds:
        goto(c, "take_initiative")


def end_game(s: KryneaState, c: Game) -> None:
    """KRY-17.2 The points decide."""
    emit(s, events.GameEnded(winners=standing(s).winners))
    leave(c)


steps(
    Game,
    choose_decks,
    open_game,
    take_initiative,
    reveal_monoliths,
    apply_monoliths,
    prepare_purchase,
    buy_in_turn,
    deploy,
    check_deployment,
    move,
    straighten_moved,
    show_banner,
    note_banner,
    act,
    shoot,
    cast,
    clash,
    discard,
    end_round,
    end_game,
)
