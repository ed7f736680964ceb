# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fairground stall of the duel: cloth, awning, plank with its lamps, the beams of two spotlights."""

from ..palette import BRASS_DARK, BRASS_LIGHT, BRASS_WORN
from ..svg import circle, document, ellipse, filled, linear_gradient, path, radial_gradient, rect, stroke

CLOTH_RED, CREAM_STRIPE = "#B3241C", "#F1E4C4"
SCALLOP = 80


def cloth() -> str:
    """The back of the stall, 1280 x 800, to be stretched: folds of oxblood, light in the middle."""
    folds = [f"M{x},0 h40 v800 h-40 Z" for x in range(0, 1280, 80)]
    edges = [f"M{x},0 h5 v800 h-5 Z" for x in range(38, 1280, 80)]
    return document(
        1280, 800,
        rect(0, 0, 1280, 800, "#5E1A22") + filled(folds, "#6E222B") + filled(edges, "#45101A", fill_opacity=0.6)
        + rect(0, 0, 1280, 800, "url(#light)") + rect(0, 0, 1280, 800, "url(#dusk)"),
        radial_gradient("light", 640, 330, 620, (0, "#F0A878", 0.42), (0.55, "#B4503C", 0.16),
            (1, "#2A070C", 0)),
        radial_gradient("dusk", 640, 380, 860, (0, "#12040A", 0), (0.55, "#12040A", 0.12),
            (1, "#12040A", 0.78)),
    )


def awning() -> str:
    """The scalloped awning, 1280 x 66: sixteen stripes of 80, so it may be repeated or stretched."""
    stripes = {CLOTH_RED: [], CREAM_STRIPE: []}
    shades, seams = [], ""
    for i in range(1280 // SCALLOP):
        x = i * SCALLOP
        d = f"M{x},0 h{SCALLOP} v32 q0,26 -{SCALLOP // 2},26 q-{SCALLOP // 2},0 -{SCALLOP // 2},-26 Z"
        stripes[CREAM_STRIPE if i % 2 else CLOTH_RED].append(d)
        shades.append(
            f"M{x},32 q0,26 {SCALLOP // 2},26 q{SCALLOP // 2},0 {SCALLOP // 2},-26 v6 "
            f"q0,28 -{SCALLOP // 2},28 q-{SCALLOP // 2},0 -{SCALLOP // 2},-28 Z")
        seams += f"M{x},32 q0,26 {SCALLOP // 2},26 q{SCALLOP // 2},0 {SCALLOP // 2},-26 "
    return document(
        1280, 66, filled(shades, "#1A0508", fill_opacity=0.45)
        + "".join(filled(d, colour) for colour, d in stripes.items())
        + rect(0, 0, 1280, 40, "url(#shade)") + rect(0, 0, 1280, 4, BRASS_DARK)
        + rect(0, 1, 1280, 1.4, BRASS_LIGHT)
        + stroke(seams, BRASS_WORN, 2.4),
        linear_gradient("shade", (0, "#1A0508", 0.5), (1, "#1A0508", 0)),
    )


def plank() -> str:
    """The plank and its front with a row of lamps, 1280 x 92; targets stand on y 8."""
    grain = "M0,12 C200,9 420,15 640,12 S1080,9 1280,13 M0,21 C260,24 480,18 760,21 S1140,24 1280,20"
    knots = "".join(ellipse(x, 17, 9, 3, "#7A4E2A", fill_opacity=0.7) for x in (210, 655, 1090))
    lamps = "".join(
        circle(x, 56, 13, "#FFD98A", fill_opacity=0.16) + circle(x, 57.4, 7.6, "#1A0D06")
        + circle(x, 56, 7.2, BRASS_WORN)
        + circle(x, 55.6, 5.4, "#FFF3C4") + circle(x - 1.4, 54, 2, "#FFFFFF")
        for x in range(20, 1280, 40)
    )
    return document(
        1280, 92,
        rect(0, 6, 1280, 28, "url(#top)") + stroke(grain, "#5A3419", 1.2, "butt", stroke_opacity=0.5) + knots
        + rect(0, 6, 1280, 1.6, "#D9A468")
        + rect(0, 34, 1280, 46, "url(#front)") + rect(0, 34, 1280, 3, "#2A1509")
        + rect(0, 37, 1280, 1.4, BRASS_WORN) + rect(0, 74, 1280, 1.4, BRASS_DARK)
        + rect(0, 80, 1280, 12, "url(#under)") + lamps,
        linear_gradient("top", (0, "#B07840"), (1, "#7A4A24")),
        linear_gradient("front", (0, "#5A351C"), (1, "#34190C")),
        linear_gradient("under", (0, "#0A0303", 0.6), (1, "#0A0303", 0)),
    )


def beam() -> str:
    """The light of one spotlight, 400 x 500, from its upper right corner; mirrored for the other side."""
    return document(
        400, 500, path("M372,0 L400,0 L250,500 L0,500 Z", "url(#beam)")
        + path("M384,0 L400,0 L200,500 L70,500 Z", "url(#beam)"),
        linear_gradient("beam", (0, "#FFE9B0", 0.26), (1, "#FFE9B0", 0)),
    )


STALL = {"cloth": cloth, "awning": awning, "plank": plank, "beam": beam}
