"""AOC-2 Setup."""

from engine.rules.chance import below, shuffle
from engine.rules.ruleset import Options
from games.age_of_conan.rules.content import CONTENT, NUMBERS, PROVINCES
from games.age_of_conan.rules.frames import Game
from games.age_of_conan.rules.realm import home
from games.age_of_conan.rules.state import AocState, Kingdom


def setup(seats: int, seed: int, options: Options) -> AocState:
    """A shuffled table for `seats` players with the game's flow not yet run.

    `options["kingdoms"]` is "suggested" (in seat order), "random" (the suggested ones shuffled), or the kingdoms of
    the seats with commas between. Raises `ValueError` for kingdoms that cannot play together (AOC-2.1).
    """
    s = AocState(seats=seats, rng=seed)
    s.kingdoms = [_start(name) for name in _choose_kingdoms(s, str(options.get("kingdoms", "suggested")))]
    s.areas = list(dict.fromkeys(["central", *(PROVINCES[home(s, seat)].area for seat in range(seats))]))
    s.conan = NUMBERS.conan
    _shuffle_cards(s)
    _deal_artifacts(s)
    s.stack = [Game()]
    return s


def _choose_kingdoms(s: AocState, wanted: str) -> list[str]:
    """AOC-2.1"""
    names = list(CONTENT.suggested[s.seats]) if wanted in ("suggested", "random") else wanted.split(",")
    if wanted == "random":
        shuffle(s, names)
    if len(names) != s.seats or len(set(names)) != s.seats or not {"aquilonia"} <= set(names) <= set(CONTENT.kingdoms):
        raise ValueError(f"expected aquilonia and {s.seats - 1} other kingdoms, not {wanted!r} (AOC-2.1)")
    return names


def _start(name: str) -> Kingdom:
    """AOC-2.3 to 2.5"""
    facts = CONTENT.kingdoms[name]
    return Kingdom(
        id=name,
        units={facts.home: facts.units},
        emissaries={facts.home: facts.emissaries},
        gold=facts.gold,
        sorcery=facts.sorcery,
        bids=list(NUMBERS.bids),
        deck=CONTENT.deck(name),
    )


def _shuffle_cards(s: AocState) -> None:
    """AOC-2.6, AOC-2.7, AOC-2.9, AOC-2.10"""
    s.objective_deck = list(CONTENT.objectives)
    s.strategy_deck = list(CONTENT.strategies)
    s.adventure_stock = list(CONTENT.adventures)
    s.bag = list(CONTENT.tokens)
    for deck in (s.objective_deck, s.strategy_deck, s.adventure_stock):
        shuffle(s, deck)
    shuffle(s, s.bag)
    for kingdom in s.kingdoms:
        shuffle(s, kingdom.deck)


def _deal_artifacts(s: AocState) -> None:
    """AOC-2.11, AOC-2.12 One random artifact each; with four players one gets the Conan bonus card instead."""
    artifacts = list(CONTENT.artifacts)
    shuffle(s, artifacts)
    if s.seats > len(artifacts):
        s.bonus = below(s, s.seats)
    for seat, kingdom in enumerate(s.kingdoms):
        if seat != s.bonus:
            kingdom.artifacts.append(artifacts.pop())
