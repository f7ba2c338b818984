"""What must hold at every moment, whatever was played."""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.age_of_conan.rules.content import CONTENT, NUMBERS, PROVINCES
from games.age_of_conan.rules.frames import Bid, Clash, Contest, TokenOffer
from games.age_of_conan.rules.realm import (
    emissaries_in_play,
    home,
    in_play,
    is_friendly,
    is_home,
    owner,
    units_in_play,
)
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.view import held_cards


def faults(s: AocState) -> list[str]:
    """Broken invariants in words; call it on a whole state (not a view) that waits for an answer or is over."""
    found = [*_deck_faults(s), *_token_faults(s), *_map_faults(s)]
    for seat, kingdom in enumerate(s.kingdoms):
        found += [f"seat {seat}: {one}" for one in _kingdom_faults(s, seat)]
        if min(kingdom.gold, kingdom.sorcery, kingdom.crom, kingdom.ep) < 0:
            found.append(f"seat {seat}: something is below 0 (AOC-1.14)")
    if s.question is None and s.stack:
        found.append("the game is over with work pending")
    if len(s.pool) > NUMBERS.fate_dice or s.age > NUMBERS.ages:
        found.append("too many dice or ages")
    return found


def _differ(name: str, cards: Iterable[object], wanted: Iterable[object]) -> Iterator[str]:
    if Counter(list(cards)) != Counter(list(wanted)):
        yield f"{name} lost or doubled"


def _deck_faults(s: AocState) -> Iterator[str]:
    """Cards are neither lost nor doubled."""
    current = [s.adventure] if s.adventure else []
    yield from _differ(
        "adventures", [*s.adventure_deck, *s.adventure_stock, *s.adventures_done, *current], CONTENT.adventures
    )
    yield from _differ("objectives", [*s.objectives, *s.objective_deck, *s.objectives_gone], CONTENT.objectives)
    strategies = [*s.strategy_deck, *s.strategy_discard]
    for kingdom in s.kingdoms:
        strategies += kingdom.strategies
    for frame in s.stack:
        if isinstance(frame, Bid):
            strategies += [card for card in (*frame.cards, frame.second) if card]
        elif isinstance(frame, Contest) and not frame.revealed:
            strategies += [side.strategy for side in frame.sides if side.strategy]
    yield from _differ("strategy cards", strategies, CONTENT.strategies)
    for kingdom in s.kingdoms:
        cards = [*kingdom.deck, *kingdom.discard, *kingdom.hand, *(one.card for one in kingdom.table)]
        yield from _differ(f"cards of {kingdom.id}", cards + held_cards(s, kingdom.id), CONTENT.deck(kingdom.id))


def _token_faults(s: AocState) -> Iterator[str]:
    tokens = [*s.track, *s.bag, *s.spent_tokens]
    for kingdom in s.kingdoms:
        tokens += kingdom.tokens
    tokens += [frame.token for frame in s.stack if isinstance(frame, TokenOffer) and frame.token]
    yield from _differ("adventure tokens", tokens, CONTENT.tokens)
    artifacts = Counter(one for kingdom in s.kingdoms for one in kingdom.artifacts)
    if any(n > 1 for n in artifacts.values()):
        yield "an artifact is doubled"


def _map_faults(s: AocState) -> Iterator[str]:
    """AOC-1.4, AOC-1.12, AOC-1.16, AOC-2.21"""
    if sum(s.raids.values()) > NUMBERS.raids or any(n < 1 for n in s.raids.values()):
        yield "raid tokens (AOC-1.12)"
    for place, marker in s.markers.items():
        if is_home(place) or not in_play(s, place):
            yield f"a marker in {place} (AOC-1.6)"
        if PROVINCES[place].savage and marker.kind != "fort":
            yield f"an alliance in {place} (AOC-1.4)"
    fought = {frame.province for frame in s.stack if isinstance(frame, Clash)}
    for place in PROVINCES:
        armies = [seat for seat, kingdom in enumerate(s.kingdoms) if place in kingdom.units]
        if place not in fought and (len(armies) > 1 or (armies and owner(s, place) not in (NOBODY, armies[0]))):
            yield f"{place} is shared (AOC-1.16)"


def _kingdom_faults(s: AocState, seat: int) -> Iterator[str]:
    """AOC-1.9, AOC-1.11, AOC-15.1"""
    kingdom = s.kingdoms[seat]
    if units_in_play(kingdom) > NUMBERS.units or emissaries_in_play(kingdom) > NUMBERS.emissaries:
        yield "too many pieces (AOC-1.9)"
    for place, n in kingdom.units.items():
        if n < 1 or (n > NUMBERS.army and place != home(s, seat)):
            yield f"{n} units in {place} (AOC-1.11)"
        if not in_play(s, place):
            yield f"units in {place} (AOC-2.21)"
    fought = {frame.province for frame in s.stack if isinstance(frame, Clash) and frame.seat == seat}
    standing = {place for place in kingdom.units if not is_friendly(s, seat, place)} - fought
    if set(kingdom.campaigns) - fought != standing:
        yield f"campaigns {sorted(kingdom.campaigns)} where armies stand in {sorted(standing)} (AOC-15.1)"
    if any(not 0 <= step < len(PROVINCES[place].track) for place, step in kingdom.campaigns.items()):
        yield "a campaign is off its track"
    if any(n < 1 for n in kingdom.emissaries.values()):
        yield "emissaries below 1"
    if NUMBERS.lasting_bid not in kingdom.bids:
        yield "the 3 is used (AOC-3.10)"
