"""Names for ids: characters, tiles, places, cards, spells and whatever else an event or a question refers to."""

from collections.abc import Callable

from games.conan.rules.content import CARDS, HEROES, SKILLS, SPELLS, TILES

Say = Callable[..., str]
Has = Callable[[str], bool]
SIDES = ("heroes", "overlord")


class Names:
    """Speaks through `say(key, **args)`; `has(key)` tells whether a key is there."""

    def __init__(self, say: Say, has: Has) -> None:
        self.say = say
        self.has = has

    # ------------------------------------------------------------ characters and tiles
    def character(self, name: str) -> str:
        """A hero, a figure, or a side where a side is meant; a bare id of a hero too."""
        if name in SIDES:
            return self.say(f"side-name-{name}")
        if name.startswith("unit:"):
            return self.figure(name)
        return self.say(f"hero-{name.removeprefix('hero:')}")

    def figure(self, name: str) -> str:
        """The tile's name for leaders and monsters; others with their colour and number."""
        tile, _, n = name.removeprefix("unit:").rpartition("/")
        kind, colour = parts_of(tile)
        if not self.has(f"figure-{kind}") or not colour:
            return self.say(f"tile-{kind}")
        figure = self.say(f"figure-{kind}")
        return self.say("figure-numbered", figure=figure, colour=self.say(f"colour-{colour}"), n=int(n))

    def short(self, name: str) -> str:
        """A character without colour and number, for where the figure itself is seen."""
        key = f"figure-{kind_of(name)}"
        return self.say(key) if name.startswith("unit:") and self.has(key) else self.character(name)

    def tile(self, tile: str) -> str:
        kind, colour = parts_of(tile)
        name = self.say(f"tile-{kind}")
        return self.say("tile-coloured", tile=name, colour=self.say(f"colour-{colour}")) if colour else name

    # ------------------------------------------------------------ places and things
    def whoever(self, one: str) -> str:
        """As `thing`, or a side."""
        return self.character(one) if one in SIDES else self.thing(one)

    def area(self, area: str) -> str:
        """An area by its id, with or without the element's head."""
        return self.say(f"area-{area.removeprefix('area:')}")

    def card(self, card: str) -> str:
        return self.say(f"card-{card}")

    def rule(self, rule: str) -> str:
        """A special rule "scenario/card"; by the card's name where the scenario gives it none of its own."""
        key = f"rule-{rule.replace('/', '-')}"
        return self.say(key) if self.has(key) else self.thing(rule.rpartition("/")[2])

    def thing(self, one: str) -> str:
        """Whatever an id names: a card, a spell, a skill, an event, a tile, a character, an object or an area."""
        for kind, known in (("card", CARDS), ("spell", SPELLS), ("skill", SKILLS), ("hero", HEROES)):
            if one in known:
                return self.say(f"{kind}-{one}")
        if one.startswith(("hero:", "unit:")):
            return self.character(one)
        if one.startswith("object:"):
            return self.card(one.rpartition("/")[2])
        if self.has(f"happening-{one}"):
            return self.say(f"happening-{one}")
        if self.has(f"area-{one.removeprefix('area:')}"):
            return self.area(one)
        return self.tile(one) if parts_of(one)[0] in TILES else one


def parts_of(tile: str) -> tuple[str, str]:
    """The kind and the colour of a tile's id "pict_hunters_blue"; no colour where there is one tile of the kind."""
    if tile in TILES:
        return tile, ""
    kind, _, colour = tile.rpartition("_")
    return kind, colour


def kind_of(name: str) -> str:
    """Which figure stands for a character: the hero's id, or the kind of the tile."""
    if name.startswith("unit:"):
        return parts_of(name.removeprefix("unit:").rpartition("/")[0])[0]
    return name.removeprefix("hero:")
