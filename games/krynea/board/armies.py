"""The battalions: units in their lanes with what marks them, Objects, hidden ones, the melee between two lanes."""

from dataclasses import dataclass

import pygame

from engine.ui.paint import layer
from engine.ui.pool import pooled
from engine.ui.text import put_ink
from engine.ui.theme import BONE, MUTED
from games.krynea.board.arrows import lay_arrows
from games.krynea.board.art import Art, Face, bonus_tabs
from games.krynea.board.colors import HOLD, KILL
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import LEFT, Lane, half_rects
from games.krynea.board.marks import LAYOUT, printed_values
from games.krynea.board.placed import Laid
from games.krynea.board.values import melee_of, values_of
from games.krynea.rules.field import battalion_place, engagement_of, lines, unit_place
from games.krynea.rules.frames import Fall
from games.krynea.rules.powers import coordinates
from games.krynea.rules.state import KryneaState, Unit


@dataclass(frozen=True)
class Spot:
    """Where a unit lies and at which size."""

    rect: pygame.Rect
    size: str


def lay_armies(desk: Desk, laid: Laid, view: KryneaState) -> None:
    """Every lane of the table, those with enemies above them together with the melee in between."""
    dying = {(doom.seat, doom.card) for frame in view.stack if isinstance(frame, Fall) for doom in frame.doomed}
    for lane in desk.table.lanes:
        laid.touch(battalion_place(lane.seat, lane.battalion), lane.rect)
    for lane in desk.table.lanes:
        lay_lane(desk, laid, view, lane, dying)
    lay_arrows(desk, laid, view)
    for upper, lower in zip(desk.table.lanes[::2], desk.table.lanes[1::2], strict=True):
        _lay_engagement(desk, laid, view, upper, lower)


def lay_lane(desk: Desk, laid: Laid, view: KryneaState, lane: Lane, dying: set[tuple[int, int]]) -> None:
    units = lines(view, lane.seat, lane.battalion)
    hidden = view.armies[lane.seat].battalions[lane.battalion].hidden
    spots = rear_spots(lane, len(units[2:]) + len(hidden))
    for index, unit in reversed(list(enumerate(units))):
        spot = Spot(lane.place(index), lane.size) if index < 2 else spots[index - 2]
        lay_unit(desk, laid, view, lane.seat, unit, spot, (lane.seat, unit.card) in dying)
    for unit, spot in zip(hidden, spots[len(units[2:]) :], strict=True):
        _lay_hidden(desk, laid, view, lane.seat, unit, spot)
    if len(units) > 1 and coordinates(view, lane.seat, lane.battalion):
        _lay_coordination(desk, laid, lane)
    if lane.art == "four":
        laid.centre(desk.badge(lane.seat, 40), lane.badge)
    if lane.art == "three":
        laid.centre(desk.badge(lane.seat, 26), (lane.corner[0] + 2, lane.corner[1] - 38))
    if view.solo and lane.seat >= view.seats:
        _lay_guarded(desk, laid, view, lane)


def _lay_guarded(desk: Desk, laid: Laid, view: KryneaState, lane: Lane) -> None:
    """KRY-20.5 The monolith that this battalion guards stands beside its second line."""
    for one in view.monoliths:
        if one.battalion == lane.battalion:
            second = lane.place(1)
            picture = desk.art.scaled(f"cards/neutral/thumb/{one.monolith}", (50, 50))
            laid.centre(picture, (second.right + 26, second.centery), f"monolith:{one.monolith}")


def rear_spots(lane: Lane, count: int) -> list[Spot]:
    """One or two units behind the second line lie as low cards, more as small windows, many overlapping."""
    strip = lane.rear
    if lane.art == "four":
        step = min(62, (strip.h - 61) / max(1, count - 1))
        return [Spot(pygame.Rect(strip.x, round(strip.y + k * step), 61, 61), "thumb") for k in range(count)]
    if count * 127 <= strip.w + 30:
        return [Spot(pygame.Rect(strip.centerx - count * 64 + k * 128, strip.y, 127, 63), "rear") for k in range(count)]
    step = min(62, (strip.w - 61) / max(1, count - 1))
    left = strip.centerx - ((count - 1) * step + 61) / 2
    return [Spot(pygame.Rect(round(left + k * step), strip.y + 1, 61, 61), "thumb") for k in range(count)]


# ---------------------------------------------------------------- units
def turn_of(unit: Unit, size: str) -> int:
    """A used card lies crosswise, a Raised one upside down; low cards only turn over."""
    if unit.raised:
        return 180 if size in ("field", "chip") else 0
    return 90 if size == "field" and (unit.tapped or unit.exhausted) else 0


def face_of(view: KryneaState, seat: int, unit: Unit, size: str, dying: bool = False) -> Face:
    tint = "dying" if dying else "raised" if unit.raised else "tapped" if unit.tapped or unit.exhausted else ""
    values = values_of(view, seat, unit.card)
    turn = turn_of(unit, size)
    return Face(unit.card, faction_of(view, seat), size, values, printed_values(unit.card), turn, tint)


def lay_unit(desk: Desk, laid: Laid, view: KryneaState, seat: int, unit: Unit, spot: Spot, dying: bool) -> None:
    element = unit_place(seat, unit.card)
    if spot.size == "thumb":
        picture = desk.art.blank(unit.card, faction_of(view, seat), "thumb")
        laid.card(picture, spot.rect.topleft, element, "thumb")
        _lay_states(desk, laid, unit, spot, element, dying)
        return
    face = face_of(view, seat, unit, spot.size, dying)
    if spot.size == "field":
        _lay_objects(desk, laid, seat, unit, spot.rect)
    laid.card_centre(desk.art.unit(face), spot.rect.center, element, spot.size, face.turn)
    if spot.size != "field":
        _lay_small_objects(desk, laid, view, seat, unit, spot)
    _lay_states(desk, laid, unit, spot, element, dying)


def states_of(unit: Unit, dying: bool) -> list[str]:
    """The studs that tell how a unit is; what the turn of the card tells has its stud too."""
    flags = {
        "dying": dying,
        "raised": unit.raised,
        "exhausted": unit.exhausted,
        "tapped": unit.tapped and not unit.exhausted,
        "moved": unit.moved,
        "deployed": unit.deployed,
    }
    return [name for name, set_now in flags.items() if set_now]


def _lay_states(desk: Desk, laid: Laid, unit: Unit, spot: Spot, element: str, dying: bool) -> None:
    """Upright signs at the edge, clear of values and cost."""
    size = {"field": 41, "chip": 36, "rear": 30, "thumb": 30}[spot.size]
    for k, name in enumerate(states_of(unit, dying)[:2]):
        picture = desk.art.image(f"studs/{name}")
        if size != 41:
            picture = desk.art.scaled(f"studs/{name}", (size, size))
        laid.centre(picture, _stud_place(spot, unit, k, size), element)


def _stud_place(spot: Spot, unit: Unit, k: int, size: int) -> tuple[int, int]:
    """Beside the emblem, wherever the turn of the card has brought it: never on a value or the cost."""
    rect = spot.rect
    if spot.size == "field":
        x = (rect.right - 2, rect.x + 2)[k]
        return (x, rect.bottom - 56) if unit.raised else (x, rect.y + 58)
    x = rect.right - size // 2 + 4 if unit.raised and spot.size == "chip" else rect.x + size // 2 - 4
    return x, rect.y + 12 + k * (size - 4)


def _lay_objects(desk: Desk, laid: Laid, seat: int, unit: Unit, rect: pygame.Rect) -> None:
    """Objects look out from under their bearer on the left, with what they add."""
    x, y = rect.x - 55, rect.y + 6
    if x < LEFT + 4:
        x = rect.right - 10
    for card in unit.objects:
        element = f"object:{seat}/{unit.card}/{card}"
        tabs = bonus_tabs(desk.art, card) or [_object_sign(desk, card)]
        for tab in tabs[:2]:
            laid.put(tab, (x, y), element)
            y += 40


def _object_sign(desk: Desk, card: int) -> pygame.Surface:
    return desk.art.scaled(f"emblems/{card}", (60, 60)) if desk.art.assets.has(f"krynea/emblems/{card}") else _no_sign()


@pooled
def _no_sign() -> pygame.Surface:
    return layer((60, 37))


def _lay_small_objects(desk: Desk, laid: Laid, view: KryneaState, seat: int, unit: Unit, spot: Spot) -> None:
    side = 34 if spot.size == "chip" else 28
    for k, card in enumerate(unit.objects):
        picture = desk.art.scaled(f"cards/{faction_of(view, seat)}/thumb/{card}", (side, side))
        at = (spot.rect.x + 2 + k * side, spot.rect.bottom - side)
        laid.put(picture, at, f"object:{seat}/{unit.card}/{card}")


def _lay_hidden(desk: Desk, laid: Laid, view: KryneaState, seat: int, unit: Unit, spot: Spot) -> None:
    element = unit_place(seat, unit.card)
    where = laid.card_centre(desk.art.hidden(faction_of(view, seat), (61, 61)), spot.rect.center, element, "thumb")
    laid.centre(desk.art.scaled("studs/hidden", (30, 30)), where.midtop, element)


def _lay_coordination(desk: Desk, laid: Laid, lane: Lane) -> None:
    """Both vanguard units strike together: a sign between them."""
    first, second = lane.place(0), lane.place(1)
    size = 41 if lane.art != "four" else 34
    x = first.x - 4 if lane.art != "four" else first.right - 2
    middle = (first.centery + second.centery) // 2
    laid.centre(desk.art.scaled("studs/coordination", (size, size)), (x, middle))


# ---------------------------------------------------------------- melee
def _lay_engagement(desk: Desk, laid: Laid, view: KryneaState, upper: Lane, lower: Lane) -> None:
    """What each side's melee would do now: the left half is the blow from below, the right half that from above."""
    left, right = half_rects(desk.table, lower)
    element = f"engagement:{engagement_of(view, lower.seat, lower.battalion)}"
    above, below = (upper.seat, upper.battalion), (lower.seat, lower.battalion)
    if not (lines(view, *above) and lines(view, *below)):
        laid.touch(element, left.union(right))
        return
    (blow, guard), (their_blow, their_guard) = melee_of(view, below, above)
    laid.put(half_plate(desk.art, True, blow, their_guard, left.size), left.topleft)
    laid.put(half_plate(desk.art, False, their_blow, guard, right.size), right.topleft)
    laid.touch(element, left.union(right))


def half_plate(art: Art, up: bool, blow: int | None, guard: int, size: tuple[int, int]) -> pygame.Surface:
    """Half of the marker: a blow against a guard, lit when it kills."""
    key = ("krynea half", up, blow, guard, size)
    return art.assets.keep(key, lambda: _half_plate(art, up, blow, guard, size))


def _half_plate(art: Art, up: bool, blow: int | None, guard: int, size: tuple[int, int]) -> pygame.Surface:
    kills = blow is not None and blow > guard
    name = f"plates/engagement_{'up' if up else 'down'}_{'kills' if kills else 'holds'}"
    out = (art.image(name) if size == (103, 61) else art.scaled(name, size)).copy()
    share_x, share_y = size[0] / 103, size[1] / 61
    high = 34 if size[1] > 50 else 32
    lift = 3 if up else -3
    sign = "–" if blow is None else ">" if kills else "=" if blow == guard else "<"

    def at(name: str) -> tuple[float, float]:
        x, y, w, h = LAYOUT["engagement"][name]
        return (x + w / 2) * share_x, (y + h / 2 - 5) * share_y + lift

    if blow is not None:
        put_ink(out, str(blow), at("blow"), high, "bold", KILL if kills else HOLD)
        put_ink(out, sign, at("sign"), 26, "bold", BONE if kills else MUTED)
    put_ink(out, str(guard), at("guard"), high, "bold", BONE)
    return out
