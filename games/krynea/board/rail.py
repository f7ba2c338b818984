"""The accounts on the left: each army's player, points, hand, skills, decks and discards; what is common between."""

import pygame

from engine.board.made import tinted
from engine.ui.text import fit, ink, text, wrap
from engine.ui.theme import BONE, BRASS_LIGHT, MUTED, Color, mix
from games.krynea.board.art import bonus_tab, stud
from games.krynea.board.colors import REST_LIGHT, TAPPED_LIGHT
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.marks import LAYOUT
from games.krynea.board.placed import Laid
from games.krynea.rules.cards import points
from games.krynea.rules.content import CONTENT
from games.krynea.rules.field import allies
from games.krynea.rules.state import UNKNOWN, KryneaState, Skill

HEAD = 104
STEP_X, STEP_Y = 78, 101
TOKEN_FACES = {"actions": "actions", "attacks": "attacks", "": "holder"}
PILE = tuple(LAYOUT["pile"]["size"])


def lay_rail(desk: Desk, laid: Laid, view: KryneaState) -> None:
    for seat, rect, piles in desk.table.blocks:
        lay_head(desk, laid, view, seat, pygame.Rect(rect.x, rect.y, rect.w, min(HEAD, rect.h)))
        if piles:
            _lay_piles(desk, laid, view, seat, rect)
        elif rect.h > HEAD + 40:
            for k, skill in enumerate(view.armies[seat].skills):
                _lay_skill(desk, laid, view, seat, skill, (rect.x + 40 + 70 * k, rect.y + HEAD + 24), 46)
    lay_common(desk, laid, view)


# ---------------------------------------------------------------- the player
def lay_head(desk: Desk, laid: Laid, view: KryneaState, seat: int, rect: pygame.Rect) -> None:
    """Shape and name, then points, resources while they are spent, and cards in the hand."""
    rim = desk.color(seat)
    face = desk.art.assets.keep(
        ("krynea head", rect.size, rim, desk.theme.high_contrast), lambda: _head_face(desk, rect.size, rim)
    )
    laid.put(face, rect.topleft)
    laid.touch(f"seat:{seat}", rect)
    laid.centre(desk.badge(seat, 42), (rect.x + 30, rect.y + 28))
    room = rect.w - 108
    if fit(desk.name(seat), "show", room, 32, 26) > 26:
        crest = desk.art.scaled(f"crests/{faction_of(view, seat)}", (44, 52))
        laid.put(crest, (rect.right - 50, rect.y + 5))
    else:
        room += 46
    name = desk.label(desk.name(seat), room, 32, "show", BRASS_LIGHT, 24)
    laid.put(name, (rect.x + 56, rect.y + 28 - name.get_height() // 2))
    _lay_counts(desk, laid, view, seat, rect)


def _head_face(desk: Desk, size: tuple[int, int], rim: Color) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    desk.kit.plate(out, out.get_rect(), rim, 12)
    return out


def _lay_counts(desk: Desk, laid: Laid, view: KryneaState, seat: int, rect: pygame.Rect) -> None:
    army, y = view.armies[seat], rect.y + 76
    held = sum(len(zone) for zone in (army.hand_troops, army.hand_actions, army.aside_troops, army.aside_actions))
    items = [("points", str(sum(points(view, one) for one in allies(view, seat))), BONE)]
    if army.funds or army.troop_funds:
        items.append(("resource", str(army.funds + army.troop_funds), BRASS_LIGHT))
    items.append(("hand", str(held), BONE))
    small = not _has_room(desk, seat)
    side, gap = (28, 4) if small or len(items) > 2 else (32, 6)
    x = rect.x + 12
    for icon, number, color in items:
        picture = desk.icon(icon, side, mix(BRASS_LIGHT, MUTED, 0.3))
        laid.put(picture, (x, y - side // 2))
        line = ink(number, 34, "bold", color)
        laid.put(line, (x + side + gap, y - line.get_height() // 2))
        x += side + 2 * gap + 4 + line.get_width()
    if small:
        for k, skill in enumerate(army.skills):
            _lay_skill(desk, laid, view, seat, skill, (rect.right - 20 - 34 * k, y), 32)


def _has_room(desk: Desk, seat: int) -> bool:
    """The accounts of three rivals have one line for everything."""
    return desk.table.art != "four" or seat == desk.bottom


# ---------------------------------------------------------------- piles
def _lay_piles(desk: Desk, laid: Laid, view: KryneaState, seat: int, rect: pygame.Rect) -> None:
    """Two columns of decks over discards, the skills beside them."""
    army, top = view.armies[seat], rect.y + HEAD + 8
    for row in range(2):
        y = top + row * STEP_Y
        laid.put(desk.art.image("wells/skill"), (rect.x, y))
        if row < len(army.skills):
            _lay_skill(desk, laid, view, seat, army.skills[row], (rect.x + 36, y + 48), 61)
    for column, deck in enumerate(("troop", "action"), start=1):
        x = rect.x + column * STEP_X
        stack = army.troop_deck if deck == "troop" else army.action_deck
        heap = army.troop_discard if deck == "troop" else army.action_discard + army.used
        _lay_deck(desk, laid, view, seat, deck, stack, (x, top))
        _lay_discard(desk, laid, view, seat, deck, heap, (x, top + STEP_Y))


def _lay_skill(
    desk: Desk, laid: Laid, view: KryneaState, seat: int, skill: Skill, center: tuple[int, int], side: int
) -> None:
    """A tapped skill lies crosswise and dark."""
    key = ("krynea skill", skill.card, faction_of(view, seat), side, skill.tapped)

    def make() -> pygame.Surface:
        picture = desk.art.scaled(f"cards/{faction_of(view, seat)}/thumb/{skill.card}", (side, side))
        return tinted(pygame.transform.rotate(picture, -90), TAPPED_LIGHT) if skill.tapped else picture

    element = f"skill:{seat}/{skill.card}"
    where = laid.card_centre(desk.art.assets.keep(key, make), center, element, "thumb" if side == 61 else "")
    if skill.tapped:
        size = 36 if side > 50 else 24
        laid.centre(stud(desk.art.assets, "tap", size), (where.right - 6, where.y + 6), element)


def _lay_deck(
    desk: Desk, laid: Laid, view: KryneaState, seat: int, deck: str, stack: list[int], at: tuple[int, int]
) -> None:
    element = f"deck:{seat}/{deck}"
    laid.put(desk.art.image(f"wells/deck_{deck}s"), at)
    if not stack:
        laid.touch(element, pygame.Rect(*at, 73, 97))
        _lay_count(desk, laid, 0, at, element)
        return
    back = desk.art.back(faction_of(view, seat), "pile", f"{deck}s")
    height = min(4, 1 + len(stack) // 7)
    for k in range(height, 0, -1):
        laid.put(desk.art.made.rested(back, REST_LIGHT), (at[0] + 6 + k, at[1] + 4 + k * 2))
    laid.card(back, (at[0] + 6, at[1] + 4), element, "pile")
    if stack[-1] != UNKNOWN:
        laid.put(desk.art.blank(stack[-1], faction_of(view, seat), "thumb"), (at[0] + 6, at[1] + 4), element)
    _lay_count(desk, laid, len(stack), at, element)


def _lay_discard(
    desk: Desk, laid: Laid, view: KryneaState, seat: int, deck: str, heap: list[int], at: tuple[int, int]
) -> None:
    element = f"discard:{seat}/{deck}"
    laid.put(desk.art.image(f"wells/discard_{deck}s"), at)
    if heap:
        top = heap[-1]
        laid.card(desk.art.blank(top, faction_of(view, seat), "thumb"), (at[0] + 6, at[1] + 6), element, "thumb")
        _lay_count(desk, laid, len(heap), at, element)
    else:
        laid.touch(element, pygame.Rect(*at, 73, 97))


def _lay_count(desk: Desk, laid: Laid, count: int, at: tuple[int, int], element: str) -> None:
    tab = desk.art.image("plates/count")
    where = laid.put(tab, (at[0] + 13, at[1] + 62), element)
    laid.centre(ink(str(count), 30, "bold", BONE if count else MUTED), where.center, element)


# ---------------------------------------------------------------- what is common
def lay_common(desk: Desk, laid: Laid, view: KryneaState) -> None:
    """The monolith of the round on its stand, the initiative token, and the round."""
    rect = desk.table.common
    stand = desk.art.scaled("stands/monolith", (142, 182))
    top = rect.y + max(0, (rect.h - 244) // 2)
    laid.put(stand, (rect.x, top))
    _lay_monolith(desk, laid, view, pygame.Rect(rect.x + 16, top + 11, 110, 131))
    _lay_token(desk, laid, view, (rect.x + 186, top + 84))
    round_words = f"{max(1, view.round)} / {CONTENT.constants.rounds}"
    line = ink(round_words, 34, "show", BRASS_LIGHT)
    laid.centre(line, (rect.x + 186, top + 160))
    _lay_name(laid, _monolith_words(desk, view), min(desk.theme.px(30), 38), (rect.centerx, top + 214), rect.w)
    if view.solo:
        laid.centre(desk.icon("phase_monoliths", 36, BRASS_LIGHT), (rect.centerx - 72, top + 214))


def _lay_name(laid: Laid, words: str, size: int, center: tuple[int, int], limit: int) -> None:
    """One line, or two of the least size."""
    size = fit(words, "bold", limit, size, 28)
    parts = wrap(words, size, "bold", limit)[:2]
    for k, part in enumerate(parts):
        line = text(part, size, "bold", BONE)
        laid.centre(line, (center[0], center[1] + round((k - (len(parts) - 1) / 2) * size * 1.05)))


def _monolith_words(desk: Desk, view: KryneaState) -> str:
    if view.solo:
        return f"{len(view.taken)} / {CONTENT.constants.solo_goal}"
    if not view.monoliths:
        return desk.words("table-monoliths")
    return desk.card(view.monoliths[0].monolith).split(",")[0]


def _lay_monolith(desk: Desk, laid: Laid, view: KryneaState, where: pygame.Rect) -> None:
    """The one in force lies open; until then the deck lies there, face down."""
    if view.monoliths and not view.solo:
        monolith = view.monoliths[0].monolith
        element = f"monolith:{monolith}"
        laid.put(desk.art.scaled(f"cards/neutral/field/{monolith}", where.size), where.topleft, element)
        for k, (stat, n) in enumerate(list(CONTENT.monoliths[monolith].bonuses.items())[:1]):
            laid.put(bonus_tab(desk.art, stat, n), (where.right - 58, where.bottom - 34 - 38 * k), element)
        laid.touch("monoliths", pygame.Rect(where.x, where.bottom + 4, where.w, 30))
        return
    back = desk.art.scaled("backs/neutral/field_monoliths", where.size)
    laid.put(back, where.topleft, "monoliths")
    tab = laid.put(desk.art.image("plates/count"), (where.centerx - 23, where.bottom - 30), "monoliths")
    laid.centre(ink(str(len(view.monolith_deck)), 30, "bold", BONE), tab.center, "monoliths")


def _lay_token(desk: Desk, laid: Laid, view: KryneaState, center: tuple[int, int]) -> None:
    """It hangs under the shape of who holds it; with two armies its face tells where they go first."""
    face = TOKEN_FACES.get(view.banner, "holder") if desk.armies == 2 else "holder"
    picture = desk.art.scaled(f"token/{face}", (76, 104))
    where = laid.centre(picture, center, "token")
    laid.centre(desk.badge(view.token, 40), (where.centerx, where.y - 18))
