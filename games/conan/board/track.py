"""The turn track with the time limit, whose turn it is, and what the scenario wants."""

import pygame

from engine.ui.paint import circle, layer, path, svg
from engine.ui.text import ink, width
from engine.ui.theme import BONE, LEAST, MUTED, Color, mix
from games.conan.board.colors import BLOOD, EMBER, INK, TORCH
from games.conan.board.desk import Desk
from games.conan.board.layout import GOALS, TRACK
from games.conan.board.naming import parts_of
from games.conan.board.placed import Laid
from games.conan.rules.content import HEROES as HERO_FACTS
from games.conan.rules.content import NUMBERS, SCENARIOS
from games.conan.rules.scenarios import is_dead, time_limit
from games.conan.rules.state import HEROES, OVERLORD, ConanState
from games.conan.rules.verbs import Alive, Dead, FledWith

WOOD, PAST, BEYOND = (109, 82, 56), (74, 53, 39), (16, 11, 10)
SIGN = 40
MARKS = {"done": "goal_done", "lost": "goal_lost"}
Goal = tuple[str, str, str]
"""The picture, the state (open, found, carried, done, lost) and the element."""


def lay_track(desk: Desk, laid: Laid, view: ConanState) -> None:
    last = time_limit(view)
    key = ("track", view.marker, last, desk.theme.high_contrast)
    laid.put(desk.art.keep(key, lambda: _bake_track(view.marker, last)), TRACK.topleft, "sheet:track")
    laid.touch("track", TRACK)
    _lay_goals(desk, laid, view, last)


def _bake_track(marker: int, last: int) -> pygame.Surface:
    """CON-3.6 The marker is a torch; the end of the time a red flag; what lies beyond is dimmed."""
    out = layer(TRACK.size)
    _plank(out, out.get_rect())
    step = (TRACK.w - 12) / (NUMBERS.track + 1)
    for n in range(NUMBERS.track + 1):
        cell = pygame.Rect(round(6 + n * step) + 1, 5, round(step) - 3, TRACK.h - 10)
        pygame.draw.rect(out, BEYOND if n > last else PAST if n < marker else WOOD, cell, border_radius=6)
        pygame.draw.rect(out, INK, cell, 2, border_radius=6)
        tone: Color = (111, 98, 84) if n > last else (168, 148, 120) if n < marker else BONE
        if n == marker:
            flame = _flame()
            out.blit(flame, flame.get_rect(midbottom=(cell.centerx, cell.bottom + 3)))
            tone = INK
        number = ink(str(n), 28, "bold", tone)
        out.blit(number, number.get_rect(center=(cell.centerx, cell.centery + (4 if n == marker else 0))))
        if n == last:
            pygame.draw.rect(out, BLOOD, cell.inflate(4, 4), 4, border_radius=8)
    return out


def _flame() -> pygame.Surface:
    outer = "M 20,1 C 24,10 36,16 36,28 C 36,38 29,43 20,43 C 11,43 4,38 4,28 C 4,20 10,18 12,12 C 14,16 18,12 20,1 Z"
    inner = "M 20,14 C 23,20 31,22 31,30 C 31,37 26,40 20,40 C 14,40 9,37 9,30 C 9,24 17,24 20,14 Z"
    return svg((40, 44), path(outer, TORCH, INK, 2.4) + path(inner, EMBER))


def _plank(out: pygame.Surface, rect: pygame.Rect) -> None:
    pygame.draw.rect(out, (42, 33, 28, 248), rect, border_radius=10)
    pygame.draw.rect(out, INK, rect, 3, border_radius=10)
    pygame.draw.line(out, (70, 54, 42), (rect.x + 8, rect.y + 3), (rect.right - 8, rect.y + 3), 2)


# ---------------------------------------------------------------- objectives
def _lay_goals(desk: Desk, laid: Laid, view: ConanState, last: int) -> None:
    """Whose turn it is and the round; then what the heroes still need, as pictures with a tick or a ring."""
    goals = goals_of(view)
    side = desk.words(f"side-{view.turn or HEROES}")
    words = f"{side}  {desk.words('table-round', round=view.round, limit=last)}", f"{side}  {view.round} / {last}"
    key = ("goals", view.turn, words, tuple(goals), desk.theme)
    laid.put(desk.art.keep(key, lambda: _bake_goals(desk, view, words, goals)), GOALS.topleft, "sheet:goals")
    laid.touch("goals", GOALS)


def _bake_goals(desk: Desk, view: ConanState, words: tuple[str, str], goals: list[Goal]) -> pygame.Surface:
    """The longer words where there is room, else the shorter."""
    out = layer(GOALS.size)
    _plank(out, out.get_rect())
    x = GOALS.w - 10
    for name, state, _ in reversed(goals):
        x = _goal(desk, out, name, state, x)
    sign = desk.icon("hourglass", 34)
    out.blit(sign, sign.get_rect(center=(24, GOALS.h // 2)))
    tone = mix(BLOOD, BONE, 0.3) if view.turn == OVERLORD else TORCH
    said = words[width(words[0], LEAST, "bold") > x - 52]
    line = desk.label(said, x - 52, 30, "bold", tone, most=34)
    out.blit(line, line.get_rect(midleft=(46, GOALS.h // 2)))
    return out


def _goal(desk: Desk, out: pygame.Surface, name: str, state: str, right: int) -> int:
    """A picture and its mark; gives the x to its left."""
    folder, _, what = name.partition("/")
    picture = desk.art.scaled(f"{folder}/{what}", (SIGN - 4, SIGN - 4))
    mark = desk.icon(MARKS[state], 34) if state in MARKS else _ring(state)
    x = right - mark.get_width()
    out.blit(mark, mark.get_rect(midleft=(x, GOALS.h // 2)))
    x -= picture.get_width() + 3
    shown = picture if state != "open" else desk.art.rested(picture, (150, 146, 150, 255))
    out.blit(shown, shown.get_rect(midleft=(x, GOALS.h // 2)))
    return x - 12


def _ring(state: str) -> pygame.Surface:
    """Empty while it is open, half full when it was found, full while it is carried."""
    face = "none" if state != "carried" else TORCH
    body = path(circle(14, 14, 10), face, MUTED if state == "open" else TORCH, 3)
    return svg((28, 28), body + (path(circle(14, 14, 4), TORCH) if state == "found" else ""))


def goals_of(view: ConanState) -> list[Goal]:
    """CON-25.2 What the heroes' goals need, each with how far it is."""
    found: list[Goal] = []
    for goal in SCENARIOS[view.scenario].goal:
        for need in goal.needs:
            found += _needs(view, need, goal.side)
    return list(dict.fromkeys(found))


def _needs(view: ConanState, need: FledWith | Dead | Alive, side: str) -> list[Goal]:
    if isinstance(need, FledWith):
        return [(f"gear/{card}", _state_of(view, card), f"object/{card}") for card in need.cards]
    if side != HEROES:
        return []
    found = []
    for who in need.who:
        dead = is_dead(view, who)
        picture = f"heads/{who if who in HERO_FACTS else parts_of(who)[0]}"
        good = "done" if isinstance(need, Dead) else "lost"
        found.append((picture, good if dead else "open", who))
    return found


def _state_of(view: ConanState, card: str) -> str:
    if card in view.fled_with:
        return "done"
    if any(card in hero.cards for hero in view.heroes):
        return "carried"
    if card in view.gone:
        return "lost"
    return "found" if any(one.card == card for one in view.lying) else "open"
