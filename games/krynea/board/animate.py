"""What each event looks like: one function an event, in a table keyed by the event's type."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Hold, Sound
from games.krynea.board import animate_cards as cards
from games.krynea.board import animate_fights as fights
from games.krynea.board import animate_units as units
from games.krynea.board.pace import GOLD, RED
from games.krynea.board.stage import Stage
from games.krynea.rules import events as ev
from games.krynea.rules.state import PHASES, KryneaState

Cues: TypeAlias = list[Cue]
Show: TypeAlias = Callable[[Stage, Any, KryneaState, KryneaState], Cues]
LOUD_PHASES = (7, 8, 9)


# ---------------------------------------------------------------- rounds and phases
def round_started(stage: Stage, event: ev.RoundStarted, before: KryneaState, after: KryneaState) -> Cues:
    """The token goes to whoever has it this round."""
    token = stage.lying("token")
    cues: Cues = [
        Banner("banner-round", stage.seated(event.token), duration=1.0, args={"round": event.round}),
        Sound("drum_hit"),
    ]
    if token is not None and stage.before("token") != stage.at("token"):
        cues.append(Fly(token, stage.before("token"), stage.at("token"), 0, 0.4, 60, True, hides="token"))
    return [*cues, Glow("token", 0.3)]


def phase_started(stage: Stage, event: ev.PhaseStarted, before: KryneaState, after: KryneaState) -> Cues:
    """Phases of fighting are called out, the others light up on their rail."""
    element = f"phase:{event.phase}"
    if event.phase in LOUD_PHASES:
        sound = "drum_hit" if event.phase < 9 else "horn_turn"
        key = "banner-melee" if event.phase == 9 else "banner-phase"
        banner = Banner(key, stage.seated(event.first), duration=0.8, args={"phase": event.phase})
        return [banner, Glow(element), Sound(sound, volume=0.7)]
    assert PHASES[event.phase - 1] == event.name
    return [Glow(element, 0, 0.5), Sound("ui_page", volume=0.5)]


def banner_chosen(stage: Stage, event: ev.BannerChosen, before: KryneaState, after: KryneaState) -> Cues:
    """The token is turned to the face that was chosen."""
    token, old = stage.lying("token"), stage.lay("token")
    if token is None or old is None:
        return [Glow("token")]
    at = stage.at("token")
    flip = Fly(old, at, at, 0, 0.36, 24, True, hides="token", flip_to=token)
    return [flip, Sound("banner"), Glow("token", 0.36)]


def passed(stage: Stage, event: ev.Passed, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(f"seat:{event.seat}", 0, 0.35, stage.color(event.seat)), Sound("ui_back", volume=0.3)]


def round_ended(stage: Stage, event: ev.RoundEnded, before: KryneaState, after: KryneaState) -> Cues:
    return [Sound("drum_roll", volume=0.5), Hold(0.3)]


def game_ended(stage: Stage, event: ev.GameEnded, before: KryneaState, after: KryneaState) -> Cues:
    """Who holds the field."""
    names = [stage.desk.name(seat) for seat in event.winners]
    args: dict[str, str | int] = dict(zip(("name", "other"), names, strict=False))
    args["n"] = len(after.taken)
    key = _victory(after, event.winners)
    winner = event.winners[0] if event.winners else -1
    lost = key in ("banner-draw", "banner-solo-lost")
    sound = Sound("defeat" if lost else "victory", 0.6)
    return [Sound("drum_roll"), Banner(key, winner, 0.6, 2.2, args), sound, Hold(0.6, 2.2)]


def _victory(after: KryneaState, winners: tuple[int, ...]) -> str:
    if after.solo:
        return "banner-solo-won" if winners else "banner-solo-lost"
    if not winners or len(winners) > 2:
        return "banner-draw"
    if len(winners) == 1:
        return "banner-victory"
    return "banner-alliance" if len(after.armies) == 4 else "banner-shared"


# ---------------------------------------------------------------- chance, resources
def coin_tossed(stage: Stage, event: ev.CoinTossed, before: KryneaState, after: KryneaState) -> Cues:
    """What the coin in the tray said, beside the army that it was for."""
    face = stage.desk.art.image(f"coin/{'success' if event.success else 'miss'}")
    x, y = stage.middle()
    fly = Fly(face, (x, y - 60), (x, y), 0, 0.55, 120, True, (0.7, 1.0))
    glow = Glow(f"seat:{event.seat}", 0.3, 0.7, GOLD if event.success else RED)
    return [
        Sound("coin_toss", volume=0.9),
        fly,
        glow,
        Sound("glass_chime" if event.success else "glass_crack", 0.6, 0.5),
        Hold(0.3, 0.55),
    ]


def resources_gained(stage: Stage, event: ev.ResourcesGained, before: KryneaState, after: KryneaState) -> Cues:
    return [Float(f"+{event.n}", f"seat:{event.seat}", 0.1, 1.0, GOLD), Sound("coin"), Glow(f"seat:{event.seat}")]


def budget_set(stage: Stage, event: ev.BudgetSet, before: KryneaState, after: KryneaState) -> Cues:
    return [Float(f"+{event.n}", f"seat:{event.seat}", 0, 1.0, GOLD), Sound("coin", volume=0.7)]


SHOWN: dict[type[Event], Show] = {
    ev.RoundStarted: round_started,
    ev.PhaseStarted: phase_started,
    ev.BannerChosen: banner_chosen,
    ev.Passed: passed,
    ev.RoundEnded: round_ended,
    ev.GameEnded: game_ended,
    ev.CoinTossed: coin_tossed,
    ev.ResourcesGained: resources_gained,
    ev.BudgetSet: budget_set,
    **cards.SHOWN,
    **units.SHOWN,
    **fights.SHOWN,
}


def cues_of(stage: Stage, event: Event, before: KryneaState, after: KryneaState) -> Cues:
    """The cues of an event; events that show by themselves have none."""
    show = SHOWN.get(type(event))
    return show(stage, event, before, after) if show else []
