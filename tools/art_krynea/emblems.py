"""Every emblem by the slug of its card, and the files sprites/krynea/emblems/<card id>.svg."""

from functools import cache
from io import BytesIO

import pygame

from tools.art.output import SPRITES
from tools.art_krynea import (
    emblems_omens,
    emblems_orders,
    emblems_powers,
    emblems_ranks,
    emblems_ranks_more,
    emblems_spells,
)
from tools.art_krynea.catalogue import CARDS
from tools.art_krynea.palette import ARMIES
from tools.art_krynea.sketch import emblem_svg, svg_of

BOOKS = (emblems_ranks, emblems_ranks_more, emblems_powers, emblems_omens, emblems_orders, emblems_spells)
SKETCHES = {slug: sketch for book in BOOKS for slug, sketch in book.BOOK.items()}
FOLDER = SPRITES / "krynea" / "emblems"


@cache
def drawing(slug, faction):
    """The emblem's SVG text in a faction's cloth."""
    return emblem_svg(svg_of(SKETCHES[slug]), faction)


@cache
def emblem(slug, px, faction):
    """The emblem as a surface `px` square."""
    return pygame.image.load_sized_svg(BytesIO(drawing(slug, faction).encode()), (px, px)).convert_alpha()


def bake_emblems():
    """One file a card in the neutral cloth, and one in each army's cloth in the folder of its name."""
    for faction in ("neutral", *ARMIES):
        folder = FOLDER if faction == "neutral" else FOLDER / faction
        folder.mkdir(parents=True, exist_ok=True)
        for card in CARDS:
            if faction == "neutral" or card.face != "monolith":
                (folder / f"{card.id}.svg").write_text(drawing(card.slug, faction), encoding="utf-8")
