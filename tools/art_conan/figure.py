"""Figure: a small vector language for cut-out figures.

Space: feet on y = 0, a man is about 100 units tall, y grows downwards, x = 0 is the middle of the base.
A figure is a list of shapes painted back to front; helpers below make limbs, heads, weapons and shields.
Angles: degrees, 0 = up, positive = clockwise.
"""

import math


def smooth(points, steps=6):
    """Closed Catmull-Rom curve through the points."""
    out, n = [], len(points)
    for i in range(n):
        p0, p1, p2, p3 = (points[(i + k - 1) % n] for k in range(4))
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=False)
                )
            )
    return out


def spline(points, steps=8):
    """Open Catmull-Rom curve through the points."""
    pts = [points[0], *points, points[-1]]
    out = []
    for i in range(len(pts) - 3):
        p0, p1, p2, p3 = pts[i : i + 4]
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=False)
                )
            )
    return [*out, points[-1]]


def along(origin, angle, distance):
    """The point that far from origin in that direction."""
    a = math.radians(angle)
    return origin[0] + math.sin(a) * distance, origin[1] - math.cos(a) * distance


def local(origin, angle, points):
    """Points given as (across, up) in a frame turned by angle -> figure space."""
    a = math.radians(angle)
    s, c = math.sin(a), math.cos(a)
    return [(origin[0] + x * c + y * s, origin[1] + x * s - y * c) for x, y in points]


class Figure:
    def __init__(self):
        self.shapes = []  # (material or colour, points, ink?, rim?)

    # -- primitive shapes
    def poly(self, mat, pts, ink=True, rim=True):
        self.shapes.append((mat, list(pts), ink, rim))

    def blob(self, mat, pts, ink=True, rim=True):
        self.poly(mat, smooth(pts), ink, rim)

    def disc(self, mat, c, rx, ry=None, turn=0, ink=True, rim=True):
        ry = ry or rx
        ring = [(math.cos(k * math.tau / 28) * rx, math.sin(k * math.tau / 28) * ry) for k in range(28)]
        self.poly(mat, local(c, turn, ring), ink, rim)

    def limb(self, mat, a, b, wa, wb, ink=True, rim=True):
        """Tapered capsule from a to b; wa and wb are full widths."""
        ang = math.atan2(b[1] - a[1], b[0] - a[0])
        half = [ang + math.pi / 2 + k * math.pi / 7 for k in range(8)]
        pts = [(a[0] + math.cos(t) * wa / 2, a[1] + math.sin(t) * wa / 2) for t in half]
        pts += [(b[0] + math.cos(t + math.pi) * wb / 2, b[1] + math.sin(t + math.pi) * wb / 2) for t in half]
        self.poly(mat, pts, ink, rim)

    def tube(self, mat, pts, widths, ink=True, rim=True):
        """A tail, snake or tentacle: a spline with changing width."""
        line = spline(pts)
        w = [v[0] for v in spline([(x, 0) for x in widths])]
        left, right = [], []
        for i, p in enumerate(line):
            q, r = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
            dx, dy = r[0] - q[0], r[1] - q[1]
            n = math.hypot(dx, dy) or 1
            k = w[min(i, len(w) - 1)] / 2
            left.append((p[0] - dy / n * k, p[1] + dx / n * k))
            right.append((p[0] + dy / n * k, p[1] - dx / n * k))
        self.poly(mat, left + right[::-1], ink, rim)

    def mark(self, mat, a, b, w=1.6):
        """War paint, seams, eyes: a stroke without outline or shading."""
        self.limb(mat, a, b, w, w, ink=False, rim=False)

    # -- anatomy
    def leg(self, hip, knee, foot, mat, b=1.0, boot=None, toe=1):
        self.limb(mat, hip, knee, 13 * b, 9.5 * b)
        ankle = (foot[0], foot[1] - 4)
        self.limb(mat, knee, ankle, 9.5 * b, 6 * b)
        sole = boot or mat
        if boot:
            mid = ((knee[0] * 0.45 + ankle[0] * 0.55), (knee[1] * 0.45 + ankle[1] * 0.55))
            self.limb(boot, mid, ankle, 9.5 * b, 7.5 * b)
        self.blob(
            sole,
            [
                (foot[0] - 4 * b * toe, foot[1] - 6),
                (foot[0] + 3 * toe, foot[1] - 6.5),
                (foot[0] + 9.5 * b * toe, foot[1] - 1.5),
                (foot[0] + 8 * b * toe, foot[1] + 1),
                (foot[0] - 4.5 * b * toe, foot[1] + 1),
            ],
        )

    def arm(self, shoulder, elbow, hand, mat, b=1.0, glove=None, sleeve=None):
        self.limb(sleeve or mat, shoulder, elbow, 10.5 * b, 8 * b)
        self.limb(glove or mat, elbow, hand, 8.2 * b, 5.6 * b)
        self.disc(mat, hand, 4.3 * max(b, 0.9))

    def torso(self, left, right, hips, mat, waist=0.72, hipw=0.8):
        """left/right shoulders, hips = middle of the pelvis."""
        w = (right[0] - left[0]) / 2
        cx = (left[0] + right[0]) / 2
        mid = (cx * 0.4 + hips[0] * 0.6, left[1] * 0.36 + hips[1] * 0.64)
        self.blob(
            mat,
            [
                (left[0] - 3, left[1] + 3),
                (cx - w * 0.35, left[1] - 6),
                (cx + w * 0.35, right[1] - 6),
                (right[0] + 3, right[1] + 3),
                (mid[0] + w * waist + 1, mid[1]),
                (hips[0] + w * hipw, hips[1]),
                (hips[0], hips[1] + 5),
                (hips[0] - w * hipw, hips[1]),
                (mid[0] - w * waist - 1, mid[1]),
            ],
        )

    def chest(self, c, w, mat="inkline"):
        """Two strokes that say 'chest and belly' on a bare torso."""
        self.mark(mat, (c[0] - w, c[1] + 2), (c[0] - 1, c[1] + 4), 1.3)
        self.mark(mat, (c[0] + 1, c[1] + 4), (c[0] + w, c[1] + 2), 1.3)
        self.mark(mat, (c[0], c[1] + 5), (c[0], c[1] + 17), 1.2)

    def head(self, c, skin, r=10, look=1, eyes="inkline"):
        self.blob(
            skin,
            [
                (c[0] - r * 0.85, c[1] - r * 0.3),
                (c[0], c[1] - r * 1.05),
                (c[0] + r * 0.85, c[1] - r * 0.3),
                (c[0] + r * 0.72 + look, c[1] + r * 0.55),
                (c[0] + look * 2, c[1] + r * 1.1),
                (c[0] - r * 0.72 + look, c[1] + r * 0.55),
            ],
        )
        for side in (-1, 1):
            x, y = c[0] + look * 2.4 + side * r * 0.37, c[1] + 1
            if eyes == "inkline":
                self.disc("paint", (x, y + 0.5), 2.1, 1.5, ink=False, rim=False)
                self.disc("inkline", (x + look * 0.5, y + 0.5), 1.15, ink=False, rim=False)
                self.mark("inkline", (x + side * 3.2, y - 2.8), (x - side * 2.6, y - 0.9), 1.9)  # frowning brow
            else:
                self.mark(eyes, (x - 1.6, y - 0.4), (x + 1.6, y + 0.1), 2.1)
        self.mark("shade", (c[0] + look * 2.8, c[1] + 1.5), (c[0] + look * 3.6, c[1] + r * 0.38), 1.2)
        self.mark("inkline", (c[0] + look * 3 - 2, c[1] + r * 0.62), (c[0] + look * 3 + 2, c[1] + r * 0.6), 1.1)

    def beard(self, c, mat, r=10, length=12):
        self.blob(
            mat,
            [
                (c[0] - r * 0.8, c[1] + r * 0.2),
                (c[0], c[1] + r * 0.45),
                (c[0] + r * 0.8, c[1] + r * 0.2),
                (c[0] + r * 0.55, c[1] + r * 0.9),
                (c[0], c[1] + r * 0.5 + length),
                (c[0] - r * 0.55, c[1] + r * 0.9),
            ],
        )

    def robe(self, mat, left, right, hem, width, sway=0, trim=None):
        """A long garment from the shoulders to the hem."""
        cx = (left[0] + right[0]) / 2
        self.blob(
            mat,
            [
                (left[0] - 2, left[1] + 2),
                (cx, left[1] - 5),
                (right[0] + 2, right[1] + 2),
                (right[0] - 1, (right[1] + hem) / 2 - 6),
                (width + sway, hem - 3),
                (width * 0.5 + sway, hem),
                (sway, hem - 2),
                (-width * 0.5 + sway, hem),
                (-width + sway, hem - 3),
                (left[0] + 1, (left[1] + hem) / 2 - 6),
            ],
        )
        if trim:
            self.limb(trim, (-width * 0.82 + sway, hem - 3.5), (width * 0.82 + sway, hem - 3.5), 4, 4)
            self.limb(trim, (cx, left[1] + 2), (sway, hem - 5), 4.4, 5.5)

    def skirt(self, mat, hips, w, length, flare=1.35, notch=0):
        x, y = hips
        self.blob(
            mat,
            [
                (x - w, y - 4),
                (x + w, y - 4),
                (x + w * flare, y + length),
                (x + w * 0.4, y + length - notch),
                (x, y + length + 2),
                (x - w * 0.4, y + length - notch),
                (x - w * flare, y + length),
            ],
        )

    def belt(self, mat, hips, w, buckle="gold"):
        self.limb(mat, (hips[0] - w, hips[1] - 3), (hips[0] + w, hips[1] - 3), 5.5, 5.5)
        self.disc(buckle, (hips[0], hips[1] - 3), 3.4)

    # -- gear
    def shaft(self, mat, hand, angle, up, down, w=3.2):
        self.limb(mat, along(hand, angle + 180, down), along(hand, angle, up), w, w)

    def sword(self, hand, angle, length=46, w=6, blade="steel", hilt="gold", curve=0):
        tip = [
            (-w / 2, 3),
            (-w / 2 + curve * 0.5, length * 0.6),
            (curve, length),
            (w / 2 + curve * 0.6, length * 0.66),
            (w / 2, 3),
        ]
        self.poly(blade, local(hand, angle, tip))
        self.limb("leather", along(hand, angle + 180, 8), hand, 3.4, 3.4)
        a, b = local(hand, angle, [(-8, 3), (8, 3)])
        self.limb(hilt, a, b, 3.6, 3.6)
        self.disc(hilt, along(hand, angle + 180, 9), 2.6)

    def axe(self, hand, angle, up=40, down=16, size=1.0, double=False, blade="steel"):
        self.shaft("wood", hand, angle, up, down, 3.8)
        top = along(hand, angle, up - 9 * size)
        for side in (1, -1) if double else (1,):
            self.blob(
                blade,
                local(
                    top,
                    angle,
                    [
                        (1 * side, 6 * size),
                        (10 * side * size, 13 * size),
                        (16 * side * size, 8 * size),
                        (17.5 * side * size, -1),
                        (15 * side * size, -11 * size),
                        (9 * side * size, -13 * size),
                        (1 * side, -5 * size),
                    ],
                ),
            )
        self.limb("iron", along(top, angle, 8 * size), along(top, angle, -7 * size), 5, 5)

    def spear(self, hand, angle, up=60, down=40, tip="steel", tuft=None):
        self.shaft("wood", hand, angle, up, down)
        end = along(hand, angle, up - 2)
        self.poly(tip, local(end, angle, [(-4.5, 0), (-3.6, 8), (0, 18), (3.6, 8), (4.5, 0)]))
        if tuft:
            self.blob(tuft, local(end, angle, [(-4, 1), (4, 1), (6, -10), (1, -7), (-3, -12), (-6, -6)]))

    def bow(self, c, angle, size=40, depth=15, mat="wood", arrow=True):
        arc = [
            (-depth + depth * 1.2 * math.cos(t), size * math.sin(t)) for t in [(-1.25 + k * 0.25) for k in range(11)]
        ]
        pts = local(c, angle, arc)
        self.mark("parch", pts[0], pts[-1], 1.3)
        if arrow:
            mid = local(c, angle, [(-depth * 1.7, 0), (depth * 0.9, 0)])
            self.limb("wood", mid[0], mid[1], 2.2, 2.2)
            self.poly("steel", local(mid[1], angle + 90, [(-3.4, 0), (0, 9), (3.4, 0)]))
        self.tube(mat, pts[::2], [2.6, 4, 5, 5, 4, 2.6])

    def shield(self, c, r, rim="iron", face="wood", boss="steel", oval=1.0, turn=0):
        self.disc(rim, c, r, r * oval, turn)
        self.disc(face, c, r * 0.8, r * 0.8 * oval, turn)
        self.disc(boss, c, r * 0.3, r * 0.3 * oval, turn)

    def feathers(self, root, angles, length, mats):
        for i, a in enumerate(angles):
            mat = mats[i % len(mats)]
            self.blob(mat, local(root, a, [(0, 0), (-2.8, length * 0.45), (0, length), (2.8, length * 0.5)]))

    def flame(self, c, size=1.0):
        s = size
        for mat_scale in (("fire", 1.0), ("glowcore", 0.52)):
            mat, k = mat_scale
            self.blob(
                mat,
                [
                    (c[0] + x * s * k, c[1] + y * s * k)
                    for x, y in [(-6, 0), (-8, -8), (-3, -14), (-2, -22), (4, -13), (8, -9), (6, 0), (0, 4)]
                ],
                ink=mat == "fire",
                rim=False,
            )
