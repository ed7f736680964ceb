# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of the figures: head, eyes, nose; x is the middle, y the line of the eyes."""

from typing import NamedTuple

from ..svg import path, stroke

INK_SOFT, EYE_WHITE = "#2A1C16", "#FFF8EA"


class Skin(NamedTuple):
    """Lit side, shaded side, the warm tone of cheeks and lips."""

    base: str
    dark: str
    warm: str


PALE, ROSY, TANNED = (
    Skin("#F5D2AC", "#DBA778", "#D9785F"), Skin("#F2C19B", "#D6946C", "#CF5F4C"), Skin(
        "#D9A274", "#B57A4C", "#B5573E"
    ),
)


def _face(x: float, y: float, half: float, chin: float, jaw: float) -> str:
    """The outline of a head from above the eyes down to the chin; jaw is the chin's width by the cheeks'."""
    low, narrow, corner = y + chin, half * jaw, half * jaw * 0.5
    return (
        f"M{x - half:g},{y - 9:g} H{x + half:g} V{y + 5:g} "
        f"Q{x + narrow:g},{low - 0.6:g} {x + corner:g},{low:g} "
        f"H{x - corner:g} Q{x - narrow:g},{low - 0.6:g} {x - half:g},{y + 5:g} Z"
    )


def _ear(x: float, y: float, side: int) -> str:
    """An ear, left or right of a face."""
    upper, lower = f"q{side * 3.4:g},-0.6 {side * 2.8:g},3.2", f"q{-side * 0.6:g},2.8 {-side * 2.8:g},2.6"
    return f"M{x:g},{y - 2:g} {upper} {lower} Z"


def head(x: float, y: float, half: float, chin: float, skin: Skin, jaw: float = 0.62) -> str:
    """A head with its ears; the edge of the shade runs down the nose, the lips and the chin."""
    low, narrow, corner = y + chin, half * jaw, half * jaw * 0.5
    shade = (
        f"M{x:g},{y - 9:g} H{x + half:g} V{y + 5:g} Q{x + narrow:g},{low - 0.6:g} {x + corner:g},{low:g} "
        f"H{x:g} L{x + 1.4:g},{y + chin * 0.66:g} L{x:g},{y + 1:g} Z"
    )
    return (
        path(_ear(x - half, y, -1), skin.base) + path(_ear(x + half, y, 1), skin.dark)
        + path(_face(x, y, half, chin, jaw), skin.base) + path(shade, skin.dark)
    )


def head_outline(x: float, y: float, half: float, chin: float, jaw: float = 0.62) -> str:
    """The silhouette of that head."""
    return f"{_face(x, y, half, chin, jaw)} {_ear(x - half, y, -1)} {_ear(x + half, y, 1)}"


def eyes(x: float, y: float, apart: float, look: float = 0) -> str:
    """Two eyes under heavy lids; look moves the pupils to the right."""
    white = "".join(
        f"M{x + side * apart - 2.7:g},{y:g} q2.7,-1.6 5.4,0 q-2.7,3.4 -5.4,0 Z " for side in (-1, 1)
    )
    pupils = "".join(
        f"M{x + side * apart - 1.1 + look:g},{y - 0.6:g} h2.2 v1.6 q-1.1,0.8 -2.2,0 Z " for side in (-1, 1)
    )
    lids = " ".join(f"M{x + side * apart - 3:g},{y:g} q3,-2 6,0" for side in (-1, 1))
    return path(white.strip(), EYE_WHITE) + path(pupils.strip(), INK_SOFT) + stroke(lids, INK_SOFT, 1.1)


def nose(x: float, y: float, size: float, skin: Skin) -> str:
    """A nose that throws its shade to the right."""
    return (
        path(
            f"M{x:g},{y:g} L{x + size * 0.55:g},{y + size:g} "
            f"Q{x:g},{y + size * 1.2:g} {x - size * 0.3:g},{y + size * 0.92:g} Z",
            skin.dark
        )
    )
