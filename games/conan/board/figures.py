"""The figures on the board: heroes, allies and foes on their bases, with wounds and life, and who acts now."""

import pygame

from engine.ui.paint import layer
from engine.ui.theme import Color
from games.conan.board.colors import EMBER, TORCH
from games.conan.board.desk import Desk
from games.conan.board.pieces import SHADE, base_wide, figure, kind_of, life_plate
from games.conan.board.placed import Laid
from games.conan.board.reach import actor, frame_named, mover
from games.conan.board.spots import spot_of
from games.conan.rules.figures import area_of, everyone, find_model, hero_of, is_hero, model_of, payer, unit_facts
from games.conan.rules.state import ConanState

IDLE_LIGHT = (150, 146, 150, 255)
"""The light on who has had its turn."""
EFFECTS = {"armour": "armour", "immobile": "lock", "grabbed": "lock", "web": "lock", "untargetable": "halo"}
"""The icon of a lasting effect; a spell's for the others."""
BOX_HIGH = 104
"""How much of a figure is the element, from its base upwards."""


def lay_figures(desk: Desk, laid: Laid, view: ConanState) -> None:
    """From the back to the front; who acts is never hidden."""
    standing = [(spot_of(view.board, area, desk.stands[name][1]), name, area) for name, area in _where(view)]
    doer = mover(view, desk.bottom) or actor(view)
    for spot, name, _ in sorted(standing, key=lambda one: (one[1] == doer, one[0][1], one[1])):
        _lay_figure(desk, laid, view, name, spot, name == doer)
    for spot, name, _ in standing:
        _lay_life(desk, laid, view, name, spot)
        _lay_effects(desk, laid, view, name)
    attack = frame_named(view, "Attack")
    if attack is not None and attack.target in laid.rects:
        laid.lit[attack.target] = EMBER


def _where(view: ConanState) -> list[tuple[str, str]]:
    return [(name, area_of(view, name)) for name in everyone(view)]


def seat_of(view: ConanState, name: str) -> int:
    """The seat whose colour a base has: heroes and allies; -1 for the Overlord's figures."""
    if is_hero(name):
        return hero_of(view, name).seat
    if model_of(view, name).ally:
        leader = payer(view) or view.heroes[0]
        return leader.seat
    return -1


def _lay_figure(desk: Desk, laid: Laid, view: ConanState, name: str, spot: tuple[int, int], acts: bool) -> None:
    picture, (cx, cy) = figure(desk, name, seat_of(view, name))
    wide, at = base_wide(kind_of(name)), (spot[0] - cx, spot[1] - cy)
    if acts:
        halo = _halo(desk, wide)
        laid.put(halo, (spot[0] - halo.get_width() / 2, spot[1] - halo.get_height() / 2))
    rect = picture.get_rect(topleft=at)
    box = pygame.Rect(0, 0, min(rect.w, wide + 16), min(rect.h, BOX_HIGH))
    box.midbottom = spot[0], rect.bottom - SHADE
    idle = desk.art.rested(picture, IDLE_LIGHT) if has_acted(view, name) else picture
    laid.put(idle, at, name, box=box, upright=picture)


def has_acted(view: ConanState, name: str) -> bool:
    """Whether a figure of the tile that is active now, or an ally in the heroes' actions, has had its turn."""
    model = find_model(view, name) if not is_hero(name) else None
    if model is None or not model.acted:
        return False
    active = frame_named(view, "Activation")
    acting = frame_named(view, "ModelTurn")
    if acting is not None and acting.who == name:
        return False
    return model.ally if active is None else active.tile == model.tile


def _lay_effects(desk: Desk, laid: Laid, view: ConanState, name: str) -> None:
    """CON-14.9 What holds, binds or shields a figure, beside its head."""
    kinds = dict.fromkeys(EFFECTS.get(one.kind, "spell") for one in view.lasting if one.on == name)
    box = laid.rects[name]
    for k, icon in enumerate(list(kinds)[:3]):
        laid.put(_sign(desk, icon), (box.right - 14, box.y - 6 + 34 * k), name)
    if any(one.on == name and one.kind == "web" for one in view.lasting):
        web = desk.art.image("things/web")
        laid.put(web, web.get_rect(midbottom=(box.centerx, box.bottom - 8)).topleft, name)


def _sign(desk: Desk, icon: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        out = layer((34, 34))
        pygame.draw.rect(out, (16, 11, 12, 230), out.get_rect(), border_radius=9)
        pygame.draw.rect(out, TORCH, out.get_rect(), 2, border_radius=9)
        picture = desk.icon(icon, 28)
        out.blit(picture, picture.get_rect(center=(17, 17)))
        return out

    return desk.art.keep(("sign", icon), make)


def _lay_life(desk: Desk, laid: Laid, view: ConanState, name: str, spot: tuple[int, int]) -> None:
    """Nothing for who is unhurt and has one life."""
    if is_hero(name):
        n = hero_of(view, name).wounds
        shown = n > 0
    else:
        n = model_of(view, name).life
        shown = n > 1 or unit_facts(view, name).role in ("leader", "monster")
    if shown:
        plate = life_plate(desk, n, is_hero(name))
        laid.put(plate, (spot[0] + 14, spot[1] - 8), name)


def _halo(desk: Desk, wide: int, color: Color = TORCH) -> pygame.Surface:
    """Light on the ground under who acts."""

    def make() -> pygame.Surface:
        w, h = wide * 2, round(wide * 1.1)
        out = layer((w, h))
        for k in range(20, 0, -1):
            rect = pygame.Rect(0, 0, round(w * k / 20), round(h * k / 20))
            rect.center = w // 2, h // 2
            pygame.draw.ellipse(out, (*color, round(150 * (1 - k / 21) ** 1.4)), rect)
        return out

    return desk.art.keep(("halo", wide, color), make)
