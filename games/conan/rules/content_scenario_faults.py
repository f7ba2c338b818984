"""What can be wrong with a scenario beyond its types: each fault names file, key and the cure."""

from collections.abc import Iterable, Iterator

from engine.rules.content import ContentFault
from games.conan.rules.content_boards import BoardTable
from games.conan.rules.content_faults import Fault, twice
from games.conan.rules.content_scenarios import EVENT, Scenario, for_party
from games.conan.rules.content_tables import Tables
from games.conan.rules.verbs import (
    Amount,
    Attack,
    Dead,
    EventVerb,
    FledWith,
    Kill,
    Lay,
    Place,
    Raise,
    Reinforce,
    SwapTile,
)


def scenario_faults(scenario: Scenario, tables: Tables, boards: dict[str, BoardTable]) -> Iterator[ContentFault]:
    """CON-1.3, CON-25 Ids that exist, numbers for every party, room for all who start, somebody who wins in the end."""
    for where, expected in _scenario_faults(scenario, tables, boards):
        yield ContentFault(f"scenarios/{scenario.id}.toml", where, expected)


def _scenario_faults(one: Scenario, tables: Tables, boards: dict[str, BoardTable]) -> Iterator[Fault]:
    if one.board not in boards:
        yield "board", f"expected one of {', '.join(boards)}, not {one.board!r}"
        return
    if not one.parties or max(one.parties) > len(one.hero) or min(one.parties) < 1 or len(one.parties) > 4:
        yield "parties", f"expected numbers of heroes from 1 to the {len(one.hero)} listed"
        return
    short = list(_amount_faults(one))
    yield from short
    yield from _id_faults(one, tables)
    yield from _area_faults(one, boards[one.board])
    yield from _river_faults(one)
    yield from _verb_faults(one, tables, boards[one.board])
    yield from _goal_faults(one)
    if not short:
        yield from _room_faults(one, tables, boards[one.board])


def _amounts(one: Scenario) -> Iterator[tuple[str, Amount]]:
    yield from (("rounds", one.rounds), ("fatigue", one.fatigue))
    book = one.overlord
    yield from (("overlord.reserve", book.reserve), ("overlord.fatigue", book.fatigue))
    yield "overlord.recovery", book.recovery
    for tile in (*one.tile, *one.ally):
        yield f"{tile.id}.life", tile.life
        yield from ((f"{tile.id}.place.{area}", amount) for area, amount in tile.place.items())
    yield from ((f"locks.{door}", amount) for door, amount in one.locks.items())
    for verb in _verbs(one):
        if isinstance(verb, (Reinforce, Raise)):
            yield "verbs.n", verb.n


def _verbs(one: Scenario) -> Iterator[object]:
    for event in one.event:
        yield from event.verbs
    for rule in one.rule:
        yield from rule.verbs


def _amount_faults(one: Scenario) -> Iterator[Fault]:
    for where, amount in _amounts(one):
        if not isinstance(amount, int) and len(amount) != len(one.parties):
            yield where, f"expected one number, or {len(one.parties)}, one for each number of heroes in parties"


def _id_faults(one: Scenario, tables: Tables) -> Iterator[Fault]:
    heroes, kinds = {x.id for x in tables.hero}, {x.id: x for x in tables.tile}
    cards, spells = {x.id for x in tables.card}, {x.id for x in tables.spell}
    for hero in one.hero:
        yield from _strangers(f"hero {hero.id}", (hero.id,), heroes, "heroes.toml")
        yield from _strangers(f"hero {hero.id}.cards", hero.cards, cards, "cards.toml")
        yield from _strangers(f"hero {hero.id}.spells", hero.spells, spells, "spells.toml")
        yield from _strangers(f"hero {hero.id}.in_force", hero.in_force, hero.spells, "its spells")
    for tile in one.tile:
        yield from _strangers(f"tile {tile.id}.spells", tile.spells, spells, "spells.toml")
        yield from _strangers(f"tile {tile.id}.in_force", tile.in_force, tile.spells, "its spells")
    for ally in one.ally:
        yield from _strangers(
            f"ally {ally.id}.leader", (ally.leader,), {hero.id for hero in one.hero}, "the heroes here"
        )
    for place in (*one.tile, *one.ally):
        yield from _strangers(f"tile {place.id}.kind", (place.kind,), kinds, "tiles.toml")
        if place.kind in kinds and place.colour not in (kinds[place.kind].colours or ("",)):
            yield f"tile {place.id}.colour", f"expected one of {', '.join(kinds[place.kind].colours) or 'none'}"
    yield from _strangers("deck", one.deck, cards, "cards.toml")
    yield from _strangers("object", [x.card for x in one.object], cards, "cards.toml")
    yield from _strangers("hidden", [x.card for x in one.hidden], cards, "cards.toml")
    yield from _strangers("keys", one.keys, cards, "cards.toml")
    for name, ids in (("hero", [x.id for x in one.hero]), ("tile", [x.id for x in (*one.tile, *one.ally)])):
        yield from ((f"{name} {double}", "expected it once") for double in twice(ids))


def _strangers(where: str, names: Iterable[str], known: Iterable[str], source: str) -> Iterator[Fault]:
    for name in names:
        if name not in known:
            yield where, f"expected ids from {source}, not {name!r}"


def _area_faults(one: Scenario, board: BoardTable) -> Iterator[Fault]:
    areas = {area.id for area in board.area}
    used = [
        ("reinforcement", one.reinforcement),
        *((f"hero {hero.id}.start", (hero.start,)) for hero in one.hero),
        *((f"tile {tile.id}.place", tuple(tile.place)) for tile in (*one.tile, *one.ally)),
        *(("chest", chest.areas) for chest in one.chest),
        *(("object", (thing.area,)) for thing in one.object),
        *(("hidden", thing.areas) for thing in one.hidden),
    ]
    for where, names in used:
        yield from _strangers(where, names, areas, f"boards/{board.id}.toml")
    doors = [border.door for border in board.border if border.door]
    yield from _strangers("locks", one.locks, doors, f"the doors of boards/{board.id}.toml")
    yield from _strangers("keys", one.keys.values(), doors, f"the doors of boards/{board.id}.toml")


def _river_faults(one: Scenario) -> Iterator[Fault]:
    """CON-19.1 Up to eight tiles; every unit of the Overlord that starts on the board is in it."""
    river = one.overlord.river
    if not 1 <= len(river) <= 8 or twice(river):
        yield "overlord.river", "expected 1 to 8 different tiles"
    tiles = {tile.id: tile for tile in one.tile}
    yield from _strangers("overlord.river", [name for name in river if name != EVENT], tiles, "the tiles of this file")
    for name, tile in tiles.items():
        if tile.place and name not in river:
            yield f"tile {name}", "expected a place in overlord.river, or no place on the board"
    if (EVENT in river) != bool(one.event):
        yield "event", 'expected events if, and only if, "event" is in overlord.river'


def _verb_faults(one: Scenario, tables: Tables, board: BoardTable) -> Iterator[Fault]:
    areas, tiles = {area.id for area in board.area}, {tile.id for tile in one.tile}
    cards, kinds = {card.id for card in tables.card}, {tile.kind for tile in one.tile}
    for event in one.event:
        for verb in event.verbs:
            yield from _event_verb_faults(f"event {event.id}", verb, areas, tiles)
        yield from _strangers(f"event {event.id}.alive", [event.alive] if event.alive else [], tiles, "the tiles here")
    for rule in one.rule:
        known = {"died": tiles, "leap_failed": {"minion", "monster", "leader"}}.get(rule.when, cards)
        yield from _strangers(f"rule {rule.when}.what", (rule.what,), known, "what that occasion is about")
        for done in rule.verbs:
            if isinstance(done, Lay):
                yield from _strangers(f"rule {rule.when}.card", (done.card,), cards, "cards.toml")
            elif isinstance(done, Raise):
                yield from _strangers(f"rule {rule.when}.kind", (done.kind,), kinds, "the tiles of this file")
                yield from _strangers(f"rule {rule.when}.area", (done.area,), areas, f"boards/{board.id}.toml")


def _event_verb_faults(where: str, verb: EventVerb, areas: set[str], tiles: set[str]) -> Iterator[Fault]:
    if isinstance(verb, Attack):
        yield from _strangers(f"{where}.area", (verb.area,), areas, "the areas of the board")
    if isinstance(verb, Place):
        yield from _strangers(where, (verb.tile, verb.at), tiles, "the tiles of this file")
    if isinstance(verb, Kill):
        yield from _strangers(where, (verb.tile,), tiles, "the tiles of this file")
    if isinstance(verb, SwapTile):
        yield from _strangers(where, (verb.old, verb.new), tiles, "the tiles of this file")


def _goal_faults(one: Scenario) -> Iterator[Fault]:
    """CON-25.2 Both sides can win, and the time limit always decides."""
    if not any(goal.side == "heroes" for goal in one.goal):
        yield "goal", 'expected a goal of side "heroes"'
    if not any(goal.when == "time" and not goal.needs for goal in one.goal):
        yield "goal", 'expected a last goal with when = "time" and without needs: who wins when time is up'
    people = {hero.id for hero in one.hero} | {tile.id for tile in (*one.tile, *one.ally)}
    things = {lying.card for lying in one.object} | {hidden.card for hidden in one.hidden} | set(one.deck)
    things |= {verb.card for verb in _verbs(one) if isinstance(verb, Lay)}
    for goal in one.goal:
        for need in goal.needs:
            if isinstance(need, FledWith):
                yield from _strangers("goal.cards", need.cards, things, "the objects of this scenario")
            else:
                who = need.who
                yield from _strangers("goal.who", who, people, "the heroes and tiles of this file")
                first = {hero.id for hero in one.hero[: min(one.parties)]}
                late = [name for name in who if name in people and name not in first and not _is_tile(one, name)]
                if late and isinstance(need, Dead):
                    yield "goal.who", f"expected heroes of every party: {', '.join(late)} is not in the smallest"


def _is_tile(one: Scenario, name: str) -> bool:
    return any(tile.id == name for tile in (*one.tile, *one.ally))


def _room_faults(one: Scenario, tables: Tables, board: BoardTable) -> Iterator[Fault]:
    """CON-16.10 Nobody starts where there is no room."""
    sizes = {tile.id: tile.size for tile in tables.tile}
    for heroes in one.parties:
        room = {area.id: area.capacity for area in board.area}
        for hero in one.hero[:heroes]:
            room[hero.start] = room.get(hero.start, 0) - 1
        for tile in (*one.tile, *one.ally):
            for area, amount in tile.place.items():
                room[area] = room.get(area, 0) - for_party(one, amount, heroes) * sizes.get(tile.kind, 1)
        for area, left in room.items():
            if left < 0:
                yield f"place.{area}", f"expected at most its capacity; with {heroes} heroes it is {-left} over"
