"""Where the pictures go, and the list of them."""

from tools.art import output
from tools.art.output import SPRITES, describe
from tools.art_krynea.pack import pixels, reduced

HOME = SPRITES / "conan"


def save(name, picture, colors=0, opaque=False, step=1):
    """Write sprites/conan/<name>.png; `colors` gives it a palette of its own, `step` rounds its colours."""
    if not colors:
        output.save(f"conan/{name}", picture, opaque, step)
        return
    file = HOME / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(output.encode(reduced(pixels(picture, opaque), colors)))


def write_manifest():
    """Every baked picture, its size, whether it is see-through."""
    lines = ["# Written by `python -m tools.art_conan`: every baked picture, its size, whether it is see-through.\n"]
    for file in sorted(HOME.rglob("*.png")):
        w, h, alpha = describe(file)
        name = file.relative_to(SPRITES).with_suffix("").as_posix()
        lines.append(f'\n[[sprite]]\nname = "{name}"\nw = {w}\nh = {h}\nalpha = {str(alpha).lower()}\n')
    (HOME / "manifest.toml").write_text("".join(lines), encoding="utf-8")
