# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The icon of the program: the fedora of the house over a revolver, 128 x 128 units.

It must read at 16 pixels, so it is a silhouette in gold on oxblood with one thick frame.
"""

import math

from .headwear import FEDORA_BAND, FEDORA_BRIM, FEDORA_CROWN
from .ornament import revolver
from .palette import BRASS_DEEP, BRASS_SHINE, BRASS_WORN, OXBLOOD
from .svg import document, filled, group, linear_gradient, path, polar, stroke

RAYS = 28
# A plaque with stepped corners: the outline of the icon, its field, and a line inside it.
OUTLINE = "M26,4 H102 V14 H114 V26 H124 V102 H114 V114 H102 V124 H26 V114 H14 V102 H4 V26 H14 V14 H26 Z"
FIELD = "M31,10 H97 V20 H108 V31 H118 V97 H108 V108 H97 V118 H31 V108 H20 V97 H10 V31 H20 V20 H31 Z"
LINE = "M34,15 H94 V24 H104 V34 H113 V94 H104 V104 H94 V113 H34 V104 H24 V94 H15 V34 H24 V24 H34 Z"


def _rays() -> str:
    step = 2 * math.pi / RAYS
    wedges = [
        f"M64,66 L{polar(64, 66, 50, i * step)} L{polar(64, 66, 50, (i + 0.5) * step)} Z"
        for i in range(RAYS)
    ]
    return filled(wedges, "#8A2A34")


def _hat() -> str:
    """The fedora, its crown lit from the left and its right plane darker."""
    right_plane = (
        "M4,-114 C18,-116 24,-128 38,-122 C54,-114 60,-80 58,-44 L26,-44 C28,-80 20,-100 4,-114 Z"
    )
    drawing = (
        path(f"{FEDORA_CROWN} Q0,-26 -58,-44 Z", "url(#gold)")
        + path(right_plane, "#A97F33", fill_opacity=0.55)
        + path(FEDORA_BAND, "#2A0A10")
        + path(FEDORA_BRIM, "url(#brim)")
        + stroke("M-88,-38 C-58,-25 20,-22 60,-32", "#FFF3CC", 3)
    )
    shadow = path(f"{FEDORA_BRIM} {FEDORA_CROWN}", "#2A0A10", stroke="#2A0A10", stroke_width=12)
    return group(shadow + drawing, "translate(64,92) scale(0.59)")


def app_icon() -> str:
    """The whole icon."""
    content = (
        path(OUTLINE, "url(#frame)")
        + path(FIELD, "url(#field)")
        + _rays()
        + stroke(LINE, BRASS_WORN, 1.6, "butt")
        + revolver(43, 85, 1.16, "#F0D48A", slots="#4A0F17")
        + _hat()
    )
    return document(
        128, 128, content,
        linear_gradient("frame", (0, BRASS_SHINE), (0.5, BRASS_WORN), (1, BRASS_DEEP)),
        linear_gradient("field", (0, "#7A2630"), (0.5, OXBLOOD), (1, "#2A0A10")),
        linear_gradient("gold", (0, "#FBE7AE"), (1, "#D9B45E")),
        linear_gradient("brim", (0, "#F6DF9F"), (1, "#C9A14A")),
    )
