"""What never moves: floor, lanes, walnut rails, the windows of the margins. One picture for each seating."""

import pygame

from engine.ui.paint import layer
from engine.ui.text import put_ink
from engine.ui.theme import Color, mix
from games.krynea.board.colors import LEAD, STEEL
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import FLOORS, LEFT, RIGHT, TRACK, Lane
from games.krynea.rules.state import KryneaState

SIZE = (1920, 1080)


def bake_ground(desk: Desk, view: KryneaState) -> pygame.Surface:
    table = desk.table
    name, moved = FLOORS[table.art]
    ground = pygame.Surface(SIZE)
    ground.blit(desk.art.image(name), (moved, 0))
    for lane in table.lanes:
        ground.blit(_lane(desk, lane), lane.rect)
        put_ink(ground, str(lane.battalion), lane.corner, 30, "show", mix(STEEL, LEAD, 0.35))
    desk.kit.panel(ground, pygame.Rect(-20, 0, LEFT + 20, 1080))
    desk.kit.panel(ground, pygame.Rect(RIGHT, 0, 1940 - RIGHT, 1080))
    ground.blit(desk.art.image("plates/rail_two"), TRACK)
    desk.kit.plate(ground, table.news, radius=12)
    top = desk.table.blocks[0][0]
    for x in (10, 1839):
        ground.blit(desk.art.image(f"lancets/{faction_of(view, top)}_upper"), (x, 53))
        ground.blit(desk.art.image(f"lancets/{faction_of(view, desk.bottom)}_lower"), (x, 540))
    return ground


def _lane(desk: Desk, lane: Lane) -> pygame.Surface:
    """Baked stone where there is one line of battle; low cards lie in lanes drawn here, edged in the owner's colour."""
    if lane.art == "four":
        return _low_lane(lane, desk.color(lane.seat))
    stone = desk.art.image(f"plates/lane_{lane.art}")
    picture = stone if lane.up else pygame.transform.flip(stone, False, True)
    if lane.art == "three":
        picture = picture.copy()
        pygame.draw.rect(picture, (*desk.color(lane.seat), 150), picture.get_rect(), 2, border_radius=12)
    return picture


def _low_lane(lane: Lane, color: Color) -> pygame.Surface:
    out = layer(lane.rect.size)
    box = out.get_rect()
    pygame.draw.rect(out, (6, 7, 10, 92), box, border_radius=12)
    pygame.draw.rect(out, (*color, 150), box, 2, border_radius=12)
    for index in (0, 1):
        spot = lane.place(index).move(-lane.rect.x, -lane.rect.y)
        pygame.draw.rect(out, (8, 9, 12, 84), spot, border_radius=12)
        pygame.draw.rect(out, (*STEEL, 74), spot, 2, border_radius=12)
    return out
