"""What happens to valuables and wagons: taken, loaded, stolen, dispatched, replaced."""

from typing import TypeAlias

from engine.table.cues import Cue, Float, Fly, Glow, Sound
from games.huns.board.camp_picture import loaded
from games.huns.board.pace import DARK, GOLD, LOSS, MOVE, RED, STAGGER
from games.huns.board.stage import Stage
from games.huns.rules import events as ev
from games.huns.rules.content import CONTENT
from games.huns.rules.state import HunsState, Wagon

Cues: TypeAlias = list[Cue]


def cubes_taken(stage: Stage, event: ev.CubesTaken, before: HunsState, after: HunsState) -> Cues:
    """From the pile into the hand, one after the other."""
    start, count = stage.before(event.source), len(after.hand)
    first = max(0, count - event.n)
    cues: Cues = []
    for k in range(event.n):
        delay = k * STAGGER
        end = stage.hand(event.seat, first + k, max(count, event.n))
        cues.append(Fly(stage.cube(event.color), start, end, delay, MOVE, 50, True, hides=f"hand/{first + k}"))
        cues.append(Sound("cube_take", delay, 0.6))
    return cues


def cube_loaded(stage: Stage, event: ev.CubeLoaded, before: HunsState, after: HunsState) -> Cues:
    """In an arc onto its space."""
    start = (
        _hand_start(stage, event.seat, event.color, before) if event.source == "hand" else stage.before(event.source)
    )
    place, size = event.to, 0.9
    if "/card:" in event.to:
        card = stage.lying(after, event.seat, event.to.rsplit(":", 1)[-1])
        place, size = f"{event.to}/cube:{max(0, len(card.cubes) - 1)}", 0.5
    if event.seat != stage.bottom:
        size = 0.5
    hides = place if place in stage.now.rects else ""
    fly = Fly(stage.cube(event.color), start, stage.at(place), 0, MOVE, 70, True, (1.0, size), hides)
    return [fly, Sound("cube_drop", MOVE * 0.9)]


def _hand_start(stage: Stage, seat: int, color: str, before: HunsState) -> tuple[float, float]:
    index = before.hand.index(color) if color in before.hand else 0
    return stage.hand(seat, index, max(1, len(before.hand)))


def cubes_returned(stage: Stage, event: ev.CubesReturned, before: HunsState, after: HunsState) -> Cues:
    start = (
        _hand_start(stage, event.seat, event.color, before) if event.source == "hand" else stage.before(event.source)
    )
    return _stream(stage, event.color, event.n, start, stage.at(event.to), 60)


def cubes_stashed(stage: Stage, event: ev.CubesStashed, before: HunsState, after: HunsState) -> Cues:
    start = (
        _hand_start(stage, event.seat, event.color, before) if event.source == "hand" else stage.before(event.source)
    )
    end = stage.at(f"camp:{event.seat}/stash/{event.color}")
    return _stream(stage, event.color, event.n, start, end, 70)


def cube_stolen(stage: Stage, event: ev.CubeStolen, before: HunsState, after: HunsState) -> Cues:
    end = stage.hand(event.seat, max(0, len(after.hand) - 1), max(1, len(after.hand)))
    fly = Fly(stage.cube(event.color), stage.before(event.source), end, 0, 0.38, 120, True)
    return [Glow(event.source, 0, 0.4, RED), fly, Sound("cube_take"), Float("−1", event.source, 0, 0.9, LOSS)]


def _stream(
    stage: Stage, color: str, count: int, start: tuple[float, float], end: tuple[float, float], arc: float
) -> Cues:
    """Valuables one after the other from place to place."""
    cues: Cues = []
    for k in range(count):
        cues.append(Fly(stage.cube(color), start, end, k * STAGGER, MOVE, arc, scale=(1.0, 0.8)))
        cues.append(Sound("cube_drop", k * STAGGER + MOVE, 0.5))
    return cues


# ---------------------------------------------------------------- wagons
def wagon_dispatched(stage: Stage, event: ev.WagonDispatched, before: HunsState, after: HunsState) -> Cues:
    """The full cart rolls off to the place of sent wagons, its load goes to the stash."""
    wagon = Wagon(id=event.wagon, cubes=list(event.cubes))
    own = event.seat == stage.bottom
    picture = loaded(stage.desk, wagon, 210 if own else 126)
    start = stage.before(f"camp:{event.seat}/wagon:{event.index}")
    end = stage.at(f"camp:{event.seat}/dispatched")
    cues: Cues = [Sound("wagon_dispatch"), Fly(picture, start, end, 0.15, 0.55, 12, scale=(1.0, 0.5))]
    for k, color in enumerate(event.cubes):
        goal = stage.at(f"camp:{event.seat}/stash/{color}")
        cues.append(Fly(stage.cube(color), start, goal, 0.2 + k * STAGGER, 0.34, 60, scale=(1.0, 0.8)))
        cues.append(Sound("cube_drop", 0.5 + k * STAGGER, 0.4))
    return [*cues, Sound("score_tick", 0.65)]


def wagon_taken(stage: Stage, event: ev.WagonTaken, before: HunsState, after: HunsState) -> Cues:
    """A new cart rolls in."""
    element = f"camp:{event.seat}/wagon:{event.index}"
    facts = CONTENT.wagons[event.wagon]
    start, face = stage.before(event.source), stage.desk.art.wagon(facts.back, facts.spaces, "market")
    scale = (1.0, 1.3 if event.seat == stage.bottom else 0.8)
    if event.source == "wagon_deck":
        back = stage.desk.art.wagon_back(facts.back)
        fly = Fly(back, start, stage.at(element), 0, 0.42, 40, True, scale, element, face)
    else:
        fly = Fly(face, start, stage.at(element), 0, 0.42, 40, True, scale, element)
    return [fly, Sound("card_slide"), Sound("card_place", 0.4)]


def display_refilled(stage: Stage, event: ev.DisplayRefilled, before: HunsState, after: HunsState) -> Cues:
    facts = CONTENT.wagons[event.wagon]
    element, art = f"display:{event.index}", stage.desk.art
    face = art.wagon(facts.back, facts.spaces, "market")
    fly = Fly(
        art.wagon_back(facts.back), stage.at("wagon_deck"), stage.at(element), 0, 0.32, 30, True, (1, 1), element, face
    )
    return [fly, Sound("card_flip", 0.1, 0.7)]


def wagons_peeked(stage: Stage, event: ev.WagonsPeeked, before: HunsState, after: HunsState) -> Cues:
    return [Glow("wagon_deck"), Sound("card_slide")]


def wagon_swapped(stage: Stage, event: ev.WagonSwapped, before: HunsState, after: HunsState) -> Cues:
    """Two carts change places."""
    own, display = f"camp:{event.seat}/wagon:{event.index}", f"display:{event.place}"
    art = stage.desk.art
    cues: Cues = [Sound("wagon_dispatch", volume=0.6)]
    for wagon, start, end in ((event.wagon, display, own), (event.given, own, display)):
        facts = CONTENT.wagons[wagon]
        picture = art.wagon(facts.back, facts.spaces, "market")
        cues.append(Fly(picture, stage.before(start), stage.at(end), 0, 0.45, 70, True, hides=end))
    return cues


def wagon_locked(stage: Stage, event: ev.WagonLocked, before: HunsState, after: HunsState) -> Cues:
    return [Glow(f"camp:{event.seat}/wagon:{event.index}", 0, 0.8, DARK), Sound("curse", volume=0.5)]


def wagon_unlocked(stage: Stage, event: ev.WagonUnlocked, before: HunsState, after: HunsState) -> Cues:
    return [Glow(f"camp:{event.seat}/wagon:{event.index}", 0, 0.8, GOLD)]
