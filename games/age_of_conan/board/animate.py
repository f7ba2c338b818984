"""What each event looks like: one function an event, in a table keyed by the event's type."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Float, Fly, Glow, Hold, Shake, Sound
from games.age_of_conan.board import animate_contest as contests
from games.age_of_conan.board import animate_goods as goods
from games.age_of_conan.board import animate_map as map_
from games.age_of_conan.board.stage import GOLD, MOVE, RED, STAGGER, Cues, Stage
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.state import AocState

TURNED = 0.5
"""Seconds until bids that are turned can be read."""
Show: TypeAlias = Callable[[Stage, Any, AocState, AocState], Cues]


# ---------------------------------------------------------------- turns and fate dice
def game_started(stage: Stage, event: ev.GameStarted, before: AocState, after: AocState) -> Cues:
    return [Sound("horn_turn"), Banner("banner-age", -1, 0, 1.2, {"age": 1})]


def turn_started(stage: Stage, event: ev.TurnStarted, before: AocState, after: AocState) -> Cues:
    args: dict[str, str | int] = {"name": stage.desk.name(event.seat)}
    glow = Glow(f"seat:{event.seat}", 0, 0.8, stage.color(event.seat))
    return [Banner("banner-turn", event.seat, duration=0.9, args=args), Sound("horn_turn", volume=0.6), glow]


def turn_ended(stage: Stage, event: ev.TurnEnded, before: AocState, after: AocState) -> Cues:
    """What was used in the turn may be turned back: the kingdom's table is seen to rest."""
    return [Glow(f"seat:{event.seat}", 0, 0.3, stage.color(event.seat))]


def fate_rolled(stage: Stage, event: ev.FateRolled, before: AocState, after: AocState) -> Cues:
    """From the tray, in the middle of the table, into the pool."""
    x, y = stage.middle()
    cues: Cues = []
    for k in range(len(event.faces)):
        start = (x + (k - (len(event.faces) - 1) / 2) * 96, y)
        cues += stage.arrive(f"die:{k}", start, MOVE + 0.06, 40, k * STAGGER)
        cues.append(Sound("die_wood", k * STAGGER + MOVE, 0.5))
    return cues


def die_taken(stage: Stage, event: ev.DieTaken, before: AocState, after: AocState) -> Cues:
    """The die goes to the panel of who took it; those behind it move up."""
    cues = stage.leave(f"die:{event.index}", stage.home(event.seat), 0.45, 60)
    for k in range(event.index, len(after.pool)):
        cues += stage.shift(f"die:{k}", f"die:{k + 1}")
    return [Sound("die_die"), *cues, Glow(f"seat:{event.seat}", 0.4, 0.6, stage.color(event.seat))]


def die_turned(stage: Stage, event: ev.DieTurned, before: AocState, after: AocState) -> Cues:
    element = f"die:{event.index}"
    return [*stage.turn(element, "die_wood"), Glow(element, 0.3, 0.8, GOLD)]


def first_player_changed(stage: Stage, event: ev.FirstPlayerChanged, before: AocState, after: AocState) -> Cues:
    horn = stage.icon("horn", 64)
    fly = Fly(horn, stage.home(before.first), stage.home(event.seat), 0, 0.45, 60, True)
    return [Sound("card_place", 0.4), fly, Glow(f"seat:{event.seat}", 0.4, 0.6, stage.color(event.seat))]


def declined(stage: Stage, event: ev.Declined, before: AocState, after: AocState) -> Cues:
    return [Glow(f"seat:{event.seat}", 0, 0.35, stage.color(event.seat)), Sound("ui_back", volume=0.3)]


# ---------------------------------------------------------------- the bid for Conan
def bid_opened(stage: Stage, event: ev.BidOpened, before: AocState, after: AocState) -> Cues:
    return [Banner("banner-bid", -1, 0, 1.1), Sound("drum_roll", volume=0.6), Glow("adventure", 0, 1.0, GOLD)]


def bid_placed(stage: Stage, event: ev.BidPlaced, before: AocState, after: AocState) -> Cues:
    """Card and token go to the ledger, face down."""
    fly = stage.arrive(f"bidding:{event.seat}", stage.home(event.seat), 0.4, 60)
    return [Sound("card_slide"), *fly, Sound("card_place", 0.4, 0.6)]


def bid_revealed(stage: Stage, event: ev.BidRevealed, before: AocState, after: AocState) -> Cues:
    """All are turned together with the first; then each total rises."""
    cues: Cues = []
    if event.seat == 0:
        cues = [Sound("bid_reveal")]
        for seat in range(len(after.kingdoms)):
            cues += stage.turn(f"bidding:{seat}")
            cues.append(stage.as_it_was(f"sum:{seat}", TURNED))
    row = f"ledger:{event.seat}"
    return [
        *cues,
        Float(str(event.total), row, 0.5, 1.2, GOLD),
        Glow(row, 0.5, 0.8, stage.color(event.seat)),
        Hold(0.8),
    ]


def bid_replaced(stage: Stage, event: ev.BidReplaced, before: AocState, after: AocState) -> Cues:
    row = f"ledger:{event.seat}"
    return [*stage.turn(f"bidding:{event.seat}"), Float(str(event.total), row, 0.4, 1.2, GOLD), Hold(0.6)]


def bid_won(stage: Stage, event: ev.BidWon, before: AocState, after: AocState) -> Cues:
    """The barbarian goes over to whoever leads him now."""
    args: dict[str, str | int] = {"name": stage.desk.name(event.seat)}
    fly = Fly(
        stage.desk.art.image("pieces/conan_large"),
        stage.at("conan"),
        stage.home(event.seat),
        0.2,
        0.6,
        140,
        True,
        (1.0, 0.6),
    )
    banner = Banner("banner-conan", event.seat, 0.1, 1.3, args)
    glows: Cues = [Glow(f"ledger:{event.seat}", 0, 1.2, GOLD), Glow(f"seat:{event.seat}", 0.7, 0.9, GOLD)]
    return [Sound("banner"), Sound("conan_stride", 0.3, 0.7), fly, banner, *glows, Hold(0.3, 1.3)]


def bids_renewed(stage: Stage, event: ev.BidsRenewed, before: AocState, after: AocState) -> Cues:
    """The used tokens come back to the kingdom's row."""
    cues: Cues = [Sound("coin", volume=0.7)]
    for n in after.kingdoms[event.seat].bids:
        if n not in before.kingdoms[event.seat].bids:
            element = f"bid:{event.seat}/{n}"
            x, y = stage.at(element)
            cues += [*stage.arrive(element, (x, y - 60), MOVE, 0), Glow(element, MOVE, 0.5, GOLD)]
    return cues


# ---------------------------------------------------------------- ages
def age_change_step(stage: Stage, event: ev.AgeChangeStep, before: AocState, after: AocState) -> Cues:
    """The first step turns the age; each lights up its line of the ledger."""
    glow = Glow(f"step:{event.step}", 0, 0.9, GOLD)
    if event.step == "raids":
        return [Sound("age_turn"), Banner("banner-change", -1, 0, 1.3), glow, Hold(0.2, 1.3)]
    return [Sound("drum_hit", volume=0.7), glow, Hold(0.5)]


def age_started(stage: Stage, event: ev.AgeStarted, before: AocState, after: AocState) -> Cues:
    return [
        Sound("age_turn", volume=0.8),
        Banner("banner-age", -1, 0, 1.4, {"age": event.age}),
        Glow("adventure", 0, 1),
    ]


# ---------------------------------------------------------------- the crown and the end
def coronation_tried(stage: Stage, event: ev.CoronationTried, before: AocState, after: AocState) -> Cues:
    """All hold their breath."""
    crown = stage.icon("coronation", 150)
    fly = Fly(crown, stage.home(event.seat), stage.at("conan"), 0, 0.9, 160, False, (0.6, 1.0))
    return [Sound("drum_roll"), fly, Glow("conan", 0.6, 1.0, GOLD), Hold(0.4, 0.9)]


def coronation_decided(stage: Stage, event: ev.CoronationDecided, before: AocState, after: AocState) -> Cues:
    seat = f"seat:{event.seat}"
    if not event.crowned:
        return [Sound("defeat"), Shake(6, 0, 0.4), Glow(seat, 0, 1.4, RED), Hold(0.8)]
    x, y = stage.at("conan")
    crown = Fly(stage.icon("coronation", 150), (x, y - 360), (x, y - 70), 0, 0.8, 0, True, (1.4, 0.6))
    banner = Banner("banner-crowned", event.seat, 0.4, 2.0)
    return [
        Sound("coronation"),
        crown,
        banner,
        Glow("conan", 0.8, 1.4, GOLD),
        Glow(seat, 0.8, 1.4, GOLD),
        Hold(0.4, 2.4),
    ]


def game_ended(stage: Stage, event: ev.GameEnded, before: AocState, after: AocState) -> Cues:
    """Who rules; two that share it are named both."""
    names = [stage.desk.name(seat) for seat in event.winners[:2]]
    args: dict[str, str | int] = dict(zip(("name", "other"), names, strict=False))
    key = "banner-victory" if len(event.winners) == 1 else "banner-shared"
    winner = event.winners[0] if event.winners else -1
    banner: Cues = [Banner(key, winner, 0.6, 2.2, args)] if names else []
    return [Sound("drum_roll"), *banner, Sound("victory", 0.6), Hold(0.6, 2.2)]


SHOWN: dict[type[Event], Show] = {
    ev.GameStarted: game_started,
    ev.TurnStarted: turn_started,
    ev.TurnEnded: turn_ended,
    ev.FateRolled: fate_rolled,
    ev.DieTaken: die_taken,
    ev.DieTurned: die_turned,
    ev.FirstPlayerChanged: first_player_changed,
    ev.Declined: declined,
    ev.BidOpened: bid_opened,
    ev.BidPlaced: bid_placed,
    ev.BidRevealed: bid_revealed,
    ev.BidReplaced: bid_replaced,
    ev.BidWon: bid_won,
    ev.BidsRenewed: bids_renewed,
    ev.AgeChangeStep: age_change_step,
    ev.AgeStarted: age_started,
    ev.CoronationTried: coronation_tried,
    ev.CoronationDecided: coronation_decided,
    ev.GameEnded: game_ended,
    **map_.SHOWN,
    **goods.SHOWN,
    **contests.SHOWN,
}


def cues_of(stage: Stage, event: Event, before: AocState, after: AocState) -> Cues:
    """The cues of an event; every one has some."""
    return SHOWN[type(event)](stage, event, before, after)
