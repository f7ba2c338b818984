"""From an emblem's short notation to SVG that pygame draws: facets of glass in leads, a thick contour around the whole.

A line of a sketch is a tone and a path (M L H V C Q Z, absolute) on a 128 x 128 field:
    b M64 4 L..Z     filled, leaded        b| M..     filled, no lead        b~5 M..    a stroke 5 wide
    b o64 64 20      a disc                &b M..     with its mirror image   &bc M..    the mirror in the second tone
    {rotate(38 64 64)   opens a group, } closes it; &{ draws the group and its mirror image; <...> is SVG as it stands.
A line that begins with a path command goes on with the path before it. Tones are the letters of `palette.TONES` and
a b c for the faction's cloth (light, base, dark), g for its light.
"""

import re
from functools import cache
from string import Template

from tools.art.palette import hexa
from tools.art_krynea.palette import FACTIONS, TONES
from tools.emblems.draw import fitted
from tools.emblems.pen import flip, oval

NOTE = re.compile(r"(&?)([a-zA-Z])([a-zA-Z]?)(\|?)(?:~([\d.]+))? (.*)")
TAG = re.compile(r"<(path|circle|ellipse|rect)([^>]*)/>")
PLAIN, CONTOUR, LEADING = "neutral", 11.0, 3.2


def svg_of(sketch):
    """The sketch as SVG with $tones."""
    out: list[str] = []
    twins: list[int] = []
    whole = re.sub(r"<[^>]*>", lambda tag: tag.group().replace("\n", " "), sketch)
    whole = re.sub(r"\n(?=[LHVCQZ]-?\d)", " ", whole)
    for line in filter(None, map(str.strip, whole.splitlines())):
        if line.startswith("&{"):
            twins.append(len(out))
        out.append(_note(line.removeprefix("&") if line.startswith("&{") else line))
        if line == "}" and twins:
            out.append(mirrored("\n".join(out[twins.pop() :])))
    return "\n".join(out)


def _note(line):
    if line.startswith("<"):
        return line
    if line == "}":
        return "</g>"
    if line.startswith("{"):
        return f'<g transform="{line[1:]}">'
    note = NOTE.fullmatch(line)
    assert note, line
    mirror, tone, other, bare, width, d = note.groups()
    if d.startswith("o"):
        numbers = [float(v) for v in d[1:].split()]
        d = oval(*numbers)
    one = _path(tone, d, bare, width)
    return one + _path(other or tone, flip(d), bare, width) if mirror else one


def _path(tone, d, bare, width):
    if width:
        return f'<path d="{d}" fill="none" stroke="${tone}" stroke-width="{width}"/>'
    return f'<path d="{d}" fill="${tone}"' + (' stroke="none"/>' if bare else "/>")


def mirrored(svg):
    return f'<g transform="matrix(-1 0 0 1 128 0)">{svg}</g>'


def contour(svg):
    """The same shapes, all lead and wider by the contour: laid under the emblem it has one width everywhere."""

    def dark(match):
        tag, rest = match.groups()
        if 'stroke="none"' in rest:
            return ""
        width = re.search(r'stroke-width="([\d.]+)"', rest)
        wide = CONTOUR - 2 + float(width.group(1)) if width else CONTOUR
        rest = re.sub(r' (stroke|stroke-width)="[^"]*"', "", rest)
        rest = re.sub(r'fill="(?!none)[^"]*"', 'fill="$K"', rest)
        return f'<{tag}{rest.rstrip()} stroke="$K" stroke-width="{wide:g}"/>'

    return TAG.sub(dark, svg)


def emblem_svg(body, faction=PLAIN):
    """A whole file: contour below, facets above, centred and shrunk into the field."""
    joins = '<g stroke="$K" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">'
    text = f"{joins}{contour(body)}\n{body}</g>"
    return fitted([Template(text).substitute(colours(faction))])


@cache
def colours(faction):
    """{letter: hex} of every tone in a faction's cloth."""
    look = FACTIONS[faction]
    light, base, dark = map(hexa, look.cloth)
    return TONES | {"a": light, "b": base, "c": dark, "g": hexa(look.glow)}
