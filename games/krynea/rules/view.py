"""KRY-3.8, KRY-7.9, KRY-7.11 Who may know what, and what the unknown may be."""

from engine.rules import Chance, copy_state
from engine.rules.chance import shuffle
from engine.rules.question import blank_question
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import allowed, basic_deck
from games.krynea.rules.frames import ChooseDeck, Purchase
from games.krynea.rules.state import UNKNOWN, Army, KryneaState

HANDS = ("hand_troops", "aside_troops", "hand_actions", "aside_actions")


def view(s: KryneaState, seat: int | None) -> KryneaState:
    """Decks are hidden, hands are for their owners; numbers by type are open (KRY-3.8)."""
    seen = copy_state(s)
    seen.rng = 0
    seen.monolith_deck = ["?"] * len(seen.monolith_deck)
    for owner, army in enumerate(seen.armies):
        army.action_deck = [UNKNOWN] * len(army.action_deck)
        army.troop_deck = _troop_deck(seen, army, owner == seat)
        if owner != seat:
            _hide_army(seen, owner, army, seat)
    for frame in seen.stack:
        if isinstance(frame, ChooseDeck) and frame.seat != seat:
            frame.skills, frame.actions = [UNKNOWN] * len(frame.skills), [UNKNOWN] * len(frame.actions)
        elif isinstance(frame, Purchase) and frame.seat != seat:
            frame.lost = 0
    seen.question = blank_question(s.question, seat)
    return seen


def _troop_deck(seen: KryneaState, army: Army, own: bool) -> list[int]:
    """KRY-7.10, KRY-7.11 The owner may look at the top card while buying."""
    hidden = [UNKNOWN] * len(army.troop_deck)
    buying = own and any(isinstance(frame, Purchase) for frame in seen.stack)
    return hidden[:-1] + army.troop_deck[-1:] if buying else hidden


def _hide_army(seen: KryneaState, owner: int, army: Army, seat: int | None) -> None:
    army.deck = [UNKNOWN] * len(army.deck)
    army.funds = army.troop_funds = 0
    if seat is not None and (seat, owner) == (seen.looker, seen.looked_at):
        return
    for zone in HANDS:
        setattr(army, zone, [UNKNOWN] * len(getattr(army, zone)))


def resample(seen: KryneaState, chance: Chance) -> KryneaState:
    """A possible world behind the view `seen`: every blank filled with a card that is nowhere in sight."""
    world = copy_state(seen)
    world.rng = chance.below(1 << 63)
    if "?" in world.monolith_deck:
        known = {*world.monolith_discard, *world.taken, *(one.monolith for one in world.monoliths)}
        world.monolith_deck = [one for one in CONTENT.monoliths if one not in known]
        shuffle(chance, world.monolith_deck)
    for army in world.armies:
        _fill_army(world, army, chance)
    for frame in world.stack:
        if isinstance(frame, ChooseDeck) and UNKNOWN in frame.skills + frame.actions:
            _fill_choice(world, frame)
    return world


def _fill_choice(world: KryneaState, frame: ChooseDeck) -> None:
    faction = world.armies[frame.seat].faction
    frame.skills = allowed(world.mode, faction, "skill")[: len(frame.skills)]
    frame.actions = allowed(world.mode, faction, "action")[: len(frame.actions)]


def _fill_army(world: KryneaState, army: Army, chance: Chance) -> None:
    """Deal what is not in sight to the blanks; outside the Basic mode the deck itself may be unknown."""
    seen = cards_in_sight(army)
    for kind, zones in _ZONES.items():
        blanks = sum(getattr(army, zone).count(UNKNOWN) for zone in zones)
        if blanks:
            pool = [card for card in _candidates(world, army, kind) if card not in seen]
            shuffle(chance, pool)
            for zone in zones:
                setattr(army, zone, [card or pool.pop() for card in getattr(army, zone)])
    if UNKNOWN in army.deck:
        army.deck = sorted([*cards_in_sight(army), *(skill.card for skill in army.skills)])


_ZONES = {
    "troop": ("hand_troops", "aside_troops", "troop_deck"),
    "action": ("hand_actions", "aside_actions", "action_deck"),
}


def _candidates(world: KryneaState, army: Army, kind: str) -> list[int]:
    if world.mode == "basic":
        return [card for card in basic_deck(army.faction) if CARDS[card].kind == kind]
    if army.deck and UNKNOWN not in army.deck:
        return [card for card in army.deck if CARDS[card].kind == kind]
    return allowed(world.mode, army.faction, kind)


def cards_in_sight(army: Army) -> set[int]:
    """Every known action and troop of the army, wherever it lies."""
    found: set[int] = set()
    for zone in (*HANDS, "troop_deck", "action_deck", "troop_discard", "action_discard", "used", "removed"):
        found.update(getattr(army, zone))
    for battalion in army.battalions:
        for unit in (*battalion.units, *battalion.hidden):
            found.add(unit.card)
            found.update(unit.objects)
    found.discard(UNKNOWN)
    return found
