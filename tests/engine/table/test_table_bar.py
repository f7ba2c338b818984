"""The question bar loses no answer and lays none on another, at every text size."""

from itertools import combinations

import pygame
import pytest

from engine.input.actions import Action
from engine.settings import Settings
from engine.table.bar import Asked, Button, QuestionBar
from engine.ui.kit import Kit
from engine.ui.theme import Theme

LARGE = pygame.Rect(96, 914, 1728, 112)
BARS = {100: pygame.Rect(96, 946, 1728, 70), 125: pygame.Rect(96, 934, 1728, 92), 150: LARGE, 200: LARGE}
PROMPTS = ((Action.ACCEPT, "Choose"), (Action.ALT, "List"), (Action.BACK, "Undo"), (Action.MENU, "Menu"))
WORDS = ("Draw 3 mercenaries", "Pillage 3 green valuables", "Use Carved Dice Cup", "Pass", "Dengizik the Standard")


@pytest.fixture
def kit(app):
    return Kit(app.kit.theme, app.assets, app.language)


@pytest.mark.parametrize("size", [100, 125, 150, 200])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 12])
def test_buttons_are_on_the_screen_and_apart(kit, size: int, count: int) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", size))
    buttons = tuple(Button(f"option:{n}", WORDS[n % len(WORDS)], blocked=n == 1) for n in range(count))
    asked = Asked(0, "Temur", "Draw 3 mercenaries or pillage 3 valuables?", buttons, PROMPTS)
    rects = QuestionBar(kit).lay(asked, BARS[size])
    assert set(rects) == {button.id for button in buttons}
    for rect in rects.values():
        assert pygame.Rect(96, 54, 1728, 972).contains(rect)
    assert not any(a.colliderect(b) for a, b in combinations(rects.values(), 2))


def test_two_short_answers_stand_in_the_bar_itself(kit) -> None:
    kit.theme = Theme()
    asked = Asked(0, "Temur", "Keep it or throw again?", (Button("a", "Keep"), Button("b", "Throw again")), PROMPTS)
    rects = QuestionBar(kit).lay(asked, BARS[100])
    assert all(BARS[100].contains(rect) for rect in rects.values())


def test_a_click_on_a_prompt_finds_its_action(kit, app) -> None:
    kit.theme = Theme()
    bar = QuestionBar(kit)
    bar.draw(app.window.canvas, Asked(0, "Temur", "Throw", (), PROMPTS), BARS[100], None)
    assert bar.hit((1790, 981)) is Action.MENU
    assert bar.hit((300, 981)) is None


@pytest.mark.parametrize("size", [100, 150, 200])
def test_answers_met_on_the_board_give_way_and_the_others_stay_in_the_bar(kit, size: int) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", size))
    met = tuple(Button(f"met:{n}", WORDS[1], met=True) for n in range(6))
    asked = Asked(0, "Temur", "Draw 3 mercenaries or pillage 3 valuables?", (*met, Button("pass", "Pass")), PROMPTS)
    rects = QuestionBar(kit).lay(asked, BARS[size])
    assert set(rects) == {"pass"} and BARS[size].contains(rects["pass"])


def test_answers_become_smaller_before_they_go(kit) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", 200))
    met = (Button("draw", "Draw 3 mercenaries", met=True), Button("pillage", "Pillage 3 valuables", met=True))
    rects = QuestionBar(kit).lay(Asked(0, "Temur", "Your green 3: draw or pillage?", met, PROMPTS), LARGE)
    assert set(rects) == {"draw", "pillage"} and all(LARGE.contains(rect) for rect in rects.values())


NARROW = pygame.Rect(762, 938, 1062, 88)
NEWS, CARD = pygame.Rect(1396, 838, 428, 92), pygame.Rect(1396, 54, 428, 776)
"""Beside each other as on a table whose bar is narrow."""


def test_prompts_go_before_answers_leave_a_narrow_bar(kit) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", 150))
    answers = (Button("a", "Actions"), Button("b", "Attacks"))
    rects = QuestionBar(kit).lay(Asked(0, "Temur", "Where do you go first?", answers, PROMPTS, asks=True), NARROW)
    assert all(NARROW.contains(rect) for rect in rects.values())


@pytest.mark.parametrize("news", [NEWS, pygame.Rect(762, 902, 1062, 36)], ids=["beside the field", "over the bar"])
def test_answers_above_the_bar_hide_neither_news_nor_card(kit, news: pygame.Rect) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", 200))
    bar = QuestionBar(kit)
    bar.beside = news, pygame.Rect(CARD.x, CARD.y, CARD.w, news.y - 8 - CARD.y)
    answers = tuple(Button(f"option:{n}", WORDS[n], blocked=True) for n in range(4))
    rects = bar.lay(Asked(0, "Temur", "Which of them?", answers, PROMPTS), NARROW)
    assert all(rect.bottom < NARROW.top and rect.collidelist(bar.beside) < 0 for rect in rects.values())


def question_px(bar: QuestionBar) -> int:
    """Pixels of type of the question: a line of the reading face is 1.25 times its size high."""
    layout = bar._layout
    assert layout is not None
    lines = layout.words.lines
    return round(layout.words.height / (1.25 + 1.05 * (lines - 1)))


@pytest.mark.parametrize(
    ("place", "words", "answers"),
    [
        (LARGE, "Toma un dado", ("Rojo 2", "Verde 1", "Negro 1", "Amarillo 2")),
        (NARROW, "¿Reaccionas? Aigul usa Proyectil mágico", ("Pasar",)),
        (pygame.Rect(102, 950, 1168, 72), "¿Qué hacen los héroes?", ("Basta por ahora",)),
    ],
    ids=["many answers", "two lines in a narrow bar", "one line in a low bar"],
)
def test_with_text_at_200_a_question_is_not_small_beside_its_answers(kit, place, words, answers) -> None:
    kit.theme = Theme.of(Settings().with_value("text.size", 200))
    bar = QuestionBar(kit)
    buttons = tuple(Button(f"option:{n}", answer) for n, answer in enumerate(answers))
    rects = bar.lay(Asked(0, "Temur", words, buttons, PROMPTS, asks=True), place)
    assert bar._layout is not None and len(rects) == len(answers) + 1, "and the button of the list"
    assert question_px(bar) >= max(36, 2 * bar._layout.answer - 6)
    assert all(place.contains(rect) for rect in rects.values())
