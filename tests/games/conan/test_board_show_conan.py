"""What happens on the table of Conan is seen: every event has its cues, and the story of an attack tells all of it."""

from functools import cache
from itertools import pairwise

import pytest

from engine.rules import Event, Match
from engine.table.board import CAPTION
from engine.table.cues import Float, Fly, Glow, Sound
from engine.table.tag import find_place
from engine.ui.layout import SAFE
from games.conan.board import ConanBoard
from games.conan.board import attack_facts as facts
from games.conan.board.animate import SHOWN
from games.conan.board.attack import BAND, LOW_BAND, TITLE
from games.conan.board.attack_outlook import Outlook, may_guard, may_reroll, outlook
from games.conan.rules import RULES
from games.conan.rules import events as ev
from games.conan.rules.events import EVENTS
from games.conan.rules.frames import Attack
from games.conan.rules.state import ConanState
from tests.games.conan.scenario import Table
from tests.support.shown import Shown, bad_flights, cues_of, ends, lost_lights, shown, unknown_banners, unknown_sounds
from tests.support.tables import board_of, play_through, seats

LONGEST = 6.0
"""Seconds that one event may take."""
QUIET = {"PhaseStarted", "GuardBuilt"}
"""Only some of these are seen: a guard without dice, and phases in which nothing new is asked."""


def table(seats: int = 3, scale: float = 1.0, code: str = "en") -> ConanBoard:
    made: ConanBoard = board_of("conan", seats, scale, code)
    return made


@cache
def told() -> tuple[Shown, ...]:
    """Two games with what is seen of them."""
    found: list[Shown] = []
    seen: dict[str, int] = {}
    for scenario, seed in (("clutches_of_the_picts", 5), ("hunting_the_tigress", 6)):
        match = Match.start(RULES, seats(3), seed, {"scenario": scenario}, keep_states=True)
        found += shown(table(), RULES, play_through(match, seed), seen)
    return tuple(found)


def test_every_event_is_shown() -> None:
    assert set(SHOWN) == set(EVENTS)


def test_every_event_of_a_game_has_cues_and_none_takes_long() -> None:
    assert {one.name for one in told() if not one.cues} <= QUIET
    seen = {name: end for name, end in ends(told()).items() if end > 0}
    assert {name: end for name, end in seen.items() if end > LONGEST} == {}
    assert len(seen) > 35


def test_sounds_and_banners_are_there() -> None:
    assert unknown_sounds(told()) == set()
    assert unknown_banners(told(), table().desk.kit.language) == set()


def test_what_flies_stays_near_the_canvas_and_hides_what_lies_there() -> None:
    assert bad_flights(told()) == []


def test_lights_find_their_element() -> None:
    """Only what left the board, and places that a small sheet does not show, may be missing."""
    assert lost_lights(told()) <= {"space", "zone", "card", "spell", "unit", "sheet", "allies"}


RARE = (
    ev.TileSwapped(old="pict_hunters_red", new="zogar_sag"),
    ev.TileRemoved(tile="pict_hunters_red"),
    ev.TileTurned(tile="pict_hunters_red", face_down=True),
    ev.Exploded(card="explosive_orb", area="V23"),
    ev.RuleStirred(rule="crown_of_the_drowned_temple/serpent_crown"),
    ev.SecretRevealed(what="yselda", place="V23"),
    ev.LeapFailed(who="hero:conan", origin="V23", to="V22"),
    ev.Removed(who="unit:pict_hunters_red/1", area="V23", cause="leaderless"),
    ev.Poisoned(hero="hero:conan", space="melee", n=1),
    ev.WallBreached(who="hero:conan", border="H4/V23"),
    ev.GemsMoved(n=2, origin="zone:conan/reserve", to="zone:conan/fatigue", cause="energy_drain"),
    ev.TargetChanged(saved="unit:pict_hunters_red/1", target="hero:conan"),
    ev.SkillUsed(who="hero:conan", skill="counterattack", on="unit:pict_hunters_red/1"),
    ev.DefenceChanged(who="hero:conan", n=-1, reason="precision_strike"),
    ev.ObjectGone(card="dagger", who="overlord", why="killed"),
)


@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_what_is_rare_is_shown_and_told_too(event: Event) -> None:
    game, board = Table(), table(2)
    game.hero("conan", "V23")
    game.unit("pict_hunters-red", "V23")
    view = RULES.view(game.s, 0)
    cues = cues_of(board, event, view, view)
    assert any(isinstance(cue, Sound) for cue in cues) or any(isinstance(cue, (Glow, Float)) for cue in cues)
    assert board.news(event) and "⟦" not in board.news(event)


# ---------------------------------------------------------------- single events
def fight(**facts_of_hero: object) -> Table:
    game = Table()
    game.hero("conan", "V23", reserve=6, cards=["battle_axe"], **facts_of_hero)
    game.unit("bossonian_guards-blue", "V23")
    game.act()
    game.answer("melee:conan/unit:bossonian_guards_blue/1", "gems:2", "weapon:battle_axe")
    return game


def test_a_figure_walks_from_where_it_was_to_where_it_is() -> None:
    game = Table()
    game.hero("conan", "V22")
    before = RULES.view(game.s, 0)
    game.act().answer("walk:conan/V23")
    after = RULES.view(game.s, 0)
    board = table(2)
    event = game.told(ev.Moved)[0]
    fly = next(cue for cue in cues_of(board, event, before, after) if isinstance(cue, Fly))
    assert fly.hides == "hero:conan" and fly.start[0] < fly.end[0], "the square lies east of the yard"


def test_symbols_are_counted_one_by_one_before_they_are_told() -> None:
    game = fight()
    before = RULES.view(game.s, 0)
    game.symbols(2, 0, 3)
    cues = cues_of(table(2), game.told(ev.DiceThrown)[0], before, RULES.view(game.s, 0))
    counted = [(cue.text, cue.element, cue.delay) for cue in cues if isinstance(cue, Float)]
    assert [one[:2] for one in counted] == [("+2", "die:0"), ("+3", "die:2")]
    kept = {cue.hides: cue.duration for cue in cues if isinstance(cue, Fly) and not cue.hides.startswith("die")}
    assert set(kept) >= {"attack:attack", "attack:outcome"}
    assert min(kept.values()) >= counted[-1][2], "no number tells before the last symbol is counted"


def test_wounds_crack_gems_one_by_one() -> None:
    game = Table()
    game.hero("conan", "V23", reserve=5)
    before = RULES.view(game.s, 0)
    game.one("hero:conan").wounds, game.one("hero:conan").reserve = 3, 2
    event = ev.Wounded(who="hero:conan", n=3, left=2, by="")
    cues = cues_of(table(2), event, before, RULES.view(game.s, 0))
    assert [cue.name for cue in cues if isinstance(cue, Sound)] == ["gem_crack"] * 3
    assert Float("−3", "hero:conan", 0, 1.2, "#ff6a4a") in cues


# ---------------------------------------------------------------- the story
def story(game: Table) -> tuple[ConanState, Attack]:
    view = RULES.view(game.s, 0)
    attack = facts.attack_of(view)
    assert attack is not None
    return view, attack


def test_the_attack_side_names_gems_weapon_and_dice() -> None:
    view, attack = story(fight())
    side = facts.attack_side(view, attack)
    assert [(line.key, line.amount) for line in side.lines][:2] == [("attack-gems", "2"), ("card-battle_axe", "")]
    assert [die.icon[0] for die in side.dice] == ["R", "R", "R"] and side.total == -1


def test_bare_hands_and_crowds_are_named_with_what_they_cost() -> None:
    game = Table()
    game.hero("conan", "V23", reserve=6, cards=["javelin"])
    game.unit("pict_hunters-red", "V23", 2)
    game.attack("hero:conan", "unit:pict_hunters_red/1", "melee", gems=1)
    view, attack = story(game)
    assert ("attack-unarmed", "−2") in [(line.key, line.amount) for line in facts.attack_side(view, attack).lines]
    game.attack("hero:conan", "unit:pict_hunters_red/1", "ranged", gems=1, cards=["javelin"])
    view, attack = story(game)
    side = facts.attack_side(view, attack)
    assert ("attack-hindering", "−2") in [(line.key, line.amount) for line in side.lines] and side.losses == 2


def test_the_outlook_is_reckoned_from_dice_armour_and_life() -> None:
    """CON-22.1 A guard of armour 2 and 1 life against 2 + 0 + 3: 3 comes through if nobody guards."""
    game = fight().symbols(2, 0, 3)
    while game.prompt == "reroll":
        game.answer("keep")
    view, attack = story(game)
    sides = facts.attack_side(view, attack), facts.defence_side(view, attack)
    assert sides[0].total == 5 and (sides[1].flat, sides[1].total) == (2, -1)
    assert outlook(view, attack, *sides) == Outlook(0.0, 1.0, 1.0)
    game.answer("gems:2")
    sides = facts.attack_side(game.s, story(game)[1]), facts.defence_side(game.s, story(game)[1])
    held = outlook(game.s, story(game)[1], *sides).held
    assert held == pytest.approx(1 / 3), "two orange dice show three or more in three of nine ways"


def test_the_odds_say_so_as_long_as_the_target_may_guard() -> None:
    """CON-22.2 The Overlord's gems come on top of what is reckoned, until their number is fixed."""
    game = fight()
    assert may_guard(*story(game)), "the dice are not thrown yet, and the Overlord holds gems"
    game.s.reserve, full = 0, game.s.reserve
    assert not may_guard(*story(game))
    game.s.reserve = full
    game.symbols(2, 0, 3)
    while game.prompt == "reroll":
        game.answer("keep")
    assert game.prompt == "guard-gems" and may_guard(*story(game))
    game.answer("gems:2")
    assert not may_guard(*story(game)), "the dice of the guard are reckoned"
    assert not may_reroll(game.s), "no die of it lies yet"
    game.symbols(1, 0)
    assert game.prompt == "reroll" and may_reroll(game.s) and not may_guard(*story(game))
    game.s.reserve = 0
    assert not may_reroll(game.s), "5 against 2 + 1 is the last word: no gem is left"


def test_heroes_without_gems_and_attacks_that_are_sure_leave_no_guard() -> None:
    game = Table()
    game.hero("conan", "V23", reserve=1)
    game.unit("pict_hunters-red", "V23", 1)
    game.attack("unit:pict_hunters_red/1", "hero:conan", "melee")
    view, attack = story(game)
    assert may_guard(view, attack)
    attack.sure = True
    assert not may_guard(view, attack)
    attack.sure, game.one("hero:conan").reserve = False, 0
    assert not may_guard(*story(game))


def test_the_board_is_seen_where_figures_are_pointed_at() -> None:
    game = fight()
    attack = next(frame for frame in game.s.stack if isinstance(frame, Attack))
    attack.at = "note_circle"
    assert facts.attack_of(game.s) is None


# ---------------------------------------------------------------- where it lies
@pytest.mark.parametrize(("scale", "code"), [(1.0, "en"), (1.5, "es"), (1.5, "en"), (2.0, "es")])
def test_the_story_keeps_question_sheets_and_margins_free(scale: float, code: str) -> None:
    board = table(2, scale, code)
    view, _ = story(fight())
    board.show(view, 1)
    desk = board.desk.table
    for rect in (BAND, LOW_BAND):
        assert not rect.colliderect(desk.bar) and not rect.colliderect(desk.details) and not rect.colliderect(desk.big)
    assert TITLE.left >= 96 and TITLE.top >= 54
    dice = [board.elements()[f"die:{k}"] for k in range(3)]
    assert all(one.right < board.elements()["attack:attack"].left for one in dice)
    assert board.elements()["hero:conan"].right < board.elements()["unit:bossonian_guards_blue/1"].left


@pytest.mark.parametrize("code", ["en", "es"])
def test_the_tag_at_a_die_leaves_the_heading_to_be_read(code: str) -> None:
    board = table(2, 1.5, code)
    board.show(RULES.view(fight().symbols(2, 0, 3).s, 0), 1)
    places = board.elements()
    heading, area = places[CAPTION], SAFE.clip((0, 0, board.details_rect.left - 8, board.bar_rect.top))
    for die in ("die:0", "die:1", "die:2"):
        plate = find_place((640, 78), die, places, frozenset({"die:0", "die:1", "die:2"}), area)
        assert not plate.colliderect(heading)


@pytest.mark.parametrize(("code", "shown"), [("en", "Shows 2 symbols"), ("es", "Muestra 2 símbolos")])
def test_every_die_that_lies_there_is_told_of(code: str, shown: str) -> None:
    """Before the throw its kind, after it what it shows; the arrow of the axe is for one red die, any of the three."""
    game, board = fight(), table(2, 1.0, code)
    board.show(RULES.view(game.s, 0), 1)
    waiting = board.details("die:0")
    assert waiting is not None and waiting.picture is not None and len(waiting.facts) == 1
    board.show(RULES.view(game.symbols(2, 0, 3).s, 0), 1)
    told = [board.details(f"die:{k}") for k in range(3)]
    assert told[0] is not None and told[0].facts[0] == shown and told[0].text
    assert all(one is not None and "{icon:reroll}" in one.facts[1] for one in told)
    assert board.details("die:3") is None
    game.answer("free:1").symbols(1)
    board.show(RULES.view(game.s, 0), 1)
    lies = [key for key in board.elements() if key.partition(":")[0] in ("die", "attack_die", "guard_die")]
    assert len(lies) >= 3 and all(board.details(key) is not None for key in lies)
    assert not any("{icon:reroll}" in "".join(board.details(key).facts) for key in lies)  # type: ignore[union-attr]


def test_many_dice_keep_clear_of_their_seal_with_what_is_taken_off_them() -> None:
    """Ten dice, of which hindering takes two symbols: four as given, five for gems, one of the javelin."""
    game = Table()
    game.hero("conan", "V23", reserve=9, cards=["javelin"])
    game.unit("pict_hunters-red", "V23", 2)
    game.attack("hero:conan", "unit:pict_hunters_red/1", "ranged", gems=5, cards=["javelin"], dice=["O"] * 4)
    game.symbols(*[1] * 10)
    board = table(2)
    board.show(RULES.view(game.s, 0), 1)
    places = board.elements()
    assert places["die:9"].right <= places["attack:sum/attack"].left
    assert places["attack:sum/attack"].right < places["attack:attack"].left


def test_no_die_hides_the_face_of_another() -> None:
    """Five dice beside their seal; what they come to is said once, with what is taken off it where there is any."""
    game = Table()
    game.hero("conan", "V23", reserve=9, cards=["battle_axe"])
    game.unit("bossonian_guards-blue", "V23")
    game.act().answer("melee:conan/unit:bossonian_guards_blue/1", "gems:4", "weapon:battle_axe").symbols(2, 0, 3, 1, 1)
    board = table(2)
    board.show(RULES.view(game.s, 0), 1)
    dice = [board.elements()[f"die:{k}"] for k in range(5)]
    assert all(one.right - 12 <= other.left for one, other in pairwise(dice))
    assert "attack:sum/attack" not in board.elements()
