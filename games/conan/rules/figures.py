"""CON-1.8 Characters: heroes, allies and Overlord models by name, where they are and whose they are."""

from collections.abc import Container, Iterable
from functools import lru_cache

from games.conan.rules.content import CONTENT, HeroFacts, TileFacts
from games.conan.rules.state import HEROES, OVERLORD, ConanState, Hero, Model


def hero_name(hero: Hero) -> str:
    return f"hero:{hero.id}"


def model_name(model: Model) -> str:
    return f"unit:{model.tile}/{model.n}"


def is_hero(name: str) -> bool:
    return name.startswith("hero:")


def hero_of(s: ConanState, name: str) -> Hero:
    """The hero of that name or id, living or not."""
    wanted = name.removeprefix("hero:")
    for hero in s.heroes:
        if hero.id == wanted:
            return hero
    raise KeyError(name)


def hero_facts(hero: Hero) -> HeroFacts:
    return CONTENT.heroes[hero.id]


def find_model(s: ConanState, name: str) -> Model | None:
    """The model of that name; None once it has left the board."""
    tile, n = _parts(name)
    models, at = s.models, _places.get(name, 0)
    if at < len(models) and models[at].n == n and models[at].tile == tile:
        return models[at]
    for at, model in enumerate(models):
        if model.n == n and model.tile == tile:
            _places[name] = at
            return model
    return None


_places: dict[str, int] = {}
"""Where in the list a model was found last, in whatever state: looked at first and never relied on."""


@lru_cache(maxsize=1024)
def _parts(name: str) -> tuple[str, int]:
    """The tile in the name of a model, and its number; "" and 0 in what is no model's name."""
    tile, _, n = name.removeprefix("unit:").rpartition("/")
    return tile, int(n) if n.isdecimal() else 0


def model_of(s: ConanState, name: str) -> Model:
    """As `find_model` for one that must be on the board."""
    found = find_model(s, name)
    assert found is not None, f"{name} is not on the board"
    return found


def unit_facts(s: ConanState, name: str) -> TileFacts:
    """What is printed on the tile of a unit or ally, on the board or not."""
    return CONTENT.tiles[s.tiles[_parts(name)[0]].kind]


def tile_of(name: str) -> str:
    return _parts(name)[0]


def area_of(s: ConanState, name: str) -> str:
    """Where it stands; empty for who is dead, fled or removed."""
    if name.startswith("hero:"):
        return hero_of(s, name).area
    model = find_model(s, name)
    return model.area if model is not None else ""


def put_in(s: ConanState, name: str, area: str) -> None:
    if is_hero(name):
        hero_of(s, name).area = area
    else:
        model_of(s, name).area = area


def on_board(s: ConanState, name: str) -> bool:
    return bool(name) and bool(area_of(s, name))


def side_of(s: ConanState, name: str) -> str:
    """The side of a character, who may have died since."""
    if name.startswith("hero:"):
        return HEROES
    return HEROES if s.tiles[tile_of(name)].ally else OVERLORD


def everyone(s: ConanState, side: str = "") -> list[str]:
    """Every character on the board, heroes first."""
    found = [hero_name(hero) for hero in s.heroes if hero.area] if side != OVERLORD else []
    ally = side == HEROES
    found += [model_name(model) for model in s.models if not side or model.ally == ally]
    return found


def standing(s: ConanState, side: str, field: Container[str]) -> list[tuple[str, str]]:
    """Those of a side who stand in one of the areas of the field, each with the area."""
    found = [(hero_name(hero), hero.area) for hero in s.heroes if hero.area in field] if side != OVERLORD else []
    ally = side == HEROES
    found += [(model_name(one), one.area) for one in s.models if one.ally == ally and one.area in field]
    return found


def in_area(s: ConanState, area: str, side: str = "") -> list[str]:
    found = [hero_name(hero) for hero in s.heroes if hero.area == area] if side != OVERLORD else []
    ally = side == HEROES
    found += [model_name(model) for model in s.models if (not side or model.ally == ally) and model.area == area]
    return found


def other_side(side: str) -> str:
    return OVERLORD if side == HEROES else HEROES


def friends(s: ConanState, name: str) -> list[str]:
    """CON-1.8 Other characters of its side in its area."""
    area = area_of(s, name)
    if not area:
        return []
    found = in_area(s, area, side_of(s, name))
    found.remove(name)
    return found


def foes(s: ConanState, name: str) -> list[str]:
    """Enemies in its area."""
    area = area_of(s, name)
    return in_area(s, area, other_side(side_of(s, name))) if area else []


def hinder(s: ConanState, name: str) -> int:
    """CON-13.1 Enemies in its area less its other friends there, not below 0."""
    area = area_of(s, name)
    if not area:
        return 0
    balance = 0
    for hero in s.heroes:
        if hero.area == area:
            balance += 1
    for model in s.models:
        if model.area == area:
            balance += 1 if model.ally else -1
    return max(0, 1 - balance if side_of(s, name) == HEROES else 1 + balance)


def living(s: ConanState) -> list[Hero]:
    """Heroes on the board."""
    return [hero for hero in s.heroes if hero.area]


def leaders(s: ConanState) -> list[Hero]:
    """CON-17.1 Heroes on the board with Leadership."""
    return [hero for hero in living(s) if any(skill.id == "leadership" for skill in hero_facts(hero).skills)]


def controller(s: ConanState, name: str) -> int:
    """The seat that decides for a character; for allies that of the first hero with Leadership."""
    if is_hero(name):
        return hero_of(s, name).seat
    if side_of(s, name) == OVERLORD:
        return s.overlord
    first = next(iter(leaders(s)), None) or next(iter(living(s)), s.heroes[0])
    return first.seat


def size_of(s: ConanState, name: str) -> int:
    """Content 2: heroes are of size 1."""
    return 1 if is_hero(name) else unit_facts(s, name).size


def room_taken(s: ConanState, area: str) -> int:
    """CON-16.10 The sizes of all who stand in the area."""
    return rooms_taken(s, (area,))[area]


def rooms_taken(s: ConanState, areas: Iterable[str]) -> dict[str, int]:
    """The same for each of the areas."""
    taken = dict.fromkeys(areas, 0)
    for hero in s.heroes:
        if hero.area in taken:
            taken[hero.area] += 1
    for model in s.models:
        if model.area in taken:
            taken[model.area] += CONTENT.tiles[s.tiles[model.tile].kind].size
    return taken


def hero_seats(s: ConanState) -> list[int]:
    """Seats of the heroes' side in order, from the one after the Overlord."""
    order = [(s.overlord + step) % s.seats for step in range(1, s.seats)]
    taken = {hero.seat for hero in s.heroes}
    return [seat for seat in order if seat in taken]


def own_heroes(s: ConanState, seat: int) -> list[Hero]:
    """The heroes on the board that `seat` plays."""
    return [hero for hero in living(s) if hero.seat == seat]


def payer(s: ConanState) -> Hero | None:
    """CON-17.2, CON-17.4 The hero with Leadership and most gems in Reserve pays for allies."""
    return max(leaders(s), key=lambda hero: hero.reserve, default=None)


def purse(s: ConanState, name: str) -> int:
    """Gems in the Reserve that pays for a character."""
    if is_hero(name):
        return hero_of(s, name).reserve
    if side_of(s, name) == OVERLORD:
        return s.reserve
    paying = payer(s)
    return paying.reserve if paying else 0


def clockwise(s: ConanState, target: str, names: list[str]) -> list[str]:
    """CON-27.3 In the order in which they are asked: the target's own seat first, then clockwise."""
    first = controller(s, target)
    return sorted(names, key=lambda name: (controller(s, name) - first) % s.seats)
