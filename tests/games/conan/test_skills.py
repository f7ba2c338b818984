"""CON-26 The skills, each at work."""

from collections.abc import Callable

import pytest
from msgspec import structs

from games.conan.rules import events
from games.conan.rules.content import HEROES, SKILLS, TILES
from games.conan.rules.figures import hinder
from games.conan.rules.frames import AreaAttack, ModelTurn
from games.conan.rules.moves import Way, ways
from games.conan.rules.powers import dice_hinder, has, limit, lock_dice, move_hinder
from games.conan.rules.state import Lasting
from games.conan.rules.targets import legal_targets, why_not_target
from tests.games.conan.scenario import Table

Gift = Callable[..., None]


@pytest.fixture
def gift(monkeypatch: pytest.MonkeyPatch) -> Gift:
    """Tiles of a kind have these skills for the length of a test."""

    def give(kind: str, *skills: str, **facts: object) -> None:
        monkeypatch.setitem(TILES, kind, structs.replace(TILES[kind], skills=skills, **facts))

    return give


def way(table: Table, who: str, to: str) -> Way:
    return next(one for one in ways(table.s, who) if one.to == to)


def last(table: Table) -> events.AttackResolved:
    return table.told(events.AttackResolved)[-1]


# -- in attacks


@pytest.mark.rule("CON-26.1")
def test_reach_strikes_next_door_on_the_same_level_with_nothing_between(gift: Gift) -> None:
    gift("pict_hunters", "reach")
    table = Table()
    pict = table.unit("pict_hunters", "V23")
    for name, area in (("conan", "V24"), ("shevatas", "V13"), ("balthus", "V14"), ("taurus", "V25")):
        table.hero(name, area)
    assert legal_targets(table.s, pict, "melee") == ["hero:conan"]  # V13 is higher, V14 no neighbour
    table.model(pict).area = "V24"
    assert legal_targets(table.s, pict, "melee") == ["hero:conan", "hero:balthus", "hero:taurus"]  # V14 is a slope
    table.model(pict).area = "V12"
    table.hero("valeria", "H2")
    assert "hero:valeria" not in legal_targets(table.s, pict, "melee")  # a flap
    plain = table.unit("hyenas", "V24")
    assert legal_targets(table.s, plain, "melee") == ["hero:conan"]


@pytest.mark.rule("CON-26.3")
def test_constriction_grips_whom_it_hits_hard_until_they_part(gift: Gift) -> None:
    gift("giant_snake", "constriction", melee=("O", "O", "O"))
    for shown, grabbed in (((2, 0, 0), True), ((1, 1, 1), False)):
        table = Table().overlords_turn().overlord_gems(0)
        table.hero("conan", "V23")
        snake = table.unit("giant_snake", "V23", life=8)
        table.attack(snake, "hero:conan").keep(*shown).answer("gems:0")
        assert way(table, "hero:conan", "V22").blocked == ("blocking" if grabbed else "")
    table = Table().overlords_turn().overlord_gems(0)
    table.hero("shevatas", "V23")  # Evasive, not burdened
    snake = table.unit("giant_snake", "V23", life=8)
    table.attack(snake, "hero:shevatas").keep(2, 2, 2).answer("gems:0")
    assert not way(table, "hero:shevatas", "V22").blocked


@pytest.mark.rule("CON-26.3", "CON-26.1")
def test_constriction_with_reach_draws_the_target_near(gift: Gift) -> None:
    gift("giant_snake", "constriction", "reach", melee=("O",))
    table = Table().overlords_turn().overlord_gems(0)
    table.hero("conan", "V24")
    snake = table.unit("giant_snake", "V23", life=8)
    table.attack(snake, "hero:conan").keep(2).answer("gems:0")
    assert table.area("hero:conan") == "V23" and way(table, "hero:conan", "V24").blocked == "blocking"


@pytest.mark.rule("CON-26.4")
def test_circular_strike_goes_on_while_it_kills() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["battle_axe", "sword"])
    for n in (1, 2, 3):
        assert table.unit("pict_hunters", "V23") == f"unit:pict_hunters/{n}"
    table.overlord_gems(0).act()
    table.answer("melee:conan/unit:pict_hunters/1", "gems:2", "weapon:battle_axe").keep(3, 2, 0)
    assert table.prompt == "circular"  # 5 - 1 armour - 1 life = 3
    table.answer("strike:unit:pict_hunters/3")
    assert last(table).power == 3 and table.prompt == "circular"  # 3 - 1 - 1 = 1
    table.answer("strike:unit:pict_hunters/2")
    assert last(table).damage == 0 and table.on_board("unit:pict_hunters/2")
    light = Table()
    light.hero("conan", "V23", cards=["sword"])
    light.unit("pict_hunters", "V23", 2)
    light.overlord_gems(0).act().answer("melee:conan/unit:pict_hunters/1", "gems:2", "weapon:sword").keep(3, 2, 0)
    assert light.prompt == "act"  # one hand


@pytest.mark.rule("CON-26.4", "CON-22.5")
def test_each_struck_in_the_circle_may_be_guarded() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["battle_axe"])
    table.unit("pict_hunters", "V23", 2)
    table.overlord_gems(2).attack("hero:conan", "unit:pict_hunters/1", cards=["battle_axe"], gems=1).keep(3, 3)
    table.answer("gems:0", "strike:unit:pict_hunters/2")  # 6 - 1 - 1 = 4 against armour 1
    assert table.prompt == "guard-gems" and table.legal() == ["gems:0", "gems:1", "gems:2"]


@pytest.mark.rule("CON-26.4")
def test_the_melee_attacks_of_a_unit_count_as_two_handed() -> None:
    table = Table().overlords_turn().overlord_gems(0)
    khel = table.unit("khosatral_khel", "V23", life=9)
    guards = [table.unit("belits_guards", "V23", ally=True) for _ in range(2)]
    table.hero("conan", "V11", reserve=0)
    table.attack(khel, guards[0]).keep(3, 1, 0)
    assert table.prompt == "circular" and table.legal("strike") == [f"strike:{guards[1]}"]


@pytest.mark.rule("CON-26.4", "CON-26.5")
def test_circular_and_precision_strike_exclude_each_other(gift: Gift) -> None:
    gift("khosatral_khel", "circular_strike", "precision_strike")
    for style, defence in (("circular", 1), ("precision", 0)):
        table = Table().overlords_turn().overlord_gems(0)
        khel = table.unit("khosatral_khel", "V23", life=9)
        guards = [table.unit("belits_guards", "V23", ally=True) for _ in range(2)]
        table.hero("conan", "V11", reserve=0)
        table.attack(khel, guards[0]).answer(style).keep(3, 1, 0)
        assert last(table).defence == defence
        assert (table.prompt == "circular") == (style == "circular")


@pytest.mark.rule("CON-26.5")
def test_precision_strike_takes_one_off_the_defence_but_not_below_nothing() -> None:
    for kind, defence in (("pict_warriors", 1), ("hyenas", 0)):
        table = Table().overlord_gems(0)
        table.hero("taurus", "V23", cards=["dagger"])
        foe = table.unit(kind, "V23", life=9)
        table.attack("hero:taurus", foe, gems=1, cards=["dagger"]).keep(2, 0)
        assert last(table).defence == defence


@pytest.mark.rule("CON-26.6")
def test_attack_from_beyond_is_free_and_bare_handed_without_penalty() -> None:
    table = Table().overlords_turn().overlord_gems(0)
    belit = table.hero("belit", "V23", reserve=1, wounds=8)
    warrior = table.unit("pict_warriors", "V23")
    table.attack(warrior, "hero:belit").keep(1).answer("gems:0")
    assert table.prompt == "beyond"
    table.answer(f"strike:{warrior}")
    assert table.dice == "RRR"
    table.keep(2, 1, 0)
    assert last(table).power == 3 and not table.on_board(warrior) and belit.status == "dead"


@pytest.mark.rule("CON-26.7")
def test_no_counterattack_answers_a_counterattack(gift: Gift) -> None:
    gift("hyenas", "counterattack")
    table = Table().overlords_turn().overlord_gems(0)
    table.hero("valeria", "V23")
    foe = table.unit("hyenas", "V23", life=9)
    table.attack(foe, "hero:valeria").keep(0)
    table.answer(f"counterattack:{foe}").keep(2)
    assert [one.skill for one in table.told(events.SkillUsed)] == ["counterattack"] and table.prompt == ""


@pytest.mark.rule("CON-26.8", "CON-26.32")
def test_an_elite_shooter_is_not_hindered_and_shoots_the_protected() -> None:
    table = Table()
    skuthus, pict = table.unit("skuthus", "V23", life=5), table.unit("pict_hunters", "V23")
    for name in ("ngora", "shevatas"):
        table.hero(name, "V22", cards=["javelin"])
    table.unit("hyenas", "V22", 3)
    assert why_not_target(table.s, "hero:shevatas", skuthus, "ranged")[0] == "protected"
    assert legal_targets(table.s, "hero:ngora", "ranged")[:2] == [skuthus, pict]
    assert dice_hinder(table.s, "hero:ngora", "ranged") == 0 and dice_hinder(table.s, "hero:shevatas", "ranged") == 2


@pytest.mark.rule("CON-26.9")
def test_precision_shot_takes_one_off_the_defence_of_the_shot() -> None:
    for name, defence in (("balthus", 1), ("shevatas", 2)):
        table = Table().overlord_gems(0)
        table.hero(name, "V22", cards=["javelin"])
        foe = table.unit("pict_warriors", "V23", life=9)
        table.attack(f"hero:{name}", foe, "ranged", gems=1, cards=["javelin"]).keep(2, 2)
        assert last(table).defence == defence


# -- in movement


@pytest.mark.rule("CON-26.10")
def test_who_is_blocked_cannot_leave_but_may_act(gift: Gift) -> None:
    gift("hyenas", "flying")
    table = Table()
    table.hero("conan", "V23")
    table.hero("shevatas", "V23")
    warrior = table.unit("pict_warriors", "V23")
    assert way(table, "hero:conan", "V22").blocked == "blocking"
    assert not way(table, "hero:shevatas", "V22").blocked  # Evasive
    hyena = table.unit("hyenas", "V24")
    table.model(hyena).mp = 2
    table.unit("pict_hunters", "V24")
    table.s.models[-1].ally = True
    table.s.tiles["pict_hunters"].ally = True
    assert not way(table, hyena, "V25").blocked and warrior in legal_targets(table.s, "hero:conan", "melee")


@pytest.mark.rule("CON-26.11")
def test_wall_wrecker_breaks_wooden_huts_for_three_and_leaves_a_border() -> None:
    table = Table()
    table.hero("conan", "V33")
    table.act()
    assert table.cost("wreck:conan/H6") == 3 and table.option("wreck:conan/V32") is None
    table.answer("wreck:conan/H6")
    assert table.area("hero:conan") == "H6" and table.s.breaches == ["H6/V33"]
    assert table.cost("walk:conan/V33") == 1
    full = Table()
    full.hero("conan", "V33")
    full.unit("giant_snake", "H7", life=8)  # fills the hut of 4
    full.act()
    assert full.why("wreck:conan/H7").startswith("occupied")
    stone = Table()
    stone.hero("conan", "V22")
    assert "H2" not in [one.to for one in ways(stone.s, "hero:conan")]


@pytest.mark.rule("CON-26.12", "CON-26.17")
def test_evasive_and_feline_grace_make_leaving_cheaper() -> None:
    table = Table()
    for name in ("shevatas", "taurus", "conan"):
        table.hero(name, "V23")
    table.unit("hyenas", "V23", 5)
    assert [hinder(table.s, f"hero:{name}") for name in ("shevatas", "taurus", "conan")] == [3, 3, 3]
    assert [move_hinder(table.s, f"hero:{name}") for name in ("shevatas", "taurus", "conan")] == [0, 2, 3]
    assert dice_hinder(table.s, "hero:shevatas", "ranged") == 3  # in movement alone


@pytest.mark.rule("CON-26.13", "CON-12.9")
def test_swimmers_enter_water_and_pay_one_more_to_leave_it() -> None:
    table = Table("two_ships")
    table.hero("belit", "T3")
    table.hero("shevatas", "T3")
    assert way(table, "hero:belit", "W1").cost == 1 and way(table, "hero:shevatas", "W1").blocked == "needs-swimming"
    table.one("belit").area = "W1"
    assert way(table, "hero:belit", "T3").cost == 2
    court = Table("drowned_temple")
    for name in ("conan", "shevatas"):
        court.hero(name, "R13")
    assert way(court, "hero:conan", "R12").cost == 1 and way(court, "hero:shevatas", "R12").cost == 2


@pytest.mark.rule("CON-26.14", "CON-26.25")
def test_the_intangible_go_through_walls_past_enemies_and_over_ledges() -> None:
    table = Table()
    thog = table.unit("thog", "V13", life=6)
    table.model(thog).mp = 1
    ally = table.unit("pict_warriors", "V13", 2, ally=True)
    table.s.reserve = 0
    assert [way(table, thog, to).cost for to in ("H3", "V23", "V12")] == [1, 1, 1]
    assert not any(one.blocked for one in ways(table.s, thog) if one.to != "H2") and table.on_board(ally)


@pytest.mark.rule("CON-26.16", "CON-16.6", "CON-16.7")
def test_leap_needs_symbols_and_costs_its_points_either_way() -> None:
    for shown, area in ((1, "D2"), (0, "T3")):
        table = Table("two_ships")
        conan = table.hero("conan", "T3", reserve=0)
        table.act().answer("leap:conan/D2")
        assert table.dice == "R"
        table.keep(shown)
        assert table.area("hero:conan") == area and conan.mp == 0
    table = Table("two_ships")
    table.hero("hadrathus", "T3", cards=["shield", "buckler", "sword"])  # 6: no Leap from 5 on
    assert way(table, "hero:hadrathus", "D2").blocked == "needs-leap"


@pytest.mark.rule("CON-26.18")
def test_flyers_pay_one_for_every_border(gift: Gift) -> None:
    table = Table()
    demon = table.unit("outer_dark_demon", "V23", life=6)
    table.model(demon).mp = 8
    table.hero("conan", "V23")
    assert [way(table, demon, to).cost for to in ("V13", "V22", "V24")] == [1, 1, 1]
    ships = Table("two_ships")
    demon = ships.unit("outer_dark_demon", "T3", life=6)
    ships.model(demon).mp = 8
    assert [(way(ships, demon, to).cost, way(ships, demon, to).how) for to in ("W1", "D2")] == [(1, "fly"), (1, "fly")]


@pytest.mark.rule("CON-26.18")
def test_flyers_do_not_pass_the_walls_and_doors_of_rooms(gift: Gift) -> None:
    gift("hyenas", "flying")
    table = Table("drowned_temple")
    flyer = table.unit("hyenas", "R4")
    table.model(flyer).mp = 5
    assert way(table, flyer, "R8").blocked == "door-closed"
    table.model(flyer).area = "R8"
    assert "R9" not in [one.to for one in ways(table.s, flyer)]


@pytest.mark.rule("CON-26.19")
def test_climbers_go_up_at_the_printed_cost() -> None:
    table = Table()
    for name in ("conan", "belit"):
        table.hero(name, "V23")
    assert way(table, "hero:conan", "V13").cost == 3 and way(table, "hero:belit", "V13").blocked == "needs-climb"
    for hero in table.s.heroes:
        hero.area = "V11"
    assert way(table, "hero:conan", "V21").cost == 3 and way(table, "hero:belit", "V21").blocked == "needs-climb"


# -- standing


@pytest.mark.rule("CON-26.20")
def test_alchemy_is_for_scenarios_to_use() -> None:
    assert SKILLS["alchemy"].verbs == () and has_skill("zelata", "alchemy")


def has_skill(hero: str, skill: str) -> bool:
    table = Table()
    table.hero(hero, "V23")
    return has(table.s, f"hero:{hero}", skill)


@pytest.mark.rule("CON-26.21", "CON-17.2")
def test_leaders_activate_allies() -> None:
    table = Table()
    belit = table.hero("belit", "V33")
    ally = table.unit("belits_guards", "V22", ally=True)
    table.act().answer(f"lead:belit/{ally}")
    assert table.prompt == "model" and belit.allies == 1
    table.answer("walk:V21", "end-model")
    assert table.area(ally) == "V21" and f"lead:belit/{ally}" not in table.legal()
    lonely = Table()
    lonely.hero("conan", "V33")
    lonely.unit("belits_guards", "V33", ally=True)
    assert not lonely.act().legal("lead")


@pytest.mark.rule("CON-26.22")
def test_concentration_frees_dice_from_hindering_but_not_feet() -> None:
    table = Table()
    table.hero("hadrathus", "V23")
    table.unit("hyenas", "V23", 2)
    assert (
        dice_hinder(table.s, "hero:hadrathus", "ranged") == dice_hinder(table.s, "hero:hadrathus", "manipulation") == 0
    )
    assert move_hinder(table.s, "hero:hadrathus") == 2


@pytest.mark.rule("CON-26.23", "CON-11.12")
def test_lock_picking_adds_a_red_die_at_chests_and_locks() -> None:
    table = Table()
    table.hero("shevatas", "H1")
    table.s.chests = {"H1": 2}
    table.act().answer("chest:shevatas/H1", "gems:1")
    assert table.dice == "RR" and lock_dice(table.s, "hero:shevatas") == ["R"]
    plain = Table()
    plain.hero("conan", "H1")
    plain.s.chests = {"H1": 2}
    plain.act().answer("chest:conan/H1", "gems:1")
    assert plain.dice == "O"


@pytest.mark.rule("CON-26.24")
def test_the_fascinating_are_spared_by_whom_they_have_not_attacked() -> None:
    table = Table().overlord_gems(0)
    table.hero("conan", "V23")
    thalis = table.unit("thalis", "V23", life=5)
    assert why_not_target(table.s, "hero:conan", thalis, "melee") == ("fascinated", "CON-26.24")
    table.overlords_turn().attack(thalis, "hero:conan").keep(0)
    assert legal_targets(table.s, "hero:conan", "melee") == [thalis]
    blast = AreaAttack(area="V23", dice=["R"], means="explosive_orb", seat=1, side="heroes", spared=["hero:conan"])
    table.start(blast).keep(3)
    assert table.model(thalis).life == 4  # 3 against armour 2


@pytest.mark.rule("CON-26.25")
def test_horror_caps_four_limits_at_two() -> None:
    table = Table()
    conan = table.hero("conan", "V23", melee=3)
    assert [limit(table.s, conan, space) for space in ("melee", "ranged", "manipulation", "move")] == [5, 4, 3, 4]
    table.unit("thog", "V23", life=6)
    assert [limit(table.s, conan, space) for space in ("melee", "ranged", "manipulation", "move")] == [2, 2, 2, 2]
    assert limit(table.s, conan, "guard") == limit(table.s, conan, "reroll") == 99 and conan.melee == 3


@pytest.mark.rule("CON-26.26")
def test_jinx_forbids_every_reroll() -> None:
    table = Table().overlord_gems(0)
    table.hero("conan", "V23", cards=["battle_axe"])
    mummy = table.unit("mummies", "V23")
    table.attack("hero:conan", mummy, gems=1, cards=["battle_axe"]).symbols(0, 0)
    assert table.prompt == "" and last(table).power == 0


@pytest.mark.rule("CON-26.27")
def test_poison_lowers_limits_instead_of_wounding(gift: Gift) -> None:
    gift("hyenas", "poison")
    table = Table().overlords_turn().overlord_gems(0)
    conan = table.hero("conan", "V23")
    foe = table.unit("hyenas", "V23")
    table.attack(foe, "hero:conan").keep(2).answer("gems:0", "melee", "move")
    assert conan.wounds == 0 and conan.poison == {"melee": 1, "move": 1}
    assert (limit(table.s, conan, "melee"), limit(table.s, conan, "move")) == (4, 3)
    conan.poison = {"melee": 5, "move": 3}
    table.attack(foe, "hero:conan").keep(1).answer("gems:0", "move")
    assert conan.status == "dead"


@pytest.mark.rule("CON-26.28", "CON-6.5")
def test_support_rerolls_one_die_even_twice() -> None:
    table = Table().overlord_gems(0)
    table.hero("conan", "V23", reserve=0, cards=["battle_axe"])
    foe = table.unit("hyenas", "V23", life=9)
    alone = table.attack("hero:conan", foe, gems=1, cards=["battle_axe"]).symbols(0, 0).legal()
    table.hero("belit", "V23")
    table.attack("hero:conan", foe, gems=1, cards=["battle_axe"]).symbols(0, 0)
    assert [one for one in table.legal() if one not in alone] == ["support:0"]
    table.answer("free:0").symbols(0).answer("support:0").symbols(2)
    assert table.prompt == "" and last(table).power == 2


@pytest.mark.rule("CON-26.29", "CON-27.3")
def test_sacrifice_takes_the_blow_with_armour_and_without_guard() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["sword"])
    guard, snake = table.unit("bossonian_guards", "V23"), table.unit("giant_snake", "V23", life=8)
    table.attack("hero:conan", snake, gems=1, cards=["sword"])
    assert table.prompt == "sacrifice" and table.legal() == [f"sacrifice:{guard}", "pass"]
    table.answer(f"sacrifice:{guard}").keep(3, 0)
    assert last(table).target == guard and last(table).defence == 2  # armour, and the Overlord is not asked for gems
    assert not table.on_board(guard) and table.model(snake).life == 8


@pytest.mark.rule("CON-26.29")
def test_nobody_sacrifices_itself_against_an_area_attack() -> None:
    table = Table().overlord_gems(0)
    table.unit("bossonian_guards", "V23")
    table.unit("giant_snake", "V23", life=8)
    table.start(AreaAttack(area="V23", dice=["R"], means="explosive_orb", seat=1, side="heroes")).symbols(1)
    assert table.prompt == "next-victim"
    while table.prompt:
        assert table.prompt != "sacrifice"
        table.answer(table.legal()[0])


@pytest.mark.rule("CON-26.30")
def test_the_untouchable_are_harder_to_shoot() -> None:
    for kind, defence in (("ranged", 1), ("melee", 0)):
        table = Table().overlords_turn().overlord_gems(0)
        table.hero("shevatas", "V23", reserve=0)
        foe = table.unit("bossonian_archers" if kind == "ranged" else "hyenas", "V23")
        dice = (2, 0) if kind == "ranged" else (2,)
        table.attack(foe, "hero:shevatas", kind).keep(*dice)
        assert last(table).defence == defence


@pytest.mark.rule("CON-26.31")
def test_a_bodyguard_parries_for_a_friend_who_keeps_the_damage() -> None:
    table = Table().overlords_turn().overlord_gems(0)
    conan = table.hero("conan", "V23", cards=["leather_armor"])
    ngora = table.hero("ngora", "V23", cards=["shield"], reserve=4)
    foe = table.unit("hyenas", "V23", life=9)
    table.attack(foe, "hero:conan", means="event", fixed=5).answer("bodyguard:hero:ngora", "gems:1")
    assert table.dice == "OOY"  # his gem, his shield, Conan's armour
    table.keep(1, 1, 1)
    assert (last(table).defence, conan.wounds, ngora.wounds, ngora.guard) == (3, 2, 0, 1)
    ngora.cards = []
    table.attack(foe, "hero:conan", means="event", fixed=5)
    assert table.prompt.startswith("guard")  # no dodging for others


@pytest.mark.rule("CON-26.32")
def test_the_protected_hide_behind_friends() -> None:
    table = Table()
    table.hero("conan", "V23")
    skuthus = table.unit("skuthus", "V23", life=5)
    assert legal_targets(table.s, "hero:conan", "melee") == [skuthus]
    pict = table.unit("pict_hunters", "V23")
    assert legal_targets(table.s, "hero:conan", "melee") == [pict]
    assert why_not_target(table.s, "hero:conan", skuthus, "melee") == ("protected", "CON-26.32")
    table.overlord_gems(0).start(AreaAttack(area="V23", dice=["R"], means="orb", seat=1, side="heroes", only="units"))
    table.symbols(3)
    while table.prompt:
        table.answer(table.legal()[0])
    assert table.model(skuthus).life == 3  # area attacks still hurt


@pytest.mark.rule("CON-26.33", "CON-14.1", "CON-15.3")
def test_only_spell_casters_cast_and_lasting_spells_survive_the_skill() -> None:
    table = Table()
    hadrathus = table.hero("hadrathus", "V23", spells={"mitras_halo": 0})
    table.hero("conan", "V23", spells={"mitras_halo": 0})
    halo = Lasting(kind="armour", on="hero:hadrathus", until="stance", n=2, by="hero:hadrathus", spell="mitras_halo")
    assert table.act().legal("cast") == ["cast:hadrathus/mitras_halo"]
    table.s.lasting = [halo]
    hadrathus.cards = ["scale_mail"]  # 5
    assert table.act().legal("cast") == [] and table.s.lasting == [halo]


@pytest.mark.rule("CON-26.34")
def test_skills_are_offered_never_forced() -> None:
    table = Table().overlords_turn().overlord_gems(0)
    table.hero("valeria", "V23")
    foe = table.unit("hyenas", "V23", life=9)
    table.attack(foe, "hero:valeria").keep(0)
    assert table.legal() == [f"counterattack:{foe}", "pass"]
    table.answer("pass")
    assert not table.told(events.SkillUsed)


def test_every_printed_skill_is_known() -> None:
    printed = {skill.id for hero in HEROES.values() for skill in hero.skills}
    printed |= {skill for tile in TILES.values() for skill in tile.skills}
    assert printed <= set(SKILLS)


def test_a_model_that_does_nothing_but_stand_is_not_asked() -> None:
    table = Table().overlords_turn().overlord_gems(0)
    princess = table.unit("princess", "V23")
    table.model(princess).mp = 0
    assert table.start(ModelTurn(who=princess)).prompt == ""
