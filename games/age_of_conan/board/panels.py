"""The upper part of the column: the adventure with its tokens, the pool of fate dice, the objectives."""

import pygame

from engine.ui.paint import circle, layer, path, svg
from engine.ui.pool import pooled
from engine.ui.text import fit, ink, width
from engine.ui.text import text as line_of
from engine.ui.theme import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board.colors import INK, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dice import die_picture
from games.age_of_conan.board.kingdoms import lay_kingdoms
from games.age_of_conan.board.land import destination
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.tokens import gone_token, token_picture
from games.age_of_conan.rules.content import ADVENTURES, CONTENT, FATE, NUMBERS
from games.age_of_conan.rules.frames import TokenOffer
from games.age_of_conan.rules.objectives import fulfils
from games.age_of_conan.rules.state import AocState

TITLE, TITLE_LEAST = 28, 22
"""The titles of objectives; the longest are read in the enlarged card."""
OFFERED = 76
PITCH = 62
"""From one die of the pool to the next."""


def lay_column(desk: Desk, laid: Laid, view: AocState) -> None:
    lay_adventure(desk, laid, view)
    lay_pool(desk, laid, view)
    for rect, objective in zip(desk.table.objectives, view.objectives, strict=False):
        lay_objective(desk, laid, view, objective, rect)
    lay_kingdoms(desk, laid, view)
    plate(desk, laid, desk.table.news)


def plate(desk: Desk, laid: Laid, rect: pygame.Rect, rim: Color = BRASS_DARK) -> None:
    """A dark board with a brass hairline."""

    def make() -> pygame.Surface:
        out = layer(rect.size)
        desk.kit.plate(out, out.get_rect(), rim, 12)
        return out

    key = ("aoc plate", rect.size, rim, desk.theme.high_contrast)
    laid.put(desk.art.assets.keep(key, make), rect.topleft)


# ---------------------------------------------------------------- the adventure
def lay_adventure(desk: Desk, laid: Laid, view: AocState) -> None:
    """Age and place in it, destination, name, and the tokens of the track, the next one in front."""
    rect = desk.table.adventure
    plate(desk, laid, rect)
    high = rect.h - 20
    card = pygame.Rect(rect.x + 12, rect.y + 10, round(high * 0.76), high)
    laid.put(adventure_picture(desk, view.adventure, card.size), card.topleft, "adventure")
    x, right = card.right + 14, rect.right - 14
    _lay_age(desk, laid, view, (x, rect.y + 21), right)
    offer = next((one for one in reversed(view.stack) if isinstance(one, TokenOffer)), None)
    known = view.adventure in ADVENTURES
    title = desk.adventure(view.adventure) if known else desk.words("table-adventures")
    name = desk.label(title, right - x - (OFFERED + 8 if offer else 0), 30, "show", BONE, most=36)
    laid.put(name, (x, rect.y + 54 - name.get_height() // 2))
    _lay_track(desk, laid, view, pygame.Rect(x, rect.bottom - 56, right - x, 54))
    if offer is not None:
        _lay_offer(desk, laid, offer, (right - 34, rect.bottom - 46))


def _lay_age(desk: Desk, laid: Laid, view: AocState, at: tuple[int, int], right: int) -> None:
    """The age in numerals, a bead for each adventure of it, and where this one leads."""
    age = ink("I" * view.age, 30, "show", BRASS_LIGHT)
    where = laid.put(age, (at[0], at[1] - age.get_height() // 2))
    done = NUMBERS.adventures - len(view.adventure_deck)
    for k in range(NUMBERS.adventures):
        laid.centre(_bead(k < done - 1, k == done - 1), (where.right + 20 + 23 * k, at[1]))
    goal = destination(view)
    if goal:
        room = right - (where.right + 112) - 38
        name = desk.label(desk.province(goal), room, 28, "bold", PARCHMENT_LIGHT, most=30)
        left = right - name.get_width()
        laid.put(name, (left, at[1] - name.get_height() // 2))
        laid.centre(desk.icon("obelisk", 34), (left - 18, at[1]))


@pooled
def _bead(done: bool, now: bool) -> pygame.Surface:
    face = BRASS_LIGHT if now else BRASS_DARK if done else WALNUT_DEEP
    return svg((20, 20), path(circle(10, 10, 8), face, BRASS, 2.4))


def _lay_track(desk: Desk, laid: Laid, view: AocState, rect: pygame.Rect) -> None:
    """AOC-2.10 Tokens that are gone leave their empty places at the left."""
    length = ADVENTURES[view.adventure].length if view.adventure in ADVENTURES else len(view.track)
    gone = max(0, length - len(view.track))
    laid.touch("track:adventure", rect)
    pitch = min(66, rect.w // max(1, length))
    for k in range(length):
        middle = (rect.x + 27 + pitch * k, rect.centery)
        if k < gone:
            laid.centre(gone_token(), middle)
        else:
            at = k - gone
            laid.centre(
                token_picture(desk, view.track[at]), (middle[0], middle[1] - 2 * (at == 0)), f"token:{at}", True
            )


def _lay_offer(desk: Desk, laid: Laid, offer: TokenOffer, middle: tuple[int, int]) -> None:
    """AOC-5.9 The token that is kept or exchanged, large and in the light of its seat."""
    picture = token_picture(desk, offer.token, OFFERED)
    glow, margin = desk.art.outline(picture, desk.color(offer.seat))
    where = picture.get_rect(center=middle)
    laid.put(glow, (where.x - margin, where.y - margin))
    laid.put(picture, where.topleft, "offer", throws=True)


def adventure_picture(desk: Desk, adventure: str, size: tuple[int, int]) -> pygame.Surface:
    """The card of an adventure; its back while it is not known."""
    return desk.art.scaled(f"adventures/small/{adventure}" if adventure in ADVENTURES else "backs/adventure", size)


# ---------------------------------------------------------------- the pool
def lay_pool(desk: Desk, laid: Laid, view: AocState) -> None:
    """AOC-4.2 The unused fate dice as they lie; those that are used leave their places. The strategy deck beside."""
    rect = desk.table.dice
    plate(desk, laid, rect)
    half = 21 if rect.h < 70 else 23
    for k in range(NUMBERS.fate_dice):
        middle = (rect.x + 40 + PITCH * k, rect.centery)
        if k < len(view.pool):
            picture = die_picture(FATE, view.pool[k], half, k)
            box = pygame.Rect(0, 0, PITCH - 6, rect.h - 12)
            box.center = middle
            laid.put(picture, picture.get_rect(center=middle).topleft, f"die:{k}", box=box)
        else:
            laid.centre(_socket(), middle)
    _lay_deck(desk, laid, view, pygame.Rect(rect.right - 106, rect.y + 6, 98, rect.h - 12))


def _lay_deck(desk: Desk, laid: Laid, view: AocState, rect: pygame.Rect) -> None:
    laid.touch("deck:strategy", rect)
    laid.centre(desk.icon("strategy_card", 42), (rect.x + 24, rect.centery))
    laid.centre(ink(str(len(view.strategy_deck)), 34, "bold", BONE), (rect.x + 68, rect.centery))


@pooled
def _socket() -> pygame.Surface:
    out = layer((46, 46))
    pygame.draw.rect(out, (8, 5, 4, 120), out.get_rect(), border_radius=9)
    pygame.draw.rect(out, (*MUTED, 90), out.get_rect(), 2, border_radius=9)
    return out


# ---------------------------------------------------------------- objectives
SIGNS = {
    "sea_power": "anchor",
    "hyborian_empire": "empire",
    "war_to_the_pirates": "pirates",
    "taming_the_wild_lands": "taming",
    "road_of_kings": "road",
    "merchant_kings": "scales",
    "grand_alliance": "alliance",
    "great_builders": "builders",
    "military_power": "might",
    "sorcerous_nation": "sorcerous",
    "far_flung_realm": "far_flung",
    "blades_of_crom": "blade",
}


def lay_objective(desk: Desk, laid: Laid, view: AocState, objective: str, rect: pygame.Rect) -> None:
    """A strip of vellum: sign, title, Empire Points; the shapes of those who would score it now on its corner."""
    laid.put(_strip(desk, objective, rect.size), rect.topleft, f"objective:{objective}", throws=True)
    winners = [seat for seat in range(view.seats) if fulfils(view, seat, objective)]
    for k, seat in enumerate(winners):
        laid.centre(desk.badge(seat, 28), (rect.x + 6 + 14 * k, rect.y + 4), f"objective:{objective}")


def _strip(desk: Desk, objective: str, size: tuple[int, int]) -> pygame.Surface:
    key = ("aoc objective", objective, size, desk.kit.language.code, desk.theme.scale)
    return desk.art.assets.keep(key, lambda: _bake_strip(desk, objective, size))


def _bake_strip(desk: Desk, objective: str, size: tuple[int, int]) -> pygame.Surface:
    out, (w, h) = layer(size), size
    pygame.draw.rect(out, PARCHMENT, out.get_rect(), border_radius=8)
    pygame.draw.rect(out, mix(PARCHMENT_LIGHT, PARCHMENT, 0.3), (4, 4, w - 8, h - 8), border_radius=6)
    pygame.draw.rect(out, INK_SOFT, out.get_rect(), 2, border_radius=8)
    facts = CONTENT.objectives[objective]
    side = min(h - 10, 44)
    picture = objective_sign(desk, objective, side)
    out.blit(picture, picture.get_rect(center=(6 + side // 2, h // 2)))
    lines, size_px = in_two(desk.objective(objective), w - side - 60)
    step = 25 if h < 60 else 27
    for k, words in enumerate(lines):
        line = line_of(words, size_px, "bold", INK)
        y = h / 2 + (k - (len(lines) - 1) / 2) * step
        out.blit(line, line.get_rect(midleft=(side + 10, round(y))))
    wreath = desk.icon("laurel", 46)
    out.blit(wreath, wreath.get_rect(center=(w - 28, h // 2)))
    number = ink(str(facts.ep), 34, "show", INK)
    out.blit(number, number.get_rect(center=(w - 28, h // 2)))
    return out


def in_two(words: str, room: int) -> tuple[tuple[str, ...], int]:
    """The words in one line, else in two of about the same length, and the size at which they fit."""
    if width(words, TITLE, "bold") <= room:
        return (words,), TITLE
    parts = words.split(" ")
    splits: list[tuple[str, ...]] = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))] or [
        (words,)
    ]
    best = min(splits, key=lambda pair: max(width(one, TITLE, "bold") for one in pair))
    size = min(fit(one, "bold", room, TITLE, TITLE_LEAST) for one in best)
    return best, size


def objective_sign(desk: Desk, objective: str, size: int) -> pygame.Surface:
    return desk.icon(SIGNS[CONTENT.objectives[objective].slug], size)


__all__ = ["adventure_picture", "lay_column", "objective_sign", "plate"]
