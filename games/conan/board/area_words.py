"""What the enlarged card says of areas, borders, doors and chests."""

from collections import Counter

import pygame

from engine.rules import BLANK
from engine.table.board import Details
from games.conan.board.desk import Desk
from games.conan.board.gems import gem_row
from games.conan.board.naming import kind_of
from games.conan.board.reach import Leg, mover, movers, reach
from games.conan.board.values import Value, in_row, stacked, strip
from games.conan.rules import figures
from games.conan.rules.content import BOARDS, SCENARIOS
from games.conan.rules.content_scenarios import Hidden
from games.conan.rules.ground import border, capacity, exits, levels, lock
from games.conan.rules.moves import at_hand
from games.conan.rules.powers import move_hinder
from games.conan.rules.sight import los
from games.conan.rules.state import ConanState

DOT = " · "
TIMES = "\N{MULTIPLICATION SIGN}"
ICONS = {"climb": "climb", "leap": "leap", "jump": "fall", "swim": "water", "wreck": "breach", "open": "door"}
"""What makes a border dear, as a picture."""


class AreaTeller:
    """For one view."""

    def __init__(self, desk: Desk, view: ConanState) -> None:
        self.desk = desk
        self.view = view

    def area(self, area: str) -> Details | None:
        board = BOARDS[self.view.board]
        if area not in board.areas:
            return None
        facts = [self._standing(area), self._sight(area), *self._marks(area)]
        return Details(
            heading=self.desk.words(f"area-{area}"),
            text="",
            picture=self._price(area),
            facts=tuple(filter(None, facts)),
        )

    def _price(self, area: str) -> pygame.Surface | None:
        """CON-12 What it costs each who may move now to come here, and why."""
        who = movers(self.view, self.desk.bottom)
        rows = [self._way(one, leg, len(who) > 1) for one in who if (leg := reach(self.view, one).get(area))]
        return stacked(rows) if rows else None

    def _way(self, who: str, leg: Leg, named: bool) -> pygame.Surface:
        """The way before, the border, hindering; then the gems for what is not free."""
        before, own = leg.cost - leg.step, leg.step - leg.hinder
        parts: list[Value] = [("move", str(before)), ("", "+")] if before else []
        parts.append((ICONS.get(leg.how, "move") if own > 1 or not before else "move", str(own)))
        parts += [("", "+"), ("hinder", str(leg.hinder))] if leg.hinder else []
        parts += [("", "="), ("", str(leg.cost))] if len(parts) > 1 else []
        row = [strip(self.desk, parts)]
        gems = max(0, leg.cost - at_hand(self.view, who))
        if named:
            row.insert(0, self.desk.art.scaled(f"heads/{kind_of(who)}", (46, 46)))
        if gems:
            state = "ready" if figures.side_of(self.view, who) == "heroes" else "overlord"
            row.append(gem_row(self.desk.art, state, gems, 28, 120))
        return in_row(row)

    def _standing(self, area: str) -> str:
        """Who is there, in few words."""
        names = self._names(figures.in_area(self.view, area))
        if not names:
            return ""
        taken = sum(figures.size_of(self.view, one) for one in figures.in_area(self.view, area))
        room = self.desk.words("table-room", n=taken, most=capacity(self.view, area))
        return f"{', '.join(names)}{DOT}{room}"

    def _names(self, standing: list[str]) -> list[str]:
        """Heroes by name, several of one tile as a number of them."""
        tiles = Counter(figures.tile_of(name) for name in standing if not figures.is_hero(name))
        found = [self.desk.names.character(name) for name in standing if figures.is_hero(name)]
        for tile, n in tiles.items():
            first = next(one for one in standing if not figures.is_hero(one) and figures.tile_of(one) == tile)
            alone = self.desk.names.character(first)
            found.append(alone if n == 1 else f"{n} {TIMES} {self.desk.names.tile(tile)}")
        return found

    def _sight(self, area: str) -> str:
        """Whether who acts sees it, and whether it lies higher or lower."""
        who = mover(self.view, self.desk.bottom)
        here = figures.area_of(self.view, who) if who else ""
        if not here or here == area:
            hinder = move_hinder(self.view, who) if here else 0
            return self.desk.words("table-hindered", n=hinder) if hinder else ""
        words = [self.desk.words("table-sees" if los(self.view, here, area) else "table-unseen")]
        above, below = max(levels(self.view, area)), max(levels(self.view, here))
        if above != below:
            words.append(self.desk.words("table-higher" if above > below else "table-lower"))
        return DOT.join(words)

    def _marks(self, area: str) -> list[str]:
        view, desk = self.view, self.desk
        found = []
        if area in exits(view):
            found.append(desk.words("table-exit"))
        if area in SCENARIOS[view.scenario].reinforcement:
            found.append(desk.words("table-reinforcement"))
        if area in view.chests:
            found.append(desk.words("table-chest", n=view.chests[area]))
        if f"searched/{area}" in view.tokens:
            found.append(desk.words("table-searched"))
        for hidden in SCENARIOS[view.scenario].hidden:
            place = view.secrets.get(hidden.card, "")
            if place == area:
                found.append(f"{desk.names.card(hidden.card)}: {desk.words('table-hidden')}")
            elif self._perhaps(hidden, area):
                found.append(f"{desk.names.card(hidden.card)}: {desk.words('table-perhaps')}")
        return [DOT.join(found)] if found else []

    def _perhaps(self, hidden: Hidden, area: str) -> bool:
        """Whether what is hidden may be here, as far as the viewer knows."""
        unknown = self.view.secrets.get(hidden.card, "-") == BLANK
        return unknown and area in hidden.areas and f"searched/{area}" not in self.view.tokens

    # ------------------------------------------------------------ between areas
    def border(self, rest: str) -> Details | None:
        a, _, b = rest.partition("/")
        edge = border(self.view, a, b) if b else None
        if b and BOARDS[self.view.board].borders.get(rest) and BOARDS[self.view.board].borders[rest].kind == "plank":
            state = "table-plank" if rest in self.view.planks else "table-plank-gone"
            return Details(self.desk.words(state), self._between(a, b))
        if edge is None:
            return None
        return Details(self.desk.words("table-door-wrecked"), self._between(a, b))

    def _between(self, a: str, b: str) -> str:
        return f"{self.desk.words(f'area-{a}')} – {self.desk.words(f'area-{b}')}"

    def door(self, door: str) -> Details | None:
        facts = BOARDS[self.view.board].doors.get(door)
        if facts is None:
            return None
        state = self.view.doors.get(door, facts.state)
        words = self.desk.words(f"table-door-{state}", n=lock(self.view, door))
        return Details(self.desk.words(f"door-{door}"), self._between(*facts.areas), facts=(words,))

    def chest(self, area: str) -> Details | None:
        if area not in self.view.chests:
            return None
        deck = self.desk.words("table-deck", n=len(self.view.deck))
        return Details(
            self.desk.words("table-chest", n=self.view.chests[area]), self.desk.words(f"area-{area}"), facts=(deck,)
        )
