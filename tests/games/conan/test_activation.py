"""CON-21 What the models of an activated tile may do."""

import pytest
from msgspec import structs

from games.conan.rules.content import TILES
from games.conan.rules.events import Activated, DieRerolled, Moved, MovementLost, PlankMoved, PoolBuilt, SymbolsIgnored
from games.conan.rules.figures import area_of, hinder, model_of
from games.conan.rules.frames import Activation, Attack, ModelTurn
from games.conan.rules.moves import ways
from tests.games.conan.overlord_table import OverlordTable

BLUE = "pict_hunters_blue"
ONE, TWO, THREE = (f"unit:{BLUE}/{n}" for n in (1, 2, 3))
ARCHER, PIRATE = "unit:bossonian_archers_grey/1", "unit:pirates_grey/1"


def hunters(reserve: int = 10) -> OverlordTable:
    """The three blue hunters in the west of the village, nobody near; their tile is activated."""
    return OverlordTable().gems(reserve).start(Activation(tile=BLUE))


def alone(*names: str, scenario: str = "clutches_of_the_picts", reserve: int = 10) -> OverlordTable:
    """No other units, but for a captain far away whose death would end the game."""
    kept = ("unit:zaporavo/1",) if scenario == "hunting_the_tigress" else ()
    table = OverlordTable(scenario).only(*names, *kept).gems(reserve)
    return table.put(kept[0], "D1") if kept else table


@pytest.mark.rule("CON-21.1", "CON-1.6")
def test_the_models_act_in_any_order_one_after_the_other() -> None:
    table = hunters()
    assert table.prompt == "choose-model" and table.options == [f"act:{one}" for one in (ONE, TWO, THREE)] + [
        "end-tile"
    ]
    table.answer(f"act:{TWO}")
    assert table.prompt == "model"
    table.answer("end-model")
    assert table.options == [f"act:{ONE}", f"act:{THREE}", "end-tile"]  # finished is finished
    table.answer(f"act:{ONE}", "end-model", "end-model")  # the last one is not asked for
    assert table.prompt == "" and [event.who for event in table.told(Activated)] == [TWO, ONE, THREE]


@pytest.mark.rule("CON-21.2", "CON-13.5")
def test_each_model_has_movement_points_by_its_value() -> None:
    table = hunters(reserve=0).answer(f"act:{THREE}", "walk:V31")  # V21 to V31
    assert model_of(table.s, THREE).mp == 1
    table.answer("walk:V32")
    assert area_of(table.s, THREE) == "V32" and table.prompt == "choose-model"  # nothing left that it could do


@pytest.mark.rule("CON-21.2", "CON-13.2", "CON-13.5")
def test_units_are_hindered_by_heroes() -> None:
    table = OverlordTable().only(ONE).gems(0).put("hero:conan", "V22")
    table.start(ModelTurn(who=ONE))
    model_of(table.s, ONE).mp = 2
    table.start(ModelTurn(who=ONE)).answer("walk:V21")
    assert table.told(Moved)[-1].cost == 2 and hinder(table.s, "hero:conan") == 0


@pytest.mark.rule("CON-12.8", "CON-21.2")
def test_terrain_costs_units_what_it_costs_heroes() -> None:
    table = alone(ONE, reserve=0).put(ONE, "V12")
    table.start(Activation(tile=BLUE)).answer("walk:H2")  # a flap: 1 + 1
    assert table.told(Moved)[-1].cost == 2


@pytest.mark.rule("CON-21.3")
def test_an_attack_ends_the_free_movement() -> None:
    table = alone(ONE, reserve=0).put("hero:conan", "V21")
    table.hero("conan").reserve = 0
    table.start(Activation(tile=BLUE)).answer("walk:V21", "strike:hero:conan")
    assert table.told(MovementLost)[-1].n == 1 and table.prompt == "roll attack"
    table.symbols(0, 0).answer("keep")
    assert table.prompt == ""  # one attack, and no gem to walk on


@pytest.mark.rule("CON-21.3")
def test_one_attack_for_each_model() -> None:
    table = alone(ONE, reserve=3).put("hero:conan", "V22")
    table.start(Activation(tile=BLUE)).answer("strike:hero:conan").symbols(0, 0).answer("keep")
    assert not [option for option in table.options if option.startswith("strike")]


@pytest.mark.rule("CON-21.4")
def test_a_gem_buys_a_movement_point_up_to_the_movement_value() -> None:
    table = alone(ONE, reserve=9)
    table.start(Activation(tile=BLUE)).answer("walk:V21", "walk:V31", "walk:V21", "walk:V31")
    assert (table.s.reserve, table.s.fatigue) == (7, 2) and model_of(table.s, ONE).bought == 2
    assert table.prompt == ""  # two bought of two


@pytest.mark.rule("CON-21.4")
def test_movement_is_bought_after_the_attack_too() -> None:
    table = alone(ONE, reserve=9).put("hero:conan", "V22")
    table.start(Activation(tile=BLUE)).answer("strike:hero:conan").symbols(0, 0).answer("keep", "walk:V21")
    assert table.told(Moved)[-1].gems == 2 and table.s.reserve == 7  # 1 and the hindering hero


@pytest.mark.rule("CON-21.5")
def test_the_dice_of_a_melee_attack_are_on_the_tile() -> None:
    table = alone("unit:zogar_sag/1").put("hero:conan", "V14")
    table.start(Activation(tile="zogar_sag"))
    assert "strike:hero:conan" in table.options and "strike:hero:shevatas" not in table.options
    table.answer("strike:hero:conan")
    assert table.dice == "OO" and table.told(PoolBuilt)[-1].dice == ("O*", "O*")


@pytest.mark.rule("CON-21.5", "CON-8.6", "CON-13.4", "CON-13.5")
def test_a_ranged_icon_needs_sight() -> None:
    table = alone(ARCHER, scenario="hunting_the_tigress").put("hero:conan", "T7").put("hero:belit", "T2")
    table.start(Activation(tile="bossonian_archers_grey"))
    assert "shoot:hero:conan" in table.options
    assert not [option for option in table.options if option.endswith("belit")]  # D8 does not see T2


@pytest.mark.rule("CON-21.5", "CON-13.3", "CON-13.5")
def test_shots_of_units_are_hindered(monkeypatch: pytest.MonkeyPatch) -> None:
    archers = TILES["bossonian_archers"]
    for skills, lost in ((archers.skills, []), ((), [1])):  # elite shooters are spared (CON-26.8)
        monkeypatch.setitem(TILES, "bossonian_archers", structs.replace(archers, skills=skills))
        table = alone(ARCHER, scenario="hunting_the_tigress", reserve=0).put(ARCHER, "D6").put("hero:conan", "D6")
        table.start(Attack(attacker=ARCHER, target="hero:conan", kind="ranged")).symbols(2, 2)
        assert [event.n for event in table.told(SymbolsIgnored)] == lost


@pytest.mark.rule("CON-21.6", "CON-6.2")
def test_arrows_give_free_rerolls() -> None:
    table = alone(ONE, reserve=0).put("hero:conan", "V22")
    table.hero("conan").reserve = 0
    table.start(Activation(tile=BLUE)).answer("strike:hero:conan").symbols(0, 1)
    assert table.options == ["free:0", "free:1", "keep"]
    table.answer("free:0").symbols(2)
    assert table.options == ["free:1", "keep"]


@pytest.mark.rule("CON-21.6")
def test_a_gem_rerolls_a_die_as_often_as_wished() -> None:
    table = alone("unit:pict_warriors_purple/1", reserve=3).put("hero:conan", "V23")
    table.start(Activation(tile="pict_warriors_purple")).answer("strike:hero:conan").symbols(0)
    table.answer("paid:0").symbols(0).answer("paid:0").symbols(1)
    assert (table.s.reserve, table.s.fatigue) == (1, 2)
    assert [event.means for event in table.told(DieRerolled)] == ["paid", "paid"]


@pytest.mark.rule("CON-21.7", "CON-9.7")
def test_three_hunters_on_one_hero_are_three_attacks() -> None:
    """Trap 4: each asks for a Guard of its own, and the armour die is thrown each time."""
    table = OverlordTable().only(ONE, TWO, THREE).gems(0)
    for name in (ONE, TWO, THREE, "hero:conan"):
        table.put(name, "V22")
    table.start(Activation(tile=BLUE))
    for who in (f"act:{ONE}", f"act:{TWO}", ""):
        table.answer(*([who] if who else []), "strike:hero:conan").symbols(1, 1).answer("keep")
        assert table.prompt.startswith("guard")
        table.answer("gems:0")
        assert table.dice == "Y"
        table.symbols(2)
    assert table.hero("conan").wounds == 0 and table.prompt == ""


@pytest.mark.rule("CON-21.8", "CON-8.12", "CON-8.14")
def test_units_shoot_better_from_above() -> None:
    table = alone(ARCHER, scenario="hunting_the_tigress").put("hero:conan", "T5")
    table.start(Activation(tile="bossonian_archers_grey")).answer("shoot:hero:conan")
    assert table.dice == "YYY" and table.told(PoolBuilt)[-1].elevation == 1  # the poop is above the waist
    level = alone(ARCHER, scenario="hunting_the_tigress").put("hero:conan", "T7")
    level.start(Activation(tile="bossonian_archers_grey")).answer("shoot:hero:conan")
    assert level.dice == "YY"


@pytest.mark.rule("CON-12.7", "CON-26.10")
def test_who_is_blocked_or_too_far_is_told_so() -> None:
    table = alone(ONE, reserve=0).put(ONE, "V21")
    table.start(Activation(tile=BLUE))
    assert table.blocked("climb:V11") == "needs-climb"


def test_a_humanoid_lays_the_plank_again_instead_of_attacking() -> None:
    """Board two_ships."""
    table = alone(PIRATE, scenario="hunting_the_tigress", reserve=0)
    table.s.planks = []
    table.start(Activation(tile="pirates_grey")).answer("plank:D4/T5")
    assert table.s.planks == ["D4/T5"] and table.told(PlankMoved)[-1].lies
    assert table.told(MovementLost)[-1].n == 3 and model_of(table.s, PIRATE).attacked and table.prompt == ""


def test_nobody_lays_the_plank_under_an_enemys_eyes() -> None:
    table = alone(PIRATE, scenario="hunting_the_tigress").put("hero:conan", "D4")
    table.s.planks = []
    table.start(Activation(tile="pirates_grey"))
    assert table.blocked("plank:D4/T5") == "enemies-here"


@pytest.mark.rule("CON-11.14")
def test_humanoids_open_doors_on_their_way_and_beasts_do_not() -> None:
    mummy, snake = "unit:mummies_orange/1", "unit:giant_snake/1"
    table = alone(mummy, scenario="crown_of_the_drowned_temple", reserve=0).put(mummy, "R4")
    table.start(Activation(tile="mummies_orange")).answer("open:R8")
    assert table.s.doors["DA"] == "open" and table.told(Moved)[-1].cost == 2
    beast = alone(snake, scenario="crown_of_the_drowned_temple").put(snake, "R5")
    beast.start(Activation(tile="giant_snake"))
    assert beast.blocked("walk:R6") == "door-locked"


@pytest.mark.rule("CON-26.15")
def test_a_web_in_place_of_an_attack_holds_until_four_points_are_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    spider = structs.replace(TILES["giant_snake"], skills=("web_projection",))
    monkeypatch.setitem(TILES, "giant_snake", spider)
    table = alone("unit:giant_snake/1", reserve=0).put("hero:conan", "V14")
    table.hero("conan").reserve = 0
    table.start(Activation(tile="giant_snake")).answer("web:hero:conan")
    assert table.dice == "OOO"
    table.symbols(2, 2, 1).symbols(1)  # and the leather armour: 5 against 1
    assert table.hero("conan").wounds == 0 and table.hero("conan").fatigue == 5
    assert [(one.kind, one.on) for one in table.s.lasting if one.kind == "web"] == [("web", "hero:conan")]
    assert [(way.how, way.cost) for way in ways(table.s, "hero:conan")] == [("shed", 4)]
