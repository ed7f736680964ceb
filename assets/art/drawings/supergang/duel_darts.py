# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Darts in the seats' colours, what they do, and the sight."""

import math

from ..palette import BRASS_DARK, BRASS_LIGHT, BRASS_WORN, INK
from ..seat_tones import CLOTHS
from ..svg import circle, document, group, path, polar, polygon, radial_gradient, rect, ring, stroke


def dart(seat: str) -> str:
    """A dart that flies to the right, 120 x 40 with a rim: steel point at (116, 20), brass body, flights."""
    cloth = CLOTHS[seat]
    return document(
        120, 40,
        path("M116,20 L88,17.4 V22.6 Z", "#C9D2DA") + path("M116,20 L88,20 V22.6 Z", "#8A949E")
        + path("M50,15.4 Q52,14 56,14 H84 Q88,15.4 89,20 Q88,24.6 84,26 H56 Q52,26 50,24.6 Z", BRASS_WORN)
        + path("M50,15.4 Q52,14 56,14 H84 Q88,15.4 88.6,18 H50 Z", BRASS_LIGHT)
        + path("M50,22.4 H88.4 Q87,25.4 84,26 H56 Q52,26 50,24.6 Z", BRASS_DARK)
        + stroke("M60,14.4 V25.6 M65,14.4 V25.6 M70,14.4 V25.6 M75,14.4 V25.6", "#6A4A1A", 1.6, "butt")
        + rect(28, 18.4, 24, 3.2, "#4A3A2E")
        + path("M36,19 L26,4 H6 L12,19 Z", cloth.base, stroke=INK, stroke_width=1)
        + path("M36,21 L26,36 H6 L12,21 Z", cloth.dark, stroke=INK, stroke_width=1)
        + path("M36,20 L12,17.6 H4 V22.4 H12 Z", cloth.light, stroke=INK, stroke_width=0.8)
        + stroke("M31,16 L24,6 M31,24 L24,34", "#FFFFFF", 1.2, stroke_opacity=0.5),
    )


def stuck_dart(seat: str) -> str:
    """A dart in the board, seen from where it was thrown, 48 x 48: four flights round the shaft."""
    cloth = CLOTHS[seat]
    flights = "".join(
        group(path("M24,24 L20.6,8 Q24,4.6 27.4,8 Z", tone, stroke=INK, stroke_width=1),
            f"rotate({turn} 24 24)")
        for turn, tone in ((45, cloth.dark), (135, cloth.dark), (225, cloth.base), (315, cloth.base))
    )
    return document(
        48, 48, path("M24,24 L40,40 L43,36 Z", "#1A0D06", fill_opacity=0.4) + flights
        + circle(24, 24, 4.4, BRASS_DARK) + circle(23.4, 23.4, 3.2, BRASS_LIGHT),
    )


def hit() -> str:
    """The star of a hit, 160 x 160, to grow and fade round the point."""
    def star(rays: int, far: float, near: float, turn: float) -> str:
        reach = [polar(80, 80, near if i % 2 else far, turn + i * math.pi / rays) for i in range(2 * rays)]
        return polygon(reach)

    return document(
        160, 160, path(star(12, 76, 40, 0.1), "#B3241C") + path(star(12, 69, 38, 0.1), "#FFD257")
        + path(star(10, 46, 24, 0.3), "#FFF8E8") + circle(80, 80, 8, "#B3241C"),
    )


def miss() -> str:
    """The dust of a miss, 80 x 80: the cloth gives way round the dart."""
    folds = stroke(
        "M40,40 L14,18 M40,40 L66,14 M40,40 L70,58 M40,40 L18,66", "#2A070C", 2.4, stroke_opacity=0.5
    )
    dust = radial_gradient("dust", 40, 40, 36, (0, "#F1E4C4", 0.7), (0.5, "#F1E4C4", 0.3), (1, "#F1E4C4", 0))
    return document(80, 80, folds + circle(40, 40, 36, "url(#dust)") + circle(40, 40, 3.4, "#2A070C"), dust)


def sight() -> str:
    """Two brass rings and four bars round a red point, 120 x 120; the middle is free to look through."""
    bars = "".join(
        group(rect(57, 3, 6, 37, INK, rx=2) + rect(58.2, 4.2, 3.6, 34.6, "#FFF8E8", rx=1.4),
            f"rotate({turn} 60 60)") for turn in (0, 90, 180, 270)
    )
    return document(
        120, 120, ring(60, 60, 46, INK, 6.4) + ring(60, 60, 46, "#FFF8E8", 3.6) + bars
        + ring(60, 60, 17, INK, 6.4) + ring(60, 60, 17, BRASS_LIGHT, 4) + circle(60, 60, 5, INK)
        + circle(60, 60, 3.6, "#FF4A38"),
    )


def sway() -> str:
    """The lying eight along which the sight sways, 220 x 140 with a rim: dots."""
    return document(
        220, 140,
        path("M110,70 C140,10 210,10 210,70 C210,130 140,130 110,70 C80,10 10,10 10,70 C10,130 80,130 110,70 Z",
            "none",
             stroke="#FFF8E8", stroke_width=3, stroke_linecap="round", stroke_dasharray="0.1 9",
             stroke_opacity=0.75),
    )
