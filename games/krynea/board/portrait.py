"""The picture on top of the enlarged card: glass, emblem, cost, range, signs, and the six values as they are now."""

import pygame

from engine.ui.paint import layer, shadow_of
from engine.ui.theme import rgb
from games.krynea.board.art import Art, stud
from games.krynea.board.marks import (
    LAYOUT,
    NUMERAL,
    STATS,
    Values,
    face_kind,
    printed_values,
    put_cost,
    put_value,
    range_of,
    signs_of,
)
from games.krynea.rules.content import CARDS

UNITS = ("unit", "champion", "summoned")
FOOT = 14
"""Rows of the frame's lower edge."""
TALL_GLASS = 286


def portrait(art: Art, card: int | str, faction: str, values: Values = ()) -> pygame.Surface:
    """`card` is a number or a monolith; `values` are those it has now (as printed when left out)."""
    return art.assets.keep(("krynea portrait", card, faction, values), lambda: _portrait(art, card, faction, values))


def _portrait(art: Art, card: int | str, faction: str, values: Values) -> pygame.Surface:
    kind = face_kind(card) if isinstance(card, int) else "monolith"
    home = "neutral" if kind == "monolith" else faction
    frame, spots = art.image(f"frames/{home}/large_{kind}"), LAYOUT[f"large_{kind}"]
    wide, high = frame.get_size()
    glass = 228 if kind in UNITS else TALL_GLASS
    grid = (284, 410) if kind in UNITS else (0, 0)
    rows = grid[1] - grid[0]
    out = layer((wide, glass + rows + FOOT))
    out.blit(frame, (0, 0), (0, 0, wide, glass))
    out.blit(frame, (0, glass), (0, grid[0], wide, rows))
    out.blit(frame, (0, glass + rows), (0, high - FOOT, wide, FOOT))
    _put_emblem(art, out, card, home, spots)
    if isinstance(card, int):
        _put_signs(art, out, card, faction, spots)
        if rows:
            _put_values(out, card, values or printed_values(card), spots, glass - grid[0])
    return out


def _put_emblem(art: Art, out: pygame.Surface, card: int | str, home: str, spots: dict[str, list[int]]) -> None:
    x, y, w, _ = spots["emblem"]
    name = f"krynea/emblems/{home}/{card}"
    emblem = art.assets.svg(name if art.assets.has(name) else f"krynea/emblems/{card}", w)
    glow, margin = shadow_of(emblem, 14, 0.8, rgb(LAYOUT["glow"][home]))
    out.set_clip(spots["window"])
    out.blit(glow, (x - margin, y - margin))
    out.blit(emblem, (x, y))
    out.set_clip(None)


def _put_signs(art: Art, out: pygame.Surface, card: int, faction: str, spots: dict[str, list[int]]) -> None:
    if "cost" in spots and CARDS[card].kind != "skill":
        x, y, w, h = spots["cost"]
        put_cost(out, card, (x, y, w, h))
    x, y, w, _ = spots["signs"]
    for k, sign in enumerate(signs_of(card)[:3]):
        out.blit(stud(art.assets, sign, w), (x, y + k * (w + 3)))
    code = range_of(card)
    if code:
        x, y, w, _ = spots["range"]
        out.blit(art.assets.svg(f"krynea/icons/range_{code}", w), (x, y))


def _put_values(out: pygame.Surface, card: int, values: Values, spots: dict[str, list[int]], shift: int) -> None:
    for (row, kind), value, printed in zip(STATS, values, printed_values(card), strict=True):
        x, y, w, h = spots[f"{row}_{kind}"]
        put_value(out, value, printed, (x + w / 2, y + h / 2 + shift), NUMERAL["large"])
