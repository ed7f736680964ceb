# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the C++ source of the town's tables from the board file. Usage: town_source.py TOWN.json TABLES.cpp"""

import json
import sys


class Tables:
    def __init__(self, board):
        self.board = board
        self.places = board["places"]
        self.shops = board["shops"]
        self.sections = board["sections"]
        self.place = {place["id"]: number for number, place in enumerate(self.places)}
        self.shop = {shop["id"]: number for number, shop in enumerate(self.shops)}
        self.street = {street["id"]: number for number, street in enumerate(board["streets"])}
        self.district = {district["id"]: number for number, district in enumerate(board["districts"])}
        self.kind = {place["id"]: place["kind"] for place in self.places}
        self.arrays = []

    def ids_of(self, kind):
        return [place["id"] for place in self.places if place["kind"] == kind]

    def is_street(self, place):
        return self.kind[place] in ("street", "manhole")

    def numbers(self, ids, numbers, of="Place"):
        """Returns the name of an array of these numbers, which is defined before the tables; {} if there are none."""
        if not ids:
            return "{}"
        name = f"list_{len(self.arrays)}"
        values = ", ".join(str(numbers[one]) for one in ids)
        self.arrays.append(f"constexpr {of} {name}[]{{{values}}};\n")
        return name

    def street_next(self, place):
        if not self.is_street(place["id"]):
            return []
        return [one for one in place["next"] if self.is_street(one)]

    def steps(self, place):
        if place["kind"] == "graveyard":
            return []
        steps = {one for one in place["next"] if self.kind[one] != "graveyard"}
        if place["kind"] == "manhole":
            steps.update(one for one in self.ids_of("manhole") if one != place["id"])
        return sorted(steps, key=str.encode)

    def behind(self, place):
        ways = self.street_next(place)
        return ways + self.ids_of("centre") if place["id"] in self.board["exits"] else ways

    def seen_from(self, place):
        """SG-9.3: returns the places from which a patrol sees a crime at this place."""
        if self.is_street(place["id"]):
            return [place["id"], *self.street_next(place)]
        if place["kind"] == "shop":
            return [place["id"], *self.shops[self.shop[place["id"]]]["accesses"]]
        return [place["id"], *place["next"]] if place["kind"] == "clinic" else []

    def place_rows(self):
        ranks = {one: rank for rank, one in enumerate(self.by_id(self.places))}
        for place in self.places:
            one = place["id"]
            doors = [shop["id"] for shop in self.shops if one in shop["accesses"]]
            sections = [at for at, section in enumerate(self.sections) if one in section["squares"]]
            yield fields(
                text(one), f"PlaceKind::{place['kind']}",
                self.street[place["street"]] if "street" in place else "no_street",
                self.shop.get(one, "no_shop"), ranks[one], float(place["x"]), float(place["y"]),
                self.numbers(place["next"], self.place), self.numbers(self.street_next(place), self.place),
                self.numbers(doors, self.shop, "Shop"), self.numbers(sections, range(len(self.sections)), "Section"),
                self.numbers(self.steps(place), self.place),
                set_of(self.behind(place), self.place), set_of(self.seen_from(place), self.place))

    def shop_rows(self):
        for shop in self.shops:
            one = shop["id"]
            lining = [at for at, section in enumerate(self.sections) if one in section["shops"]]
            yield fields(
                self.place[one], f"ShopKind::{shop['kind'].lower()}", self.district[shop["district"]],
                text(shop["block"]), name(shop["name"]), self.numbers(shop["accesses"], self.place),
                self.numbers(shop["neighbours"], self.shop, "Shop"),
                self.numbers(lining, range(len(self.sections)), "Section"))

    def section_rows(self):
        for section in self.sections:
            yield fields(
                text(section["id"]), self.numbers(section["squares"], self.place),
                self.numbers(section["shops"], self.shop, "Shop"))

    def district_rows(self):
        for district in self.board["districts"]:
            yield fields(
                text(district["id"]), name(district["name"]), self.numbers(district["shops"], self.shop, "Shop"),
                set_of(district["shops"], self.shop))

    def street_rows(self):
        for street in self.board["streets"]:
            yield fields(text(street["id"]), name(street["name"]))

    def bridge_rows(self):
        for bridge in self.board["bridges"]:
            yield fields(self.numbers(bridge["over"], self.place), self.numbers(bridge["under"], self.place))

    def by_id(self, items):
        return sorted((item["id"] for item in items), key=str.encode)

    def source(self):
        section = {one["id"]: at for at, one in enumerate(self.sections)}
        clinic, graveyard = (self.places[self.place[self.ids_of(kind)[0]]] for kind in ("clinic", "graveyard"))
        parts = [
            table(self.place_rows()), table(self.shop_rows()), table(self.section_rows()), table(self.district_rows()),
            table(self.street_rows()), "bridges",
            row(self.place[one] for one in self.board["exits"]),
            row(self.place[one] for one in self.ids_of("manhole")),
            row(self.place[one] for one in self.by_id(self.places)),
            row(section[one] for one in self.by_id(self.sections)),
            self.place[self.ids_of("centre")[0]], self.place[clinic["id"]], self.place[graveyard["id"]],
            self.place[clinic["next"][0]], self.place[graveyard["next"][0]],
        ]
        bridges = "".join(f"    {one},\n" for one in self.bridge_rows())
        counts = {
            "place": len(self.places), "shop": len(self.shops), "section": len(self.sections),
            "district": len(self.district), "street": len(self.street), "manhole": len(self.ids_of("manhole")),
            "exit": len(self.board["exits"])}
        checks = "".join(
            f'static_assert({one}_count == {count}, "the board file has {count}");\n' for one, count in counts.items())
        body = ",\n    ".join(str(part) for part in parts)
        return (
            '#include "engine/supergang/town/town.hpp"\n\nnamespace backroom::supergang {\n\n'
            f'{checks}\nnamespace {{\n\n{"".join(self.arrays)}constexpr BridgeFacts bridges[]{{\n{bridges}}};\n\n}}\n\n'
            f"constinit const Town town{{\n    {body}}};\n\n}}\n")


def text(value):
    return json.dumps(value, ensure_ascii=False)


def name(names):
    return fields(*(text(names[language]) for language in ("en", "it", "fr")))


def fields(*values):
    return "{" + ", ".join(str(value) for value in values) + "}"


def row(values):
    return "{{" + ", ".join(str(value) for value in values) + "}}"


def table(rows):
    return "{{\n" + "".join(f"        {one},\n" for one in rows) + "    }}"


def set_of(ids, numbers):
    return "{" + ", ".join(str(numbers[one]) for one in ids) + "}"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        tables = Tables(json.load(file))
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(tables.source())
