"""Where the baked pictures go: a small PNG writer, the manifest and the layout files."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pygame

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "sprites"
FOLDERS = ("frame", "title", "huns")
SIGNATURE = b"\x89PNG\r\n\x1a\n"
KINDS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # PNG colour type: bytes a pixel


def save(name, surf, opaque=False, step=1):
    """Write sprites/<name>.png. `step` rounds colour to multiples of it: noise costs bytes that no eye sees."""
    px = np.ascontiguousarray(pygame.surfarray.array3d(surf).transpose(1, 0, 2))
    if step > 1:
        px = np.minimum((px.astype(np.int16) + step // 2) // step * step, 255).astype(np.uint8)
    if not opaque:
        alpha = np.ascontiguousarray(pygame.surfarray.array_alpha(surf).T)
        px = np.dstack((px * (alpha > 0)[..., None], alpha)).astype(np.uint8)
    file = SPRITES / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encode(px))


def encode(px):
    """PNG bytes of (h, w, 3 or 4): a palette when it has at most 256 colours, else filtered true colour."""
    h, w, n = px.shape
    colors, index = np.unique(_packed(px), return_inverse=True)
    if len(colors) <= 256:
        table = colors.astype(">u4").view(np.uint8).reshape(-1, 4)
        chunks = _chunk(b"PLTE", table[:, :3].tobytes())
        if n == 4:
            chunks += _chunk(b"tRNS", table[:, 3].tobytes())
        flat = index.reshape(h, w, 1).astype(np.uint8)
        return _file(w, h, 3, chunks, min(_zip(_rows(flat, 0)), _zip(_filtered(flat)), key=len))
    return _file(w, h, 2 if n == 3 else 6, b"", _zip(_filtered(px)))


def _packed(px):
    wide = px.astype(np.uint32)
    alpha = wide[..., 3] if px.shape[2] == 4 else 255
    return (wide[..., 0] << 24) | (wide[..., 1] << 16) | (wide[..., 2] << 8) | alpha


def _zip(data):
    return zlib.compress(data, 9)


def _rows(px, kind):
    h = px.shape[0]
    return np.hstack((np.full((h, 1), kind, np.uint8), px.reshape(h, -1))).tobytes()


def _filtered(px):
    """Each row with the PNG filter that leaves the smallest residue."""
    h, w, n = px.shape
    a, b, c = (np.zeros((h, w, n), np.int16) for _ in range(3))
    x = px.astype(np.int16)
    a[:, 1:], b[1:], c[1:, 1:] = x[:, :-1], x[:-1], x[:-1, :-1]
    p = a + b - c
    da, db, dc = abs(p - a), abs(p - b), abs(p - c)
    paeth = np.where((da <= db) & (da <= dc), a, np.where(db <= dc, b, c))
    tries = np.stack([(x - g).astype(np.uint8) for g in (0 * x, a, b, (a + b) // 2, paeth)])
    cost = np.abs(tries.view(np.int8).astype(np.int32)).sum((2, 3))
    best = cost.argmin(0)
    rows = tries[best, np.arange(h)].reshape(h, -1)
    return np.hstack((best[:, None].astype(np.uint8), rows)).tobytes()


def _chunk(tag, data):
    return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))


def _file(w, h, kind, chunks, data):
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, kind, 0, 0, 0))
    return SIGNATURE + head + chunks + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


# ---------------------------------------------------------------- what a picture is, without decoding it
def describe(file):
    """(width, height, has alpha) from a PNG's header."""
    data = file.read_bytes()
    w, h, _, kind = struct.unpack(">IIBB", data[16:26])
    return w, h, kind in (4, 6) or (kind == 3 and b"tRNS" in data[:2000])


def baked():
    """Every baked PNG, in order, as (name below sprites/ without suffix, file)."""
    files = (f for folder in FOLDERS for f in sorted((SPRITES / folder).rglob("*.png")))
    return [(f.relative_to(SPRITES).with_suffix("").as_posix(), f) for f in files]


def write_manifest():
    """sprites/manifest.toml: size and transparency of every baked picture."""
    lines = [
        "# Written by `python -m tools.art`: every baked picture, its size in pixels, whether it is see-through.\n"
    ]
    for name, file in baked():
        w, h, alpha = describe(file)
        lines.append(f'\n[[sprite]]\nname = "{name}"\nw = {w}\nh = {h}\nalpha = {str(alpha).lower()}\n')
    (SPRITES / "manifest.toml").write_text("".join(lines), encoding="utf-8")


def write_layout(name, intro, sections):
    """A TOML file of positions: {section: {key: int, string, list or list of lists}}."""
    text = f"# Written by `python -m tools.art`. {intro}\n"
    for section, table in sections.items():
        text += f"\n[{section}]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())
    file = SPRITES / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _toml(value):
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(round(value))
