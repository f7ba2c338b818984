"""The board of Krynea shows views: its elements, its pictures, its words, what events look like."""

import pygame
import pytest

from engine.assets import SPRITES
from engine.rules import Choose, ChooseSome, Match, Option
from engine.table.cues import Banner, Fly, Glow, Sound
from games.krynea.board.animate import SHOWN
from games.krynea.board.arrows import aims, route
from games.krynea.board.colors import KINDS
from games.krynea.board.focus import lights
from games.krynea.board.forecast import blows
from games.krynea.board.hand import held_cards
from games.krynea.board.layout import SAFE, hand_places, table_layout
from games.krynea.board.marks import printed_values, turned
from games.krynea.board.values import Change, changes, melee_of, values_of
from games.krynea.rules import RULES
from games.krynea.rules import events as ev
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.events import EVENTS
from games.krynea.rules.frames import Declare, Purchase, Window
from games.krynea.rules.purchase import purchase_options
from games.krynea.rules.state import Boon, Influence, KryneaState, Skill, Unit
from tests.games.krynea.board_table import board, start
from tests.support.tables import play, seats

QUIET = {ev.GameStarted}
"""Events that need no picture of their own."""
CANVAS = pygame.Rect(0, 0, 1920, 1080)
CHOICE = ("choose-", "deck", "faction", "enemy-faction")
"""Prompts asked before anything lies on the table."""


def number(slug: str) -> int:
    return CONTENT.slugs[slug]


def laid_out() -> KryneaState:
    """Heralds behind Alaric with a Blessed Shield face Light Infantry."""
    match = start(2, 1)
    s = match.state
    alaric = Unit(number("alaric"), objects=[number("blessed_shield")], entered=1)
    s.armies[0].battalions[0].units = [alaric, Unit(number("heralds"), entered=2)]
    s.armies[1].battalions[0].units = [Unit(number("light_infantry_1"), entered=3)]
    s.phase = 9
    return s


# ---------------------------------------------------------------- geometry
@pytest.mark.parametrize("armies", [2, 3, 4])
def test_lanes_lie_apart_and_facing_ones_stand_over_each_other(armies: int) -> None:
    table = table_layout(armies, 0)
    assert len(table.lanes) == 4 * armies
    for k, one in enumerate(table.lanes):
        assert [other.rect.colliderect(one.rect) for other in table.lanes[k + 1 :]] == [False] * (4 * armies - k - 1)
        assert one.rect.contains(one.place(0)) and one.rect.contains(one.place(1))
        assert one.rect.bottom <= table.bar.top
    for upper, lower in zip(table.lanes[::2], table.lanes[1::2], strict=True):
        assert upper.rect.x == lower.rect.x and lower.up and not upper.up


def test_columns_of_three_and_four_are_the_engagements_of_the_rule_book() -> None:
    pairs = [
        ((upper.seat, upper.battalion), (lower.seat, lower.battalion))
        for upper, lower in zip(table_layout(3, 0).lanes[::2], table_layout(3, 0).lanes[1::2], strict=True)
    ]
    assert pairs == [
        ((1, 3), (0, 0)),
        ((1, 2), (0, 1)),
        ((1, 1), (2, 2)),
        ((1, 0), (2, 3)),
        ((2, 1), (0, 2)),
        ((2, 0), (0, 3)),
    ]
    lanes = table_layout(4, 1).lanes
    assert [(lane.seat, lane.battalion) for lane in lanes[:4]] == [(3, 3), (2, 0), (2, 3), (1, 0)]


@pytest.mark.parametrize("armies", [2, 3, 4])
def test_what_must_be_read_lies_within_the_safe_margins(armies: int) -> None:
    table = table_layout(armies, 0)
    rects = [table.bar, table.news, table.details, table.common, *(rect for _, rect, _ in table.blocks)]
    assert [rect for rect in rects if not SAFE.contains(rect)] == []
    assert not table.details.colliderect(table.news) and not table.news.colliderect(table.bar)


def test_a_large_hand_stays_left_of_the_question() -> None:
    places = hand_places(20, (True,) * 12 + (False,) * 8)
    assert len(places) == 20 and places[-1][0] + 181 <= 762
    assert [x for x, _ in places] == sorted({x for x, _ in places})


def test_points_of_a_card_turn_with_it() -> None:
    assert turned((10, 20), (127, 151), 90) == (131, 10)
    assert turned((10, 20), (127, 151), 180) == (117, 131)


# ---------------------------------------------------------------- values
def test_every_change_of_a_value_is_told_with_its_source() -> None:
    s = laid_out()
    alaric = number("alaric")
    assert changes(s, 0, alaric, "melee_attack") == [Change(1, number("heralds"))]
    assert changes(s, 0, alaric, "melee_defence") == [Change(1, number("blessed_shield"))]
    assert changes(s, 0, alaric, "magic_defence") == []
    s.monoliths = [Influence("M5", entered=9)]
    s.boons = [Boon("melee_attack", 2, "round", seat=0, card=alaric, entered=10)]
    found = changes(s, 0, alaric, "melee_attack")
    assert found == [Change(1, number("heralds")), Change(1, "M5"), Change(2, until="round")]
    printed = printed_values(alaric)
    assert values_of(s, 0, alaric)[2] == (printed[2] or 0) + 4


def test_changes_add_up_to_the_value_in_play() -> None:
    match = start(2, 5)
    for _ in play(match, 5, 160):
        pass
    s = match.state
    for seat, army in enumerate(s.armies):
        for unit in (unit for battalion in army.battalions for unit in battalion.units):
            for k, stat in enumerate(
                f"{kind}_{row}" for row in ("attack", "defence") for kind in ("ranged", "magic", "melee")
            ):
                printed, now = printed_values(unit.card)[k], values_of(s, seat, unit.card)[k]
                if printed is not None:
                    assert now == max(0, printed + sum(change.n for change in changes(s, seat, unit.card, stat)))


def test_melee_before_it_is_fought() -> None:
    """Both coordinate; the Heralds give 1 to the first line, the shield 1 to its bearer's defence."""
    s = laid_out()
    alaric, heralds, infantry = (CARDS[number(slug)].scores for slug in ("alaric", "heralds", "light_infantry_1"))
    attack = alaric["melee_attack"] + 1 + heralds["melee_attack"]
    guard = alaric["melee_defence"] + 1 + heralds["melee_defence"]
    theirs = infantry["melee_attack"], infantry["melee_defence"]
    assert melee_of(s, (0, 0), (1, 0)) == ((attack, guard), theirs)


# ---------------------------------------------------------------- the table
def test_every_event_is_shown() -> None:
    assert set(EVENTS) - set(SHOWN) == QUIET


@pytest.mark.parametrize(("count", "seed"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_every_option_touches_something_on_the_table(count: int, seed: int) -> None:
    table, match = board(count), start(count, seed)
    for _, state in play(match, seed, 140):
        question = state.question
        if isinstance(question, (Choose, ChooseSome)) and not question.prompt.startswith(CHOICE):
            table.show(RULES.view(state, question.seat), question.seat)
            for option in question.options:
                lies = set(option.touches) & set(table.elements())
                assert not option.touches or lies or table.details(option.touches[0]), option


@pytest.mark.parametrize(("count", "viewer"), [(1, 0), (2, 0), (2, None), (3, 1), (4, 2)])
def test_cues_name_sounds_and_places_that_are_there(count: int, viewer: int | None) -> None:
    table, match = board(count), start(count, 9)
    before = match.view(viewer)
    table.show(before, viewer)
    sounds = {file.stem.rstrip("_0123456789") for file in (SPRITES.parent / "sounds").iterdir()}
    for event, state in play(match, 9, 170):
        after = RULES.view(state, viewer)
        table.show(after, viewer)
        for cue in table.cues(event, before, after):
            if isinstance(cue, Fly):
                assert cue.hides == "" or cue.hides in table.elements(), (event, cue.hides)
                assert cue.duration <= 0.8 and 0.4 <= min(cue.scale) <= max(cue.scale) <= 2
            if isinstance(cue, Glow):
                assert cue.element
            if isinstance(cue, Sound):
                assert cue.name in sounds, cue.name
        before = after
    assert table.desk.art.assets.missing == set()


@pytest.mark.parametrize(
    ("count", "scale", "language"), [(2, 1.5, "es"), (3, 1.25, "en"), (4, 1.5, "es"), (4, 2.0, "es")]
)
def test_elements_lie_on_the_canvas_and_have_something_to_say(count: int, scale: float, language: str) -> None:
    table, match = board(count, scale, language), start(count, 2)
    for _ in play(match, 2, 120):
        pass
    table.show(match.view(1), 1)
    for element, rect in table.elements().items():
        assert CANVAS.contains(rect) and rect.w > 0, element
        told = table.details(element)
        assert told is None or ("⟦" not in told.heading + told.text + "".join(told.facts)), element
        assert told is not None or "/back" in element, element


def test_nobody_else_sees_the_hand() -> None:
    table, match = board(2), start(2, 4)
    while match.question is not None and not held_cards(match.state.armies[0]):
        for _ in play(match, 4, 1):
            pass
    own = {f"hand:0/{card}" for card, _ in held_cards(match.state.armies[0])}
    table.show(match.view(0), 0)
    assert own <= set(table.elements())
    for seat in (0, 1):
        table.show(match.view(None), seat)
        assert not own & set(table.elements())


def test_a_hidden_element_is_not_drawn_and_a_quiet_table_is_kept() -> None:
    table, match = board(2), start(2, 1)
    table.show(match.view(0), 0)
    seen, gone, again = (pygame.Surface((1920, 1080)) for _ in range(3))
    table.draw(seen, frozenset(), None)
    table.draw(gone, frozenset({"token"}), None)
    table.draw(again, frozenset(), None)
    spot = table.elements()["token"].center
    assert seen.get_at(spot) == again.get_at(spot) != gone.get_at(spot)


def test_other_units_are_dimmed_beside_legal_ones() -> None:
    table, s = board(2), laid_out()
    table.show(RULES.view(s, 0), 0)
    plain, asked = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    table.draw(plain, frozenset(), None)
    table.draw(asked, frozenset(), frozenset({f"unit:0/{number('alaric')}"}))
    chosen = table.elements()[f"unit:0/{number('alaric')}"].move(0, -30).center
    other = table.elements()[f"unit:0/{number('heralds')}"].move(0, -30).center
    assert max(abs(a - b) for a, b in zip(plain.get_at(chosen), asked.get_at(chosen), strict=True)) < 8
    assert sum(asked.get_at(other)[:3]) < sum(plain.get_at(other)[:3])


def test_tapped_cards_lie_crosswise() -> None:
    table, s = board(2), laid_out()
    s.armies[0].battalions[0].units[0].tapped = True
    s.armies[0].skills = [Skill(number("faith"), tapped=True)]
    table.show(RULES.view(s, 0), 0)
    assert table.elements()[f"unit:0/{number('alaric')}"].size == (151, 127)
    s.armies[0].battalions[0].units[0].raised = True
    table.show(RULES.view(s, 0), 0)
    assert table.elements()[f"unit:0/{number('alaric')}"].size == (127, 151)


def test_an_aimed_attack_forecasts_every_unit_in_reach() -> None:
    """Crossbowmen reach the first line facing and those beside it."""
    s = laid_out()
    bows = number("crossbowmen_1")
    s.armies[1].battalions[1].units = [Unit(bows, entered=7)]
    s.armies[0].battalions[1].units = [Unit(number("heavy_infantry_1"), entered=8)]
    s.stack.append(Declare(seat=1, card=bows, kind="ranged"))
    value = CARDS[bows].scores["ranged_attack"]
    guard = CARDS[number("alaric")].scores["ranged_defence"] + 1
    heavy = CARDS[number("heavy_infantry_1")].scores["ranged_defence"]
    assert blows(s) == [(0, number("heavy_infantry_1"), value, heavy), (0, number("alaric"), value, guard)]
    assert aims(s) == [] and lights(s)[f"unit:1/{bows}"] == KINDS["ranged"]


def test_an_arrow_keeps_to_the_strips_beside_the_cards() -> None:
    table = board(2)
    home, goal = table.desk.table.lane(0, 1), table.desk.table.lane(1, 3)
    points = route(table.desk, home.place(1), goal.place(0), home, goal)
    cards = [lane.place(index) for lane in table.desk.table.lanes for index in (0, 1)]
    for x, y in points[1:-1]:
        assert not any(card.collidepoint(x, y) for card in cards), (x, y)
    assert points[-1][0] == goal.place(0).left - 2


def test_factions_are_chosen_by_their_crests() -> None:
    table, match = board(2), Match.start(RULES, seats(2), 1, {})
    table.show(match.view(0), 0)
    places = table.elements()
    shown = [places[f"faction:{name}"].centerx for name in ("light", "magic", "dark", "mercenary")]
    assert shown == [506, 742, 978, 1214]
    table.show(RULES.view(laid_out(), 0), 0)
    assert "faction:light" not in table.elements()


def test_the_cards_of_a_deck_to_make_are_spread() -> None:
    table, match = board(2), start(2, 1, mode="free")
    match.answer("own")
    match.answer(["card:1", "card:2"])
    table.show(match.view(0), 0)
    assert {f"card:{card}" for card in range(9, 54)} <= set(table.elements())
    told = table.details("card:9")
    assert told is not None and told.heading == "Magic Bolt"


def test_a_button_tells_what_goes_on() -> None:
    table, s = board(2), laid_out()
    s.stack.clear()
    table.show(RULES.view(s, 0), 0)
    phase, face = table.details("phase"), table.details("token/attacks")
    assert phase is not None and (phase.heading, phase.clause) == ("9. Melee", "KRY-11.10")
    assert face is not None and face.facts == ("Arrows: first in attacks",)
    s.stack.append(Window(kind="dying", seat=1, card=number("light_infantry_1"), by=0))
    table.show(RULES.view(s, 0), 0)
    reaction = table.details("phase")
    assert reaction is not None and (reaction.heading, reaction.facts) == ("Reaction", ("A unit is about to die.",))


# ---------------------------------------------------------------- words
def test_answers_and_events_in_words() -> None:
    table, s = board(2), laid_out()
    table.show(RULES.view(s, 0), 0)
    question = Choose(
        0, "aim", (Option("1:54", (), {"card": "light_infantry_1", "owner": 1}),), {"card": "alaric", "kind": "ranged"}
    )
    assert table.prompt(question) == "Alaric of the Dawn: attack whom?"
    assert table.option(question, question.options[0]) == "Light Infantry of Yezdi"
    assert table.news(ev.Passed(seat=0, phase=6)) == ""
    fact = ev.UnitDied(seat=1, card="light_infantry_1", by=0, points=1, element="unit:1/54")
    assert table.news(fact) == "Light Infantry of Yezdi: dead, 1 point"


@pytest.mark.parametrize(
    ("prompt", "language", "first", "again"),
    [
        ("compensate", "en", "Put back: Light Infantry", "Keep: Light Infantry"),
        ("compensate", "es", "Devuelve: Infantería ligera", "Conserva: Infantería ligera"),
        ("carry", "en", "Carry: Light Infantry", "Discard: Light Infantry"),
        ("carry", "es", "Conserva: Infantería ligera", "Descarta: Infantería ligera"),
    ],
)
def test_a_card_to_pick_says_what_a_press_does_with_it(prompt: str, language: str, first: str, again: str) -> None:
    """The table tells its place among the picks, as `picked`, of a card that is picked already."""
    table = board(2, language=language)
    card, picked = Option("card:54", (), {"card": "light_infantry_1"}), {"card": "light_infantry_1", "picked": 2}
    question = ChooseSome(0, prompt, (card,), 0, 3, {"n": 3})
    assert table.option(question, card) == first
    assert table.option(question, Option("card:54", (), picked)) == again


@pytest.mark.parametrize(
    ("troop", "language", "words"),
    [
        ("", "en", "An action for 1, then no more troops"),
        ("too-dear", "en", "An action for 1, then no more troops"),  # a card may still bring resources
        ("actions-begun", "en", "An action for 1"),
        ("deck-empty", "en", "An action for 1"),
        ("", "es", "Una acción por 1; luego, ninguna tropa más"),
        ("actions-begun", "es", "Una acción por 1"),
    ],
)
def test_the_first_action_says_that_troops_are_then_closed(troop: str, language: str, words: str) -> None:
    """KRY-7.12"""
    state = start(2, 1).state
    army = state.armies[0]
    army.troop_funds = 0
    army.funds = 1 if troop == "too-dear" else 30
    army.troop_deck = [] if troop == "deck-empty" else [number("alaric")]
    options = purchase_options(state, Purchase(seat=0, new=int(troop == "actions-begun")))
    assert options[0].blocked == troop and options[1].id == "action"
    assert board(2, language=language).option(Choose(0, "purchase", tuple(options)), options[1]) == words


@pytest.mark.parametrize(
    ("left", "blocked", "language", "words"),
    [
        (0, "", "en", "Done"),
        (1, "", "en", "Done (1 is lost)"),
        (5, "", "en", "Done (5 are lost)"),
        (12, "too-much-left", "en", "Done"),
        (5, "", "es", "Listo (se pierden 5)"),
        (1, "", "es", "Listo (se pierde 1)"),
    ],
)
def test_the_end_of_a_purchase_says_what_is_lost(left: int, blocked: str, language: str, words: str) -> None:
    """KRY-7.13"""
    state = start(2, 1).state
    state.armies[0].funds, state.armies[0].troop_funds = left, 0
    options = purchase_options(state, Purchase(seat=0))
    done = next(option for option in options if option.id == "done")
    assert done.blocked == blocked
    assert board(2, language=language).option(Choose(0, "purchase", tuple(options)), done) == words


def test_the_enlarged_card_tells_values_and_where_they_come_from() -> None:
    table, s = board(2), laid_out()
    table.show(RULES.view(s, 0), 0)
    told = table.details(f"unit:0/{number('alaric')}")
    assert told is not None and told.heading == "Alaric of the Dawn"
    assert told.facts[-1].split("\n")[0] == "{icon:attack_melee} +1 Heralds"
    assert told.facts[-1].split("\n")[1].endswith("+1 Blessed Shield")


def test_a_hand_that_is_looked_into_lies_in_rows_with_nothing_over_a_name() -> None:
    """Nine cards: five and four; each wider than its name, none over another, all above the bar."""
    match = start(2, 4)
    view = match.state
    view.phase, view.looker, view.looked_at = 6, 0, 1
    view.armies[1].hand_actions = [9, 11, 13, 14, 16, 19, 20, 33]
    view.armies[1].hand_troops = [82]
    laid_board = board(2, language="es")
    laid_board.show(view, 0)
    rects = [rect for key, rect in laid_board.elements().items() if key.startswith("hand:1/")]
    assert len(rects) == 9 and sorted({rect.y for rect in rects}) == [169, 512]
    assert all(rect.collidelist(rects[:k]) < 0 for k, rect in enumerate(rects))
    assert max(rect.bottom for rect in rects) < laid_board.bar_rect.top


@pytest.mark.rule("KRY-20.3")
def test_the_enemy_without_a_seat_has_banners_in_nobodys_colour() -> None:
    """Its round and its phases were called out in the colour of a seat that is not there, and the table fell over."""
    match, shown = start(1, 3), board(1)
    firsts = set()
    shown.show(match.state, 0)
    before = match.state
    for event, after in play(match, 3, 90):
        shown.show(after, 0)
        banners = [cue.seat for cue in shown.cues(event, before, after) if isinstance(cue, Banner)]
        assert set(banners) <= {-1, 0}
        if isinstance(event, (ev.RoundStarted, ev.PhaseStarted)):
            firsts.add(getattr(event, "first", getattr(event, "token", 0)))
        before = after
    assert firsts == {0, 1}, "both sides had the initiative"
