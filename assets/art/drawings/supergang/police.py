"""The police: two patrols of a thin and a fat cop on one base, 112 x 112, feet at (52, 102)."""

from ..palette import BRASS_LIGHT, INK
from ..seat_tones import RIM
from ..svg import circle, document, group, path, stroke
from .figures import MOVED, SIZE, SKIN, SKIN_DARK
from .piece import outlined

NAVY, NAVY_DARK, NAVY_LIGHT, LEATHER = "#22386A", "#16233F", "#3E5A98", "#0B1222"
NUMBERS = {1: "M-3,-3.2 L0.8,-5.6 V5.6", 2: "M-3.4,-2.6 A3.4,3.2 0 1 1 2.4,0 L-3.6,5.2 H3.8"}
# Where a cop stands, half his width and his height; alone he stands in the middle.
BUILDS = {"thin": (27, 12, 74), "fat": (57, 21, 64)}
CREWS = {"": ("thin", "fat"), "-thin": ("thin",), "-fat": ("fat",)}


def _cop(x: float, half: float, high: float) -> tuple[list[str], str]:
    """Silhouettes and parts of one cop; x is his middle."""
    top = 98 - high
    waist = 70 if half > 15 else 66
    body = (
        f"M{x - half:g},98 L{x - half * 0.9:g},{top + 27:g} "
        f"Q{x - half * 0.76:g},{top + 17:g} {x:g},{top + 16:g} "
        f"Q{x + half * 0.76:g},{top + 17:g} {x + half * 0.9:g},{top + 27:g} L{x + half:g},98 Z"
    )
    if half > 15:  # a belly
        body = body.replace(f"L{x - half * 0.9:g},",
            f"Q{x - half * 1.16:g},76 {x - half * 0.9:g},").replace(f"L{x + half:g},98",
            f"Q{x + half * 1.16:g},76 {x + half:g},98")
    face = f"M{x - 9:g},{top - 1:g} h18 v14 q-1,6 -9,6 q-8,0 -9,-6 Z"
    kepi = f"M{x - 12:g},{top - 1:g} h24 v4 h-24 Z M{x - 10:g},{top:g} v-11 h20 v11 Z"
    buttons = "".join(circle(x - 3.4 + dx, y, 1.4, BRASS_LIGHT) for dx in (0, 6.8)
        for y in (top + 29, top + 35, top + 41))
    parts = (
        path(body, NAVY)
        + path(f"M{x:g},98 V{top + 16:g} Q{x + half * 0.76:g},{top + 17:g} {x + half * 0.9:g},{top + 27:g} "
               + (f"Q{x + half * 1.16:g},76 " if half > 15 else "L") + f"{x + half:g},98 Z", NAVY_DARK)
        + path(f"M{x - half * 0.86:g},{top + 27:g} q1,-6 {half * 0.3:g},-8 l-1,6 l-2,24 h-{half * 0.2:g} Z",
            NAVY_LIGHT)
        + path(
            f"M{x - half * 0.62:g},{top + 21:g} h{half * 0.4:g} v3.4 h-{half * 0.4:g} Z "
            f"M{x + half * 0.22:g},{top + 21:g} h{half * 0.4:g} v3.4 h-{half * 0.4:g} Z", BRASS_LIGHT)
        + path(f"M{x - half:g},{waist:g} h{2 * half:g} v4.4 h-{2 * half:g} Z", LEATHER)
        + path(f"M{x - 3:g},{waist - 0.8:g} h6 v6 h-6 Z", BRASS_LIGHT) + buttons
        + stroke(f"M{x - half * 0.7:g},{top + 24:g} L{x + half * 0.86:g},{waist:g}", LEATHER, 2)
        + path(face, SKIN) + path(f"M{x:g},{top - 1:g} h9 v14 q-1,6 -9,6 l1.4,-8 Z", SKIN_DARK)
        + path(f"M{x - 6:g},{top + 6.6:g} h4 v2 h-4 Z M{x + 2:g},{top + 6.6:g} h4 v2 h-4 Z", INK)
        + path(f"M{x - 6:g},{top + 13.4:g} q3,-3.6 6,-0.8 q3,-2.8 6,0.8 q-3,2 -6,0.6 q-3,1.4 -6,-0.6 Z", INK)
        + path(kepi, NAVY_DARK) + path(f"M{x - 10:g},{top - 11:g} h10 v11 h-10 Z", NAVY)
        + path(f"M{x - 12:g},{top:g} h24 v3.4 q-12,2.4 -24,0 Z", LEATHER)
        + path(f"M{x - 10:g},{top - 3.6:g} h20 v2.4 h-20 Z", BRASS_LIGHT) + circle(x, top - 6.6, 2, BRASS_LIGHT)
    )
    return [body, face, kepi], parts


def cops(crew: tuple[str, ...]) -> tuple[str, str]:
    """Outlines and parts of the cops of a crew."""
    silhouettes: list[str] = []
    parts = ""
    for build in crew:
        x, half, high = BUILDS[build]
        outline, drawing = _cop(x if len(crew) > 1 else 42, half, high)
        silhouettes += outline
        parts += path(outline[0], INK, stroke=INK, stroke_width=3, stroke_linejoin="round") + drawing
    return outlined(silhouettes), parts


def patrol(number: int, crew: str) -> str:
    """Patrol 1 or 2: both cops, or the one that is left."""
    outline, parts = cops(CREWS[crew])
    disc = circle(43, 88, 11.5, RIM, stroke=INK, stroke_width=1.5) + group(stroke(NUMBERS[number], INK, 2.6),
        "translate(43,88)")
    return document(SIZE, SIZE, group(outline + parts + disc, MOVED))


def cop_drawing(build: str) -> str:
    """One cop for his target in the duel."""
    outline, parts = cops((build,))
    return group(outline + parts, MOVED)
