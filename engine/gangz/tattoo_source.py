# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the C++ source with the tags of the pictures. Usage: tattoo_source.py TATTOOS.json TABLE.cpp"""

import json
import sys


def main(manifest, target):
    with open(manifest, encoding="utf-8") as file:
        tattoos = json.load(file)
    if [tattoo["id"] for tattoo in tattoos] != list(range(240)):
        sys.exit(f"{manifest}: the ids are not 0 to 239 in their order")
    numbers = {tag: number for number, tag in enumerate(sorted({tag for tattoo in tattoos for tag in tattoo["tags"]}))}
    rows = []
    for tattoo in tattoos:
        tags = sorted((numbers[tag], round(10 * weight)) for tag, weight in tattoo["tags"].items())
        if not 1 <= len(tags) <= 12 or not all(1 <= tenths <= 10 for _, tenths in tags):
            sys.exit(f"{manifest}: picture {tattoo['id']} needs 1 to 12 tags of .1 to 1")
        rows.append("    Thoughts{" + ", ".join(f"TagWeight{{{number}, {tenths}}}" for number, tenths in tags) + "},\n")
    with open(target, "w", encoding="utf-8") as file:
        file.write('#include "engine/gangz/tattoos.hpp"\n\nnamespace backroom::gangz {\n\n')
        file.write(f"static_assert(thought_count >= {len(numbers)});\n\n")
        file.write("const std::array<Thoughts, card_count>& thoughts()\n{\n")
        file.write("    static const std::array<Thoughts, card_count> all{\n")
        file.writelines("    " + row for row in rows)
        file.write("    };\n    return all;\n}\n\n}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
