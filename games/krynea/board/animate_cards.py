"""What happens to cards: factions chosen, cards bought, played, cancelled, looked at, discarded; monoliths."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Hold, Shake, Sound
from games.krynea.board.hand import hand_element
from games.krynea.board.pace import GOLD, GREEN, MOVE, PALE, READ, RED, STAGGER, THROW, VIOLET
from games.krynea.board.stage import Stage
from games.krynea.rules import events as ev
from games.krynea.rules.content import CARDS
from games.krynea.rules.state import KryneaState

Cues: TypeAlias = list[Cue]


def faction_chosen(stage: Stage, event: ev.FactionChosen, before: KryneaState, after: KryneaState) -> Cues:
    """The army's crest is shown and goes to its player."""
    crest = stage.desk.art.image(f"crests/{event.faction}")
    fly = Fly(crest, stage.middle(), stage.home(event.seat), 0.3, 0.45, 60, False, (1.6, 0.5))
    return [fly, Sound("march", volume=0.6), Glow(f"seat:{event.seat}", 0.7, 0.8, stage.color(event.seat))]


def deck_refused(stage: Stage, event: ev.DeckRefused, before: KryneaState, after: KryneaState) -> Cues:
    return [Sound("ui_refuse"), Glow(f"seat:{event.seat}", 0, 0.6, RED)]


# ---------------------------------------------------------------- buying and discarding
def card_bought(stage: Stage, event: ev.CardBought, before: KryneaState, after: KryneaState) -> Cues:
    """Off the deck into the hand; for its owner it turns over on the way."""
    card = stage.number(event.card)
    deck = f"{event.kind}s"
    element = hand_element(event.seat, card, 0)
    start, back = stage.at(f"deck:{event.seat}/{event.kind}"), stage.back(event.seat, deck)
    face = stage.card(event.seat, card) if card in CARDS else None
    seen = stage.here(element)
    scale = (0.6, 1.0) if event.seat == stage.desk.bottom else (0.5, 0.5)
    end = _hand_end(stage, element) if seen else stage.hand(event.seat)
    hides = element if seen else ""
    cues: Cues = [Sound("card_slide"), Fly(back, start, end, 0, 0.36, 80, False, scale, hides, face)]
    if face is not None:
        cues.append(Sound("card_flip", 0.18, 0.5))
    return [*cues, Float(f"−{event.cost}", f"seat:{event.seat}", 0.1, 0.8, GOLD)] if event.cost > 0 else cues


def _hand_end(stage: Stage, element: str) -> tuple[float, float]:
    """Where a whole card lies whose upper part stands in the hand."""
    rect = stage.now.rects[element]
    return rect.centerx, rect.y + 126


def cards_returned(stage: Stage, event: ev.CardsReturned, before: KryneaState, after: KryneaState) -> Cues:
    """Under their decks, face down."""
    cues: Cues = []
    for k in range(event.n):
        card = stage.number(event.cards[k]) if k < len(event.cards) else 0
        kind = CARDS[card].kind if card in CARDS else "troop"
        start, end = stage.hand(event.seat, card), stage.at(f"deck:{event.seat}/{kind}")
        back = stage.back(event.seat, f"{kind}s")
        cues.append(Fly(back, start, end, k * STAGGER, MOVE, 50, scale=(0.8, 0.5)))
        cues.append(Sound("card_slide", k * STAGGER, 0.6))
    return cues


def purchase_ended(stage: Stage, event: ev.PurchaseEnded, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(f"seat:{event.seat}", 0, 0.4, stage.color(event.seat)), Sound("card_place", volume=0.6)]


def spending_checked(stage: Stage, event: ev.SpendingChecked, before: KryneaState, after: KryneaState) -> Cues:
    words = f"{event.spent} / {event.budget}"
    return [Float(words, f"seat:{event.seat}", 0, 1.0, GOLD), Sound("coin", volume=0.4)]


def cards_discarded(stage: Stage, event: ev.CardsDiscarded, before: KryneaState, after: KryneaState) -> Cues:
    cues: Cues = []
    for k, slug in enumerate(event.cards[:8]):
        card = stage.number(slug)
        kind = CARDS[card].kind if card in CARDS else "action"
        end = stage.at(f"discard:{event.seat}/{kind}")
        fly = Fly(
            stage.card(event.seat, card), stage.hand(event.seat, card), end, k * STAGGER, MOVE, 50, scale=(0.8, 0.5)
        )
        cues += [fly, Sound("card_slide", k * STAGGER, 0.5)]
    return cues


# ---------------------------------------------------------------- playing
def card_played(stage: Stage, event: ev.CardPlayed, before: KryneaState, after: KryneaState) -> Cues:
    """Held up for everybody, then its targets light up. Skills and expertise shine where they lie."""
    card = stage.number(event.card)
    lights: Cues = [Glow(element, READ, 0.7, PALE) for element in event.targets if stage.here(element)]
    if event.source != "hand":
        element = f"skill:{event.seat}/{card}" if event.source == "skill" else f"unit:{event.seat}/{card}"
        return [Glow(element, 0, 0.8, VIOLET), Sound("chant", volume=0.7), *_held_up(stage, event.seat, card), *lights]
    end = stage.at(f"discard:{event.seat}/action")
    picture = stage.card(event.seat, card)
    shown = Fly(picture, stage.middle(), end, READ, THROW, 40, scale=(1.5, 0.5))
    return [Sound("card_flip"), shown, *lights, Sound("card_place", READ + THROW, 0.7)]


def _held_up(stage: Stage, seat: int, card: int) -> Cues:
    """What is used on the table is shown large for a moment."""
    picture = stage.card(seat, card)
    return [Fly(picture, stage.middle(), stage.middle(), 0, READ + 0.2, scale=(1.2, 1.3))]


def card_cancelled(stage: Stage, event: ev.CardCancelled, before: KryneaState, after: KryneaState) -> Cues:
    """The card shakes and is gone."""
    picture = stage.card(event.seat, stage.number(event.card))
    x, y = stage.middle()
    cues: Cues = [Fly(picture, (x, y), (x, y + 240), 0, 0.45, scale=(1.2, 0.5)), Shake(5, 0, 0.25)]
    return [*cues, Sound("glass_shatter", volume=0.6)]


def hand_seen(stage: Stage, event: ev.HandSeen, before: KryneaState, after: KryneaState) -> Cues:
    """Whoever looks is given time to read."""
    reading = min(5.0, 1.0 + 0.8 * len(event.cards)) if event.seat == stage.desk.bottom else 0.3
    return [Glow(f"seat:{event.other}", 0, 0.9, PALE), Sound("card_flip"), Hold(reading)]


# ---------------------------------------------------------------- monoliths
def monolith_revealed(stage: Stage, event: ev.MonolithRevealed, before: KryneaState, after: KryneaState) -> Cues:
    """Off the deck, held up with its name, then set on its stand or before the battalion it guards."""
    element = f"monolith:{event.monolith}"
    face = stage.monolith(event.monolith)
    middle = stage.middle()
    name = stage.desk.card(event.monolith)
    return [
        Sound("monolith"),
        Banner("banner-monolith", -1, 0.3, 1.2, {"monolith": name}),
        Fly(face, (middle[0], middle[1] + 230), stage.at(element), 1.1, 0.4, 30, True, (1.3, 0.6), element),
        Sound("card_place", 1.5),
        Glow(element, 1.5, 0.8),
    ]


def monolith_taken(stage: Stage, event: ev.MonolithTaken, before: KryneaState, after: KryneaState) -> Cues:
    face = stage.monolith(event.monolith)
    start, end = stage.before(f"monolith:{event.monolith}"), stage.at("seat:0")
    fly = Fly(face, start, end, 0, 0.5, 120, False, (0.6, 0.5))
    return [fly, Sound("victory", volume=0.4), Float("+1", "seat:0", 0.4, 1.2, GREEN), Glow("seat:0", 0.4, 0.9, GREEN)]


def monolith_ignored(stage: Stage, event: ev.MonolithIgnored, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(f"seat:{event.seat}", 0, 0.9, VIOLET), Sound("chant", volume=0.7), Hold(0.2)]


SHOWN: dict[type[Event], Callable[[Stage, Any, KryneaState, KryneaState], Cues]] = {
    ev.FactionChosen: faction_chosen,
    ev.DeckRefused: deck_refused,
    ev.CardBought: card_bought,
    ev.CardsReturned: cards_returned,
    ev.PurchaseEnded: purchase_ended,
    ev.SpendingChecked: spending_checked,
    ev.CardsDiscarded: cards_discarded,
    ev.CardPlayed: card_played,
    ev.CardCancelled: card_cancelled,
    ev.HandSeen: hand_seen,
    ev.MonolithRevealed: monolith_revealed,
    ev.MonolithTaken: monolith_taken,
    ev.MonolithIgnored: monolith_ignored,
}
