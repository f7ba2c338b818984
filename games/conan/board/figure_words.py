"""What the enlarged card says of heroes, units, tiles and sheets."""

from dataclasses import replace

from engine.table.board import Details
from engine.ui.theme import hexa
from games.conan.board.colors import TILES
from games.conan.board.desk import Desk
from games.conan.board.naming import parts_of
from games.conan.board.values import hero_picture, strip, unit_picture
from games.conan.rules.content import SCENARIOS
from games.conan.rules.content import TILES as TILE_FACTS
from games.conan.rules.figures import find_model, hero_facts, hero_of, hinder
from games.conan.rules.powers import base_move, burden, limit, skills
from games.conan.rules.state import ConanState, Hero

DOT = " · "
NO_LIMIT = 99


class FigureTeller:
    """For one view."""

    def __init__(self, desk: Desk, view: ConanState) -> None:
        self.desk = desk
        self.view = view

    # ------------------------------------------------------------ heroes
    def hero(self, rest: str) -> Details | None:
        desk, hero = self.desk, hero_of(self.view, rest)
        name = f"hero:{rest}"
        facts = [self._load(hero), self._skills(name), *self._effects(name)]
        if hero.area and (n := hinder(self.view, name)):
            facts.append(desk.words("table-hindered", n=n))
        if hero.status != "alive":
            facts.insert(0, desk.words(f"table-{hero.status}"))
        return Details(
            heading=desk.words(f"hero-{rest}"),
            text=desk.words(f"hero-{rest}-text"),
            picture=hero_picture(desk, hero),
            family=f"{desk.words('role-hero')}{DOT}{desk.name(hero.seat)}",
            facts=tuple(filter(None, facts)),
            accent=hexa(desk.color(hero.seat)),
        )

    def _load(self, hero: Hero) -> str:
        facts, load = hero_facts(hero).encumbrance, burden(hero)
        words = self.desk.words("table-enc", n=load, most=facts.max)
        slow = hero_facts(hero).move.base - base_move(hero)
        return f"{words}{DOT}{self.desk.words('table-slowed', n=slow)}" if slow > 0 else words

    def _skills(self, name: str) -> str:
        return ", ".join(self.desk.words(f"skill-{skill}") for skill in skills(self.view, name))

    def _effects(self, name: str) -> list[str]:
        found = []
        for one in self.view.lasting:
            if one.on == name:
                key = f"effect-{one.kind}"
                known = self.desk.kit.language.has(key)
                found.append(self.desk.words(key, n=one.n) if known else self.desk.words(f"skill-{one.kind}"))
        return found

    def space(self, rest: str) -> Details | None:
        desk = self.desk
        who, _, space = rest.partition("/")
        hero = hero_of(self.view, who)
        lying, most = int(getattr(hero, space)), limit(self.view, hero, space)
        key = "table-limit" if most < NO_LIMIT else "table-no-limit"
        facts = [desk.words(key, n=lying, most=most)]
        if space == "move":
            facts.append(desk.words("table-movement", n=base_move(hero)))
        elif space != "reroll":
            facts.append(desk.words(f"die-{getattr(hero_facts(hero), space).die[0]}"))
        return Details(
            heading=desk.words(f"space-{space}"),
            text=desk.words(f"space-{space}-text"),
            picture=strip(desk, [(space, "")]),
            family=desk.words(f"hero-{who}"),
            facts=tuple(facts),
            accent=hexa(desk.color(hero.seat)),
        )

    def zone(self, rest: str) -> Details | None:
        who, _, zone = rest.partition("/")
        hero = hero_of(self.view, who)
        return Details(
            heading=f"{self.desk.words(f'zone-{zone}')}: {getattr(hero, zone)}",
            text=self.desk.words(f"zone-{zone}-text"),
            family=self.desk.words(f"hero-{who}"),
            accent=hexa(self.desk.color(hero.seat)),
        )

    # ------------------------------------------------------------ units
    def unit(self, rest: str) -> Details | None:
        name = f"unit:{rest}"
        model = find_model(self.view, name)
        if model is None:
            return None
        tile = self.view.tiles[model.tile]
        facts: list[str] = []
        if tile.life > 1:
            facts.insert(0, self.desk.words("table-life", n=model.life, most=tile.life))
        facts += [self._skills(name), *self._effects(name)]
        if n := hinder(self.view, name):
            facts.append(self.desk.words("table-hindered", n=n))
        return self._of_tile(model.tile, self.desk.names.figure(name), facts)

    def tile(self, tile: str) -> Details | None:
        kind, _ = parts_of(tile)
        if kind not in TILE_FACTS:
            return None
        desk, facts = self.desk, []
        if tile in self.view.river:
            facts.append(desk.words("table-place-cost", n=self.view.river.index(tile) + 1))
        known = self.view.tiles.get(tile)
        if known is not None and kind != "event":
            alive = sum(model.tile == tile for model in self.view.models)
            facts[:] = [
                DOT.join([*facts, desk.words("table-figures", n=alive, most=max(alive, known.pool or known.made))])
            ]
            if known.face_down:
                facts.append(desk.words("tile-face-down"))
            facts.append(", ".join(desk.words(f"skill-{skill}") for skill in TILE_FACTS[kind].skills))
        if kind == "event":
            events = [one.id for one in SCENARIOS[self.view.scenario].event]
            facts.append(", ".join(self._happening(one) for one in events))
            told = self._of_tile(tile, desk.names.tile(tile), facts)
            return replace(told, text="\n".join(filter(None, map(self._what_happens, events))))
        return self._of_tile(tile, desk.names.tile(tile), facts)

    def _happening(self, event: str) -> str:
        """CON-23.1 An event of the scenario by its name."""
        key = f"happening-{event}"
        known = self.desk.kit.language.has(key)
        return self.desk.words(key) if known else event.replace("_", " ").capitalize()

    def _what_happens(self, event: str) -> str:
        key = f"happening-{event}-text"
        return self.desk.words(key) if self.desk.kit.language.has(key) else ""

    def _of_tile(self, tile: str, heading: str, facts: list[str]) -> Details:
        kind, colour = parts_of(tile)
        role = "ally" if self.view.tiles.get(tile) is not None and self.view.tiles[tile].ally else TILE_FACTS[kind].role
        text = f"tile-{kind}-text"
        return Details(
            heading=heading,
            text=self.desk.words(text) if self.desk.kit.language.has(text) else "",
            picture=unit_picture(self.desk, kind),
            family=self.desk.words(f"role-{role}"),
            facts=tuple(filter(None, facts)),
            accent=hexa(TILES.get(colour, TILES[""])[0]),
        )

    def allies(self, rest: str) -> Details | None:
        tiles = [tile for tile, facts in self.view.tiles.items() if facts.ally]
        return self.tile(tiles[0]) if tiles else None
