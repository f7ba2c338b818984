"""AOC-5.11, AOC-11.8, AOC-19.1 Who may know what, and what the unknown may be."""

from collections import Counter
from collections.abc import Iterable

from engine.rules import BLANK, Chance, copy_state
from engine.rules.chance import shuffle
from engine.rules.question import blank_question
from games.age_of_conan.rules.artifacts import of_category
from games.age_of_conan.rules.content import CATEGORIES, CONTENT
from games.age_of_conan.rules.frames import ArtifactBid, Bid, Contest, TokenOffer
from games.age_of_conan.rules.state import UNKNOWN, AocState

HIDDEN_BID = -2


def view(s: AocState, seat: int | None) -> AocState:
    """Decks are hidden; hands and kept tokens are for their owners; secret choices until they are revealed."""
    seen = copy_state(s)
    seen.rng = 0
    for deck in (seen.adventure_deck, seen.adventure_stock, seen.strategy_deck, seen.objective_deck):
        deck[:] = [BLANK] * len(deck)
    seen.bag = [UNKNOWN] * len(seen.bag)
    for owner, kingdom in enumerate(seen.kingdoms):
        kingdom.deck = [BLANK] * len(kingdom.deck)
        if owner != seat:
            kingdom.hand = [BLANK] * len(kingdom.hand)
            kingdom.strategies = [BLANK] * len(kingdom.strategies)
            kingdom.tokens = [UNKNOWN] * len(kingdom.tokens)
    for frame in seen.stack:
        if isinstance(frame, Bid):
            _hide_bid(frame, seat)
        elif isinstance(frame, ArtifactBid):
            _hide_artifact_bid(frame, seat)
        elif isinstance(frame, Contest):
            _hide_strategy(frame, seat)
        elif isinstance(frame, TokenOffer) and frame.secret and frame.seat != seat:
            frame.token = UNKNOWN
    seen.question = blank_question(s.question, seat)
    return seen


def _hide_bid(frame: Bid, seat: int | None) -> None:
    if frame.revealed:
        return
    frame.cards = [card if owner == seat or not card else BLANK for owner, card in enumerate(frame.cards)]
    frame.tokens = [n if owner == seat or n == -1 else HIDDEN_BID for owner, n in enumerate(frame.tokens)]


def _hide_artifact_bid(frame: ArtifactBid, seat: int | None) -> None:
    if frame.revealed:
        return
    frame.categories = [one if owner == seat or not one else BLANK for owner, one in enumerate(frame.categories)]
    frame.shown = [tokens if owner == seat else [] for owner, tokens in enumerate(frame.shown)]


def _hide_strategy(frame: Contest, seat: int | None) -> None:
    for side in frame.sides:
        if side.strategy and not frame.revealed and side.seat != seat:
            side.strategy = BLANK


def resample(seen: AocState, chance: Chance) -> AocState:
    """A possible world behind the view `seen`: every blank filled with what is nowhere in sight."""
    world = copy_state(seen)
    world.rng = chance.below(1 << 63)
    known = {*world.adventures_done, world.adventure}
    _fill([world.adventure_deck, world.adventure_stock], CONTENT.adventures, known, chance)
    known = {*world.objectives, *world.objectives_gone}
    _fill([world.objective_deck], CONTENT.objectives, known, chance)
    _fill_strategies(world, chance)
    _fill_tokens(world, chance)
    for kingdom in world.kingdoms:
        seen_cards = Counter([*kingdom.hand, *kingdom.discard, *(one.card for one in kingdom.table)])
        seen_cards.update(held_cards(world, kingdom.id))
        pool = list((Counter(CONTENT.deck(kingdom.id)) - seen_cards).elements())
        shuffle(chance, pool)
        for zone in (kingdom.hand, kingdom.deck):
            zone[:] = [pool.pop() if card == BLANK else card for card in zone]
    for frame in world.stack:
        if isinstance(frame, Bid):
            _fill_bids(world, frame, chance)
        elif isinstance(frame, ArtifactBid):
            _fill_categories(world, frame, chance)
    return world


def held_cards(s: AocState, kingdom: str) -> list[str]:
    """Event and instant cards of the kingdom that are being carried out."""
    held = [frame.card for frame in s.stack if getattr(frame, "held", False) and hasattr(frame, "card")]
    return [card for card in held if CONTENT.cards[card].kingdom == kingdom]


def _fill(zones: list[list[str]], every: Iterable[str], known: set[str], chance: Chance) -> None:
    pool = [one for one in every if one not in known]
    for zone in zones:
        pool = [one for one in pool if one not in zone]
    shuffle(chance, pool)
    for zone in zones:
        zone[:] = [pool.pop() if one == BLANK else one for one in zone]


def _fill_strategies(world: AocState, chance: Chance) -> None:
    zones = [*(kingdom.strategies for kingdom in world.kingdoms), world.strategy_deck]
    known = {*world.strategy_discard, *(card for zone in zones for card in zone)}
    for frame in world.stack:
        if isinstance(frame, Bid):
            known.update((*frame.cards, frame.second))
            zones.append(frame.cards)
        elif isinstance(frame, Contest):
            known.update(side.strategy for side in frame.sides)
    pool = [card for card in CONTENT.strategies if card not in known]
    shuffle(chance, pool)
    for zone in zones:
        zone[:] = [pool.pop() if card == BLANK else card for card in zone]
    for frame in world.stack:
        for side in frame.sides if isinstance(frame, Contest) else ():
            if side.strategy == BLANK:
                side.strategy = pool.pop()


def _fill_tokens(world: AocState, chance: Chance) -> None:
    zones = [world.bag, *(kingdom.tokens for kingdom in world.kingdoms)]
    known = {*world.track, *world.spent_tokens, *(token for zone in zones for token in zone)}
    known.update(frame.token for frame in world.stack if isinstance(frame, TokenOffer))
    pool = [token for token in CONTENT.tokens if token not in known]
    shuffle(chance, pool)
    for zone in zones:
        zone[:] = [pool.pop() if token == UNKNOWN else token for token in zone]
    for frame in world.stack:
        if isinstance(frame, TokenOffer) and frame.token == UNKNOWN and pool:
            frame.token = pool.pop()


def _fill_bids(world: AocState, frame: Bid, chance: Chance) -> None:
    for seat, token in enumerate(frame.tokens):
        if token == HIDDEN_BID:
            frame.tokens[seat] = chance.pick(world.kingdoms[seat].bids)


def _fill_categories(world: AocState, frame: ArtifactBid, chance: Chance) -> None:
    """A category of which the seat has tokens, all of them shown."""
    for seat, category in enumerate(frame.categories):
        if category == BLANK:
            tokens = world.kingdoms[seat].tokens
            choices = [one for one in CATEGORIES if of_category(tokens, one)]
            frame.categories[seat] = chance.pick(choices)
            if seat < frame.turn:
                frame.shown[seat] = of_category(tokens, frame.categories[seat])
