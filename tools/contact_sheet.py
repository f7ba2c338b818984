"""All SVG pictures of a folder on one sheet with their names, to judge them together.

python -m tools.contact_sheet FOLDER OUT.png [--size 128] [--match TEXT] [--columns N]
    [--tint '#f3e9d2'] [--ground '#2b1f1a']
"""

import argparse
from pathlib import Path

import pygame

NAME_HEIGHT = 22


def load(path: Path, size: int, tint: str | None) -> pygame.Surface:
    """The picture at that size in pixels; `tint` multiplies a white one into a colour."""
    image = pygame.image.load_sized_svg(str(path), (size, size))
    if tint:
        image.fill(pygame.Color(tint), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def sheet(paths: list[Path], size: int, columns: int, tint: str | None, ground: str) -> pygame.Surface:
    """One surface with every picture in rows, names beneath."""
    cell_w, cell_h = max(size + 12, 64), size + NAME_HEIGHT + 8
    out = pygame.Surface((cell_w * columns, cell_h * -(-len(paths) // columns)))
    out.fill(pygame.Color(ground))
    font = pygame.font.Font(None, 20 if size >= 96 else 14)
    for k, path in enumerate(paths):
        x, y = k % columns * cell_w, k // columns * cell_h
        out.blit(load(path, size, tint), (x + (cell_w - size) // 2, y + 4))
        name = font.render(path.stem, True, "#b9a98b")
        out.blit(name, name.get_rect(midtop=(x + cell_w // 2, y + size + 8)))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out")
    parser.add_argument("--size", type=int, default=128)
    parser.add_argument("--match", default="")
    parser.add_argument("--columns", type=int, default=12)
    parser.add_argument("--tint")
    parser.add_argument("--ground", default="#2f73c8")
    args = parser.parse_args()
    pygame.font.init()
    paths = sorted(p for p in args.folder.glob("*.svg") if args.match in p.stem)
    pygame.image.save(sheet(paths, args.size, args.columns, args.tint, args.ground), args.out)


if __name__ == "__main__":
    main()
