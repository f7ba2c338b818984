"""What the board of Conan says: every prompt, answer and event of whole games, in both languages."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.headless import seat_bots
from engine.language import Language
from engine.rules import Choose, Match, Option
from games.conan.board.words import SILENT, Words, owner_of, place_word, tag_of
from games.conan.rules import RULES
from games.conan.rules import events as ev
from games.conan.rules.content import BOARDS, CARDS, HEROES, SCENARIOS, SKILLS, SPELLS, TILES
from games.conan.rules.events import EVENTS
from tests.support.text_laws import say_game
from tests.support.texts import GAMES

NAMES = ("Conn", "Yezdi", "Thoth", "Haloga", "Orm")
IDS = {*CARDS, *HEROES, *SKILLS, *SPELLS, *TILES, *SCENARIOS, *BOARDS}
IDS -= {"event"}  # a word as well
IDS |= {area.id for board in BOARDS.values() for area in board.areas.values()}
IDS |= {tile.id for scenario in SCENARIOS.values() for tile in scenario.tile}
WORD = re.compile(r"[\w:/]+")


def words(code: str) -> Words:
    language = Language(code).with_title(GAMES / "conan" / "text")
    desk = SimpleNamespace(words=language, name=NAMES.__getitem__, kit=SimpleNamespace(language=language))
    return Words(cast(Any, desk))


def slips(said: str) -> set[str]:
    """Gaps and ids in what is said."""
    plain = re.sub(r"\{icon:\w+\}", "", said)
    strange = {word for word in WORD.findall(plain) if word in IDS or "_" in word or ":" in word.rstrip(":")}
    return strange | set(re.findall(r"[{⟦]|^0(?=\W)", plain))


def test_ids_and_gaps_are_found() -> None:
    assert slips("Conan goes to V12") == {"V12"} and slips("⟦event-x⟧") == {"⟦"}
    assert slips("hero:conan dies") == {"hero:conan"} and slips("0 casts at Conan") == {"0"}
    assert slips("Conan: 5 against 0, damage 3") == set()


GAMES_PLAYED = [
    ("en", 3, "clutches_of_the_picts", 21),
    ("es", 4, "hunting_the_tigress", 22),
    ("en", 5, "crown_of_the_drowned_temple", 23),
    ("es", 2, "clutches_of_the_picts", 24),
    ("en", 2, "hunting_the_tigress", 25),
]


@pytest.mark.parametrize(("code", "seats", "scenario", "seed"), GAMES_PLAYED)
def test_whole_games_are_said_without_gaps_and_ids(code: str, seats: int, scenario: str, seed: int) -> None:
    match = Match.start(RULES, seat_bots(seats, ["random"]), seed, {"scenario": scenario})
    wrong, silent = say_game(words(code), match, seed, slips)
    assert wrong == {} and silent <= SILENT | {"gems_spent", "attack_declared", "guard_built"}


def test_silent_events_are_events() -> None:
    assert {tag_of(cast(Any, event)) for event in EVENTS} >= SILENT


def test_names_stand_for_ids() -> None:
    en, es = words("en"), words("es")
    struck = ev.AttackDeclared(attacker="unit:pict_hunters_blue/2", target="hero:conan", kind="melee", area="V12")
    assert en.news(struck) == "Pict Hunter (blue 2) strikes at Conan"
    assert es.news(ev.Moved(who="hero:conan", origin="V22", to="V23", how="walk", cost=1)).endswith("Plaza del tótem")
    assert en.news(ev.Died(who="unit:zogar_sag/1", area="V13")) == "Zogar Sag dies"
    assert en.names.tile("hyenas_grey") == "Hyenas (grey)"
    assert en.news(ev.RuleStirred(rule="crown_of_the_drowned_temple/serpent_crown")) == "The dead stir"
    own = "my_own/serpent_crown"
    assert en.names.rule(own) == "Serpent Crown"


def test_what_is_paid_is_told_by_what_is_bought() -> None:
    assert words("en").news(ev.GemsSpent(who="overlord", n=3, place="book:fatigue", purpose="activation")) == ""
    strike = ev.GemsSpent(who="hero:conan", n=1, place="space:conan/melee")
    assert words("en").news(strike) == "Conan: 1 gem on Melee Attack"


def test_places_of_gems_are_named_by_their_kind() -> None:
    places = ("space:conan/reroll", "zone:conan/wounds", "spell:hadrathus/blaze", "allies:belit", "book:fatigue")
    assert [place_word(place) for place in places] == ["reroll", "wounds", "spell", "allies", "fatigue"]
    assert owner_of("zone:conan/wounds") == "hero:conan" and owner_of("book:reserve") == "overlord"
    moved = ev.GemsMoved(n=2, origin="zone:conan/reserve", to="zone:belit/reserve", cause="gift_of_life")
    assert words("en").news(moved) == "Bêlit: 2 gems to Reserve"


def test_the_way_through_walls_is_not_taken_for_a_plain_no() -> None:
    option = Option("pass:V13", ("area:V13",), {"who": "unit:thog/1", "area": "V13", "n": 1, "gems": 0})
    assert words("en").option(Choose(0, "model", (option,)), option) == "Through to Altar mound: 1 MP"
    assert words("en").option(Choose(0, "model", ()), Option("pass")) == "No"
