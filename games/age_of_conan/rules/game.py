"""AOC-2.6 to 2.13, AOC-4.1, AOC-4.10 to 4.13 Setup on the table, turns clockwise, and the end of the game."""

from engine.rules import Roll, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import deal_adventures, reveal_adventure
from games.age_of_conan.rules.content import CONTENT, FATE, NUMBERS
from games.age_of_conan.rules.decks import draw_kingdom, draw_strategy
from games.age_of_conan.rules.frames import Bid, EndAdventure, Game, Raids, Turn
from games.age_of_conan.rules.goods import give_first_player, settle_crom
from games.age_of_conan.rules.objectives import replace_objectives
from games.age_of_conan.rules.realm import left_of
from games.age_of_conan.rules.scoring import standing
from games.age_of_conan.rules.state import NOBODY, AocState

FATES = CONTENT.dice[FATE].faces


def open_game(s: AocState, c: Game) -> None:
    """AOC-2.6, AOC-2.7, AOC-2.11"""
    emit(s, events.GameStarted(kingdoms=tuple(one.id for one in s.kingdoms), areas=tuple(s.areas)))
    replace_objectives(s)
    for seat, kingdom in enumerate(s.kingdoms):
        draw_kingdom(s, seat, NUMBERS.kingdom_cards)
        draw_strategy(s, seat, NUMBERS.strategy_cards)
        for artifact in kingdom.artifacts:
            emit(s, events.ArtifactDealt(seat=seat, artifact=artifact))
    if s.bonus != NOBODY:
        emit(s, events.ConanBonusAwarded(seat=s.bonus))


def open_age(s: AocState, c: Game) -> None:
    """AOC-2.9, AOC-2.10, AOC-2.13"""
    emit(s, events.AgeStarted(age=s.age))
    deal_adventures(s)
    reveal_adventure(s)
    call(s, Bid())


def seat_first(s: AocState, c: Game) -> None:
    """AOC-2.13 The winner of the first bid has the first turn."""
    c.seat = s.conan_seat
    s.first = s.conan_seat
    emit(s, events.FirstPlayerChanged(seat=s.first))


def roll_fate(s: AocState, c: Game) -> None:
    """AOC-4.2, AOC-4.10 All seven dice into the pool."""
    ask(s, Roll(s.first, (FATE,) * NUMBERS.fate_dice, "fate", {}, "AOC-4.2"))


def note_fate(s: AocState, c: Game, faces: list[int]) -> None:
    s.pool = [FATES[face] for face in faces]
    emit(s, events.FateRolled(seat=s.first, faces=tuple(s.pool)))


def check_track(s: AocState, c: Game) -> None:
    """AOC-4.11, AOC-4.12, AOC-6.1 After the pool check, so that a new bid sees the fresh dice."""
    if s.adventure and not s.track:
        give_first_player(s, c.seat)
        call(s, EndAdventure())


def note_adventure(s: AocState, c: Game, result: str | None) -> None:
    if result == "over":
        goto(c, "resolve_raids")


def take_turn(s: AocState, c: Game) -> None:
    call(s, Turn(seat=c.seat))


def check_pool(s: AocState, c: Game) -> None:
    """AOC-4.12 (1) "Crom" awards; (2) AOC-4.10 an empty pool is rolled anew by the player to the left."""
    settle_crom(s)
    c.seat = left_of(s, c.seat)
    if s.pool:
        goto(c, "check_track")
    else:
        give_first_player(s, c.seat)
        goto(c, "roll_fate")


def resolve_raids(s: AocState, c: Game) -> None:
    """AOC-8.10 Before the final scoring."""
    s.active = NOBODY
    call(s, Raids())


def end_game(s: AocState, c: Game) -> None:
    """AOC-8.21"""
    emit(s, events.GameEnded(winners=standing(s).winners))
    leave(c)


steps(
    Game,
    open_game,
    open_age,
    seat_first,
    roll_fate,
    note_fate,
    check_track,
    note_adventure,
    take_turn,
    check_pool,
    resolve_raids,
    end_game,
)
