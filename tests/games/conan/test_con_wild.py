"""Any heroes, tiles, cards and spells on one board, played by chance: what no scenario of ours brings together."""

import pytest

from engine.bots.policies import think
from engine.rules import Chance, Roll, run
from engine.rules.match import chance_answer
from games.conan.bot import BOT
from games.conan.rules import RULES
from games.conan.rules.content import BOARDS, CARDS, HEROES, SPELLS, TILES
from games.conan.rules.figures import in_area, size_of
from games.conan.rules.frames import Game
from games.conan.rules.gems import gems_of
from games.conan.rules.ground import capacity
from games.conan.rules.powers import overloaded
from games.conan.rules.state import Tile
from tests.games.conan.scenario import Table

SPARE = ("yselda", "zogar_head", "serpent_crown")
"""Objects that end games."""


def several(chance: Chance, things: list[str], n: int) -> list[str]:
    left = list(things)
    return [left.pop(chance.below(len(left))) for _ in range(n)]


def wild_table(seed: int) -> Table:
    """Four heroes with cards and spells, six tiles of the Overlord and one of allies, anywhere."""
    chance = Chance(seed)
    table = Table(chance.pick(["pict_village", "drowned_temple"]))
    areas = list(BOARDS[table.s.board].areas)
    for name in several(chance, list(HEROES), 4):
        cards = several(chance, [card for card in CARDS if card not in SPARE], chance.below(4))
        spells = dict.fromkeys(several(chance, list(SPELLS), 4), 0)
        hero = table.hero(name, chance.pick(areas), reserve=7, fatigue=3, cards=cards)
        hero.spells = spells if any(skill.id == "spell_caster" for skill in HEROES[name].skills) else {}
        while overloaded(hero):
            hero.cards.pop()
    for number, kind in enumerate(several(chance, [kind for kind in TILES if kind != "event"], 7)):
        for _ in range(3 if TILES[kind].role == "minion" else 1):
            place = next(area for area in several(chance, areas, len(areas)) if free(table, area) >= TILES[kind].size)
            table.unit(kind, place, life=1 if TILES[kind].role == "minion" else 5, ally=number == 6)
        if "spell_caster" in TILES[kind].skills and number < 6:
            table.spells(kind, *several(chance, list(SPELLS), 4))
    table.s.chests = dict.fromkeys(several(chance, areas, 4), 2)
    table.s.river.append("event")
    table.s.tiles["event"] = Tile(kind="event")
    table.s.recovery = 6
    return table


def free(table: Table, area: str) -> int:
    return capacity(table.s, area) - sum(size_of(table.s, name) for name in in_area(table.s, area))


@pytest.mark.parametrize("seed", range(8))
def test_everything_together_by_chance(seed: int) -> None:
    table, chance = wild_table(seed), Chance(seed)
    table.start(Game(at="begin_turn"))
    while (question := table.s.question) is not None:
        assert all(gems_of(hero) == hero.born for hero in table.s.heroes)
        assert table.s.reserve + table.s.fatigue + sum(table.s.spell_gems.values()) == table.s.gems
        if seed % 2 and not isinstance(question, Roll):
            run(table.s, think("greedy", RULES, BOT, table.s, chance))
        else:
            run(table.s, chance_answer(question, chance, RULES.sides))
    assert table.s.winner
