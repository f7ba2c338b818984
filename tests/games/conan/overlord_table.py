"""A table of Conan laid out by a scenario, on which one procedure is carried out at a time.

table = OverlordTable("clutches_of_the_picts", heroes=3)     # seat 0 the Overlord, seat 1 all heroes
table.put("unit:pict_hunters_blue/1", "V33").hero("conan").reserve = 4
table.start(OverlordTurn())
table.answer("tile:pict_hunters_blue", "act:unit:pict_hunters_blue/1")
table.symbols(1, 2)                                          # the dice show these symbols
assert table.told(Wounded)[-1].n == 2
"""

from engine.rules import Event, Option
from games.conan.rules.figures import put_in
from games.conan.rules.scenarios import lay_out
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.units import remove_model
from tests.games.conan.laid_table import LaidTable


class OverlordTable(LaidTable):
    def __init__(self, scenario: str = "clutches_of_the_picts", heroes: int = 3, seed: int = 1) -> None:
        super().__init__(
            ConanState(seats=2, rng=seed, scenario=scenario, overlord=0, turn="overlord", phase="activation")
        )
        lay_out(self.s, heroes)
        for hero in self.s.heroes:
            hero.seat, hero.stance = 1, "aggressive"

    # -- laying out

    def hero(self, name: str) -> Hero:
        return next(hero for hero in self.s.heroes if hero.id == name)

    def put(self, name: str, area: str) -> "OverlordTable":
        put_in(self.s, name, area)
        return self

    def kill(self, *names: str) -> "OverlordTable":
        """Models leave the board as dead ones do, their tiles turned where nobody is left."""
        for name in names:
            remove_model(self.s, name)
        return self

    def only(self, *names: str) -> "OverlordTable":
        """No other models stand on the board."""
        gone = [f"unit:{model.tile}/{model.n}" for model in self.s.models]
        return self.kill(*(name for name in gone if name not in names))

    def gems(self, reserve: int, fatigue: int = 0) -> "OverlordTable":
        self.s.reserve, self.s.fatigue = reserve, fatigue
        return self

    # -- looking

    @property
    def events(self) -> list[Event]:
        return [moment.event for moment in self.moments]

    @property
    def options(self) -> list[str]:
        """The ids of what may be answered now."""
        return self.legal()

    def option(self, option_id: str) -> Option:
        found = super().option(option_id)
        assert found is not None, option_id
        return found

    def blocked(self, option_id: str) -> str:
        """The reason why an option is offered but not open."""
        return self.option(option_id).blocked
