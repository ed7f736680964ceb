# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The boss on his face of the die: fedora, dark glasses, hard mouth, cigar.

Drawn round (0, 0) on a face that reaches 39 units to each side, its corners round with a radius of 17.
"""

from .palette import INK
from .svg import circle, path, stroke

SKIN, SKIN_SHADE, SKIN_LIGHT = "#EEC39B", "#C98F60", "#FBDDBD"
HAT_LIGHT, BAND, BAND_SHADE = "#4A424A", "#C8281F", "#8E1A16"
CLOTH_LIGHT, LINEN = "#3A333B", "#FFF8E8"

CROWN = (
    "M-23,-9 C-25,-24 -22,-37 -11,-37 C-6,-37 -4,-34 1,-34 C7,-34 9,-38 14,-37 C23,-34 25,-22 23,-9 Z"
)
CROWN_LIGHT = "M-18,-17 C-18,-26 -16,-33 -10,-33 C-7,-33 -6,-31 -5,-29 C-11,-28 -13,-23 -13,-15.4 Z"
BAND_LINE = "M-23.6,-18 Q0,-10 23.6,-18 L23.4,-8.6 Q0,0 -23.4,-8.6 Z"
BRIM = (
    "M-38,-6 C-31,-13 -27,-11 -23,-9 Q0,0 23,-9 C28,-12 33,-14 38,-9 C34,0 20,4 0,4 "
    "C-20,4 -32,1 -38,-6 Z"
)
FACE = "M-20,-2 C-21,8 -21,14 -18,20 C-15,26 -8,31 0,31 C8,31 15,26 18,20 C21,14 21,8 20,-2 Z"
FACE_SHADE = (
    "M4,-2 L3,10 L6,16 L3.6,19.4 C6,22 6,27 2,31 C9,31 15,26 18,20 C21,14 21,8 20,-2 Z"
)
GLASSES = "M-20.4,2.6 H20.4 L19.6,9.4 Q12,16.4 5,12.6 L1.8,6.6 H-1.8 L-5,12.6 Q-12,16.4 -19.6,9.4 Z"
LENS_LIGHTS = "M-16,6 L-9,6 L-12.4,11.4 Q-15,11 -16.4,9.4 Z M8,6 L11.6,6 L9.6,11 L8,10.4 Z"
SHOULDERS = (
    "M-33.6,33.4 C-27,28.6 -18,27 -12,24 H12 C18,27 27,28.6 33.6,33.4 Q28.6,38.6 21,38.6 H-21 "
    "Q-28.6,38.6 -33.6,33.4 Z"
)

SMALL_CROWN = (
    "M-24,-8 C-26,-26 -22,-40 -11,-40 C-5,-40 -4,-36 1,-36 C6,-36 8,-41 14,-40 C23,-37 26,-24 24,-8 Z"
)
SMALL_BRIM = (
    "M-42,-7 C-34,-14 -28,-12 -24,-10 Q0,-3 24,-10 C30,-13 36,-15 42,-10 C36,1 22,4 0,4 "
    "C-22,4 -36,2 -42,-7 Z"
)


def boss() -> str:
    """The whole man, for a die of 60 pixels and more."""
    clothes = (
        path(SHOULDERS, INK)
        + path("M-9,25 H9 L3.4,38.6 H-3.4 Z", LINEN)
        + path("M-2.6,31.6 H2.6 L4,38.6 H-4 Z", BAND)
        + path("M-12,24 L-15,30 L-5.4,38.6 H-10 L-22,29 Z", CLOTH_LIGHT)
    )
    face = path(FACE, SKIN) + path(FACE_SHADE, SKIN_SHADE) + path(
        "M-20,2 C-21,8 -21,14 -18,20 C-17,22 -15.6,23.8 -14,25.4 C-16.4,18 -16.6,10 -16,2 Z", SKIN_LIGHT
    )
    hat = (
        path(CROWN, INK) + path(CROWN_LIGHT, HAT_LIGHT)
        + path(BAND_LINE, BAND) + path("M9,-15 Q17,-16 23.6,-18 L23.4,-8.6 Q16,-5.6 8,-4.9 Z", BAND_SHADE)
        + path(BRIM, INK)
        + stroke("M-34.4,-5.4 C-24,1 0,2.4 14,0.6", HAT_LIGHT, 1.8)
    )
    glasses = path(GLASSES, INK) + path(LENS_LIGHTS, "#7A7280")
    mouth = (
        stroke("M-8.4,23.6 Q-1,20.4 7,21.6", INK, 2.6)
        + stroke("M5,22 L17,26.4", "#6B3A1E", 3.8) + circle(17.6, 26.6, 2.2, "#FF7A3C")
    )
    return clothes + face + hat + glasses + mouth


def small_boss() -> str:
    """Hat, band, glasses and chin, nothing else: for a die of 18 to 40 pixels."""
    return (
        path("M-23,-2 C-24,14 -22,36 0,36 C22,36 24,14 23,-2 Z", SKIN)
        + path("M3,-2 H23 C24,14 22,36 2,36 C8,26 3,12 3,-2 Z", SKIN_SHADE)
        + path(SMALL_CROWN, INK)
        + path("M-25,-20 Q0,-12 25,-20 V-9 Q0,-1 -25,-9 Z", BAND)
        + path(SMALL_BRIM, INK)
        + path("M-23,8 H23 L21,18 Q12,25 4,19 L0,13 L-4,19 Q-12,25 -21,18 Z", INK)
        + stroke("M-8,29 H8", INK, 3.6)
    )
