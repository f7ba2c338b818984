"""What each event looks like: one function an event, in a table keyed by the event's type."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Hold, Look, Sound
from games.huns.board import animate_cards as cards
from games.huns.board import animate_goods as goods
from games.huns.board.dice import die_picture
from games.huns.board.pace import GOLD, LOSS, RED
from games.huns.board.stage import Stage
from games.huns.rules import events as ev
from games.huns.rules.scoring import score_seat
from games.huns.rules.state import HunsState

Cues: TypeAlias = list[Cue]


# ---------------------------------------------------------------- rounds, turns, dice
def round_started(stage: Stage, event: ev.RoundStarted, before: HunsState, after: HunsState) -> Cues:
    return [Banner("banner-round", event.first, duration=1.0, args={"round": event.round}), Sound("drum_hit")]


def dice_rolled(stage: Stage, event: ev.DiceRolled, before: HunsState, after: HunsState) -> Cues:
    """From the tray, in the middle of the table, each die is put on its ring."""
    cues: Cues = []
    for k, (color, value) in enumerate(event.values.items()):
        die, delay = f"die:{color}", 0.06 * k
        start = (stage.middle()[0] + (k - 2) * 90, stage.middle()[1] - 40)
        cues.append(Fly(die_picture(color, value), start, stage.at(die), delay, 0.32, 40, True, hides=die))
        cues.append(Sound("die_wood", delay + 0.3, 0.5))
    return cues


def turn_started(stage: Stage, event: ev.TurnStarted, before: HunsState, after: HunsState) -> Cues:
    args: dict[str, str | int] = {"name": stage.desk.name(event.seat)}
    return [Banner("banner-turn", event.seat, duration=0.9, args=args), Sound("horn_turn", volume=0.6)]


def die_taken(stage: Stage, event: ev.DieTaken, before: HunsState, after: HunsState) -> Cues:
    """The die is lifted and signed."""
    die = f"die:{event.color}"
    x, y = stage.at(die)
    lift = Fly(die_picture(event.color, event.value, 36), (x, y + 8), (x - 6, y - 10), 0, 0.22, 24, True, hides=die)
    return [lift, Glow(die, 0.1), Sound("die_die", volume=0.7)]


def die_changed(stage: Stage, event: ev.DieChanged, before: HunsState, after: HunsState) -> Cues:
    die = f"die:{event.color}"
    cues: Cues = [Glow(f"camp:{event.seat}/card:{event.card}"), Glow(die, 0.15), Sound("die_wood", 0.15)]
    return [*cues, Float(f"{event.before} → {event.after}", die, 0.15, 1.1, GOLD)]


# ---------------------------------------------------------------- ends
def token_passed(stage: Stage, event: ev.TokenPassed, before: HunsState, after: HunsState) -> Cues:
    token = stage.desk.art.image("first_player")
    return [
        Fly(token, stage.before("token"), stage.at("token"), 0, 0.42, 60, True, hides="token"),
        Sound("card_place", 0.4),
    ]


def game_ended(stage: Stage, event: ev.GameEnded, before: HunsState, after: HunsState) -> Cues:
    """The empty stacks glow, the Khan calls for silence; who has won is told by the count and not before it."""
    glows: Cues = [Glow(element, 0, 1.2, RED) for element in event.empty]
    return [*glows, Sound("drum_roll"), Banner("banner-end", -1, 0.5, 1.6), Hold(0.6, 1.6)]


SHOWN: dict[type[Event], Callable[[Stage, Any, HunsState, HunsState], Cues]] = {
    ev.RoundStarted: round_started,
    ev.DiceRolled: dice_rolled,
    ev.TurnStarted: turn_started,
    ev.DieTaken: die_taken,
    ev.DieChanged: die_changed,
    ev.CardsDrawn: cards.cards_drawn,
    ev.CardPlayed: cards.card_played,
    ev.CardsReturned: cards.cards_returned,
    ev.CurseFled: cards.curse_fled,
    ev.CurseFilled: cards.curse_filled,
    ev.CurseMoved: cards.curse_moved,
    ev.MercenaryFilled: cards.mercenary_filled,
    ev.MercenaryBroken: cards.mercenary_broken,
    ev.RaidUsed: cards.raid_used,
    ev.RaidCancelled: cards.raid_cancelled,
    ev.EffectUsed: cards.effect_used,
    ev.CubesTaken: goods.cubes_taken,
    ev.CubeLoaded: goods.cube_loaded,
    ev.CubesReturned: goods.cubes_returned,
    ev.CubesStashed: goods.cubes_stashed,
    ev.CubeStolen: goods.cube_stolen,
    ev.WagonDispatched: goods.wagon_dispatched,
    ev.WagonTaken: goods.wagon_taken,
    ev.DisplayRefilled: goods.display_refilled,
    ev.WagonsPeeked: goods.wagons_peeked,
    ev.WagonSwapped: goods.wagon_swapped,
    ev.WagonLocked: goods.wagon_locked,
    ev.WagonUnlocked: goods.wagon_unlocked,
    ev.TokenPassed: token_passed,
    ev.GameEnded: game_ended,
}


def cues_of(stage: Stage, event: Event, before: HunsState, after: HunsState) -> Cues:
    """The cues of an event; events that show by themselves have none. Points won and lost rise from their owner."""
    show = SHOWN.get(type(event))
    cues = show(stage, event, before, after) if show else []
    if isinstance(event, cards.TOLD):
        cues = [*cues, Look(cards.lying(event))]
    if isinstance(event, (ev.TurnEnded, ev.RoundEnded, ev.GameEnded)):
        return cues
    return [*cues, *_points(before, after)]


def _points(before: HunsState, after: HunsState) -> Cues:
    """Nobody's points change unseen; they change only with what lies in the camps."""
    cues: Cues = []
    if after.camps == before.camps:
        return cues
    for seat in range(len(after.camps)):
        change = score_seat(after, seat).total - score_seat(before, seat).total
        if change:
            words = f"{change:+d}".replace("-", "\N{MINUS SIGN}")
            cues.append(Float(words, f"seat:{seat}", 0.35, 1.2, GOLD if change > 0 else LOSS))
    return cues
