# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes the bounding box of all points and strokes of a drawing, for the checks.

Control points count as if the curve went through them, and arcs as their end points.
"""

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

SVG = "{http://www.w3.org/2000/svg}"
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TRANSFORM = re.compile(r"(translate|scale|rotate|matrix)\(([^)]*)\)")
# How many numbers each command of path data takes.
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


def path_points(d: str) -> Iterator[Point]:
    """All end points and control points of path data."""
    tokens = TOKEN.findall(d)
    x = y = start_x = start_y = 0.0
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind, relative = command.upper(), command.islower()
        values = [float(token) for token in tokens[at : at + ARGUMENTS[kind]]]
        at += ARGUMENTS[kind]
        base_x, base_y = (x, y) if relative else (0.0, 0.0)
        if kind == "Z":
            x, y = start_x, start_y
        elif kind == "H":
            x = base_x + values[0]
        elif kind == "V":
            y = base_y + values[0]
        else:
            if kind == "A":
                values = values[5:]
            points = [(base_x + a, base_y + b) for a, b in zip(values[::2], values[1::2])]
            yield from points
            x, y = points[-1]
            if kind == "M":
                start_x, start_y = x, y
                command = "l" if relative else "L"
        yield x, y


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    )


def _matrix(transform: str) -> Matrix:
    matrix = IDENTITY
    for kind, text in TRANSFORM.findall(transform):
        values = [float(value) for value in re.split(r"[ ,]+", text.strip())]
        if kind == "translate":
            step: Matrix = (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
        elif kind == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        elif kind == "matrix":
            step = tuple(values)
        else:
            angle = math.radians(values[0])
            cx, cy = values[1:] if len(values) == 3 else (0, 0)
            turn: Matrix = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
            step = _times(_times((1, 0, 0, 1, cx, cy), turn), (1, 0, 0, 1, -cx, -cy))
        matrix = _times(matrix, step)
    return matrix


def _own_points(element: ElementTree.Element) -> list[Point]:
    def value(name: str) -> float:
        return float(element.get(name, 0))

    tag = element.tag.removeprefix(SVG)
    if tag == "path":
        return list(path_points(element.get("d", "")))
    if tag == "rect":
        left, top, right, bottom = (
            value("x"), value("y"), value("x") + value("width"), value("y") + value("height")
        )
    elif tag in ("circle", "ellipse"):
        rx, ry = value("rx") or value("r"), value("ry") or value("r")
        left, top, right, bottom = value("cx") - rx, value("cy") - ry, value("cx") + rx, value("cy") + ry
    else:
        return []
    return [(left, top), (right, top), (left, bottom), (right, bottom)]


def reach(element: ElementTree.Element, matrix: Matrix = IDENTITY) -> list[Point]:
    """Opposite corners of a box round everything in an element, or nothing."""
    if element.tag == f"{SVG}defs":
        return []
    matrix = _times(matrix, _matrix(element.get("transform", "")))
    a, b, c, d, e, f = matrix
    half = 0.0 if element.get("stroke") in (None, "none") else float(element.get("stroke-width", 1)) / 2
    points = [
        (a * (x + dx) + c * (y + dy) + e, b * (x + dx) + d * (y + dy) + f)
        for x, y in _own_points(element)
        for dx, dy in ((-half, -half), (half, half), (-half, half), (half, -half))
    ]
    for child in element:
        points += reach(child, matrix)
    if not points:
        return []
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return [(min(xs), min(ys)), (max(xs), max(ys))]
