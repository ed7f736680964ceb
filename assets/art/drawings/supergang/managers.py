# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The managers of the shops, 112 x 112, feet at (52, 102): four people who would rather have a quiet day."""

from collections.abc import Callable

from ..palette import BRASS_LIGHT, INK
from ..svg import circle, document, ellipse, group, path, rect, ring, stroke
from .faces import ROSY, TANNED, eyes, head, head_outline, nose
from .figures import LINEN_DARK, MOVED, SIZE
from .piece import outlined

Drawing = tuple[list[str], str]
SHIRT, SHIRT_DARK = "#F2EAD8", "#D9CDB4"
GREEN, GREEN_DARK, GREEN_LIGHT = "#4E7F5A", "#3B6547", "#6FA07A"


def _shoes(colour: str = INK) -> tuple[str, str]:
    """Silhouette and drawing of a pair of shoes."""
    d = "M24,95 q-3,5 2,5 h11 q2,-2 0,-5 Z M56,95 q3,5 -2,5 h-11 q-2,-2 0,-5 Z"
    return d, path(d, colour)


def grocer() -> Drawing:
    """A green apron, sleeves rolled up, arms folded, a moustache like a broom."""
    body = "M19,96 L21,56 Q21,46 32,44 L48,44 Q59,46 59,56 L61,96 Z"
    arms = "M21,52 Q9,59 12,73 L36,80 L44,80 L68,73 Q71,59 59,52 Z"
    shoes, shoes_drawn = _shoes()
    parts = (
        shoes_drawn + path(body, SHIRT) + path("M40,44 H48 Q59,46 59,56 L61,96 H40 Z", SHIRT_DARK)
        + path("M28,57 H52 L57,96 H23 Z", GREEN) + path("M40,57 H52 L57,96 H40 Z", GREEN_DARK)
        + path("M28,58 L32,46 h3.4 L31.4,58 Z M52,58 L48,46 h-3.4 L48.6,58 Z", GREEN_DARK)
        + path("M30,84 h20 v8 h-20 Z", GREEN_DARK) + stroke("M30,84 h20", GREEN_LIGHT, 1.4)
        + stroke("M34,83 v-3", "#F0D48A", 1.6)
        + path("M21,52 Q9,59 12,73 L38,80 L39,72 L25,67 Q24,61 27,57 Z", ROSY.base)
        + path("M59,52 Q71,59 68,73 L42,80 L41,72 L55,67 Q56,61 53,57 Z", ROSY.dark)
        + path("M21,52 Q11,57 12,67.4 L25,67 Q24,61 27,57 Z", SHIRT)
        + path("M59,52 Q69,57 68,67.4 L55,67 Q56,61 53,57 Z", SHIRT_DARK)
        + stroke("M12.4,66 L25,65.6 M67.6,66 L55,65.6", "#B8AA8C", 1.6)
        + stroke("M31,75.4 l5,1.4 M49,75.4 l-5,1.4", ROSY.dark, 1)
        + head(40, 27, 10.6, 16, ROSY, 0.86)
        + path("M30,20 Q30,10.6 40,10.2 Q50,10.6 50,20 Z", ROSY.base)
        + path("M40,10.2 Q50,10.6 50,20 H40 Z", ROSY.dark)
        + path(
            "M29.4,26 Q25.4,14 33,11.4 Q29.6,18 31.4,26 Z M50.6,26 Q54.6,14 47,11.4 Q50.4,18 48.6,26 Z",
            "#6B5A48"
        )
        + ellipse(36, 14.6, 2.6, 1.3, "#FFE6CC")
        + eyes(40, 27, 4.6) + stroke("M32.4,23.4 q3,-2 5.6,-0.2 M42,23.2 q3,-1.8 5.6,0.2", "#4A3A2A", 1.6)
        + ellipse(40.6, 31.6, 2.7, 3, ROSY.warm)
        + path("M28.6,36.6 Q33,29.6 40,33.6 Q47,29.6 51.4,36.6 Q46,40 40,36.8 Q34,40 28.6,36.6 Z", "#4A3A2A")
        + stroke("M37,40.2 q3,1.4 6,0", "#8A3A2A", 1)
        + path("M40,47.4 L31.4,42.6 V52.4 Z M40,47.4 L48.6,42.6 V52.4 Z", "#B3241C")
        + path("M40,47.4 L48.6,42.6 V52.4 Z", "#8A1A14") + circle(40, 47.5, 2.4, "#7E1512")
    )
    return (
        [
            body, arms, shoes, head_outline(40, 27, 10.6, 16, 0.86),
            "M29,26 Q25,12 34,11 Q40,7.6 46,11 Q55,12 51,26 Z"
        ], parts
    )


def matron() -> Drawing:
    """A lady of sixty with a bun, glasses on a chain, a cardigan and a rolling pin."""
    body = "M24,52 Q17,56 18,68 Q13,84 14,97 H66 Q67,84 62,68 Q63,56 56,52 Q50,46 40,46 Q30,46 24,52 Z"
    pin = (
        "M59,74 L70,38 L76,40 L65,76 Z M69.4,39 L71,31.6 "
        "L74.4,32.6 L73.4,40 Z M60.6,75 L58.4,82 L61.8,83 L64,76 Z"
    )
    arm = "M56,53 Q66,58 67.4,70 Q63,78 56,74 Z"
    bun = "M33,10 Q34,1 41,1 Q48,1 48,9 Z"
    hair = "M28,30 Q24,10 41,8.6 Q57,10 52.6,30 Z"
    parts = (
        path(body, "#8A5C8E") + path("M40,46 Q50,46 56,52 Q63,56 62,68 Q67,84 66,97 H40 Z", "#6C4470")
        + path("M24,53 Q18,58 20,68 Q15,84 16,96 L22,96.6 Q22,80 27,66 Z", "#B083B3", fill_opacity=0.7)
        + path("M32,47 H48 L51,97 H29 Z", "#FFF8E8") + path("M40,47 H48 L51,97 H40 Z", LINEN_DARK)
        + "".join(
            circle(x, y, 1.2, "#D9785F") for x,
            y in ((35, 66), (45, 70), (36, 76), (46, 82), (34, 86), (43, 92), (44, 60))
        )
        + path("M30,72 Q40,76 50,72 L50.6,76.6 Q40,80.6 29.6,76.6 Z", "#B0705A")
        + path("M33,46 L40,55 L47,46 L44,43 H36 Z", "#FFFDF6") + circle(40, 54.6, 2.4, "#E8B52E")
        + circle(40, 54.6, 1.2, "#FFF3C4")
        + path(
            "M24,54 Q14,62 18,74 Q24,80 34,76 L33,69.6 Q27,71 25.6,67 L28,60 Z", "#8A5C8E", stroke="#4E2F52",
            stroke_width=1
        )
        + path("M33,69 q7,-1.4 8,3.4 q-2,4.6 -8,3.6 Z", ROSY.base)
        + path(hair, "#BDB6AE") + path("M41,8.6 Q57,10 52.6,30 H41 Z", "#9A938C") + path(bun, "#BDB6AE")
        + path("M41,1 Q48,1 48,9 H41 Z", "#9A938C") + stroke("M35,5.6 q6,-3 11,1", "#DAD4CC", 1.2)
        + stroke("M31,26 Q29,15 37,12 M46,12 Q52,15 51,26", "#DAD4CC", 1.1)
        + head(40.4, 28, 9.6, 15.4, ROSY, 0.78)
        + path("M30.8,21.6 Q40,12 50,21.6 Q46,18.4 41,18.6 Q35,18.4 30.8,21.6 Z", "#BDB6AE")
        + eyes(40.4, 28.4, 4.4, 0.4) + ring(36, 28.4, 3.9, "#B98A2E", 1.1)
        + ring(44.8, 28.4, 3.9, "#B98A2E", 1.1) + stroke("M39.6,28 h1.6", "#B98A2E", 1.1)
        + stroke("M32.2,29 Q28.6,40 33,47 M48.6,29 Q52.4,40 47.4,47", "#B98A2E", 0.8)
        + nose(40.4, 28.6, 4.4, ROSY)
        + stroke("M33,23.4 q2.6,-1.6 5,0 M43,23.4 q2.6,-1.6 5,0", "#8A837C", 1.2)
        + ellipse(34.4, 34, 2.2, 1.6, ROSY.warm, fill_opacity=0.5)
        + ellipse(46.6, 34, 2.2, 1.6, ROSY.warm, fill_opacity=0.5)
        + path("M36.8,37.6 q3.6,-1.8 7.2,0 q-3.6,1.6 -7.2,0 Z", "#B3342C")
        + path(pin, "#D9A468") + path("M62,75 L73,39 L76,40 L65,76 Z", "#B07C42")
        + path(arm, "#6C4470", stroke="#4E2F52", stroke_width=1)
        + path("M58,66 q8,-2.4 11,2 q-0.6,6 -6,7.4 q-5,-1 -5,-9.4 Z", ROSY.dark)
    )
    return [body, hair, bun, pin, arm, head_outline(40.4, 28, 9.6, 15.4, 0.78)], parts


def clerk() -> Drawing:
    """A thin man with an eyeshade, sleeve garters and a pencil behind his ear, hands in the air."""
    body = "M27,96 L29,56 Q29,48 36,46 L45,46 Q52,48 52,56 L54,96 Z"
    left = "M30,50 Q18,52 12,40 L10,26 L16.6,25 L19,37 Q23,45 32,58 Z"
    right = "M51,50 Q63,52 69,40 L71,26 L64.4,25 L62,37 Q58,45 49,58 Z"
    hands = "M8,27 Q6,16 11,15 L18,16 Q20,24 17,28 Z M73,27 Q75,16 70,15 L63,16 Q61,24 64,28 Z"
    shade = "M27,24 Q40,14 54,24 L57,29 Q41,22.6 24,29 Z"
    skull = "M31.8,26 Q31,11 40.6,10.6 Q50.4,11 49.4,26 Z"
    shoes, shoes_drawn = _shoes()
    parts = (
        shoes_drawn + path("M29,80 H52 L54,97 H42 L40.6,86 L39,97 H27 Z", "#4A4E5C")
        + path("M40.6,80 H52 L54,97 H42 Z", "#363A47")
        + path(left, SHIRT) + path(right, SHIRT_DARK) + path("M13.6,41 L19.6,37 L21,40.6 L15.4,45 Z", "#7A3B2E")
        + path("M67.4,41 L61.4,37 L60,40.6 L65.6,45 Z", "#5E2B20")
        + path("M9.8,30 L17.4,29 L17.8,33 L10.4,34 Z M71.2,30 L63.6,29 L63.2,33 L70.6,34 Z", "#FFFDF6")
        + path(body, "#7F5A3A") + path("M40.6,46 H45 Q52,48 52,56 L54,96 H40.6 Z", "#614227")
        + path("M36,46 L40.6,66 L45,46 Z", SHIRT) + path("M40.6,66 L45,46 H40.6 Z", SHIRT_DARK)
        + path("M30,50 L27.8,84 L31.6,84 L34,48 Z", "#A57C56", fill_opacity=0.7)
        + path("M39,48 h3.2 l1.6,11 l-3.2,5 l-3.2,-5 Z", "#2F5B57")
        + path("M27.4,86 L40.6,82 L53.4,86 L54,90 L40.6,87 L27,90 Z", "#614227")
        + "".join(circle(40.6, y, 1.2, BRASS_LIGHT) for y in (69, 74.6, 80))
        + stroke("M31,72 q4,3 8.4,-1", "#F0D48A", 1.1) + rect(43.6, 68, 7, 1.4, "#4A3018")
        + path(hands, TANNED.base) + path("M73,27 Q75,16 70,15 L63,16 Q61,24 64,28 Z", TANNED.dark)
        + stroke("M11,16 v6 M14.4,15.6 v6 M70,16 v6 M66.6,15.6 v6", TANNED.dark, 0.9)
        + path("M37,40 H44 V49 Q40.6,52 37,49 Z", TANNED.dark)
        + path(skull, TANNED.base) + path("M40.6,10.6 Q50.4,11 49.4,26 H40.6 Z", TANNED.dark)
        + head(40.6, 31, 8.8, 14.4, TANNED, 0.66) + ring(36.4, 31.4, 3.7, INK, 1.3)
        + ring(44.8, 31.4, 3.7, INK, 1.3) + stroke("M40.1,31 h1", INK, 1.2)
        + stroke("M35,15 Q39,10.4 45.6,13.6 M34.6,18 Q39,13 47,16.4", "#33231C", 1.2)
        + path("M31.8,23 q-3,4 -1,9 l2.2,-1.4 Z M49.4,23 q3,4 1,9 l-2.2,-1.4 Z", "#33231C")
        + eyes(40.6, 31.4, 4.2) + nose(40.6, 31.6, 5.4, TANNED) + ellipse(40.6, 41.6, 2.5, 1.9, "#6A2A20")
        + path(shade, "#2F8A57", fill_opacity=0.92)
        + path("M41,18.8 Q48,19.4 54,24 L57,29 Q49,25.6 41,25.6 Z", "#216A42")
        + stroke("M28,24.6 Q40,16.4 53,24.6", "#8FD0A8", 1.2)
        + stroke("M50.4,30 L60,20", "#E8B52E", 2) + stroke("M49.6,30.8 l1.2,-1.2", INK, 2)
    )
    return (
        [
            body, left, right, hands, shade, skull, shoes, head_outline(40.6, 31, 8.8, 14.4),
            "M27,80 H54 V97 H27 Z"
        ], parts
    )


def patron() -> Drawing:
    """A cook as wide as his kitchen, with a tall hat, a neckerchief and a ladle."""
    body = "M26,50 Q14,54 13,70 Q11,86 15,95 Q40,101 65,95 Q69,86 67,70 Q66,54 54,50 Z"
    hat = (
        "M29,22 L28,13 Q21,10 24,3.6 Q29,-1 34,2 Q40,-3.6 46,2 "
        "Q52,-1 56,3.6 Q59,10 52,13 L51,22 Q40,25 29,22 Z"
    )
    arms = (
        "M20,54 Q7,60 9,74 Q12,82 24,80 L25,73 Q18,72 19,67 L24,61 Z "
        "M60,54 Q73,60 71,74 Q68,82 56,80 L55,73 Q62,72 61,67 L56,61 Z"
    )
    ladle = (
        "M59,78 L71,42 L74.4,43 L62.4,79 Z M66,36 Q67,30.6 73,31 "
        "Q79.6,33 78.4,38.6 Q76,45 70.6,43.6 Q65,41.6 66,36 Z"
    )
    shoes, shoes_drawn = _shoes()
    parts = (
        shoes_drawn + path(ladle, "#B8C2C6")
        + path("M73,31 Q79.6,33 78.4,38.6 Q76,45 70.6,43.6 Q75,38 73,31 Z", "#8A979C")
        + path(body, "#FFFDF6") + path("M40,50 H54 Q66,54 67,70 Q69,86 65,95 Q52,98 40,98 Z", "#DDD6C6")
        + stroke("M40,56 V97", "#C9C0AE", 1.1)
        + "".join(circle(x, y, 1.6, "#5A5F6A") for x in (34.6, 45.4) for y in (62, 68.6))
        + path("M15,80 Q40,88 65,80 L65.4,95 Q40,101 14.8,95 Z", "#B23A2A")
        + path("M40,84.6 Q54,84 65,80 L65.4,95 Q52,98 40,98 Z", "#8A271A")
        + stroke("M15,80 Q40,88 65,80", "#D9694F", 1.4)
        + path(
            "M20,54 Q7,60 9,74 Q12,82 24,80 L25,73 Q18,72 19,67 L24,61 Z", "#FFFDF6", stroke="#B8B0A0",
            stroke_width=1
        )
        + path(
            "M60,54 Q73,60 71,74 Q68,82 56,80 L55,73 Q62,72 61,67 L56,61 Z", "#DDD6C6", stroke="#B8B0A0",
            stroke_width=1
        )
        + path("M22,72.6 q8,-1 9,4 q-2,5 -9,4 Z", ROSY.base)
        + path("M58,72.6 q8,-1.4 9,3.4 q-1,5.6 -8.4,5 Z", ROSY.dark)
        + head(40, 31, 12, 18, ROSY, 0.96) + ellipse(33, 37, 3, 2.3, ROSY.warm, fill_opacity=0.6)
        + ellipse(47.4, 37, 3, 2.3, ROSY.warm, fill_opacity=0.6)
        + eyes(40, 30.6, 5.2, -0.6) + stroke("M31,27 q4,-2.6 7,0 M42,27 q4,-2.6 7,0", "#4A2E20", 1.8)
        + circle(40.4, 35, 3.2, ROSY.warm) + circle(39.3, 34, 1.1, "#F0A08A")
        + path(
            "M40,38.4 q-4,-2.4 -9,1.4 q-2.4,1 -3.6,-0.6 q1,4 6,3.4 q4,-0.6 6.6,-2.2 "
            "q2.6,1.6 6.6,2.2 q5,0.6 6,-3.4 q-1.2,1.6 -3.6,0.6 q-5,-3.8 -9,-1.4 Z",
            "#4A2E20"
        )
        + stroke("M36.6,44.4 q3.4,2 6.8,0", "#8A3A2A", 1.2)
        + path("M29,49 Q40,56 51,49 L53,53.4 Q40,61 27,53.4 Z", "#B23A2A")
        + path("M40,52.6 Q46,52 51,49 L53,53.4 Q46,57.4 40,57.2 Z", "#8A271A")
        + path("M40,56 l-5,7 l5,-2 l5,2 Z", "#8A271A")
        + path(hat, "#FFFDF6")
        + path("M42,0 Q44,-0.6 46,2 Q52,-1 56,3.6 Q59,10 52,13 L51,22 Q46,23.4 42,23.4 Z", "#DDD6C6")
        + path("M28.6,17.4 Q40,21 51.4,17.4 L51,22 Q40,25 29,22 Z", "#EFE8D8")
        + stroke("M33,15.6 L32,7 M40,16.4 V6 M47,15.6 L48,7", "#C9C0AE", 1.1)
    )
    return [body, hat, arms, ladle, shoes, head_outline(40, 31, 12, 18, 0.96)], parts


# By the numbers in the pictures' names.
MANAGERS: dict[int, Callable[[], Drawing]] = {1: grocer, 2: matron, 3: clerk, 4: patron}


def manager_drawing(number: int) -> str:
    """A manager without the file round him, for his target."""
    silhouettes, parts = MANAGERS[number]()
    return group(outlined(silhouettes) + parts, MOVED)


def manager(number: int) -> str:
    """A manager as a file."""
    return document(SIZE, SIZE, manager_drawing(number))
