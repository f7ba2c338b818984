"""CON-25 The scenario in play: its set-up, its special rules, and who has won. Asks nothing and registers no flow."""

from collections.abc import Iterator

from engine.rules import emit
from engine.rules.chance import shuffle
from games.conan.rules import events
from games.conan.rules.content import BOARDS, CARDS, HEROES, NUMBERS, SCENARIOS, SPELLS, TILES
from games.conan.rules.content_scenarios import EVENT, AllyPlace, HeroPlace, Rule, Scenario, TilePlace, for_party
from games.conan.rules.figures import hero_of, is_hero, tile_of
from games.conan.rules.ground import all_planks
from games.conan.rules.state import HEROES as HEROES_SIDE
from games.conan.rules.state import OVERLORD, ConanState, Hero, Lasting, Lying, Tile
from games.conan.rules.units_board import add_model, has_room, models_of, place_model
from games.conan.rules.verbs import Alive, Amount, Armour, FledWith, Kill, Lay, LoseGame, Raise, Side, Test

LOST: tuple[tuple[str, Side], ...] = ((f"lost/{HEROES_SIDE}", "overlord"), (f"lost/{OVERLORD}", "heroes"))
"""The token of a side that has lost by a special rule, and who wins then."""


def scenario(s: ConanState) -> Scenario:
    return SCENARIOS[s.scenario]


def number(s: ConanState, amount: Amount) -> int:
    """What an amount of the scenario is with the heroes of this game."""
    return for_party(scenario(s), amount, len(s.heroes))


def time_limit(s: ConanState) -> int:
    """CON-3.5 The last round."""
    return number(s, scenario(s).rounds)


# -- set-up


def lay_out(s: ConanState, heroes: int) -> None:
    """CON-25.1 The scenario `s.scenario` on the empty table for so many heroes, one of its `parties`.

    The seats of heroes and the hidden choices of the Overlord are still to be settled.
    """
    one = scenario(s)
    assert heroes in one.parties, f"{one.id} is for {one.parties} heroes, not {heroes}"
    s.board, s.starts = one.board, one.starts
    s.heroes = [_hero(one, place, heroes) for place in one.hero[:heroes]]
    _lay_board(s, one)
    _lay_book(s, one)
    for tile in one.tile:
        _lay_tile(s, tile)
    for place in one.hero[:heroes]:
        _lay_spells(s, f"hero:{place.id}", place.in_force)
    for ally in one.ally:
        _lay_tile(s, ally)
    s.deck = list(one.deck)
    shuffle(s, s.deck)


def _hero(one: Scenario, place: HeroPlace, heroes: int) -> Hero:
    """CON-2.7"""
    gems, tired = HEROES[place.id].gems, for_party(one, one.fatigue, heroes)
    spells = dict.fromkeys(place.spells, 0)
    found = Hero(id=place.id, seat=0, area=place.start, spells=spells, cards=list(place.cards))
    found.reserve, found.fatigue, found.born = gems - tired, tired, gems
    return found


def _lay_board(s: ConanState, one: Scenario) -> None:
    s.doors = {door: facts.state for door, facts in BOARDS[s.board].doors.items()}
    s.planks = list(all_planks(s))
    for chest in one.chest:
        s.chests.update(dict.fromkeys(chest.areas, chest.difficulty or NUMBERS.chest))
    s.lying = [Lying(thing.card, thing.area) for thing in one.object]


def _lay_book(s: ConanState, one: Scenario) -> None:
    """CON-19.2"""
    book = one.overlord
    s.reserve, s.fatigue = number(s, book.reserve), number(s, book.fatigue)
    s.recovery, s.gems = number(s, book.recovery), s.reserve + s.fatigue
    used = {tile.id for tile in one.tile if _at_start(s, tile)} | {EVENT}
    s.river = [tile for tile in book.river if tile in used]
    if EVENT in s.river:
        s.tiles[EVENT] = Tile(kind=EVENT)


def _at_start(s: ConanState, tile: TilePlace | AllyPlace) -> int:
    return sum(number(s, amount) for amount in tile.place.values())


def _lay_tile(s: ConanState, tile: TilePlace | AllyPlace) -> None:
    """CON-22.4, CON-23.3 A tile with no place at all waits; one that this number of heroes leaves empty is out."""
    count = _at_start(s, tile)
    if tile.place and not count:
        return
    laid = Tile(kind=tile.kind, colour=tile.colour, life=number(s, tile.life), pool=count)
    laid.ally = isinstance(tile, AllyPlace)
    s.tiles[tile.id] = laid
    for area, amount in tile.place.items():
        for _ in range(number(s, amount)):
            add_model(s, tile.id, area)
    if isinstance(tile, TilePlace):
        laid.pool = number(s, tile.pool) or count
        s.spell_gems.update({f"{tile.id}/{spell}": 0 for spell in tile.spells})
        for name in models_of(s, tile.id):
            _lay_spells(s, name, tile.in_force)


def _lay_spells(s: ConanState, name: str, spells: tuple[str, ...]) -> None:
    """Spells that hold from the start give flat armour (CON-9.13)."""
    for spell in spells:
        for verb in SPELLS[spell].verbs:
            if isinstance(verb, Armour):
                s.lasting.append(Lasting(kind="armour", on=name, until=verb.until, n=verb.n, by=name, spell=spell))


# -- who has won


def verdict(s: ConanState) -> str:
    """CON-3.8 The side that has won, or "". If one change did it for both, the side whose turn it is."""
    if s.winner or not s.heroes:
        return s.winner
    one = scenario(s)
    won = [winner for lost, winner in LOST if lost in s.tokens] if s.tokens else []
    for goal in one.at_once:
        for test in goal.needs:
            if not _holds(s, test):
                break
        else:
            won.append(goal.side)
    if won:
        return s.turn if s.turn in won else min(won)
    for hero in s.heroes:
        if hero.area:
            return _in_the_end(s) if time_is_up(s) else ""
    return OVERLORD  # CON-25.3


def time_is_up(s: ConanState) -> bool:
    """CON-3.5 The second side of the last round has had its End phase."""
    return s.halves >= 2 * time_limit(s)


def _in_the_end(s: ConanState) -> str:
    """CON-25.2 The first goal of the time limit that is met."""
    goals = [goal for goal in scenario(s).goal if goal.when == "time"]
    return next(goal.side for goal in goals if all(_holds(s, test) for test in goal.needs))


def _holds(s: ConanState, test: Test) -> bool:
    if isinstance(test, FledWith):
        return s.fled_with != [] and {*test.cards} <= {*s.fled_with}
    dead = [who for who in test.who if is_dead(s, who)]
    return not dead if isinstance(test, Alive) else len(dead) == len(test.who)


def is_dead(s: ConanState, who: str) -> bool:
    """A hero's id, or a tile that has been on the board and is no more."""
    if who in s.tiles:
        return s.tiles[who].made > 0 and not [model for model in s.models if model.tile == who]
    return hero_of(s, who).status == "dead"


# -- hidden objects


def hiding_places(s: ConanState, card: str) -> list[str]:
    """CON-25.6 Where it may be as far as the heroes know."""
    hidden = next(one for one in scenario(s).hidden if one.card == card)
    return [area for area in hidden.areas if f"searched/{area}" not in s.tokens]


def entered(s: ConanState, name: str, area: str) -> None:
    """A character has come into the area; what is hidden there is found by heroes."""
    if not is_hero(name):
        return
    for hidden in scenario(s).hidden:
        if hidden.card in s.secrets and area in hidden.areas:
            s.tokens[f"searched/{area}"] = 1
            if s.secrets[hidden.card] == area:
                _reveal(s, hidden.card, area)


def _reveal(s: ConanState, card: str, area: str) -> None:
    del s.secrets[card]
    emit(s, events.SecretRevealed(what=card, place=area))
    _lay(s, card, area)


def _lay(s: ConanState, card: str, area: str) -> None:
    s.lying.append(Lying(card, area))
    emit(s, events.ObjectLies(card=card, area=area, how="appeared"))


# -- special rules


def _rules(s: ConanState, when: str, what: str) -> Iterator[Rule]:
    """The rules of an occasion that still hold; those of one time only are used up."""
    for number_, rule in enumerate(scenario(s).rule):
        token = f"rule/{number_}"
        if (rule.when, rule.what) == (when, what) and not (rule.once and token in s.tokens):
            s.tokens[token] = 1
            yield rule


def died(s: ConanState, name: str, area: str, side: str) -> None:
    """CON-22.6 Last of all, after `side` killed somebody in the area: what the scenario makes of it."""
    if is_hero(name):
        return
    for rule in _rules(s, "died", tile_of(name)):
        for verb in rule.verbs:
            if isinstance(verb, Lay):
                _lay(s, verb.card, area)


def picked_up(s: ConanState, hero: str, card: str) -> None:
    """A hero has just begun to carry the object."""
    for rule in _rules(s, "picked_up", card):
        emit(s, events.RuleStirred(rule=f"{s.scenario}/{card}", where=hero))
        for verb in rule.verbs:
            if isinstance(verb, Raise):
                _raise(s, verb)


def _raise(s: ConanState, verb: Raise) -> None:
    """Models of the first tile of the kind in the River, as many as find room."""
    tile = next((one for one in s.river if s.tiles[one].kind == verb.kind), "")
    for _ in range(number(s, verb.n) if tile else 0):
        if has_room(s, tile, verb.area):
            place_model(s, tile, verb.area, "rule")


def leap_kills(s: ConanState, name: str) -> bool:
    """CON-16.7 A failed leap is the death of this character."""
    if is_hero(name):
        return False
    role = TILES[s.tiles[tile_of(name)].kind].role
    rules = [rule for rule in scenario(s).rule if rule.when == "leap_failed" and rule.what == role]
    return any(isinstance(verb, Kill) for rule in rules for verb in rule.verbs)


def objects_hit(s: ConanState, area: str, power: int, side: str) -> None:
    """An area attack of that power by `side` reaches persons who lie there or are carried (SC1)."""
    for thing in [one for one in s.lying if one.area == area and _is_killed(one.card, power)]:
        s.lying.remove(thing)
        _kill(s, thing.card, side)
    for hero in s.heroes:
        if hero.area == area:
            carried_hurt(s, f"hero:{hero.id}", power, side)


def carried_hurt(s: ConanState, name: str, n: int, side: str) -> None:
    """CON-16.9 Persons whom the hero carries suffer `n` damage by the doing of `side`."""
    hero = hero_of(s, name)
    for card in [card for card in hero.cards if _is_killed(card, n)]:
        hero.cards.remove(card)
        _kill(s, card, side)


def _is_killed(card: str, damage: int) -> bool:
    return 0 < CARDS[card].life <= damage


def _kill(s: ConanState, card: str, side: str) -> None:
    """The object is no more; the scenario may make the side lose that caused it."""
    s.gone.append(card)
    emit(s, events.ObjectGone(card=card, who=side, why="killed"))
    for rule in _rules(s, "object_killed", card):
        if any(isinstance(verb, LoseGame) for verb in rule.verbs):
            s.tokens[f"lost/{side}"] = 1


def opens(s: ConanState, card: str) -> str:
    """The door that the card opens by a simple Manipulation, or ""."""
    return scenario(s).keys.get(card, "")
