"""What each event looks like: one function an event, in a table keyed by the event's type."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Hold, Shake, Sound
from games.huns.board.camp_picture import loaded
from games.huns.board.dice import die_picture
from games.huns.board.stage import Stage
from games.huns.rules import events as ev
from games.huns.rules.content import CONTENT
from games.huns.rules.state import Card, HunsState, Wagon

Cues: TypeAlias = list[Cue]
STAGGER = 0.075
MOVE, THROW, READ = 0.26, 0.34, 0.6
DARK, RED, GOLD = "#1a0f24", "#cb3a2c", "#f0d684"


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


# ---------------------------------------------------------------- cards
def cards_drawn(stage: Stage, event: ev.CardsDrawn, before: HunsState, after: HunsState) -> Cues:
    """Off the deck one after the other; for those who may look they turn over on the way."""
    cues: Cues = []
    start = stage.before(f"deck:{event.deck}")
    for k in range(len(after.drawn)):
        element, delay = f"drawn:{k}", k * 0.09
        face = stage.now.picture(element)
        back = stage.back(event.deck, face.get_height() if face else 240)
        cues.append(Fly(back, start, stage.at(element), delay, 0.36, 60, True, (0.45, 1.0), element, face))
        cues += [Sound("card_slide", delay), Sound("card_flip", delay + 0.17, 0.6)]
    return cues


def card_played(stage: Stage, event: ev.CardPlayed, before: HunsState, after: HunsState) -> Cues:
    """Held up for everybody, then laid into its camp; a curse is thrown at its victim in a high arc."""
    target = f"camp:{event.to_seat}/card:{event.card}"
    picture = stage.card(Card(id=event.card))
    curse = event.to_seat != event.seat
    scale = (1.7, stage.shrink(event.to_seat))
    arc, time = (170.0, 0.42) if curse else (50.0, THROW)
    cues: Cues = [
        Sound("card_flip"),
        Fly(picture, stage.middle(), stage.at(target), READ, time, arc, True, scale, target),
        Sound("card_place", READ + time),
        Glow(target, READ + time),
    ]
    return [*cues, *_cursed(target, READ, time)] if curse else cues


def _cursed(target: str, delay: float, time: float) -> Cues:
    landing = delay + time
    return [Sound("curse", delay), Glow(target, landing, 0.8, DARK), Shake(6, landing, 0.3)]


def cards_returned(stage: Stage, event: ev.CardsReturned, before: HunsState, after: HunsState) -> Cues:
    """The refused cards go face down under the deck."""
    deck = stage.at(f"deck:{event.deck}")
    cues: Cues = []
    for k in range(event.n):
        x, y = stage.middle()
        start = (x + (k - (event.n - 1) / 2) * 130, y + 20)
        cues.append(Fly(stage.back(event.deck, 200), start, deck, k * STAGGER, MOVE, 30, scale=(1.0, 0.6)))
        cues.append(Sound("card_slide", k * STAGGER, 0.6))
    return cues


def curse_fled(stage: Stage, event: ev.CurseFled, before: HunsState, after: HunsState) -> Cues:
    """The card is turned face down where it lies."""
    element = f"camp:{event.seat}/card:{event.card}"
    x, y = stage.at(element)
    scale = (stage.shrink(event.seat),) * 2
    fled = stage.card(Card(id=event.card, fled=True))
    flip = Fly(stage.card(Card(id=event.card)), (x, y), (x, y), 0, 0.36, 26, True, scale, element, fled)
    points = CONTENT.constants.fled_curse_vp_per_player * after.seats
    return [flip, Sound("flee"), Float(f"−{-points}", element, 0.3, 1.1, RED)]


def curse_filled(stage: Stage, event: ev.CurseFilled, before: HunsState, after: HunsState) -> Cues:
    element = f"camp:{event.seat}/card:{event.card}"
    return [Glow(element, 0, 0.9, GOLD), Sound("spell")]


def curse_moved(stage: Stage, event: ev.CurseMoved, before: HunsState, after: HunsState) -> Cues:
    target = f"camp:{event.to_seat}/card:{event.card}"
    start = stage.before(f"camp:{event.seat}/card:{event.card}")
    scale = (stage.shrink(event.seat), stage.shrink(event.to_seat))
    fly = Fly(stage.card(Card(id=event.card)), start, stage.at(target), 0, 0.5, 170, True, scale, target)
    return [fly, *_cursed(target, 0, 0.5)]


def mercenary_filled(stage: Stage, event: ev.MercenaryFilled, before: HunsState, after: HunsState) -> Cues:
    element = f"camp:{event.seat}/card:{event.card}"
    worth = CONTENT.constants.mercenary_full_vp
    return [Glow(element, 0, 0.9, GOLD), Sound("sword", volume=0.7), Float(f"+{worth}", element, 0.1, 1.0, GOLD)]


def mercenary_broken(stage: Stage, event: ev.MercenaryBroken, before: HunsState, after: HunsState) -> Cues:
    element = f"camp:{event.seat}/card:{event.card}"
    return [Glow(element, 0, 0.7, RED), Float("−1", element, 0.1, 1.0, RED)]


def raid_used(stage: Stage, event: ev.RaidUsed, before: HunsState, after: HunsState) -> Cues:
    """The raid is swung high over the table and comes back with its red seal."""
    element = f"camp:{event.seat}/card:{event.card}"
    home, (_, middle) = stage.at(element), stage.middle()
    fresh, spent = stage.card(Card(id=event.card)), stage.card(Card(id=event.card, used=True))
    shrink = stage.shrink(event.seat)
    swing = Fly(fresh, home, home, 0, 0.8, home[1] - middle, False, (shrink, shrink), element, spent)
    return [
        Banner("banner-raid", event.seat, duration=1.0),
        Sound("raid"),
        swing,
        Shake(4, 0.4, 0.25),
        Sound("card_place", 0.8),
        Glow(element, 0.8, 0.5, RED),
    ]


def raid_cancelled(stage: Stage, event: ev.RaidCancelled, before: HunsState, after: HunsState) -> Cues:
    return [Glow(f"camp:{event.seat}/card:{event.card}", 0, 0.9), Sound("arrow"), Sound("sword", 0.2)]


def effect_used(stage: Stage, event: ev.EffectUsed, before: HunsState, after: HunsState) -> Cues:
    return [Glow(f"camp:{event.seat}/card:{event.card}", 0, 0.5), Sound("spell", volume=0.35)]


# ---------------------------------------------------------------- valuables
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
    return [Glow(event.source, 0, 0.4, RED), fly, Sound("cube_take"), Float("−1", event.source, 0, 0.9, RED)]


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
    points = f"+{CONTENT.constants.wagon_vp}"
    return [*cues, Float(points, f"camp:{event.seat}/dispatched", 0.6, 1.0, GOLD), Sound("score_tick", 0.65)]


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


# ---------------------------------------------------------------- ends
def token_passed(stage: Stage, event: ev.TokenPassed, before: HunsState, after: HunsState) -> Cues:
    token = stage.desk.art.image("first_player")
    return [
        Fly(token, stage.before("token"), stage.at("token"), 0, 0.42, 60, True, hides="token"),
        Sound("card_place", 0.4),
    ]


def game_ended(stage: Stage, event: ev.GameEnded, before: HunsState, after: HunsState) -> Cues:
    names = [stage.desk.name(seat) for seat in event.winners]
    args: dict[str, str | int] = dict(zip(("name", "other"), names, strict=False))
    key = "banner-victory" if len(names) < 2 else "banner-shared"
    glows: Cues = [Glow(element, 0, 1.2, RED) for element in event.empty]
    winner = event.winners[0] if event.winners else -1
    return [*glows, Sound("drum_roll"), Banner(key, winner, 0.8, 2.2, args), Sound("victory", 0.8), Hold(0.6, 2.4)]


SHOWN: dict[type[Event], Callable[[Stage, Any, HunsState, HunsState], Cues]] = {
    ev.RoundStarted: round_started,
    ev.DiceRolled: dice_rolled,
    ev.TurnStarted: turn_started,
    ev.DieTaken: die_taken,
    ev.DieChanged: die_changed,
    ev.CardsDrawn: cards_drawn,
    ev.CardPlayed: card_played,
    ev.CardsReturned: cards_returned,
    ev.CurseFled: curse_fled,
    ev.CurseFilled: curse_filled,
    ev.CurseMoved: curse_moved,
    ev.MercenaryFilled: mercenary_filled,
    ev.MercenaryBroken: mercenary_broken,
    ev.RaidUsed: raid_used,
    ev.RaidCancelled: raid_cancelled,
    ev.EffectUsed: effect_used,
    ev.CubesTaken: cubes_taken,
    ev.CubeLoaded: cube_loaded,
    ev.CubesReturned: cubes_returned,
    ev.CubesStashed: cubes_stashed,
    ev.CubeStolen: cube_stolen,
    ev.WagonDispatched: wagon_dispatched,
    ev.WagonTaken: wagon_taken,
    ev.DisplayRefilled: display_refilled,
    ev.WagonsPeeked: wagons_peeked,
    ev.WagonSwapped: wagon_swapped,
    ev.WagonLocked: wagon_locked,
    ev.WagonUnlocked: wagon_unlocked,
    ev.TokenPassed: token_passed,
    ev.GameEnded: game_ended,
}


def cues_of(stage: Stage, event: Event, before: HunsState, after: HunsState) -> Cues:
    """The cues of an event; events that show by themselves have none."""
    show = SHOWN.get(type(event))
    return show(stage, event, before, after) if show else []
