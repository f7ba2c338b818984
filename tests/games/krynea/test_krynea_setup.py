"""KRY-1 to KRY-6 and KRY-21: the game, its cards, decks, icons, table and setup."""

from collections import Counter

import pytest

from engine.rules import Chance, Match, SeatSpec
from engine.rules.match import play_out
from games.krynea.rules import RULES, events
from games.krynea.rules.content import CARDS, CONTENT, FOLDER, load_content
from games.krynea.rules.decks import allowed, basic_deck, deck_faults
from games.krynea.rules.field import beside, engagement_of, engagements, facing
from games.krynea.rules.state import FACTIONS, PHASES
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only

SEATS = (SeatSpec("Alicia"), SeatSpec("Miguel"))


def new_match(seed: int = 3, **options: str) -> Match:  # type: ignore[type-arg]
    return Match.start(RULES, SEATS, seed, options)


@pytest.mark.rule("KRY-1.1", "KRY-1.2", "KRY-16.4", "KRY-21.1", "KRY-21.2")
def test_four_rounds_of_ten_phases() -> None:
    match = new_match()
    chance, phases = Chance(1), []
    while not match.over:
        from engine.rules.match import play_on

        for moment in play_on(match, chance):
            if isinstance(moment.event, events.PhaseStarted):
                phases.append(moment.event.phase)
    started = list(only([moment.event for moment in match.opening], events.PhaseStarted))
    assert [fact.phase for fact in started] + phases == list(range(1, 11)) * 4
    assert PHASES[0] == "initiative" and PHASES[8] == "melee" and match.state.round == 4


@pytest.mark.rule("KRY-1.3", "KRY-3.10")
def test_four_factions_and_two_may_be_the_same() -> None:
    match = new_match()
    assert [option.id for option in match.question.options] == [*FACTIONS, "random"]
    match.answer("dark")
    match.answer("dark")
    assert [army.faction for army in match.state.armies] == ["dark", "dark"]


@pytest.mark.rule("KRY-1.4")
def test_a_box_has_95_cards_and_9_monoliths() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == {"skill": 8, "action": 45, "troop": 42} and len(CONTENT.monoliths) == 9


@pytest.mark.rule("KRY-1.5", "KRY-6.2")
def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (new_match(seed, **{"faction-0": "light", "faction-1": "dark"}) for seed in (5, 5, 6))
    assert first.state == second.state and first.state.armies[0].troop_deck != other.state.armies[0].troop_deck
    play_out(first, Chance(9))
    play_out(second, Chance(9))
    assert first.state == second.state


@pytest.mark.rule("KRY-1.6", "KRY-1.7")
def test_the_box_is_for_players_from_14_in_a_broken_world() -> None:
    text = (FOLDER.parent / "RULES.en.md").read_text(encoding="utf-8")
    assert "14" in text.split("**KRY-1.6**")[1].splitlines()[0] and "**KRY-1.7**" in text


@pytest.mark.rule("KRY-2.1", "KRY-2.2", "KRY-2.3", "KRY-2.4")
def test_skills_last_actions_are_spent_troops_cost_monoliths_last_a_round() -> None:
    assert all(CARDS[card].cost == 0 for card in range(1, 54)) and all(CARDS[card].cost > 0 for card in range(54, 96))
    table = Table().place(0, 0, "archers_1").monolith("M2")
    assert table.stat(0, "archers_1", "ranged_attack") == 3
    table.game("end_round")
    assert "M2" in table.state.monolith_discard


@pytest.mark.rule("KRY-2.5", "KRY-5.3")
def test_an_object_lies_under_its_unit() -> None:
    table = Table().place(0, 0, "knights").hand(0, "soulblade")
    table.deployment()
    table.answer("place:soulblade")
    assert table.unit(0, "knights").objects == [number("soulblade")] and table.army(0).hand_troops == []
    table.check()


@pytest.mark.rule("KRY-3.4")
def test_the_free_mode_uses_cards_of_every_faction() -> None:
    assert len(allowed("free", "light", "troop")) == 42
    deck = [*basic_deck("light")]
    deck[deck.index(number("alaric"))] = number("morvane")
    assert deck_faults(deck, "free", "light") == []
    assert deck_faults(deck, "factions", "light") == [("KRY-3.3", {"card": number("morvane")})]


@pytest.mark.rule("KRY-3.5")
def test_all_play_the_same_mode() -> None:
    match = new_match(mode="factions")
    match.answer("light")
    assert match.question.prompt == "deck" and match.state.mode == "factions"


@pytest.mark.rule("KRY-3.7")
@pytest.mark.parametrize(("faction", "worth"), [("light", 62), ("magic", 65), ("dark", 61), ("mercenary", 60)])
def test_the_basic_decks_are_legal(faction: str, worth: int) -> None:
    deck = basic_deck(faction)
    assert sum(CARDS[card].cost for card in deck) == worth and deck_faults(deck, "basic", faction) == []
    assert deck_faults(deck, "factions", faction) == [] and len(deck) == 57


@pytest.mark.rule("KRY-3.3")
def test_a_deck_of_ones_own_is_chosen_and_checked() -> None:
    match = new_match(mode="factions", **{"faction-0": "mercenary", "faction-1": "dark"})
    match.answer("own")
    deck = basic_deck("mercenary")

    def picks(kind: str, cards: list[int]) -> list[str]:
        return [f"card:{card}" for card in cards if CARDS[card].kind == kind]

    match.answer(picks("skill", deck))
    match.answer(picks("action", deck))
    cheap = [card for card in deck if CARDS[card].slug != "knights"] + [number("templars")]
    refused = [moment.event for moment in match.answer(picks("troop", cheap))]
    assert only(refused, events.DeckRefused)[0].clause == "KRY-3.3" and match.question.prompt == "choose-troops"
    match.answer(picks("troop", deck))
    assert match.state.armies[0].deck == sorted(deck) and match.question.seat == 1


@pytest.mark.rule("KRY-3.8")
def test_numbers_by_type_are_open_and_cards_are_not() -> None:
    table = Table(mode="basic", factions=("mercenary", "dark"))
    table.state.round = table.state.token = 0
    table.game("choose_decks")
    table.answers("troop", "action")
    seen = table.match.view(1).armies[0]
    assert len(seen.hand_troops) == len(seen.hand_actions) == 1 and len(seen.troop_deck) == 24
    assert set(seen.hand_troops + seen.hand_actions + seen.troop_deck) == {0} and seen.funds == 0


@pytest.mark.rule("KRY-4.1", "KRY-4.3", "KRY-4.10", "KRY-4.11", "KRY-4.19")
def test_what_a_card_shows() -> None:
    priests = CARDS[number("priests")]
    assert (priests.nature, priests.cost, priests.human) == ("prayer", 2, True) and priests.traits == {"sacred"}
    assert priests.effect.tap and priests.effect.roll and not CARDS[number("death_riders")].human
    assert CARDS[number("heavy_infantry_1")].effect.verbs == ()
    natures = {card.nature for card in CARDS.values()}
    assert natures == {"arcane", "physical", "prayer"}


@pytest.mark.rule("KRY-4.2")
def test_a_card_is_played_in_its_phase_or_as_a_reaction_only() -> None:
    table = Table().place(0, 0, "archers_1").place(1, 0, "knights")
    table.hand(0, "magic_bolt_1", "rain_of_arrows", "war_cry", "divine_shield")
    table.actions()
    assert table.cards == ["magic_bolt_1"]
    table.ranged()
    assert table.cards == ["archers_1", "rain_of_arrows"]


@pytest.mark.rule("KRY-4.4", "KRY-4.5")
def test_scores_by_kind_and_ranges() -> None:
    brannoc = CARDS[number("brannoc")]
    assert brannoc.scores == {
        "ranged_attack": 3,
        "melee_attack": 4,
        "ranged_defence": 3,
        "magic_defence": 3,
        "melee_defence": 4,
    }
    assert brannoc.ranges == {"ranged": "front_van"}


@pytest.mark.rule("KRY-4.6", "KRY-4.7", "KRY-4.8")
def test_a_dash_gets_no_bonus_and_no_bonus_goes_to_an_enemy() -> None:
    table = Table().place(0, 0, "archers_1+soulblade").place(1, 0, "heavy_infantry_1").monolith("M5")
    assert table.stat(0, "archers_1", "melee_attack") is None
    table.skills(0, "alchemy")
    table.actions()
    table.answer("skill:alchemy")
    stats = {option.id for option in table.options}
    assert translate_stats(stats) == {"ranged_attack", "ranged_defence", "magic_defence", "melee_defence"}
    assert all(option.endswith("0:61") for option in stats)
    assert table.guard(0, "archers_1", "magic") == 0


def translate_stats(options: set[str]) -> set[str]:
    return {option.split("/")[0] for option in options}


@pytest.mark.rule("KRY-4.9", "KRY-15.6")
def test_conditions_on_cost_skip_action_units() -> None:
    table = Table().place(1, 0, "hired_ogre").place(1, 1, "light_infantry_1").hand(0, "desertion")
    table.actions()
    table.use("desertion")
    assert table.prompt == "toss", "the Light Infantry is the only target"


@pytest.mark.rule("KRY-4.12")
def test_faction_marks() -> None:
    assert CONTENT.marked("light", "skill", "basic") == [1, 2]
    assert number("faith") not in allowed("factions", "dark", "skill")
    assert number("faith") in allowed("factions", "magic", "skill")


@pytest.mark.rule("KRY-4.13", "KRY-4.18")
def test_a_turned_card_cannot_be_turned_again() -> None:
    table = Table().skills(0, "tactics").place(0, 0, "knights", "pikemen")
    table.actions()
    table.answer("skill:tactics")
    assert table.lies(0, 0) == ["pikemen", "knights"] and table.prompt == ""
    assert table.army(0).skills[0].tapped


@pytest.mark.rule("KRY-4.14")
def test_a_missed_roll_has_no_effect() -> None:
    table = Table().place(1, 0, "light_infantry_1").hand(0, "desertion")
    table.actions()
    table.use("desertion").coin(False)
    assert not table.unit(1, "light_infantry_1").exhausted and table.army(0).used == [number("desertion")]


@pytest.mark.rule("KRY-4.16")
def test_expertise_in_place_of_the_attack() -> None:
    table = Table().place(0, 0, "bombardiers").place(1, 0, "archers_1", "archers_2", "mages_1")
    table.ranged()
    table.answer("expertise:bombardiers")
    table.pass_all()
    assert table.lies(1, 0) == ["mages_1"], "both Archers have ranged defence 1 against 2"
    assert table.unit(0, "bombardiers").instead and table.prompt == ""
    table = Table().place(0, 0, "bombardiers").place(1, 0, "archers_1", "knights")
    table.ranged()
    table.answers("attack:bombardiers", "1:knights")
    assert table.asked == 1
    table.answer("pass")
    assert table.prompt == "", "having attacked, no expertise"


@pytest.mark.rule("KRY-4.17")
def test_the_quarter_turn_has_four_meanings() -> None:
    table = Table().place(0, 0, "priests", "knights")
    unit = table.unit(0, "priests")
    unit.tapped = unit.moved = unit.deployed = True
    table.game("straighten_moved")
    assert not table.unit(0, "priests").moved and table.unit(0, "priests").tapped


@pytest.mark.rule("KRY-5.1", "KRY-5.6")
def test_four_engagements_of_two_battalions() -> None:
    table = Table()
    assert engagements(table.state) == [((0, at), (1, at)) for at in range(4)]
    assert facing(table.state, 1, 2) == (0, 2) and engagement_of(table.state, 1, 3) == 3
    assert [beside(at) for at in range(4)] == [[1], [0, 2], [1, 3], [2]]


@pytest.mark.rule("KRY-5.2", "KRY-5.5")
def test_vanguard_rear_and_adjacent_units() -> None:
    table = Table().place(0, 0, "knights", "pikemen", "archers_1").place(0, 1, "mages_1").skills(0, "tactics")
    table.place(1, 0, "heralds")
    table.ranged()
    assert table.prompt == "", "Archers in the rear cannot attack"
    table.actions()
    table.answer("skill:tactics")
    assert [option.id for option in table.options] == ["0/0/0", "0/0/1"]


@pytest.mark.rule("KRY-5.4")
def test_each_player_has_decks_discards_and_skills() -> None:
    table = Table(mode="basic", factions=("light", "dark"))
    table.state.round = 0
    table.game("choose_decks")
    for army in table.state.armies:
        assert (len(army.action_deck), len(army.troop_deck), len(army.skills)) == (30, 25, 2)
        assert not army.action_discard and not army.troop_discard
    assert len(table.state.monolith_deck) == 8


@pytest.mark.rule("KRY-6.1", "KRY-6.3")
def test_skills_lie_open_and_nobody_cuts() -> None:
    match = new_match(**{"faction-0": "magic", "faction-1": "dark"})
    assert [skill.card for skill in match.view(1).armies[0].skills] == [3, 4]
    assert match.question.prompt == "purchase", "the first question is the first purchase"


def test_content_says_what_is_wrong(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from engine.rules.content import BadContent

    (tmp_path / "troops.toml").write_text(
        '[[troop]]\nid = 57\nslug = "x"\ndesign = "x"\nnature = "physical"\nmarks = {}\n'
    )
    with pytest.raises(BadContent) as caught:
        load_content(FOLDER, tmp_path)
    assert any("troop 57.cost" in str(fault) for fault in caught.value.faults)
