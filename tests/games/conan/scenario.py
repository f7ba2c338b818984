"""A table of Conan laid out in the words of the rule book, with nobody on it who was not put there.

    table = Table("pict_village")                           # seat 0 the Overlord, seat 1 the heroes
    table.hero("shevatas", "V23", reserve=6, cards=["kris"])
    table.unit("bossonian_guards", "V23")                   # "unit:bossonian_guards/1"
    table.act()                                             # the heroes' Action phase
    table.answer("melee:shevatas/unit:bossonian_guards/1", "gems:2", "weapon:kris")
    table.symbols(2, 1, 1).answer("keep")                   # what the dice show
    assert not table.on_board("unit:bossonian_guards/1")

Heroes are aggressive with 10 gems in Reserve unless told otherwise.
"""

from games.conan.rules.content import SCENARIOS
from games.conan.rules.figures import area_of, hero_of, in_area, model_of
from games.conan.rules.frames import ActionPhase, Attack
from games.conan.rules.gems import gems_of
from games.conan.rules.powers import base_move
from games.conan.rules.scenarios import lay_out
from games.conan.rules.state import ConanState, Hero, Lying, Model, Tile
from tests.games.conan.laid_table import LaidTable

BY_BOARD = {scenario.board: scenario for scenario in SCENARIOS.values()}


class Table(LaidTable):
    def __init__(self, board: str = "pict_village", seats: int = 2) -> None:
        scenario = BY_BOARD[board]
        super().__init__(ConanState(seats=seats, rng=1, scenario=scenario.id, turn="heroes", phase="action"))
        lay_out(self.s, scenario.parties[-1])
        self.s.heroes, self.s.models, self.s.lasting, self.s.lying = [], [], [], []
        self.s.chests, self.s.river, self.s.tiles, self.s.secrets = {}, [], {}, {}
        self.s.reserve, self.s.fatigue, self.s.gems, self.s.spell_gems = 10, 0, 10, {}
        if board == "two_ships":  # whose scenario ends with certain deaths
            self.s.scenario = BY_BOARD["pict_village"].id

    # -- laying out

    def hero(self, name: str, area: str, reserve: int = 10, **facts: object) -> Hero:
        """A hero with so many gems in Reserve; `facts` are fields of `state.Hero`."""
        hero = Hero(id=name, seat=1, area=area, reserve=reserve, stance="aggressive")
        self.s.heroes.append(hero)
        for field, value in facts.items():
            assert hasattr(hero, field)
            setattr(hero, field, value)
        hero.born = gems_of(hero)
        if "mp" not in facts:
            hero.mp = base_move(hero) if hero.stance == "aggressive" else 0
        return hero

    def unit(self, kind: str, area: str, n: int = 1, life: int = 1, ally: bool = False) -> str:
        """`n` models of a tile of that kind (a colour may follow a dash); the name of the last one."""
        kind, _, colour = kind.partition("-")
        tile_id = f"{kind}_{colour}" if colour else kind
        if tile_id not in self.s.tiles:
            self.s.tiles[tile_id] = Tile(kind=kind, colour=colour, life=life, ally=ally)
            if not ally:
                self.s.river.append(tile_id)
        tile = self.s.tiles[tile_id]
        for _ in range(n):
            tile.made += 1
            tile.pool += 1
            self.s.models.append(Model(tile=tile_id, n=tile.made, area=area, life=life, ally=ally))
        return f"unit:{tile_id}/{tile.made}"

    def lie(self, card: str, area: str) -> "Table":
        self.s.lying.append(Lying(card, area))
        return self

    def overlord_gems(self, n: int) -> "Table":
        self.s.reserve = self.s.gems = n
        return self

    def spells(self, tile: str, *spells: str) -> "Table":
        """Spell cards of an Overlord caster."""
        self.s.spell_gems.update({f"{tile}/{spell}": 0 for spell in spells})
        return self

    # -- playing

    def act(self) -> "Table":
        """The heroes' Action phase begins."""
        return self.start(ActionPhase())

    def attack(self, attacker: str, target: str, kind: str = "melee", **facts: object) -> "Table":
        """One attack, declared already; `facts` are fields of `frames.Attack`."""
        attack = Attack(attacker=attacker, target=target, kind=kind)
        for field, value in facts.items():
            setattr(attack, field, value)
        return self.start(attack)

    def overlords_turn(self) -> "Table":
        self.s.turn, self.s.phase = "overlord", "activation"
        return self

    def keep(self, *shown: int) -> "Table":
        """As `symbols`, content with it and with whatever is offered against it."""
        self.symbols(*shown)
        while self.prompt == "reroll":
            self.answer("keep")
        return self

    # -- looking

    def why(self, option_id: str) -> str:
        """The reason why an option is offered but blocked."""
        option = self.option(option_id)
        assert option is not None and option.blocked, option
        return f"{option.blocked} {option.clause}"

    def cost(self, option_id: str) -> str | int:
        option = self.option(option_id)
        assert option is not None
        return option.args["n"]

    def one(self, name: str) -> Hero:
        return hero_of(self.s, name)

    def model(self, name: str) -> Model:
        return model_of(self.s, name)

    def area(self, name: str) -> str:
        return area_of(self.s, name)

    def on_board(self, name: str) -> bool:
        return bool(area_of(self.s, name))

    def here(self, area: str) -> list[str]:
        return in_area(self.s, area)

    def lying(self, area: str) -> list[str]:
        return [thing.card for thing in self.s.lying if thing.area == area]
