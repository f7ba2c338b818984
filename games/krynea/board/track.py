"""The ten phases on their steel rail; the one that is on now is wide, named, and in the colour of who acts first."""

import pygame

from engine.ui.theme import BONE, INK, MUTED, mix
from games.krynea.board.art import seat_cell
from games.krynea.board.colors import STEEL
from games.krynea.board.desk import Desk
from games.krynea.board.layout import TRACK
from games.krynea.board.marks import LAYOUT
from games.krynea.board.placed import Laid
from games.krynea.rules.initiative import first_seat
from games.krynea.rules.state import PHASES, KryneaState

GAP = 2
NOW, CELL = (336, 39), (74, 39)


def lay_track(desk: Desk, laid: Laid, view: KryneaState) -> None:
    x = TRACK.x + LAYOUT["rail"]["margin"]
    y = TRACK.y + LAYOUT["rail"]["margin"]
    now = view.phase or 1
    for number, name in enumerate(PHASES, start=1):
        picture = _now(desk, view, number, name) if number == now else _cell(desk, name, number < now)
        laid.put(picture, (x, y), f"phase:{number}")
        x += picture.get_width() + GAP


def _cell(desk: Desk, name: str, done: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        out = desk.art.scaled(f"plates/phase_{'done' if done else 'next'}", CELL).copy()
        icon = desk.icon(f"phase_{name}", 30, mix(STEEL, INK, 0.45) if done else MUTED)
        out.blit(icon, icon.get_rect(center=(out.get_width() // 2, out.get_height() // 2)))
        return out

    return desk.art.assets.keep(("krynea phase", name, done), make)


def _now(desk: Desk, view: KryneaState, number: int, name: str) -> pygame.Surface:
    seat = first_seat(view)
    color, ink = desk.color(seat), BONE
    out = seat_cell(desk.art.scaled("plates/phase_now", NOW), color).copy()
    x, y, w, h = LAYOUT["phase"]["icon"]
    icon = desk.icon(f"phase_{name}", w, ink)
    out.blit(icon, (x, y))
    x, y, w, h = LAYOUT["phase"]["name"]
    w += NOW[0] - LAYOUT["phase"]["now"][0]
    words = desk.label(f"{number} {desk.words(f'phase-{name}')}", w, 30, "bold", ink, 22)
    if words.get_height() > 38:
        words = desk.label(f"{number} {desk.words(f'phase-{name}')}", w, round(30 / desk.theme.scale), "bold", ink, 22)
    out.blit(words, words.get_rect(center=(x + w // 2, y + h // 2)))
    badge = desk.badge(seat, 36)
    out.blit(badge, badge.get_rect(center=(out.get_width() - 24, out.get_height() // 2)))
    return out
