# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generates the C++ source of `TownPlan` from the board file: town_plan_source.py TOWN.json PLAN.cpp"""

import json
import math
import sys

# Where the districts' names are painted: x, y and rotation in degrees.
DISTRICT_NAMES = {"old-town": (326, 436, -5), "market": (1000, 302, 0), "villas": (1668, 452, 15),
                  "casino": (1330, 884, -1), "harbour": (262, 1046, 0)}


def middle(line):
    """Returns the point half way along the line, and its direction there in degrees."""
    lengths = [math.dist(a, b) for a, b in zip(line, line[1:])]
    rest = sum(lengths) / 2
    for (a, b), length in zip(zip(line, line[1:]), lengths):
        if rest <= length:
            part = rest / length
            return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], degrees(a, b)
        rest -= length
    return line[-1], 0


def degrees(a, b):
    """Returns the angle of a label, never upside down."""
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    return (angle + 90) % 180 - 90


class Plan:
    def __init__(self, board):
        self.board = board
        self.drawing = board["drawing"]
        self.arrays = []

    def points(self, points):
        if not points:
            return "{}"
        name = f"points_{len(self.arrays)}"
        self.arrays.append(f"constexpr Spot {name}[]{{{', '.join(self.spot(point) for point in points)}}};\n")
        return name

    @staticmethod
    def spot(point):
        return f"{{{float(point[0])}f, {float(point[1])}f}}"

    def place_rows(self):
        squares = self.drawing["squares"]
        for place in self.board["places"]:
            square = squares.get(place["id"])
            if square:
                way = square["t"] or [0, 0]
                yield f"{{{self.spot(square['p'])}, {self.spot(way)}, {self.points(square['quad'])}}}"
            elif place["id"] in self.drawing["shops"]:
                yield f"{{{self.spot(self.drawing['shops'][place['id']]['sign'])}, {{}}, {{}}}}"
            else:
                yield f"{{{self.spot([place['x'], place['y']])}, {{}}, {{}}}}"

    def shop_rows(self):
        for shop in self.board["shops"]:
            drawn = self.drawing["shops"][shop["id"]]
            yield f"{{{self.spot(drawn['sign'])}, {self.points(drawn['roof'])}}}"

    def section_rows(self):
        for section in self.board["sections"]:
            drawn = self.drawing["sections"][section["id"]]
            point, _ = middle(drawn["mid"])
            yield f"{{{self.spot(point)}, {self.points(drawn['band'])}}}"

    def street_rows(self):
        """Puts each name on the middle square of its street, crossings not counted."""
        squares = self.drawing["squares"]
        for street in self.board["streets"]:
            straight = [squares[place["id"]] for place in self.board["places"]
                        if place.get("street") == street["id"] and squares.get(place["id"], {}).get("t")]
            one = straight[len(straight) // 2]
            yield f"{{{self.spot(one['p'])}, {degrees([0, 0], one['t']):.1f}f}}"

    def district_rows(self):
        for district in self.board["districts"]:
            x, y, angle = DISTRICT_NAMES[district["id"]]
            yield f"{{{self.spot([x, y])}, {float(angle)}f}}"

    def bridge_rows(self):
        for bridge in self.drawing["bridges"]:
            yield self.spot(bridge["at"])

    def source(self):
        tables = [("places", self.place_rows()), ("shops", self.shop_rows()), ("sections", self.section_rows()),
                  ("streets", self.street_rows()), ("districts", self.district_rows()),
                  ("bridges", self.bridge_rows())]
        rows = [(name, ",\n    ".join(lines)) for name, lines in tables]
        body = ",\n".join(f"    // {name}\n    {{{{{lines}}}}}" for name, lines in rows)
        return ('// Made from the board file.\n#include "app/supergang/town/town_plan.hpp"\n\nnamespace supergang_table {\n\n'
                + "namespace {\n\n" + "".join(self.arrays) + "\n}\n\nconst TownPlan town_plan{\n" + body + "};\n\n}\n")


def main():
    board_file, source_file = sys.argv[1:]
    with open(board_file, encoding="utf-8") as file:
        source = Plan(json.load(file)).source()
    try:
        with open(source_file, encoding="utf-8") as file:
            if file.read() == source:
                return
    except FileNotFoundError:
        pass
    with open(source_file, "w", encoding="utf-8") as file:
        file.write(source)


main()
