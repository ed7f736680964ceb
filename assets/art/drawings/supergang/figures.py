"""The three gangsters, 112 x 112: killer, vamp and dealer in the six seats' colours, and a manager.

Drawn round x 40 with the feet at y 98, then moved by (12, 4): the feet stand at (52, 102). Each kind
has an outline of its own; the right half of coat, face and hat is one darker plane.
"""

from collections.abc import Callable

from ..palette import BRASS_LIGHT, INK
from ..seat_tones import CLOTHS, Cloth
from ..svg import circle, document, ellipse, group, path, stroke
from .piece import mark_disc, outlined

SIZE, MOVED = 112, "translate(12,4)"
SKIN, SKIN_DARK, LINEN, LINEN_DARK = "#F2C79E", "#D59E70", "#FFF6E2", "#E2D3B2"
COAT_SHADE = 0.55
SHOES = "M{a},95 q-1,5 4,5 h8 q2,-2 0,-5 Z M{b},95 q-2,3 0,5 h8 q5,0 4,-5 Z"

# Silhouettes of a kind, what lies on them, and where the disc with the mark is.
Drawing = tuple[list[str], str, tuple[float, float]]


def _face(left: float, top: float, width: float) -> str:
    """A face with its shaded right half, from the hat to the chin."""
    middle, right = left + width / 2, left + width
    low = top + 16
    return (
        path(
            f"M{left:g},{top:g} H{right:g} V{low - 6:g} Q{right - 1:g},{low:g} {middle:g},{low:g} "
            f"Q{left + 1:g},{low:g} {left:g},{low - 6:g} Z", SKIN,
        )
        + path(f"M{middle:g},{top:g} H{right:g} V{low - 6:g} Q{right - 1:g},{low:g} {middle:g},{low:g} "
            f"L{middle + 1.4:g},{low - 6:g} Z", SKIN_DARK)
    )


def killer(cloth: Cloth) -> Drawing:
    """A wardrobe of a man: square shoulders, fedora, revolver held level."""
    body = "M17,97 L19,54 Q19,42 31,40 L49,40 Q61,42 61,54 L63,97 Z"
    hat = "M15,27 Q40,20 65,27 Q65,33 40,33 Q15,33 15,27 Z M25,26 Q23,9 33,9 Q40,13 47,9 Q57,9 55,26 Z"
    arm = "M53,50 L64,49 L76,55 L76,66 L64,67 L53,66 Z"
    gun = "M72,50 H92 V56 H83 L81,66 H75.5 L76,57 H72 Z"
    parts = (
        path(SHOES.format(a=21, b=47), INK)
        + path(body, cloth.base) + path("M40,40 L49,40 Q61,42 61,54 L63,97 H40 Z", cloth.dark)
        + path("M19.6,52 Q20,43 30,40.6 L26,50 L24,96 H17 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path("M31,40 L40,63 L49,40 L44,37 H36 Z", LINEN) + path("M40,63 L49,40 L44,37 H40 Z", LINEN_DARK)
        + path("M37.6,43 h4.8 l2,13 l-4.4,5 l-4.4,-5 Z", INK)
        + path("M31,40 L25,51 L31,53 L28,57 L40,66 Z", cloth.light)
        + path("M49,40 L55,51 L49,53 L52,57 L40,66 Z", cloth.base)
        + path("M18.6,69 H62 L62.2,74.4 H18.2 Z", INK, fill_opacity=0.6)
        + path("M35,68 h10 v7.4 h-10 Z M37.4,70.4 v2.6 h5.2 v-2.6 Z", BRASS_LIGHT, fill_rule="evenodd")
        + stroke("M40,75 V97", cloth.dark if cloth.base != "#FEF9F1" else "#A89C8A", 1.4)
        + _face(29, 27, 22) + path("M32.6,32 h5.4 v2 h-5.4 Z M42,32 h5.4 v2 h-5.4 Z", INK)
        + path("M31,29.6 l7.6,2 v-2.4 Z M49,29.6 l-7.6,2 v-2.4 Z", INK)
        + path("M40,33.6 l2.6,4 h-4 Z", SKIN_DARK) + path("M35.6,39.6 h9 v1.8 h-9 Z", "#7A2A20")
        + path(hat, INK) + path("M42,11.6 Q45,10 47,9 Q57,9 55,26 L64,27 Q64,32.4 42,32.8 Z", "#000000",
            fill_opacity=0.35)
        + path("M25,20.6 Q40,15.6 55,20.6 L55.2,26 Q40,20.8 24.8,26 Z", cloth.base)
        + path("M42,17 Q50,18 55,20.6 L55.2,26 Q50,23.6 42,22.6 Z", cloth.dark)
        + path(arm, cloth.dark) + path("M54,51 L64,50 L75,55.4 V59 L54,57 Z", cloth.base)
        + path("M72.6,55 h3.4 v11 h-3.4 Z", LINEN)
        + path("M75,56.6 h5 v8.6 h-5 Z", SKIN) + path(gun, INK) + path("M74,51.4 H91 V53 H74 Z", "#6B6560")
    )
    return [body, hat, arm, gun, "M28,24 H52 V42 H28 Z", "M70,53 H81 V67 H70 Z",
        SHOES.format(a=21, b=47)], parts, (40, 86)


def vamp(cloth: Cloth) -> Drawing:
    """An hourglass under a wide hat, with a cigarette holder."""
    body = (
        "M31,42 Q23,46 27,56 Q33,64 32,68 Q17,84 15,98 Q40,102 65,98 "
        "Q63,84 48,68 Q47,64 53,56 Q57,46 49,42 Z"
    )
    hat = "M6,24 Q22,11 40,12.4 Q58,11 74,24 Q58,32 40,30 Q22,32 6,24 Z M28,18 Q29,5 40,5 Q51,5 52,18 Z"
    hair = "M25,24 Q18,42 27,47 L53,47 Q62,42 55,24 Z"
    arm = "M49,45 Q60,50 64,41 L66,33 L71,33 L70,43 Q66,56 51,54 Z"
    holder = "M67,29 L84,18 L86,21 L69,32 Z"
    parts = (
        path(hair, "#3A1E16") + path("M40,24 H55 Q62,42 53,47 H40 Z", "#26110D")
        + path("M35,36 H45 V50 H35 Z", SKIN_DARK)
        + path(body, cloth.base) + path(
            "M40,44 L49,42 Q57,46 53,56 Q47,64 48,68 Q63,84 65,98 Q52,100.6 40,100 Z", cloth.dark)
        + path("M31,70 Q20,84 18,97 L25,99 Q25,84 34,70 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path("M46,72 Q56,84 57,99 L52,99.6 Q52,84 44,72 Z", INK, fill_opacity=0.18)
        + path("M31,42 Q40,57 49,42 Q45,38 40,38 Q35,38 31,42 Z", SKIN)
        + path("M40,49.6 Q46,47 49,42 Q45,38 40,38 Z", SKIN_DARK)
        + "".join(circle(x, y, 1.5, LINEN)
            for x, y in ((34, 43.4), (36.6, 45.6), (40, 46.6), (43.4, 45.6), (46, 43.4)))
        + path("M32.4,64.6 Q40,68.6 47.6,64.6 L48,69.6 Q40,73.4 32,69.6 Z", INK, fill_opacity=0.7)
        + circle(40, 69, 2.4, BRASS_LIGHT)
        + _face(30, 25, 20) + path(
            "M32.6,33 q3,-2.4 6,0.2 l-0.6,1.6 h-4.6 Z M41.4,33.2 q3,-2.6 6,-0.2 l-0.8,1.8 h-4.6 Z", INK)
        + stroke("M32,31.6 q3,-2 6,-0.8 M42,30.8 q3,-1.2 6,0.8", "#3A1E16", 1.1)
        + path("M36.6,38 q1.8,-1.6 3.4,-0.4 q1.6,-1.2 3.4,0.4 q-3.4,3.6 -6.8,0 Z", "#C22A2A")
        + circle(46, 36.6, 0.8, INK)
        + path(hat, INK) + path("M41,5 Q51,5 52,18 L52,13.6 Q64,16 74,24 Q58,31 41,30 Z", "#000000",
            fill_opacity=0.35)
        + path("M28,14.4 Q40,10 52,14.4 V19 Q40,14.6 28,19 Z", cloth.base)
        + path("M50,13 Q54,1 66,4 Q70,10 64,14 Q58,11 52,17 Z", cloth.light)
        + stroke("M52,15 Q56,7 65,6", cloth.dark, 1.2)
        + path("M50,45.6 Q60,50 64,41 L66,35 L70,35 L69,43 Q66,55 51,53 Z", INK)
        + path("M65,35.6 L66.4,28 H71 L70.6,36 Z", SKIN)
        + path("M68,28 L83,19 L84.4,21.2 L69.4,30.4 Z", BRASS_LIGHT)
        + path("M83,19 l4,-2.4 l1.6,2.4 l-4,2.4 Z", "#FF6A3C")
        + stroke("M89,15 q4,-4 0,-7 q-3,-3 1,-6", "#CDBE98", 1.5, stroke_opacity=0.8)
    )
    return [body, hat, hair, arm, holder], parts, (40, 85)


def dealer(cloth: Cloth) -> Drawing:
    """A reed in a long raincoat and a flat cap, with a large suitcase."""
    body = "M29,97 L31,54 Q30,44 37,42 L47,42 Q54,44 53,54 L56,97 Z"
    cap = "M27,28 Q25,14 41,14 Q55,14 55.4,24 L65,28 Q66,32 57,32 L28,31 Z"
    case, handle = "M1,68 H31 V96 H1 Z", "M9,69 V62 Q9,60 12,60 H20 Q23,60 23,62 V69 Z"
    shoes = "M31,95 q-2,5 3,5 h7 q2,-2 0,-5 Z M45,95 q-1,3 0,5 h8 q4,0 3,-5 Z"
    parts = (
        path(shoes, INK) + path("M31,49 Q21,54 15,66 L21,69.4 Q26,60 33,58 Z", cloth.base)
        + path(body, cloth.base) + path("M42,42 H47 Q54,44 53,54 L56,97 H42 Z", cloth.dark)
        + path("M31.6,50 L34,46 L33,96 H29.6 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path("M33,42 Q42,51 51,42 L52.4,49 Q42,57 31.6,49 Z", LINEN)
        + path("M42,49 Q48,46 51,42 L52.4,49 Q48,53 42,53.4 Z", LINEN_DARK)
        + path("M45,50 h6.4 l2,21 h-7 Z", "#E9D7B0") + stroke("M46.6,67 h6.4 M46.4,64 h6.4", "#B3241C", 1.3)
        + path("M30.6,62 H54 L54.2,66 H30.4 Z", INK, fill_opacity=0.5)
        + stroke("M42,67 V97", INK, 1, stroke_opacity=0.3)
        + "".join(circle(39, y, 1.2, INK) for y in (57, 71, 76))
        + _face(32, 28, 20) + path("M34,33.4 h5.6 v1.8 h-5.6 Z M44,33.4 h5.6 v1.8 h-5.6 Z", INK)
        + path("M41.6,34 l3,4.6 h-4 Z", SKIN_DARK)
        + path("M34.4,40.4 q4,-3 7.6,-0.8 q3.6,-2.2 7.6,0.8 q-3,2 -7.6,0.6 q-4.6,1.4 -7.6,-0.6 Z", INK)
        + path(cap, INK) + path("M42,14 Q55,14 55.4,24 L65,28 Q66,32 57,32 L42,31.4 Z", "#000000",
            fill_opacity=0.35)
        + path("M28,25.6 Q42,20.6 55.4,24.6 L57,28.4 L28,28.6 Z", cloth.base)
        + circle(41, 14.6, 1.8, cloth.base)
        + path("M9,70 V63 Q9,60.4 12,60.4 H20 Q23,60.4 23,63 V70 H20 V64 H12 V70 Z", INK)
        + path(case, "#8A5A2B") + path("M1,68 H31 V73 H1 Z", "#B07A40")
        + path("M20,73 H31 V96 H20 Z", "#744A22")
        + path("M6,68 H10 V96 H6 Z M22,68 H26 V96 H22 Z", "#4E3016") + path("M13,79 h6 v5 h-6 Z", BRASS_LIGHT)
        + path("M1,92 l4,4 h-4 Z M31,92 l-4,4 h4 Z M1,72 l4,-4 h-4 Z M31,72 l-4,-4 h4 Z", BRASS_LIGHT)
        + path("M13.4,60 h6.6 v5.6 h-6.6 Z", SKIN)
    )
    return [body, cap, case, handle, shoes, "M31,26 H52 V45 H31 Z",
        "M31,49 Q21,54 15,66 L21,69 L33,58 Z"], parts, (43, 85)


FIGURES: dict[str, Callable[[Cloth], Drawing]] = {"killer": killer, "vamp": vamp, "dealer": dealer}


def figure_drawing(kind: str, seat: str) -> str:
    """A gangster without the file round him, for pictures that contain him."""
    silhouettes, parts, disc = FIGURES[kind](CLOTHS[seat])
    return group(outlined(silhouettes) + parts + mark_disc(seat, *disc, 11), MOVED)


def figure(kind: str, seat: str) -> str:
    """A gangster as a file."""
    return document(SIZE, SIZE, figure_drawing(kind, seat))


def manager_drawing() -> str:
    """A shopkeeper: apron, moustache, bow tie, sleeves rolled up, arms folded."""
    body = "M18,98 L21,54 Q21,44 32,42 L48,42 Q59,44 59,54 L62,98 Z"
    head = "M29,20 Q30,11 40,11 Q50,11 51,20 V34 Q50,43 40,43 Q30,43 29,34 Z"
    arms = "M21,50 Q9,58 13,73 L36,79 L44,79 L67,73 Q71,58 59,50 Z"
    parts = (
        path(body, "#F2EAD8") + path("M40,42 H48 Q59,44 59,54 L62,98 H40 Z", "#D9CDB4")
        + path("M28,56 H52 L57,98 H23 Z", "#4E7F5A") + path("M40,56 H52 L57,98 H40 Z", "#3B6547")
        + path("M28,57 L32,44 h3.4 L31.4,57 Z M52,57 L48,44 h-3.4 L48.6,57 Z", "#3B6547")
        + path("M31,84 h18 v8 h-18 Z", "#3B6547") + stroke("M31,84 h18", "#6FA07A", 1.4)
        + path("M21,50 Q9,58 13,73 L38,79 L39,71 L25,66 Q24,60 27,56 Z", SKIN)
        + path("M59,50 Q71,58 67,73 L42,79 L41,71 L55,66 Q56,60 53,56 Z", SKIN_DARK)
        + path("M21,50 Q11,56 12,66 L25,66 Q24,60 27,56 Z", "#F2EAD8")
        + path("M59,50 Q69,56 68,66 L55,66 Q56,60 53,56 Z", "#D9CDB4")
        + path(head, SKIN) + path("M40,11 Q50,11 51,20 V34 Q50,43 40,43 L41.4,37 Z", SKIN_DARK)
        + path("M29,25 Q26,14 34,12 Q30,19 31.4,26 Z M51,25 Q54,14 46,12 Q50,19 48.6,26 Z", "#6B5A48")
        + path("M33,24.4 h5 v2.2 h-5 Z M42,24.4 h5 v2.2 h-5 Z", INK)
        + stroke("M32.4,21.8 q2.6,-1.8 5.4,0 M42.2,21.8 q2.6,-1.8 5.4,0", "#4A3A2A", 1.4)
        + ellipse(40.6, 30, 2.4, 3, "#D9785F", fill_opacity=0.5)
        + path("M29.6,34.4 Q34,28.6 40,32 Q46,28.6 50.4,34.4 Q45,37.6 40,34.8 Q35,37.6 29.6,34.4 Z", "#4A3A2A")
        + path("M40,45.4 L32,41 V50 Z M40,45.4 L48,41 V50 Z", "#B3241C") + circle(40, 45.5, 2.3, "#7E1512")
    )
    return group(outlined([body, head, arms]) + parts, MOVED)


def manager() -> str:
    """A manager as a file."""
    return document(SIZE, SIZE, manager_drawing())
