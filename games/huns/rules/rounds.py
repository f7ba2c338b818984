"""HUN-2.10 Start goods, HUN-3 rounds, HUN-10 the end of the game."""

from engine.rules import Choose, Option, Roll, ask, call, emit, goto, leave, steps
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.cubes import take_from_pile, wagon_spaces
from games.huns.rules.dice import DICE, face_value
from games.huns.rules.frames import Game, Load, StartGoods, Turn
from games.huns.rules.powers import loadable
from games.huns.rules.scoring import standing
from games.huns.rules.state import COLORS, HunsState


def open_game(s: HunsState, c: Game) -> None:
    """HUN-2.9 A random first player takes the token and the five dice."""
    emit(s, events.GameStarted(first=s.first))


def hand_out_goods(s: HunsState, c: Game) -> None:
    """HUN-2.10 The third player takes 1 valuable, the fourth 2 of different colours."""
    goods = CONTENT.players[s.seats].start_goods
    while c.seat < s.seats:
        n, seat = goods[c.seat], (s.first + c.seat) % s.seats
        c.seat += 1
        if n:
            goto(c, "hand_out_goods")
            call(s, StartGoods(seat=seat, left=n))
            return


def begin_round(s: HunsState, c: Game) -> None:
    """HUN-3.1 A round of five turns; what may be done once a round may be done again."""
    s.round += 1
    s.turn = 0
    s.active = s.first
    s.taken.clear()
    for camp in s.camps:
        camp.used_round.clear()
    emit(s, events.RoundStarted(round=s.round, first=s.first))


def roll_dice(s: HunsState, c: Game) -> None:
    """HUN-3.2 The first player rolls the 5 dice."""
    ask(s, Roll(s.first, DICE, "roll-dice", {"round": s.round}, "HUN-3.2"))


def note_dice(s: HunsState, c: Game, faces: list[int]) -> None:
    """HUN-3.2 Each goes in front of the pile of its colour."""
    s.dice = {color: face_value(color, face) for color, face in zip(COLORS, faces, strict=True)}
    emit(s, events.DiceRolled(seat=s.first, values=dict(s.dice)))


def next_turn(s: HunsState, c: Game) -> None:
    """HUN-3.3 Starting with the first player and going clockwise."""
    call(s, Turn(seat=(s.first + s.turn) % s.seats))


def after_turn(s: HunsState, c: Game) -> None:
    """HUN-3.3 Until no die is left."""
    if s.dice:
        s.turn += 1
        goto(c, "next_turn")


def end_round(s: HunsState, c: Game) -> None:
    """HUN-3.5 The first-player token passes to the left."""
    emit(s, events.RoundEnded(round=s.round))
    if not is_over(s):
        s.first = (s.first + 1) % s.seats
        emit(s, events.TokenPassed(seat=s.first))
        goto(c, "begin_round")


def end_game(s: HunsState, c: Game) -> None:
    """HUN-10.1 The game ends and victory points are counted."""
    emit(s, events.GameEnded(empty=tuple(ran_out(s)), winners=standing(s).winners))
    leave(c)


def ran_out(state: HunsState) -> list[str]:
    """HUN-10.1 The piles and the decks that are empty; the wagon deck is not one of them."""
    piles = [f"pile:{color}" for color in COLORS if not state.reserve[color]]
    return piles + [f"deck:{color}" for color in COLORS if not state.decks[color]]


def is_over(state: HunsState) -> bool:
    """HUN-10.1, HUN-10.4 To be asked at the end of a round only."""
    return bool(ran_out(state)) or state.round >= CONTENT.constants.round_limit


steps(
    Game,
    open_game,
    hand_out_goods,
    begin_round,
    roll_dice,
    note_dice,
    next_turn,
    after_turn,
    end_round,
    end_game,
)


def choose_valuable(s: HunsState, c: StartGoods) -> None:
    """HUN-2.10, HUN-2.11 Any one from the reserve, of a colour with a free space, each of another colour."""
    if c.left <= 0:
        leave(c)
        return
    options = tuple(_start_option(s, c, color) for color in COLORS)
    ask(s, Choose(c.seat, "start-valuable", options, {"n": c.left}, "HUN-2.10"))


def _start_option(s: HunsState, c: StartGoods, color: str) -> Option:
    camp = s.camps[c.seat]
    reason = ""
    if color in c.taken:
        reason = "same-color"
    elif not any(color in wagon_spaces(camp.wagons[at].id) for at in loadable(camp)):
        reason = "no-space"
    clause = {"same-color": "HUN-2.10", "no-space": "HUN-2.11"}.get(reason, "")
    return Option(f"color:{color}", (f"pile:{color}",), {"color": color}, reason, clause)


def load_valuable(s: HunsState, c: StartGoods, answer: str) -> None:
    """HUN-2.11 Loaded at once on matching spaces of the player's own two wagons."""
    color = answer[6:]
    c.taken.append(color)
    c.left -= 1
    goto(c, "choose_valuable")
    take_from_pile(s, c.seat, color, 1, "start")
    call(s, Load(seat=c.seat, sources=[f"pile:{color}"], cause="start", to="wagons"))


steps(StartGoods, choose_valuable, load_valuable)
