"""Parts of a painted scene as SVG on a 128 wide field: every tone lies between the light of the sky and the dark."""

import math
import random
from dataclasses import dataclass
from itertools import pairwise

from tools.art.palette import hexa
from tools.art_age_of_conan.palette import mix

WIDE, HIGH = 128, 152


@dataclass(frozen=True)
class Sky:
    """The light of a scene: top and foot of the sky, sun or moon, the dark that everything near falls into."""

    top: tuple[int, int, int]
    low: tuple[int, int, int]
    orb: tuple[int, int, int]
    dark: tuple[int, int, int]

    def tone(self, t):
        """0 is far and light, 1 is near and dark."""
        return hexa(mix(mix(self.low, self.dark, 0.12), self.dark, t))


SKIES = {
    "sunset": Sky((122, 52, 46), (238, 176, 92), (250, 222, 150), (26, 20, 20)),
    "dawn": Sky((92, 110, 150), (246, 206, 160), (255, 240, 206), (34, 30, 44)),
    "noon": Sky((86, 142, 172), (226, 220, 178), (255, 246, 214), (40, 44, 34)),
    "desert": Sky((206, 124, 58), (246, 214, 140), (255, 242, 196), (56, 30, 20)),
    "night": Sky((16, 20, 44), (74, 92, 140), (232, 236, 224), (10, 12, 26)),
    "violet": Sky((34, 18, 58), (136, 92, 158), (244, 226, 240), (16, 10, 28)),
    "jade": Sky((14, 44, 44), (112, 172, 132), (226, 246, 206), (8, 22, 24)),
    "storm": Sky((36, 42, 52), (140, 150, 150), (222, 228, 220), (18, 20, 26)),
    "blood": Sky((58, 10, 16), (206, 74, 48), (255, 196, 140), (24, 8, 12)),
    "ice": Sky((52, 84, 130), (198, 222, 232), (250, 252, 255), (24, 36, 62)),
    "aurora": Sky((12, 22, 52), (70, 132, 140), (220, 250, 236), (12, 22, 42)),
    "gloom": Sky((18, 14, 18), (98, 74, 62), (250, 206, 130), (10, 8, 10)),
    "deep": Sky((120, 190, 196), (22, 70, 92), (236, 252, 240), (6, 22, 36)),
}


def path(d, fill, opacity=1.0):
    return f'<path d="{d}" fill="{fill}" opacity="{opacity:g}"/>'


def line(d, color, width, opacity=1.0):
    return (
        f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{opacity:g}"/>'
    )


def dot(x, y, r, fill, opacity=1.0):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" opacity="{opacity:g}"/>'


def poly(points, fill, opacity=1.0):
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", fill, opacity)


def shifted(body, x, y, k=1.0, flip=False):
    """A part drawn round 0 0, moved to x y and scaled."""
    return f'<g transform="translate({x:g} {y:g}) scale({-k if flip else k:g} {k:g})">{body}</g>'


# ---------------------------------------------------------------- air
def sun(sky, x, y, r, bands=True):
    light = hexa(sky.orb)
    out = "".join(dot(x, y, r * k, light, a) for k, a in ((2.6, 0.07), (1.9, 0.1), (1.4, 0.16), (1, 1)))
    if bands:
        foot = sky.tone(0)
        out += "".join(path(f"M{x - r} {y + r * k}H{x + r}V{y + r * k + 1.3}H{x - r}Z", foot, 0.7) for k in (0.3, 0.6))
    return out


def moon(sky, x, y, r, phase=0.55):
    shade = hexa(mix(sky.top, sky.low, 0.45))
    halo = "".join(dot(x, y, r * k, hexa(sky.orb), a) for k, a in ((2.4, 0.07), (1.6, 0.12), (1, 1)))
    return halo + (dot(x + r * phase, y - r * 0.15, r * 0.86, shade) if phase else "")


def stars(sky, seed, count=34, foot=70):
    rng = random.Random(seed)
    spots = ((rng.uniform(0, WIDE), rng.uniform(0, foot), rng.choice((0.35, 0.5, 0.8))) for _ in range(count))
    return "".join(dot(x, y, r, hexa(sky.orb), 0.5 + r / 2) for x, y, r in spots)


def clouds(sky, seed, y=34, count=5, tone=0.2):
    rng, out = random.Random(seed), ""
    for _ in range(count):
        x, h, w = rng.uniform(-10, 128), y + rng.uniform(-14, 14), rng.uniform(22, 46)
        d = f"M{x} {h}C{x + w * 0.2} {h - 7} {x + w * 0.5} {h - 6} {x + w * 0.6} {h - 2}"
        d += f"C{x + w} {h - 4} {x + w} {h} {x + w} {h}Z"
        out += path(d, sky.tone(tone), 0.6)
    return out


def rays(sky, x, y, count=9, spread=1.4, reach=190, opacity=0.1):
    """Light that falls in fans from a point."""
    out = ""
    for k in range(count):
        a = math.pi / 2 + spread * (k / (count - 1) - 0.5)
        ends = [(x + math.cos(a + e) * reach, y + math.sin(a + e) * reach) for e in (-0.035, 0.035)]
        out += poly([(x, y), *ends], hexa(sky.orb), opacity)
    return out


def birds(sky, x, y, count=4):
    return "".join(line(f"M{x + 8 * i} {y + 5 * (i % 2)}q3 -4 5 0q2 -4 5 0", sky.tone(0.8), 1.1) for i in range(count))


# ---------------------------------------------------------------- land
def ridge(sky, t, y, height, seed, step=16, sharp=True):
    """A line of mountains or of hills across the whole width."""
    rng, points, x = random.Random(seed), [(-6.0, float(HIGH))], -6.0
    up = False
    while x < WIDE + 10:
        points.append((x, y - (height * rng.uniform(0.55, 1.1) if up else height * rng.uniform(0, 0.3))))
        up, x = not up, x + step * rng.uniform(0.6, 1.1)
    points += [(WIDE + 12, y), (WIDE + 12, HIGH)]
    if sharp:
        return poly(points, sky.tone(t))
    d = f"M{points[0][0]} {points[0][1]}L{points[1][0]:.1f} {points[1][1]:.1f}"
    for (xa, ya), (xb, yb) in pairwise(points[1:-1]):
        d += f"C{(xa + xb) / 2:.1f} {ya:.1f} {(xa + xb) / 2:.1f} {yb:.1f} {xb:.1f} {yb:.1f}"
    return path(d + f"L{WIDE + 12} {HIGH}Z", sky.tone(t))


def peaks(sky, t, y, height, seed, step=30):
    """Mountains with a lit side and snow."""
    rng, out, x = random.Random(seed), "", -10.0
    while x < WIDE + 14:
        h, w = height * rng.uniform(0.7, 1.15), step * rng.uniform(0.7, 0.95)
        out += poly([(x - w, y), (x, y - h), (x + w, y)], sky.tone(t))
        out += poly([(x, y - h), (x + w, y), (x + w * 0.1, y)], sky.tone(min(1, t + 0.16)))
        snow = [(x - w * 0.26, y - h * 0.74), (x, y - h), (x + w * 0.26, y - h * 0.74), (x + 2, y - h * 0.66)]
        out += poly(snow, hexa(mix(sky.orb, sky.low, 0.2)), 0.9)
        x += step * rng.uniform(0.7, 1.0)
    return out + path(f"M-2 {y - 0.5}H132V{HIGH}H-2Z", sky.tone(t))


def ground(sky, t, y, seed):
    return ridge(sky, t, y, 6, seed, 34, sharp=False)


def water(sky, y, foot=HIGH, t=0.34, seed=1, glint=64):
    rng = random.Random(seed)
    out = path(f"M0 {y}H128V{foot}H0Z", sky.tone(t))
    for k in range(int((foot - y) / 2.2)):
        h = y + 1.5 + k * 2.2
        x, w = glint + rng.uniform(-8, 8) * (1 + k * 0.14), rng.uniform(4, 12 + k)
        out += path(f"M{x - w} {h}H{x + w}V{h + 0.9}H{x - w}Z", hexa(sky.orb), 0.5 * (1 - k * 0.02))
        for _ in range(2):
            x = rng.uniform(0, 128)
            out += path(f"M{x} {h}h{rng.uniform(4, 12):.1f}v.7h-8Z", sky.tone(t + 0.25), 0.7)
    return out


# ---------------------------------------------------------------- what grows
def palm(sky, x, y, h, t=1.0, lean=0.12):
    top = (x + lean * h, y - h)
    tone = sky.tone(t)
    out = line(f"M{x} {y}Q{x + lean * h * 0.2} {y - h * 0.6} {top[0]} {top[1]}", tone, h * 0.055 + 0.6)
    for dx, dy in ((-0.42, 0.14), (0.42, 0.16), (-0.34, -0.12), (0.36, -0.1), (-0.1, -0.22), (0.18, -0.2)):
        tip = (top[0] + dx * h, top[1] + dy * h + 0.05 * h)
        bend = (top[0] + dx * h * 0.6, top[1] + dy * h - 0.12 * h)
        out += path(
            f"M{top[0]} {top[1]}Q{bend[0]} {bend[1]} {tip[0]} {tip[1]}"
            f"Q{bend[0]} {bend[1] + h * 0.1} {top[0]} {top[1] + h * 0.03}Z",
            tone,
        )
    return out


def fir(sky, x, y, h, t=1.0):
    tiers = "".join(
        f"M{x} {y - h * (0.55 + 0.22 * k)}l{h * (0.26 - 0.06 * k)} {h * 0.42}h{-h * (0.52 - 0.12 * k)}Z"
        for k in range(3)
    )
    return path(tiers + f"M{x - 1} {y - h * 0.2}h2V{y}h-2Z", sky.tone(t))


def oak(sky, x, y, h, t=1.0):
    tone = sky.tone(t)
    trunk = path(
        f"M{x - h * 0.07} {y}Q{x} {y - h * 0.3} {x - h * 0.04} {y - h * 0.6}h{h * 0.1}"
        f"Q{x + h * 0.03} {y - h * 0.3} {x + h * 0.1} {y}Z",
        tone,
    )
    crown = ((-0.2, 0.6, 0.2), (0.2, 0.6, 0.22), (0, 0.78, 0.24), (-0.1, 0.68, 0.2), (0.12, 0.7, 0.2))
    return trunk + "".join(dot(x + dx * h, y - dy * h, r * h, tone) for dx, dy, r in crown)


def grass(sky, y, seed, t=1.0, count=40, high=9):
    rng, d = random.Random(seed), ""
    for _ in range(count):
        x, h = rng.uniform(-2, 130), rng.uniform(0.4, 1) * high
        d += f"M{x - 1.1:.1f} {y}L{x + rng.uniform(-3, 3):.1f} {y - h:.1f}L{x + 1.1:.1f} {y}Z"
    return path(d, sky.tone(t))


def grove(sky, y, seed, kind, t=1.0, count=7, high=(20, 34), gap=(40, 88)):
    """Trees to the left and right of a gap."""
    rng, out = random.Random(seed), ""
    spots = sorted(rng.uniform(-2, 130) for _ in range(count * 3))
    for x in [x for x in spots if not gap[0] < x < gap[1]][:count]:
        out += kind(sky, round(x, 1), y, round(rng.uniform(*high), 1), t)
    return out


# ---------------------------------------------------------------- who stands there
def hero(sky, x, y, h, cloak="#b0241c", t=1.0):
    """Conan from behind with a sword and a red cloak."""
    tone = sky.tone(t)
    body = path("M-.16 -.72C-.3 -.5 -.3 -.2 -.26 0H.26C.3 -.2 .3 -.5 .16 -.72Z", cloak)
    body += path("M-.16 -.72C-.24 -.5 -.26 -.2 -.26 0H-.1L-.04 -.7Z", "#000000", 0.25)
    body += dot(0, -0.84, 0.13, tone) + path("M-.13 -.86C-.16 -.66 .16 -.66 .13 -.86Z", tone)
    body += line("M.2 -.6L.36 -.5", "#b97a4c", 0.09) + line("M.36 -.42L.5 -1.12", "#e8eef0", 0.05)
    body += line("M.28 -.52L.46 -.46", "#c9a227", 0.06)
    return shifted(body, x, y, h)


def lady(sky, x, y, h, robe="#efe6d6", hair="#2a1a18"):
    body = path("M-.1 -.72C-.16 -.4 -.3 -.1 -.26 0H.26C.3 -.1 .16 -.4 .1 -.72Z", robe)
    body += path("M.1 -.72C.16 -.4 .3 -.1 .26 0H.08Z", "#000000", 0.16)
    body += dot(0, -0.84, 0.11, "#d9a878") + path(
        "M-.13 -.84C-.13 -1 .13 -1 .13 -.84C.16 -.6 .14 -.5 .12 -.5L.06 -.8H-.06L-.12 -.5C-.14 -.5 -.16 -.6 -.13 -.84Z",
        hair,
    )
    return shifted(body, x, y, h)


def cowled(sky, x, y, h, t=1.0, eyes="#ffdc8a"):
    body = path(
        "M0 -1C-.2 -.96 -.2 -.7 -.24 -.5C-.3 -.3 -.36 -.1 -.36 0H.36C.36 -.1 .3 -.3 .24 -.5C.2 -.7 .2 -.96 0 -1Z",
        sky.tone(t),
    )
    body += dot(-0.06, -0.8, 0.028, eyes) + dot(0.06, -0.8, 0.028, eyes)
    return shifted(body, x, y, h)


def giant(sky, x, y, h, t=0.7, flip=False):
    """A bearded warrior with an axe."""
    body = path("M-.2 -.78C-.32 -.6 -.28 -.3 -.24 0H-.04L0 -.3L.06 0H.26C.3 -.3 .32 -.6 .2 -.78Z", sky.tone(t))
    body += path(
        "M-.12 -.9L-.2 -1.02L-.08 -.96A.12 .12 0 0 1 .08 -.96L.2 -1.02L.12 -.9L.1 -.72L0 -.64L-.1 -.72Z", sky.tone(t)
    )
    body += line("M.24 -.66L.42 -.5M.42 -.2L.42 -1", sky.tone(t), 0.06)
    body += path("M.42 -1.02C.6 -1.06 .62 -.8 .58 -.72L.42 -.82Z", sky.tone(max(0, t - 0.25)))
    return shifted(body, x, y, h, flip)


# ---------------------------------------------------------------- what was built
def tower(sky, x, y, w, h, t=0.8, roof=True, lit=None):
    tone, side = sky.tone(t), sky.tone(min(1, t + 0.18))
    d = f"M{x - w / 2} {y}L{x - w * 0.42} {y - h}H{x + w * 0.42}L{x + w / 2} {y}Z"
    out = path(d, tone) + path(f"M{x} {y}V{y - h}H{x + w * 0.42}L{x + w / 2} {y}Z", side)
    if roof:
        out += poly([(x - w * 0.62, y - h), (x, y - h - w * 1.3), (x + w * 0.62, y - h)], side)
    else:
        out += "".join(path(f"M{x + w * (k - 0.12)} {y - h + 1}v-4h{w * 0.22}v4Z", tone) for k in (-0.38, -0.02, 0.34))
    if lit:
        out += "".join(
            path(f"M{x - w * 0.1} {y - h * k}h{w * 0.2}v{w * 0.3}h{-w * 0.2}Z", lit) for k in (0.85, 0.55, 0.3)
        )
    return out


def wall(sky, x, y, w, h, t=0.8, teeth=7):
    step = w / (teeth * 2 - 1)
    d = f"M{x} {y}V{y - h}" + "".join(f"v-4h{step:.2f}v4h{step if k < teeth - 1 else 0:.2f}" for k in range(teeth))
    return path(d + f"V{y}Z", sky.tone(t))


def dome(sky, x, y, r, t=0.8, tip=True, base=0.5):
    tone = sky.tone(t)
    d = f"M{x - r} {y}v{-r * base}C{x - r * 1.25} {y - r * 1.2} {x - r * 0.3} {y - r * 1.7} {x} {y - r * 2.1}"
    d += f"C{x + r * 0.3} {y - r * 1.7} {x + r * 1.25} {y - r * 1.2} {x + r} {y - r * base}V{y}Z"
    out = path(d, tone)
    return out + (line(f"M{x} {y - r * 2}V{y - r * 2.5}", tone, 1) + dot(x, y - r * 2.55, 1.3, tone) if tip else "")


def column(sky, x, y, w, h, t=0.8, broken=0.0):
    tone, shade = sky.tone(t), sky.tone(min(1, t + 0.15))
    top = y - h * (1 - broken)
    out = path(f"M{x - w / 2} {y}V{top}L{x + w / 2} {top - (w * 0.6 if broken else 0)}V{y}Z", tone)
    out += path(f"M{x + w * 0.1} {y}V{top}h{w * 0.4}V{y}Z", shade)
    out += path(f"M{x - w * 0.8} {y}v-3h{w * 1.6}v3Z", tone)
    return out if broken else out + path(f"M{x - w * 0.8} {top}v-4h{w * 1.6}v4Z", tone)


def steps(sky, x, y, w, rows=5, rise=7, t=0.75, shrink=0.15):
    """A stepped pyramid; the lit edge of every step shows."""
    out = ""
    for k in range(rows):
        half, h = w / 2 * (1 - shrink * k), y - rise * k
        out += path(f"M{x - half} {h}v{-rise}h{half * 2}v{rise}Z", sky.tone(t + 0.04 * (k % 2)))
        out += path(f"M{x - half} {h - rise}h{half * 2}v1.1h{-half * 2}Z", sky.tone(max(0, t - 0.3)))
    return out


def ship(sky, x, y, k=1.0, t=1.0, sail="#9c2a22"):
    tone = sky.tone(t)
    body = line("M0 -2V-34", tone, 1.6) + path("M-1 -32C14 -28 15 -14 12 -8H-14C-8 -16 -9 -26 -1 -32Z", sail)
    body += path("M-1 -32C14 -28 15 -14 12 -8H4C8 -16 6 -26 -1 -32Z", "#000000", 0.2)
    body += path("M-26 -6C-24 4 -14 6 0 6C14 6 24 4 30 -10L20 -3H-16L-20 -10Z", tone)
    body += "".join(line(f"M{i} 2L{i - 5} 10", tone, 1) for i in range(-14, 18, 6))
    return shifted(body, x, y, k)


def tent(sky, x, y, w, t=0.85, cloth=None):
    tone = cloth or sky.tone(t)
    out = poly([(x - w / 2, y), (x, y - w * 0.75), (x + w / 2, y)], tone)
    return (
        out
        + poly([(x - w * 0.1, y), (x, y - w * 0.45), (x + w * 0.1, y)], sky.tone(1))
        + line(f"M{x} {y - w * 0.7}V{y - w}", tone, 1)
    )


def fire(x, y, h):
    return (
        dot(x, y - h * 0.4, h * 1.3, "#ffb040", 0.16)
        + dot(x, y - h * 0.4, h * 0.8, "#ffb040", 0.22)
        + shifted(path("M0 0C-.4 0 -.4 -.35 -.2 -.5C-.16 -.3 0 -.4 .02 -1C.3 -.7 .5 -.2 .2 0Z", "#f08a2c"), x, y, h)
        + shifted(path("M0 0C-.2 0 -.2 -.2 -.06 -.3C0 -.2 .04 -.4 .06 -.5C.2 -.3 .2 0 .1 0Z", "#ffe08a"), x, y, h)
    )


def backdrop(sky):
    """The sky itself: (definitions, rectangle)."""
    stops = f'<stop offset="0" stop-color="{hexa(sky.top)}"/><stop offset="0.72" stop-color="{hexa(sky.low)}"/>'
    grade = f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HIGH}">'
    grade += f"{stops}</linearGradient>"
    return grade, f'<rect x="0" y="0" width="{WIDE}" height="{HIGH}" fill="url(#s)"/>'
