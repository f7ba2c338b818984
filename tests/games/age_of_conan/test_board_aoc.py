"""The board of Age of Conan shows views: its places, its elements, its pictures, what it tells of each thing."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from engine.input.actions import DIRECTIONS
from engine.rules import BLANK, Choose, ChooseSome, Match, Option
from engine.table.details import DetailsPanel
from engine.ui.focus import Element, FocusMap
from engine.ui.text import width
from engine.ui.theme import LEAST
from games.age_of_conan.board import AgeOfConanBoard
from games.age_of_conan.board.arrow import way_to
from games.age_of_conan.board.details import ROOM
from games.age_of_conan.board.forecast import forecasts
from games.age_of_conan.board.ground import broken
from games.age_of_conan.board.hand import held_cards, places_of
from games.age_of_conan.board.land import destination, nearer, shortest
from games.age_of_conan.board.layout import MAP, SAFE, table_layout
from games.age_of_conan.board.map import label_rect, name_rect, places
from games.age_of_conan.board.placed import group_of, province_of
from games.age_of_conan.board.seat_words import reached
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules.content import CARDS, CONTENT, PROVINCES, STRATEGIES
from games.age_of_conan.rules.state import AocState, Marker, TableCard
from tests.support.tables import board_of, language, play, seats

CANVAS = pygame.Rect(0, 0, 1920, 1080)
LOOSE = ("path", "home:", "goal:", "leads:", "first:", "ep:")
"""Pictures that belong to something else and are no elements."""


def board(count: int, scale: float = 1.0, code: str = "en") -> AgeOfConanBoard:
    made: AgeOfConanBoard = board_of("age_of_conan", count, scale, code)
    return made


def start(count: int, seed: int) -> Match[AocState]:
    return Match.start(RULES, seats(count), seed, {"kingdoms": "suggested"}, keep_states=True)


def after(count: int, seed: int, decisions: int) -> AocState:
    match = start(count, seed)
    return [state for _, state in play(match, seed, decisions)][-1]


# ---------------------------------------------------------------- geometry
@pytest.mark.parametrize("count", [2, 3, 4])
def test_what_must_be_read_lies_within_the_safe_margins(count: int) -> None:
    table = table_layout(count)
    rects = [table.bar, table.news, table.details, table.adventure, table.dice, *table.objectives, *table.seats]
    assert [rect for rect in rects if not SAFE.contains(rect)] == []
    assert len(table.objectives) == len(table.seats) == count
    for k, one in enumerate(rects):
        assert [other for other in rects[k + 1 :] if one.colliderect(other)] == []


def test_every_province_has_its_places_on_the_sheet() -> None:
    assert set(places()) == set(PROVINCES)
    for province, place in places().items():
        assert (place.plate_at is None) == bool(PROVINCES[province].home)
        assert MAP.contains(name_rect(province)) and len(place.emissaries_at) == 4 and len(place.raids_at) == 3
    assert places()["koth"].spot("army") == (674 + 14, 546 + 4)
    assert places()["koth"].spot("raids", 7) == places()["koth"].spot("raids", 2)


def test_directions_lead_to_every_neighbour_that_can_be_chosen() -> None:
    """From each province, when its neighbours are legal: each of them is met within a few moves."""
    for province, facts in PROVINCES.items():
        legal = {province, *facts.neighbours}
        focus = FocusMap()
        focus.set([Element(one, name_rect(one), one in legal) for one in PROVINCES])
        met, todo = {province}, [province]
        while todo:
            here = todo.pop()
            for direction in DIRECTIONS:
                focus.focus(here)
                focus.move(direction)
                if focus.current in legal and focus.current not in met:
                    met.add(focus.current)
                    todo.append(focus.current)
        assert met == legal, (province, legal - met)


@pytest.mark.parametrize("code", ["en", "es"])
def test_names_are_whole_and_large_enough(code: str) -> None:
    board(2)
    for province in PROVINCES:
        words = language("age_of_conan", code)(f"province-{province}")
        lines, size = broken(words, label_rect(province).w + 46, places()[province].lines)
        assert " ".join(lines) == words and len(lines) <= 2 and size >= 26
        assert max(width(line, size, "show") for line in lines) <= 280


def test_a_large_hand_stays_in_its_strip() -> None:
    found = places_of([0.4] * 5 + [1.0] * 9, 96, 500)
    assert found[0] == 96 and found[-1] + 150 == 596 and found == sorted(set(found))
    assert found[1] - found[0] == 14 and found[-1] - found[-2] == 35  # of 350 pixels, shared by 5 x 0.4 and 8 x 1
    assert places_of([1, 1], 96, 500) == [96, 208] and places_of([1], 96, 500) == [96] and places_of([], 96, 500) == []


def test_elements_of_the_map_know_their_province() -> None:
    known = {"army:2/koth": "koth", "marker:shem": "shem", "emissary:0/punt": "punt", "conan": "", "gold:1": ""}
    assert {one: province_of(one) for one in known} == known
    assert group_of("army:0/koth") == group_of("conan") == "map" and group_of("strategy:0/s01") == "hand"


# ---------------------------------------------------------------- Conan's way
def test_steps_that_bring_conan_nearer() -> None:
    """AOC-EX.2: from Aquilonia to Nordheim three ways count."""
    s = start(4, 3).state
    s.conan, s.adventure = "aquilonia", "a01"
    assert destination(s) == "nordheim"
    assert set(nearer(s)) == {"pictish_wilderness", "cimmeria", "border_kingdom"}
    s.conan = "nordheim"
    assert nearer(s) == []


def test_the_dotted_way_is_a_shortest_one() -> None:
    way = shortest("aquilonia", "nordheim")
    assert way[0] == "aquilonia" and way[-1] == "nordheim" and len(way) == 3
    assert all(there in PROVINCES[here].neighbours for here, there in pairwise(way))
    assert shortest("koth", "koth") == ["koth"]


# ---------------------------------------------------------------- what lies there
@pytest.mark.parametrize(("count", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_every_option_touches_something_on_the_table(count: int, seed: int) -> None:
    table, match = board(count), start(count, seed)
    lonely: set[str] = set()
    for _, state in play(match, seed, 150):
        question = state.question
        if isinstance(question, (Choose, ChooseSome)):
            table.show(RULES.view(state, question.seat), question.seat)
            known = table.elements()
            lonely |= {
                option.id for option in question.options if option.touches and not set(option.touches) & set(known)
            }
    assert {one for one in lonely if not one.startswith("category:")} == set()


def test_a_view_shows_its_pieces_and_only_these() -> None:
    table, s = board(4), start(4, 3).state
    s.kingdoms[0].units = {"aquilonia": 2, "koth": 3}
    s.kingdoms[0].campaigns = {"koth": 1}
    s.markers = {"ophir": Marker(0, "fort")}
    s.raids = {"shem": 2}
    s.conan = "punt"
    table.show(RULES.view(s, 0), 0)
    known = set(table.elements())
    assert {"army:0/aquilonia", "army:0/koth", "marker:ophir", "raid:shem", "conan"} <= known
    assert {"province:koth", "seat:3", "bid:2/6", "gold:1", "deck:0/kingdom", "deck:strategy", "adventure"} <= known
    assert "army:1/koth" not in known and "raid:koth" not in known
    assert [one for one in known if one.startswith(LOOSE)] == []
    assert all(CANVAS.contains(rect) for rect in table.elements().values())


def test_cards_are_backs_for_who_may_not_see_them() -> None:
    table, s = board(3), start(3, 3).state
    table.show(RULES.view(s, 1), 0)  # the seat at the bottom before its curtain lifts
    names = [one for one in table.elements() if one.startswith(("hand:0", "strategy:0"))]
    held = len(s.kingdoms[0].hand) + len(s.kingdoms[0].strategies)  # copies too: who may not look sees each back
    assert sorted(names) == sorted(f"hand:0/back{k}" for k in range(held))
    assert {card for card, _ in held_cards(RULES.view(s, 1), 0)} == {BLANK}
    table.show(RULES.view(s, 0), 0)
    cards = {f"hand:0/{card}" for card in s.kingdoms[0].hand} | {
        f"strategy:0/{one}" for one in s.kingdoms[0].strategies
    }
    assert cards <= set(table.elements())


def test_what_was_laid_down_lies_by_the_own_hand_and_small_before_others() -> None:
    table, s = board(2), start(2, 3).state
    s.kingdoms[0].table = [TableCard("aq_archers"), TableCard("aq_knights", ready=False)]
    s.kingdoms[1].table = [TableCard("tu_lancers")]
    table.show(RULES.view(s, 0), 0)
    own, other = table.elements()["table:0/0"], table.elements()["table:1/0"]
    assert own.h == 118 and table.elements()["table:0/1"].w == 118
    assert table.desk.table.seats[1].contains(other) and own.right <= table.bar_rect.left


def test_a_lifted_province_keeps_its_middle_and_leaves_the_enlarged_card_free() -> None:
    table, s = board(4), start(4, 3).state
    table.show(RULES.view(s, 0), 0)
    for province in ("koth", "stygia", "aquilonia"):
        picture = table.picture(f"province:{province}")
        assert picture is not None
        frame = picture.get_rect(center=name_rect(province).center)
        assert frame.contains(name_rect(province))
        over = frame.clip(table.details_rect)
        if over:
            assert picture.subsurface(over.move(-frame.x, -frame.y)).get_bounding_rect().size == (0, 0)


def test_the_same_look_is_drawn_once() -> None:
    table, s = board(2), start(2, 3).state
    s.stack, s.question = [], None  # nothing lies over the map
    table.show(RULES.view(s, 0), 0)
    canvas = pygame.Surface(CANVAS.size)
    legal = frozenset({"province:koth", "province:ophir"})
    table.draw(canvas, frozenset(), legal)
    before = len(table._pictures)
    bare = label_rect("zamora").move(0, -12).midtop, label_rect("koth").midright
    lit = [canvas.get_at(place) for place in bare]
    table.draw(canvas, frozenset(), legal)
    assert len(table._pictures) == before == 1
    table.draw(canvas, frozenset(), None)
    plain = [canvas.get_at(place) for place in bare]
    assert sum(lit[0][:3]) < sum(plain[0][:3]) and sum(lit[1][:3]) >= sum(plain[1][:3])


# ---------------------------------------------------------------- what is told
def test_objectives_are_counted_for_each_kingdom() -> None:
    s = start(3, 3).state
    s.markers = {"ophir": Marker(0, "fort"), "argos": Marker(0, "city"), "zamora": Marker(1, "tower")}
    s.kingdoms[2].sorcery = 5
    assert reached(s, 0, "o02") == "2/2" and reached(s, 1, "o02") == "0/2"
    assert reached(s, 0, "o05") == "1/2" and reached(s, 2, "o10") == "5" and reached(s, 0, "o08") == "1/2"


def test_a_province_tells_whose_it_is_and_what_stands_there() -> None:
    table, s = board(2), start(2, 3).state
    s.kingdoms[0].units = {"koth": 3}
    s.kingdoms[0].campaigns = {"koth": 1}
    s.kingdoms[1].emissaries = {"koth": 2}
    table.show(RULES.view(s, 0), 0)
    told = table.details("army:0/koth")
    assert told is not None and told.heading == "Koth"
    assert told.facts == ("Neutral · Level 4 · Hills, Wood, City",)
    assert told.text.splitlines() == [
        "*Conn* {icon:unit} 3 (Wood, 2 / 3) · *Yezdi* {icon:emissary} 2",
        "Win on each icon in turn. On the last one the province is subdued.",
    ]
    away = table.details("province:stygia")
    assert away is not None and away.facts[0].startswith("Out of play")


def told_of(table: AgeOfConanBoard) -> Iterator[str]:
    yield from (f"province:{one}" for one in PROVINCES)
    yield from (f"hand:0/{card}" for card in CARDS)
    yield from (f"strategy:0/{card}" for card in STRATEGIES)
    yield from (f"objective:{one}" for one in CONTENT.objectives)
    yield from (f"artifact:{one}" for one in CONTENT.artifacts)
    yield from table.elements()


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("code", ["en", "es"])
def test_the_enlarged_card_loses_no_word(count: int, code: str, scale: float) -> None:
    table = board(count, scale, code)
    view = RULES.view(after(count, 8, 120), 0)
    table.show(view, 0)
    panel = DetailsPanel(table.desk.kit)
    lost = []
    for element in told_of(table):
        told = table.details(element)
        if told is not None:
            assert "⟦" not in "".join((told.heading, told.text, told.family, *told.facts)), element
            size, _ = panel._fit(told, table.details_rect.size)
            blocks = panel._blocks(told, table.details_rect.w - 48, size)
            band = panel._strip_height() + 12 if told.family else 0
            if band + sum(block.height + 10 for block in blocks) > table.details_rect.h - ROOM:
                lost.append(element)
            assert round(size * scale) >= LEAST - 1
    assert lost == []


def test_no_picture_is_missing() -> None:
    table = board(4)
    canvas = pygame.Surface(CANVAS.size)
    for state in (after(4, 8, 60), after(4, 9, 140)):
        view = RULES.view(state, 0)
        table.show(view, 0)
        table.draw(canvas, frozenset(), None)
        for element in [*table.elements()][::3]:
            table.picture(element)
            table.details(element)
    assert table.desk.art.assets.missing == set()


def test_what_an_attack_would_come_to_is_told_before_it_is_chosen() -> None:
    """AOC-15.2, AOC-1.11: 4 units of Ophir against Koth; its level defends, Conan with its neutral people."""
    s = start(4, 3).state
    s.kingdoms[0].units, s.conan = {"ophir": 4, "koth": 2}, "punt"
    options = (
        Option("attack:ophir/koth", ("province:koth",)),
        Option("campaign:koth", ("army:0/koth",)),
        Option("attack:ophir/argos", ("province:argos",), blocked="too-many-moves"),
    )
    s.question = Choose(0, "military", options)
    best, other = forecasts(s, "koth")
    level = PROVINCES["koth"].level
    assert (best.origin, best.attack, best.defence) == ("ophir", 5, level)  # no more than 5 may stand there
    assert (other.origin, other.attack, other.defence) == ("koth", 2, level) and best.chance > other.chance
    assert forecasts(s, "argos") == []
    alone = best.chance
    s.conan, s.conan_seat = "koth", 1
    assert forecasts(s, "koth")[0].chance < alone
    s.conan_seat = 0
    assert forecasts(s, "koth")[0].chance > alone


def test_an_arrow_leads_from_what_would_move() -> None:
    s = start(4, 3).state
    s.conan = "punt"
    touched = ("province:koth",)
    s.question = Choose(0, "military", (Option("create:koth", touched), Option("attack:ophir/koth", touched)))
    assert way_to(s, "koth") == (places()["ophir"].spot("army"), places()["koth"].spot("army"))
    assert way_to(s, "shem") is None
    s.question = Choose(2, "emissary-destination", (Option("to:koth", touched),), {"origin": "shem"})
    assert way_to(s, "koth") == (places()["shem"].spot("emissaries", 2), places()["koth"].spot("emissaries", 2))
    s.question = Choose(0, "move-conan", (Option("move:koth", touched), Option("stay", ("province:punt",))))
    assert way_to(s, "koth") == (places()["punt"].spot("conan"), places()["koth"].spot("conan"))
    assert way_to(s, "punt") is None
