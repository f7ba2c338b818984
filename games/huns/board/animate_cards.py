"""What happens to cards: drawn, played, thrown at a rival, fled, filled, used."""

from typing import Any, TypeAlias

from engine.table.cues import Banner, Cue, Fly, Glow, Shake, Sound
from games.huns.board.pace import DARK, GOLD, MOVE, READ, RED, STAGGER, THROW
from games.huns.board.stage import Stage
from games.huns.rules import events as ev
from games.huns.rules.state import Card, HunsState

Cues: TypeAlias = list[Cue]


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


TOLD = (
    ev.CardPlayed,
    ev.CurseFled,
    ev.CurseFilled,
    ev.CurseMoved,
    ev.MercenaryFilled,
    ev.MercenaryBroken,
    ev.RaidUsed,
    ev.RaidCancelled,
    ev.EffectUsed,
)
"""Events of a card that everybody may read while it works."""


def lying(event: Any) -> str:
    """Where the card of one of the events `TOLD` lies."""
    return f"camp:{getattr(event, 'to_seat', event.seat)}/card:{event.card}"


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
    return [flip, Sound("flee")]


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
    return [Glow(element, 0, 0.9, GOLD), Sound("sword", volume=0.7)]


def mercenary_broken(stage: Stage, event: ev.MercenaryBroken, before: HunsState, after: HunsState) -> Cues:
    element = f"camp:{event.seat}/card:{event.card}"
    return [Glow(element, 0, 0.7, RED), Sound("curse", volume=0.5)]


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
