"""What happens to cards, tokens, gold, sorcery, points, objectives, artifacts and adventures."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Float, Fly, Glow, Hold, Look, Sound
from games.age_of_conan.board.contest_facts import contest_of
from games.age_of_conan.board.stage import GOLD, GREEN, MOVE, PALE, READ, RED, STAGGER, VIOLET, Cues, Stage, signed
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.state import NOBODY, AocState

Show: TypeAlias = Callable[[Stage, Any, AocState, AocState], Cues]
FLIP = 0.36


# ---------------------------------------------------------------- cards
def cards_drawn(stage: Stage, event: ev.CardsDrawn, before: AocState, after: AocState) -> Cues:
    """Off the deck into the hand; for its owner each turns over on the way."""
    common = event.deck == "strategy"
    back, panel = stage.back(event.deck, event.seat), stage.home(event.seat)
    start = stage.at("deck:strategy") if common else (panel[0] - 140, panel[1])
    count = f"strategies:{event.seat}" if common else f"deck:{event.seat}/kingdom"
    cues: Cues = []
    for k in range(min(6, event.n)):
        card = event.cards[k] if k < len(event.cards) else ""
        element = held(event.seat, event.deck, card)
        face = stage.now.picture(element) if card else None
        seen = face is not None
        end, size = stage.at(element if seen else count), (0.5, 1.0) if seen else (0.5, 0.3)
        cues.append(Fly(back, start, end, k * STAGGER, FLIP, 70, False, size, element if seen else "", face))
        cues.append(Sound("card_slide", k * STAGGER, 0.7))
    return cues


def held(seat: int, deck: str, card: str) -> str:
    """The element of a card in a hand."""
    return f"{'strategy' if deck == 'strategy' else 'hand'}:{seat}/{card}"


def deck_shuffled(stage: Stage, event: ev.DeckShuffled, before: AocState, after: AocState) -> Cues:
    deck = {"strategy": "deck:strategy", "tokens": "track:adventure"}.get(event.deck, f"deck:{event.seat}/kingdom")
    return [Glow(deck, 0, 0.6, PALE), Sound("card_slide"), Sound("card_slide", 0.09), Sound("card_slide", 0.18)]


def card_played(stage: Stage, event: ev.CardPlayed, before: AocState, after: AocState) -> Cues:
    """Held up for everybody, then put away; what lies on the table shines and goes back to its place, turned."""
    lying = lying_card(before, event.seat, event.card) if event.kind == "table" else ""
    end = stage.at(lying) if lying else stage.home(event.seat)
    shown = Fly(stage.card(event.card), stage.middle(), end, READ, 0.36, 40, False, (1.5, 0.5))
    cues: Cues = [Sound("card_flip"), shown, Sound("chant", 0.1, 0.4), Sound("card_place", READ + 0.36, 0.7)]
    cues.append(Look(lying or held(event.seat, "kingdom", event.card)))
    return [*cues, Glow(lying, 0, 0.7, VIOLET)] if lying else cues


def lying_card(view: AocState, seat: int, card: str) -> str:
    """The element of a card on the table, "" when it is not there."""
    table = view.kingdoms[seat].table
    return next((f"table:{seat}/{k}" for k, one in enumerate(table) if one.card == card and one.ready), "")


def card_laid(stage: Stage, event: ev.CardLaid, before: AocState, after: AocState) -> Cues:
    element, origin = f"table:{event.seat}/{event.index}", held(event.seat, "kingdom", event.card)
    start = stage.before(origin) if stage.lay_there(origin) else stage.home(event.seat)
    arrives = stage.arrive(element, start, FLIP, 60)
    return [Sound("card_slide"), *arrives, Sound("card_place", FLIP), Glow(element, FLIP, 0.6, GOLD), Look(element)]


def card_refreshed(stage: Stage, event: ev.CardRefreshed, before: AocState, after: AocState) -> Cues:
    element = f"table:{event.seat}/{event.index}"
    return [*stage.turn(element), Glow(element, 0.2, 0.7, GREEN)]


def table_refreshed(stage: Stage, event: ev.TableRefreshed, before: AocState, after: AocState) -> Cues:
    """Every turned card of the kingdom is ready again."""
    cues: Cues = []
    for k, (old, new) in enumerate(
        zip(before.kingdoms[event.seat].table, after.kingdoms[event.seat].table, strict=False)
    ):
        if new.ready and not old.ready:
            cues += stage.turn(f"table:{event.seat}/{k}", delay=k * STAGGER)
    return [*cues, Glow(f"seat:{event.seat}", 0, 0.7, GREEN)]


# ---------------------------------------------------------------- gold, sorcery, points
def gold_changed(stage: Stage, event: ev.GoldChanged, before: AocState, after: AocState) -> Cues:
    """Coins fly between the treasury in the middle and the chest of the kingdom."""
    chest = f"gold:{event.seat}"
    return [*_goods(stage, "gold", chest, event.n), Sound("gold_coins", volume=0.8), _rise(event.n, chest, GOLD)]


def _rise(n: int, element: str, color: str) -> Float:
    return Float(signed(n), element, 0.2, 1.1, color if n > 0 else RED)


def _goods(stage: Stage, name: str, element: str, n: int) -> Cues:
    there, bank = stage.at(element), stage.middle()
    start, end = (bank, there) if n > 0 else (there, (there[0] - 260, there[1] + 40))
    return [*stage.pour(name, abs(n), start, end, size=48), Glow(element, MOVE, 0.5)]


def sorcery_changed(stage: Stage, event: ev.SorceryChanged, before: AocState, after: AocState) -> Cues:
    """Violet flames; spent in a contest they go to the dice."""
    element = f"sorcery:{event.seat}"
    if event.why == "reroll":
        dice = f"strength:{asked_side(after)}"
        fly = stage.pour("sorcery", -event.n, stage.at(element), stage.at(dice), size=64)
        return [Sound("sorcery_flame"), *fly, _rise(event.n, element, VIOLET)]
    return [
        Sound("sorcery_flame", volume=0.7),
        *_goods(stage, "sorcery", element, event.n),
        _rise(event.n, element, VIOLET),
    ]


def asked_side(view: AocState) -> int:
    """Whose turn it is in the contest under way: 0 the attacker's."""
    contest = contest_of(view)
    return contest.turn if contest else 0


def empire_points(stage: Stage, event: ev.EmpirePoints, before: AocState, after: AocState) -> Cues:
    """Laurels fly from where they were earned to the crown of the kingdom."""
    seat, start = f"seat:{event.seat}", stage.middle()
    for element in (f"province:{event.what}", f"objective:{event.what}"):
        if stage.here(element) or stage.lay_there(element):
            start = stage.before(element)
    if event.n < 0:
        start, end = stage.at(seat), start
        return [Sound("curse", volume=0.5), *stage.pour("laurel", -event.n, start, end), _rise(event.n, seat, GOLD)]
    fly = stage.pour("laurel", event.n, start, stage.at(seat))
    ticks: Cues = [Sound("score_tick", MOVE + k * STAGGER) for k in range(min(6, event.n))]
    return [*fly, *ticks, _rise(event.n, seat, GOLD), Glow(f"seat:{event.seat}", MOVE, 0.8, GOLD)]


def crom_awarded(stage: Stage, event: ev.CromAwarded, before: AocState, after: AocState) -> Cues:
    fly = stage.pour("crom", 1, stage.middle(), stage.home(event.seat), size=84)
    count = f"crom:{event.seat}"
    return [Sound("drum_roll", volume=0.6), *fly, Glow(count, MOVE, 0.9, PALE), Float("+1", count, MOVE, 1.0, PALE)]


# ---------------------------------------------------------------- adventures and tokens
def adventure_revealed(stage: Stage, event: ev.AdventureRevealed, before: AocState, after: AocState) -> Cues:
    """The card is held up with its name, its tokens come out of the bag, the obelisk stands on the destination."""
    name = stage.desk.words(f"adventure-{event.adventure}")
    back, high = stage.icon("token", 96), stage.high()
    cues: Cues = [Banner("banner-adventure", -1, 0, 1.3, {"adventure": name}), Sound("banner")]
    cues += stage.arrive("adventure", high, 0.5, 60, 0.5)
    for k in range(len(event.tokens)):
        element, face = f"token:{k}", stage.now.picture(f"token:{k}")
        delay = 0.9 + k * 2 * STAGGER
        if face is not None:
            fly = Fly(back, high, stage.at(element), delay, FLIP, 60, True, (0.7, 0.8), element, face)
            cues += [fly, Sound("cube_drop", delay + FLIP, 0.6)]
    return [*cues, Glow(f"province:{event.destination}", 0.6, 1.4, GOLD), Look("adventure")]


def adventure_ended(stage: Stage, event: ev.AdventureEnded, before: AocState, after: AocState) -> Cues:
    sound = Sound("banner" if event.reached else "flee", volume=0.8)
    return [sound, Glow("adventure", 0, 0.9, GOLD if event.reached else PALE), Glow("conan", 0, 0.9, GOLD), Hold(0.4)]


def _track_closes_up(stage: Stage, left: int) -> Cues:
    """The tokens behind the one that left move up, if the track has them do so."""
    cues: Cues = []
    for k in range(left):
        cues += stage.shift(f"token:{k}", f"token:{k + 1}")
    return cues


def token_taken(stage: Stage, event: ev.TokenTaken, before: AocState, after: AocState) -> Cues:
    goes = stage.leave("token:0", stage.goods(event.seat, "tokens"), 0.45, 90)
    return [Sound("cube_take"), *goes, *_track_closes_up(stage, event.left), Glow(f"seat:{event.seat}", 0.4, 0.6, GOLD)]


def token_discarded(stage: Stage, event: ev.TokenDiscarded, before: AocState, after: AocState) -> Cues:
    x, y = stage.before("token:0")
    return [
        Sound("flee", volume=0.4),
        *stage.leave("token:0", (x, y - 150), 0.4, 0),
        *_track_closes_up(stage, event.left),
    ]


def token_drawn(stage: Stage, event: ev.TokenDrawn, before: AocState, after: AocState) -> Cues:
    fly = Fly(
        stage.icon("token", 88), stage.middle(), stage.goods(event.seat, "tokens"), 0, 0.45, 90, False, (1.2, 0.7)
    )
    return [Sound("cube_take"), fly, Glow(f"seat:{event.seat}", 0.4, 0.6, GOLD)]


def token_kept(stage: Stage, event: ev.TokenKept, before: AocState, after: AocState) -> Cues:
    return [Sound("cube_drop", volume=0.7), Glow(f"tokens:{event.seat}", 0, 0.6, GOLD)]


def token_exchanged(stage: Stage, event: ev.TokenExchanged, before: AocState, after: AocState) -> Cues:
    """It goes; what it was worth comes with the next event."""
    x, y = stage.goods(event.seat, "tokens")
    return [Sound("cube_take"), Fly(stage.icon("token", 72), (x, y), (x - 220, y), 0, MOVE, 40, False, (1.0, 0.6))]


def tokens_shown(stage: Stage, event: ev.TokensShown, before: AocState, after: AocState) -> Cues:
    """Turned up together in the ledger, and added up; before the crown they are counted at the kingdom's panel."""
    element = f"ledger:{event.seat}" if stage.here(f"ledger:{event.seat}") else f"seat:{event.seat}"
    turns = stage.turn(f"shown:{event.seat}", back=stage.icon("token", 72))
    return [
        Sound("bid_reveal"),
        *turns,
        Float(str(event.total), element, 0.3, 1.2, GOLD),
        Glow(element, 0.2, 0.8),
        Hold(0.5),
    ]


def tokens_chosen(stage: Stage, event: ev.TokensChosen, before: AocState, after: AocState) -> Cues:
    fly = stage.arrive(f"shown:{event.seat}", stage.home(event.seat), MOVE, 50)
    return [Sound("cube_drop", volume=0.5), *fly, Glow(f"ledger:{event.seat}", 0, 0.4)]


# ---------------------------------------------------------------- objectives and artifacts
def objective_revealed(stage: Stage, event: ev.ObjectiveRevealed, before: AocState, after: AocState) -> Cues:
    element = f"objective:{event.objective}"
    return [Sound("card_flip"), *stage.arrive(element, stage.middle(), 0.4, 60), Glow(element, 0.4, 0.6, GOLD)]


def objective_scored(stage: Stage, event: ev.ObjectiveScored, before: AocState, after: AocState) -> Cues:
    element = f"objective:{event.objective}"
    seat = f"seat:{event.seat}"
    return [Sound("score_total", volume=0.6), Glow(element, 0, 1.0, GOLD), Glow(seat, 0, 1.0), Look(element)]


def objective_removed(stage: Stage, event: ev.ObjectiveRemoved, before: AocState, after: AocState) -> Cues:
    element = f"objective:{event.objective}"
    y = stage.before(element)[1]
    return [Sound("card_slide"), *stage.leave(element, (2080, y - 40), 0.4, 20)]


def artifact_dealt(stage: Stage, event: ev.ArtifactDealt, before: AocState, after: AocState) -> Cues:
    return _awarded(stage, f"artifact:{event.artifact}", event.seat)


def _awarded(stage: Stage, element: str, seat: int) -> Cues:
    """A prize goes to a kingdom, or is shown and stays where it was."""
    if seat == NOBODY:
        return [Sound("ui_back", volume=0.5), Glow(element, 0, 0.8, PALE)]
    picture = stage.lying(element) or stage.icon("relic", 72)
    start = stage.before(element) if stage.lay_there(element) else stage.middle()
    fly = Fly(picture, start, stage.at(element), 0, 0.5, 100, True, hides=element if stage.here(element) else "")
    return [Sound("monolith", volume=0.5), fly, Glow(f"seat:{seat}", 0.4, 0.9, GOLD)]


def artifact_awarded(stage: Stage, event: ev.ArtifactAwarded, before: AocState, after: AocState) -> Cues:
    element = f"artifact:{event.artifact}"
    return [*_awarded(stage, element, event.seat), Hold(0.3), Look(element)]


def conan_bonus_awarded(stage: Stage, event: ev.ConanBonusAwarded, before: AocState, after: AocState) -> Cues:
    return _awarded(stage, "conan_bonus", event.seat)


SHOWN: dict[type[Event], Show] = {
    ev.CardsDrawn: cards_drawn,
    ev.DeckShuffled: deck_shuffled,
    ev.CardPlayed: card_played,
    ev.CardLaid: card_laid,
    ev.CardRefreshed: card_refreshed,
    ev.TableRefreshed: table_refreshed,
    ev.GoldChanged: gold_changed,
    ev.SorceryChanged: sorcery_changed,
    ev.EmpirePoints: empire_points,
    ev.CromAwarded: crom_awarded,
    ev.AdventureRevealed: adventure_revealed,
    ev.AdventureEnded: adventure_ended,
    ev.TokenTaken: token_taken,
    ev.TokenDiscarded: token_discarded,
    ev.TokenDrawn: token_drawn,
    ev.TokenKept: token_kept,
    ev.TokenExchanged: token_exchanged,
    ev.TokensShown: tokens_shown,
    ev.TokensChosen: tokens_chosen,
    ev.ObjectiveRevealed: objective_revealed,
    ev.ObjectiveScored: objective_scored,
    ev.ObjectiveRemoved: objective_removed,
    ev.ArtifactDealt: artifact_dealt,
    ev.ArtifactAwarded: artifact_awarded,
    ev.ConanBonusAwarded: conan_bonus_awarded,
}
