# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gun pawns of Gangz, 110 x 104 with a transparent rim: a stout pistol in the seat's colour."""

from .palette import INK
from .seat_tones import CLOTHS, RIM, mark_at
from .svg import circle, document, group, path, rect, ring, stroke

GUN = (
    "M8,25 Q8,18 14,18 H25 Q27,10 33,10 H41 Q46,10 47,17 H86 V13 H93 V36 H66 Q65,50 51,50 H45.6 "
    "L51,80 Q52,88 44,88 H26 Q19,88 18,81 L14,50 Q8,44 8,36 Z"
)
LOWER = "M40,31 H93 V36 H66 Q65,50 51,50 H45.6 L51,80 Q52,88 44,88 H35 L30,50 Z"


def gun_drawing(seat: str) -> str:
    """Barrel to the right, mark on the cylinder, cream rim; from 4 to 98 across and 6 to 92 down."""
    cloth = CLOTHS[seat]
    grooves = "".join(rect(x, 19, 1.8, 16, INK, fill_opacity=0.3) for x in (69, 74, 79))
    grip = stroke("M33,62 L38,82 M38,62 L43,82 M28.6,64 L32,82", INK, 1.6, stroke_opacity=0.35)
    return (
        path(GUN, "#000000", fill_opacity=0.36, transform="translate(3,4)")
        + path(GUN, RIM, stroke=RIM, stroke_width=8.6, stroke_linejoin="round")
        + path(GUN, INK, stroke=INK, stroke_width=4, stroke_linejoin="round") + path(GUN, cloth.base)
        + path(LOWER, cloth.dark)
        + path("M12,20.4 H90 V24 H10 Q10,21 12,20.4 Z", cloth.light)
        + path("M30,12.4 h10 q3,0 4,4 h-17 Z", cloth.light)
        + path("M51,39 H60.6 Q59,46 51,46 Z", INK) + stroke("M53,39.6 q0.6,4 4.4,4.6", cloth.base, 1.8)
        + grooves + grip
        + circle(90, 27, 3.2, INK) + circle(31.6, 38, 18, INK) + circle(31.6, 38, 16, RIM)
        + ring(31.6, 38, 13.8, cloth.dark, 1.2)
        + mark_at(seat, 31.6, 38, 20)
    )


def gun(seat: str) -> str:
    """The pawn with its transparent rim."""
    return document(110, 104, group(gun_drawing(seat), "translate(4,3)"))
