# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three gangsters, 112 x 112: killer, vamp and dealer in the six seats' colours.

Drawn round x 40 with the feet at y 98, then moved by (12, 4): the feet stand at (52, 102). Each kind
has an outline of its own; the right half of coat, face and hat is one darker plane.
"""

from collections.abc import Callable

from ..palette import BRASS_LIGHT, INK
from ..seat_tones import CLOTHS, Cloth
from ..svg import circle, document, group, path, stroke
from .faces import PALE, TANNED, eyes, head, head_outline, nose
from .piece import mark_disc, outlined

SIZE, MOVED = 112, "translate(12,4)"
SKIN, SKIN_DARK, LINEN, LINEN_DARK = "#F2C79E", "#D59E70", "#FFF6E2", "#E2D3B2"
COAT_SHADE = 0.55
TROUSERS = "#2E2A2A"

# Silhouettes of a kind, what lies on them, and where the disc with the mark is.
Drawing = tuple[list[str], str, tuple[float, float]]


def _seam(cloth: Cloth) -> str:
    """The colour of lines on the cloth; ivory would not show its own shade."""
    return "#A89C8A" if cloth.base == CLOTHS["heart"].base else cloth.dark


def killer(cloth: Cloth) -> Drawing:
    """A wardrobe of a man: square shoulders, fedora, revolver held level."""
    body = "M14,91 L17,55 Q17,43 29,40.6 L51,40.6 Q63,43 63,55 L66,91 Q40,95 14,91 Z"
    legs = "M23,88 H38 V97 H23 Z M42,88 H57 V97 H42 Z"
    shoes = "M20,95 q-2,5 3,5 h13 q2,0 2,-5 Z M42,95 q0,5 2,5 h13 q5,0 3,-5 Z"
    hat = (
        "M13,25.6 Q26,21 40,21 Q54,21 67,25.6 Q65,32.6 40,32.6 "
        "Q15,32.6 13,25.6 Z M24,24 Q22,6 32,5 Q40,9 48,5 Q58,6 56,24 Z"
    )
    arm = "M52,46 Q60,44 65,50 L79,56 L78,66.4 L62,66 Q54,64 51,58 Z"
    gun = "M79,50 H97 V55.4 H88 Q87,60 83,60 L85,69 H79 L77.6,60 Q76.6,53 79,50 Z"
    parts = (
        path(legs, TROUSERS) + path(shoes, INK) + path(body, cloth.base)
        + path("M40,41 L51,40.6 Q63,43 63,55 L66,91 Q53,93.4 40,93.4 Z", cloth.dark)
        + path("M17.8,54 Q18.4,45 28,42 L24.4,52 L21.6,91.6 L14.8,90.6 Z", cloth.light, fill_opacity=COAT_SHADE)
        + stroke("M24,56 Q25,64 23,72", _seam(cloth), 1.3) + stroke("M21,75 l7,2.4", _seam(cloth), 1.5)
        + path("M32,40 L40,60 L48,40 L44,37 H36 Z", LINEN) + path("M40,60 L48,40 L44,37 H40 Z", LINEN_DARK)
        + path("M37.8,43.4 h4.4 l1.8,11 l-4,5.6 l-4,-5.6 Z", INK)
        + path("M32,38.6 L22.6,49.4 L30,51.4 L27,55.4 L40,64.6 Z", cloth.light)
        + path("M48,38.6 L57.4,49.4 L50,51.4 L53,55.4 L40,64.6 Z", cloth.base)
        + path("M16.6,67.4 Q40,71.4 63.6,67.4 L64,73 Q40,77 16.2,73 Z", INK, fill_opacity=0.62)
        + path("M34.4,67.6 h11.2 v8.4 h-11.2 Z M37,70 v3.6 h6 v-3.6 Z", BRASS_LIGHT, fill_rule="evenodd")
        + "".join(circle(x, y, 1.3, INK) for x in (33, 47) for y in (63.4, 81))
        + head(40, 33, 11.6, 12.6, PALE, 0.86)
        + path(
            "M30,38.4 Q40,41 50,38.4 L49.4,41.4 Q48,45.6 45,45.6 H35 Q32,45.6 30.6,41.4 Z", INK,
            fill_opacity=0.2
        )
        + eyes(40, 34, 5.2, 0.5) + path("M31,31 l8,2.4 v-3 l-8,-1.4 Z M49,31 l-8,2.4 v-3 l8,-1.4 Z", INK)
        + nose(40.2, 34, 5, PALE) + stroke("M35.6,42 q4,-1.4 8.6,0.4", "#6A2A20", 1.5)
        + stroke("M44,42 l6.4,-1.6", "#E9D7B0", 1.2)
        + stroke("M33,37 l2.2,4.4", "#B5654C", 1)
        + path(hat, INK)
        + path("M42,7.8 Q45,6.4 48,5 Q58,6 56,24 L67,25.6 Q65,32.4 42,32.6 Z", "#000000", fill_opacity=0.35)
        + path("M24,17.6 Q40,13 56,17.6 L56.2,24.4 Q40,19 23.8,24.4 Z", cloth.base)
        + path("M42,14.4 Q50,15.4 56,17.6 L56.2,24.4 Q50,22 42,21.2 Z", cloth.dark)
        + stroke("M27.6,12 Q28.6,8.6 32,8", "#5A5450", 1.6)
        + path(arm, cloth.dark)
        + path("M53,47.4 Q60,45.4 64.4,51 L77.6,56.8 V59.6 L60,57 Q55,54 53,47.4 Z", cloth.base)
        + path("M75,55.4 L79.6,56.6 L79,67 L74,66.6 Z", LINEN)
        + path("M78,57.4 H84 Q86,62 84,66.4 H78 Z", PALE.base)
        + path("M78,62 H85 Q85,65 84,66.4 H78 Z", PALE.dark) + path(gun, INK)
        + path("M81,51.4 H96 V53 H81 Z", "#7A746E")
        + path("M80.4,53 h5.4 v4.4 h-5.4 Z", "#4E4944")
        + stroke("M82,54.4 h2.4 M82,56 h2.4", "#8A847C", 0.8, "butt")
    )
    return [body, legs, shoes, hat, arm, gun, head_outline(40, 33, 11.6, 12.6, 0.86)], parts, (40, 85.4)


def vamp(cloth: Cloth) -> Drawing:
    """An hourglass under a wide hat, with a cigarette holder."""
    body = (
        "M31,42 Q23,46 27,56 Q33,64 32,68 Q17,84 15,98 Q40,102 65,98 "
        "Q63,84 48,68 Q47,64 53,56 Q57,46 49,42 Z"
    )
    hat = "M6,24 Q22,11 40,12.4 Q58,11 74,24 Q58,32 40,30 Q22,32 6,24 Z M28,18 Q29,5 40,5 Q51,5 52,18 Z"
    hair = "M25,24 Q17,42 25,48.6 Q30,50.6 33,47 L47,47 Q50,50.6 55,48.6 Q63,42 55,24 Z"
    arm = "M49,45 Q60,50 64,41 L66,33 L71,33 L70,43 Q66,56 51,54 Z"
    holder = "M67,29 L84,18 L86,21 L69,32 Z"
    parts = (
        path(hair, "#4A2418") + path("M40,24 H55 Q63,42 55,48.6 Q50,50.6 47,47 H40 Z", "#2E140E")
        + stroke("M27.6,32 Q24,41 28,46 M52.4,32 Q56,41 52,46", "#7A4430", 1.1)
        + path("M35,36 H45 V50 H35 Z", SKIN_DARK)
        + path(body, cloth.base) + path(
            "M40,44 L49,42 Q57,46 53,56 Q47,64 48,68 Q63,84 65,98 Q52,100.6 40,100 Z", cloth.dark)
        + path("M31,70 Q20,84 18,97 L25,99 Q25,84 34,70 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path("M46,72 Q56,84 57,99 L52,99.6 Q52,84 44,72 Z", INK, fill_opacity=0.18)
        + path("M31,42 Q40,57 49,42 Q45,38 40,38 Q35,38 31,42 Z", SKIN)
        + path("M40,49.6 Q46,47 49,42 Q45,38 40,38 Z", SKIN_DARK)
        + path(
            "M31,42 Q24,46 27.4,56 Q31,54 34,48 Z M49,42 Q56,46 52.6,56 Q49,54 46,48 Z", INK, fill_opacity=0.16
        )
        + "".join(
            circle(x, y, 1.5, LINEN) for x,
            y in ((34, 43.4), (36.6, 45.6), (40, 46.6), (43.4, 45.6), (46, 43.4))
        )
        + path("M32.4,64.6 Q40,68.6 47.6,64.6 L48,69.6 Q40,73.4 32,69.6 Z", INK, fill_opacity=0.7)
        + circle(40, 69, 2.4, BRASS_LIGHT) + stroke("M17.4,94 Q40,98 62.6,94", _seam(cloth), 1.3)
        + path("M30,25 H50 V35 Q49,41 40,42.6 Q31,41 30,35 Z", SKIN)
        + path("M40,25 H50 V35 Q49,41 40,42.6 L41.4,38 L40,33 Z", SKIN_DARK)
        + path(
            "M32,33.6 q3.2,-3 6.4,0.4 q-3.2,2.6 -6.4,-0.4 Z M41.6,34 q3.2,-3.4 6.4,-0.4 q-3.2,3 -6.4,0.4 Z",
            "#FFF8EA"
        )
        + circle(35.6, 33.6, 1.2, INK) + circle(45, 33.6, 1.2, INK)
        + path(
            "M31.4,33.4 q3.6,-4 7.2,0.2 q-3.8,-1.8 -6.2,0 l-2,-0.8 Z "
            "M48.6,33.4 q-3.6,-4 -7.2,0.2 q3.8,-1.8 6.2,0 l2,-0.8 Z",
            INK
        )
        + path(
            "M33,31 q2.4,-1.4 5,-0.6 l0,1 q-2.6,-0.6 -5,0.4 Z M47,31 q-2.4,-1.4 -5,-0.6 l0,1 q2.6,-0.6 5,0.4 Z",
            cloth.base, fill_opacity=0.7
        )
        + stroke("M32,29 q3,-2.4 6.2,-0.8 M41.8,28.2 q3.2,-1.6 6.2,0.8", "#3A1E16", 1.1)
        + path("M36.4,38.4 q1.8,-1.8 3.6,-0.6 q1.8,-1.2 3.6,0.6 q-3.6,3.8 -7.2,0 Z", "#C22A2A")
        + stroke("M36.8,38.5 h6.4", "#7A1414", 0.7)
        + circle(46.2, 37, 0.8, INK) + circle(30.4, 39.6, 1.5, BRASS_LIGHT)
        + circle(49.6, 39.6, 1.5, BRASS_LIGHT)
        + path(hat, INK) + path("M41,5 Q51,5 52,18 L52,13.6 Q64,16 74,24 Q58,31 41,30 Z", "#000000",
            fill_opacity=0.35)
        + stroke("M12,22.6 Q22,15.4 30,14.8", "#5A5450", 1.4)
        + path("M28,14.4 Q40,10 52,14.4 V19 Q40,14.6 28,19 Z", cloth.base)
        + path("M50,13 Q54,1 66,4 Q70,10 64,14 Q58,11 52,17 Z", cloth.light)
        + stroke("M52,15 Q56,7 65,6", cloth.dark, 1.2)
        + path("M50,45.6 Q60,50 64,41 L66,35 L70,35 L69,43 Q66,55 51,53 Z", INK)
        + stroke("M54,49.4 Q61,50 65.4,42", "#5A5450", 1.2)
        + path("M65,35.6 L66.4,28 H71 L70.6,36 Z", SKIN)
        + path("M68,28 L83,19 L84.4,21.2 L69.4,30.4 Z", BRASS_LIGHT)
        + path("M83,19 l4,-2.4 l1.6,2.4 l-4,2.4 Z", "#FF6A3C")
        + stroke("M89,15 q4,-4 0,-7 q-3,-3 1,-6", "#FFF8E8", 1.6, stroke_opacity=0.8)
    )
    return [body, hat, hair, arm, holder], parts, (40, 85)


def dealer(cloth: Cloth) -> Drawing:
    """A reed in a long raincoat and a flat cap, with a large suitcase."""
    body = "M27.6,93 L30,55 Q29.4,45 36.6,43 L47.4,43 Q54.6,45 54,55 L57,93 Q42,96 27.6,93 Z"
    sleeve = "M31.6,48 Q21.6,53 14,65.4 L21,70.4 Q26.4,61 33.4,59 Z"
    far_sleeve = "M52,48 Q58.6,52 60.4,63 L57.6,76 L51.6,74 L52.6,62 Z"
    cap = "M26.4,27.6 Q23.6,12.6 41,12.6 Q56,12.6 56.4,23 L66.4,27.4 Q67.4,31.6 58,31.4 L28,30.8 Z"
    case, handle = "M-1,68.6 H31 V97 H-1 Z", "M8,69.6 V63 Q8,60.4 11,60.4 H20 Q23,60.4 23,63 V69.6 Z"
    shoes = "M31,93 V97 q-2,3 3,3 h8 v-7 Z M44,93 v7 h9 q5,0 3,-3 V93 Z"
    parts = (
        path(shoes, INK) + path(far_sleeve, cloth.dark)
        + path("M51.6,73.4 L57.8,75.2 L57,80 H51.4 Z", SKIN_DARK)
        + path(sleeve, cloth.base)
        + path("M31.6,48 Q21.6,53 14,65.4 L16.4,67 Q23.4,56 31,52.4 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path(body, cloth.base) + path("M42,43 H47.4 Q54.6,45 54,55 L57,93 Q50,94.6 42,94.6 Z", cloth.dark)
        + path("M30.8,51 L33.6,47 L32.6,93.8 L28.4,93 Z", cloth.light, fill_opacity=COAT_SHADE)
        + path("M30.4,61 Q42,64.4 54.2,61 L54.6,65.4 Q42,68.8 30.2,65.4 Z", INK, fill_opacity=0.5)
        + path("M39,61.8 h6 v6 h-6 Z M40.8,63.6 v2.4 h2.4 v-2.4 Z", BRASS_LIGHT, fill_rule="evenodd")
        + stroke("M42,68 V94", INK, 1, stroke_opacity=0.3)
        + "".join(circle(38.4, y, 1.2, INK) for y in (57, 72, 77))
        + stroke(
            "M47.6,71 l5,-1.6", _seam(cloth) if cloth.base == CLOTHS["heart"].base else INK, 1.3,
            stroke_opacity=0.6
        )
        + path("M33.4,38 H47 V47 H33.4 Z", TANNED.dark)
        + path("M32,42.6 Q42,50 51.6,42.6 L53,49.4 Q42,57 31,49.4 Z", LINEN)
        + path("M42,48 Q48,46.6 51.6,42.6 L53,49.4 Q48,53 42,53.4 Z", LINEN_DARK)
        + path("M45,50 h6.4 l2.2,21.6 h-7.4 Z", "#EBDBB6")
        + stroke("M46.4,66.4 h6.8 M46.2,63 h6.8", "#B3241C", 1.4, "butt")
        + stroke("M47,71.6 v2.4 M49.4,71.6 v2.4 M51.8,71.6 v2.4", "#C9B583", 1)
        + path("M31,26 H34 V36 Q32,35 31,32 Z M50,26 H53 V32 Q52,35 50,36 Z", "#33231C")
        + head(42, 33.4, 9.8, 12.4, PALE, 0.6) + eyes(42, 34, 4.4, 0.9)
        + stroke("M34.6,31.2 q3,-1.6 5.6,0.2 M43.8,31.4 q2.6,-1.8 5.6,-0.2", "#33231C", 1.4)
        + path("M42.2,33.6 l4,6 q-2.6,1.8 -4.8,0.6 Z", PALE.dark)
        + path("M35,42 q4,-2.6 7,-0.8 q3,-1.8 7.4,0.6 q-3.6,1.4 -7.4,0.5 q-3.6,1 -7,-0.3 Z", "#33231C")
        + stroke("M40,44.4 q2.6,0.8 4.6,-0.6", "#7A2A20", 0.9)
        + path(cap, INK) + path("M42,12.6 Q56,12.6 56.4,23 L66.4,27.4 Q67.4,31.6 58,31.4 L42,31.2 Z", "#000000",
            fill_opacity=0.35)
        + path("M27,24.6 Q42,19 56.4,23.4 L58,27.8 L27,28 Z", cloth.base)
        + path("M42,21.6 Q50,21.4 56.4,23.4 L58,27.8 L42,27.9 Z", cloth.dark)
        + circle(41, 13.2, 1.9, cloth.base) + stroke("M29.4,19 Q31.4,15.8 36,15.2", "#5A5450", 1.4)
        + path("M8,70 V63.4 Q8,60.8 11,60.8 H20 Q23,60.8 23,63.4 V70 H20 V64.6 H11 V70 Z", INK)
        + path(case, "#95622F") + path("M-1,68.6 H31 V74 H-1 Z", "#B88248")
        + path("M18,74 H31 V97 H18 Z", "#7A4E25")
        + path("M4.4,68.6 H8.8 V97 H4.4 Z M21.6,68.6 H26 V97 H21.6 Z", "#4E3016")
        + path("M4.8,76 h3.6 v4 h-3.6 Z M22,76 h3.6 v4 h-3.6 Z", BRASS_LIGHT)
        + path("M11.6,80 l6,-1.4 l1,4.6 l-6,1.4 Z", "#E9DDBE")
        + path("M-1,92 l5,5 h-5 Z M31,92 l-5,5 h5 Z M-1,73.6 l5,-5 h-5 Z M31,73.6 l-5,-5 h5 Z", BRASS_LIGHT)
        + path("M12.4,60 q3.6,-1.4 7.4,0.6 v5.4 h-7.4 Z", SKIN)
    )
    silhouettes = [
        body, sleeve, far_sleeve, cap, case, handle, shoes, head_outline(42, 33.4, 9.8, 12.4),
        "M32,42 H52 V50 H32 Z", "M51.4,72 H58 V80 H51.4 Z",
    ]
    return silhouettes, parts, (42.4, 84.6)


FIGURES: dict[str, Callable[[Cloth], Drawing]] = {"killer": killer, "vamp": vamp, "dealer": dealer}


def figure_drawing(kind: str, seat: str) -> str:
    """A gangster without the file round him, for pictures that contain him."""
    silhouettes, parts, disc = FIGURES[kind](CLOTHS[seat])
    return group(outlined(silhouettes) + parts + mark_disc(seat, *disc, 11), MOVED)


def figure(kind: str, seat: str) -> str:
    """A gangster as a file."""
    return document(SIZE, SIZE, figure_drawing(kind, seat))
