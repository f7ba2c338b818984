"""AOC-12 to AOC-19: court, intrigue, armies, campaigns, sieges, battles and the questions asked."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.intrigue import why_not_contest
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only

# -- court


@pytest.mark.rule("AOC-12.1", "AOC-12.2")
def test_the_conan_action_comes_first_and_both_may_be_declined() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 3).pool("court_conan wild")
    board.turn("turan")
    board.answer("stay", "die:court_conan/court")
    assert board.prompt == "conan-action"
    board.answer("move:zamora", "done")
    assert board.state.conan == "zamora" and len(board.state.track) == 2, "only the first move touches the track"
    assert board.prompt == "court"
    board.answer("decline")
    assert board.prompt == ""


@pytest.mark.rule("AOC-12.4")
def test_what_is_drawn_at_court() -> None:
    board = Board()
    board.court("aquilonia")
    board.answer("draw-both")
    assert (len(board.of("aquilonia").hand), len(board.of("aquilonia").strategies)) == (1, 1)
    board.court("aquilonia")
    board.answer("draw-strategy")
    assert len(board.of("aquilonia").strategies) == 3


@pytest.mark.rule("AOC-12.6", "AOC-18.4", "AOC-12.5")
def test_a_wild_die_gives_no_conan_action() -> None:
    board = Board().conan("koth", "turan").pool("wild wild").hand("turan", "tu_tribute")
    board.turn("turan")
    board.answer("stay", "die:wild/court")
    assert board.prompt == "court" and "event:tu_tribute" in board.legal
    board.answer("event:tu_tribute")
    assert board.of("turan").gold == 3


# -- intrigue


@pytest.mark.rule("AOC-13.1", "AOC-13.2", "AOC-13.3")
def test_create_move_or_use() -> None:
    board = Board().emissaries("turan", "turan", "turan", "koth").tower("turan", "zamora")
    board.intrigue("turan")
    assert {"create:turan", "create:zamora", "move:turan", "contest:koth"} <= set(board.legal)
    board.answer("create:zamora")
    assert board.of("turan").emissaries["zamora"] == 1 and board.prompt == ""
    board.intrigue("turan")
    board.answer("move:turan", "to:khauran")
    assert board.why_not("create:turan") == "absent" and "contest:koth" in board.legal
    board.answer("move:turan", "to:khauran")
    assert board.why_not("contest:koth") == "too-many-moves AOC-13.1"
    assert not [one for one in board.legal if one.startswith("move:")]
    board.answer("done")
    assert board.of("turan").emissaries == {"koth": 1, "zamora": 1, "khauran": 2}


@pytest.mark.rule("AOC-13.6")
def test_emissaries_enter_any_province() -> None:
    board = Board(3).emissaries("turan", "turan").fort("aquilonia", "zamora")
    board.intrigue("turan")
    board.answer("move:turan")
    assert {"to:zamora", "to:hyrkania", "to:zuagir_desert"} <= set(board.legal)
    board.emissaries("turan", "khoraja")
    board.intrigue("turan")
    board.answer("move:khoraja")
    assert "to:stygia" in board.legal


@pytest.mark.rule("AOC-13.7", "AOC-13.8")
def test_raising_gold() -> None:
    board = Board().emissaries("turan", "ophir", "aquilonia", "koth").fort("aquilonia", "ophir")
    board.intrigue("turan")
    assert "raise:ophir" in board.legal and board.why_not("raise:koth") == "absent"
    assert board.why_not("contest:aquilonia") == "is-home AOC-13.7" and board.why_not("raise:aquilonia") == "absent"
    board.answer("raise:ophir")
    assert board.of("turan").gold == 3 and board.of("turan").emissaries == {"aquilonia": 1, "koth": 1}


@pytest.mark.rule("AOC-13.9", "AOC-13.10", "AOC-1.4")
def test_where_a_contest_is_possible() -> None:
    board = Board().fort("aquilonia", "ophir").city("aquilonia", "argos").tower("aquilonia", "zamora")
    board.army("aquilonia", "koth", 1, 0)
    for place, reason in {
        "hyrkania": "is-savage",
        "aquilonia": "is-home",
        "brythunia": "out-of-play",
        "ophir": "has-fort",
        "argos": "has-fort",
        "koth": "has-army",
        "zamora": "",
        "nemedia": "",
    }.items():
        assert why_not_contest(board.state, 1, place)[0] == reason


@pytest.mark.rule("AOC-13.11")
def test_an_alliance_around_an_own_army() -> None:
    board = Board().army("turan", "koth", 2, 1).emissaries("turan", "koth", "zamora", "ophir")
    board.contend("turan", "koth")
    board.dice("hit", "")
    assert board.marker("koth") == "tower of turan" and board.step("turan", "koth") == -1
    assert board.units("turan", "koth") == 2


@pytest.mark.rule("AOC-13.15", "AOC-13.16", "AOC-13.19")
def test_an_alliance_won_and_lost() -> None:
    board = Board().emissaries("turan", "koth", "koth")
    board.contend("turan", "koth")
    board.dice("hit", "")
    assert board.marker("koth") == "tower of turan" and board.of("turan").gold == 4
    assert board.of("turan").emissaries == {"koth": 1}
    lost = Board().emissaries("turan", "koth")
    lost.contend("turan", "koth")
    lost.dice("hit", "hit")
    assert lost.marker("koth") == "" and lost.of("turan").emissaries == {"koth": 1}


@pytest.mark.rule("AOC-13.17", "AOC-13.18", "AOC-13.14")
def test_cancelling_won_and_lost() -> None:
    board = Board().emissaries("turan", "koth").tower("aquilonia", "koth").strategies("aquilonia", "s01")
    board.contend("turan", "koth")
    assert board.whose == "aquilonia" and "strategy:s01" in board.legal, "Koth lies in Central Hyboria"
    board.answer("none")
    board.dice("hit", "")
    assert board.marker("koth") == "" and board.of("turan").emissaries == {"koth": 1} and board.of("turan").gold == 0
    lost = Board().emissaries("turan", "koth").tower("aquilonia", "koth")
    lost.contend("turan", "koth")
    lost.dice("hit", "hit")
    assert lost.marker("koth") == "tower of aquilonia" and lost.of("turan").emissaries == {}


# -- armies


@pytest.mark.rule("AOC-14.1", "AOC-14.2")
def test_create_one_unit() -> None:
    board = Board().army("turan", "turan", 2).tower("turan", "zamora")
    board.military("turan")
    board.answer("create:zamora")
    assert board.units("turan", "zamora") == 1 and board.prompt == ""
    board.army("turan", "khauran", 1).fort("turan", "khauran")
    board.military("turan")
    board.answer("relocate:khauran/zamora", "relocate:turan/zamora", "units:2")
    assert board.units("turan", "zamora") == 4
    assert not [one for one in board.legal if one != "done"], "two relocations and nothing else"


@pytest.mark.rule("AOC-14.4", "AOC-14.12")
def test_the_logistic_limit() -> None:
    board = Board().army("turan", "turan", 4).army("turan", "zamora", 3).tower("turan", "zamora")
    board.military("turan")
    board.answer("relocate:turan/zamora")
    assert [option.args["lost"] for option in board.options] == [0, 0, 1, 2]
    board.answer("units:4")
    assert board.units("turan", "zamora") == 5
    attack = Board().army("turan", "turan", 5).army("turan", "khauran", 2, 0)
    attack.attack("turan", "turan", "khauran")
    attack.answer("units:5")
    assert attack.units("turan", "khauran") == 5 and attack.thrown == 5


@pytest.mark.rule("AOC-14.5")
def test_a_unit_is_relocated_once() -> None:
    board = Board().army("turan", "turan", 2).tower("turan", "zamora", "koth")
    board.military("turan")
    board.answer("relocate:turan/zamora", "units:2")
    assert not [one for one in board.legal if one.startswith("relocate:")]
    assert "attack:zamora/corinthia" in board.legal


@pytest.mark.rule("AOC-14.6", "AOC-15.11")
def test_units_leave_a_campaign() -> None:
    board = Board().army("turan", "koth", 3, 1).tower("turan", "zamora")
    board.military("turan")
    board.answer("relocate:koth/zamora", "units:2")
    assert board.step("turan", "koth") == 1
    board.answer("relocate:koth/zamora")
    assert board.step("turan", "koth") == -1 and board.units("turan", "zamora") == 3


@pytest.mark.rule("AOC-14.9")
def test_one_attack_from_one_province() -> None:
    board = Board().army("turan", "turan", 2).army("turan", "khauran", 2).fort("turan", "khauran")
    board.military("turan")
    board.answer("attack:turan/zamora", "units:2")
    assert board.thrown == 2
    board.dice("", "")
    board.answer("stop") if board.prompt else None
    assert board.prompt == "" and board.units("turan", "khauran") == 2


@pytest.mark.rule("AOC-14.10", "AOC-14.11")
def test_what_an_attack_is() -> None:
    board = Board().army("turan", "koth", 3, 0).fort("aquilonia", "ophir").army("aquilonia", "corinthia", 2, 0)
    board.tower("aquilonia", "zamora")
    board.military("turan")
    forms = {option.id: option.args.get("form") for option in board.options if option.id.startswith("attack:koth/")}
    assert forms["attack:koth/ophir"] == forms["attack:koth/zamora"] == "siege"
    assert forms["attack:koth/corinthia"] == "battle" and forms["attack:koth/argos"] == "campaign"
    home = Board().army("turan", "nemedia", 3, 0)
    home.military("turan")
    assert home.why_not("attack:nemedia/aquilonia") == "is-home AOC-14.10"


# -- campaigns


@pytest.mark.rule("AOC-15.1", "AOC-15.5", "AOC-15.8", "AOC-15.11")
def test_a_campaign_opens_on_the_first_icon() -> None:
    board = Board().army("turan", "turan", 2)
    board.attack("turan", "turan", "zamora")
    assert only(board.answer("units:2"), events.ContestOpened)[0].terrain == "hills"
    board.dice("hit", "hit")
    assert board.units("turan", "zamora") == 1 and board.step("turan", "zamora") == 0
    board.military("turan")
    board.answer("campaign:zamora")
    board.dice("", "")
    assert board.units("turan", "zamora") == 0 and board.step("turan", "zamora") == -1


@pytest.mark.rule("AOC-15.4")
def test_raids_and_conan_in_a_campaign() -> None:
    board = Board().army("turan", "khauran", 2, 0).raid("khauran").conan("khauran", "turan")
    board.military("turan")
    board.answer("campaign:khauran")
    assert board.thrown == 3
    board.dice("hit_conan")
    decided = only(board.dice("axe"), events.ContestDecided)[0]
    assert (decided.attack, decided.defence) == (2, 1)


@pytest.mark.rule("AOC-15.9", "AOC-15.10")
def test_a_forced_march_needs_two_units() -> None:
    board = Board().army("turan", "zamora", 3, 0)
    board.military("turan")
    board.answer("campaign:zamora")
    board.dice("", "hit")
    assert board.legal == ["march", "stop"]
    board.answer("march")
    assert board.units("turan", "zamora") == 1
    board.dice("hit", "")
    assert board.prompt == "" and board.step("turan", "zamora") == 1


@pytest.mark.rule("AOC-15.12", "AOC-1.15")
def test_the_last_unit_becomes_the_fort() -> None:
    board = Board().army("turan", "zamora", 1, 2)
    board.military("turan")
    board.answer("campaign:zamora")
    board.dice("hit", "")
    assert board.marker("zamora") == "fort of turan" and board.units("turan", "zamora") == 0
    assert board.of("turan").ep == 4


# -- sieges and battles


def siege(units: int = 1, attackers: int = 3) -> Board:
    board = Board().army("turan", "koth", attackers, 1).fort("aquilonia", "ophir").army("aquilonia", "ophir", units)
    board.attack("turan", "koth", "ophir")
    board.answer(f"units:{attackers}")
    return board


@pytest.mark.rule("AOC-16.1")
def test_a_marker_without_an_army_is_besieged() -> None:
    board = Board().army("turan", "koth", 2, 0).tower("aquilonia", "ophir")
    board.attack("turan", "koth", "ophir")
    assert only(board.answer("units:2"), events.ContestOpened)[0].form == "siege"
    board.dice("hit", "")
    assert board.marker("ophir") == "" and board.step("turan", "ophir") == 0


@pytest.mark.rule("AOC-16.6", "AOC-16.7", "AOC-16.10", "AOC-16.11")
def test_a_siege_is_aborted_or_lost() -> None:
    board = siege()
    board.dice("", "hit")
    assert board.units("turan", "ophir") == 2 and board.legal == ["fight", "retreat"]
    board.answer("retreat")
    assert board.units("turan", "koth") == 2 and board.marker("ophir") == "fort of aquilonia"
    assert board.state.crom_due == [0] and board.prompt == ""
    lost = siege(attackers=2)
    lost.dice("", "hit")
    lost.answer("fight")
    lost.dice("", "hit")
    assert lost.prompt == "" and lost.units("aquilonia", "ophir") == 1 and lost.state.crom_due == [0]


@pytest.mark.rule("AOC-16.8", "AOC-16.12", "AOC-16.9", "AOC-17.13")
def test_a_siege_ends_with_units_and_marker_gone() -> None:
    board = siege()
    board.dice("hit", "")
    assert board.marker("ophir") == "fort of aquilonia" and board.prompt == "attacker-retreat"
    board.answer("fight")
    board.dice("hit", "")
    assert board.marker("ophir") == "" and board.prompt == "forced-march"
    board.answer("march")
    board.dice("", "hit")
    board.answer("march") if board.prompt == "forced-march" else None
    assert board.units("turan", "ophir") == 1 and board.state.crom_due == [1], "the march changes nothing"


@pytest.mark.rule("AOC-16.13")
def test_retreat_to_neutral_ground() -> None:
    board = siege()
    board.dice("", "hit")
    board.answer("retreat")
    assert board.step("turan", "koth") == 0, "nobody had stayed in Koth"
    stayed = Board().army("turan", "koth", 3, 1).fort("aquilonia", "ophir")
    stayed.attack("turan", "koth", "ophir")
    stayed.answer("units:2")
    stayed.dice("", "hit")
    stayed.answer("retreat")
    assert stayed.step("turan", "koth") == 1 and stayed.units("turan", "koth") == 2


def battle(attackers: int = 3, defenders: int = 2) -> Board:
    board = Board().army("turan", "koth", defenders, 1).tower("turan", "zamora").fort("aquilonia", "ophir")
    board.army("aquilonia", "ophir", attackers)
    board.attack("aquilonia", "ophir", "koth")
    board.answer(f"units:{attackers}")
    return board


@pytest.mark.rule("AOC-17.2", "AOC-17.4", "AOC-17.5")
def test_a_battle_round_and_its_retreats() -> None:
    board = battle()
    assert board.thrown == 3
    board.dice("hit")
    assert board.thrown == 2
    board.dice("")
    assert board.units("turan", "koth") == 1 and board.whose == "aquilonia" and board.prompt == "attacker-retreat"
    board.answer("fight")
    assert board.whose == "turan" and board.legal == ["fight", "retreat:zamora"]
    board.answer("fight")
    assert board.prompt == "contest" and board.thrown == 3
    board.dice("", "hit")
    assert board.units("aquilonia", "koth") == 2


@pytest.mark.rule("AOC-17.6", "AOC-17.7", "AOC-17.9", "AOC-17.10")
def test_the_defender_retreats() -> None:
    board = battle(defenders=3).army("turan", "zamora", 4)
    board.dice("hit", "")
    board.answer("fight", "retreat:zamora")
    assert board.units("turan", "zamora") == 5, "the sixth unit is removed"
    assert board.step("aquilonia", "koth") == 0 and board.step("turan", "koth") == -1
    assert board.state.crom_due == [0] and board.prompt == "forced-march"


@pytest.mark.rule("AOC-17.8", "AOC-17.9", "AOC-17.12", "AOC-17.11")
def test_the_attacker_retreats() -> None:
    board = battle()
    board.dice("", "hit")
    board.answer("retreat")
    assert board.step("turan", "koth") == 1 and board.units("aquilonia", "ophir") == 2
    assert board.state.crom_due == [1] and board.units("turan", "koth") == 2


# -- what is asked


@pytest.mark.rule("AOC-19.2", "AOC-19.3", "AOC-19.6")
def test_who_is_asked() -> None:
    board = battle()
    board.dice("hit", "")
    board.answer("fight")
    assert board.whose == "turan", "a defender out of turn"
    board.goods("turan", gold=2)
    board.raid("turan").army("turan", "turan", 1).raids()
    assert board.whose == "turan" and board.prompt == "clear-raids"


@pytest.mark.rule("AOC-19.4")
def test_no_question_with_one_answer_unless_it_would_tell() -> None:
    board = siege()
    assert board.prompt == "contest", "nobody holds a card or sorcery"
    board = Board().army("turan", "koth", 2, 0).fort("aquilonia", "ophir").hand("aquilonia", "aq_tax")
    board.attack("turan", "koth", "ophir")
    board.answer("units:2")
    assert board.prompt == "before-rolls" and board.legal == ["pass"], "a hand that might hold an instant"


@pytest.mark.rule("AOC-19.5")
def test_the_same_seed_replays_the_same_game() -> None:
    from engine.headless import seat_bots
    from engine.rules import Chance, Match
    from engine.rules.match import play_on
    from games.age_of_conan.rules import RULES

    def ends() -> object:
        match, chance = Match.start(RULES, seat_bots(3, ["random"]), 4, {}), Chance(4)
        for _ in range(150):
            play_on(match, chance)
        return match.state

    assert ends() == ends()
