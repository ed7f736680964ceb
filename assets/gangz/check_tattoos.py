# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the 240 tattoos of Gangz: tattoos.json, the glyphs that it names, and the words for its tags in thoughts.json.

    python3 assets/gangz/check_tattoos.py          # exit status 0: all is right; 1: a line for each mistake
    python3 assets/gangz/check_tattoos.py --links  # how strongly the pictures are linked by their tags

Also `ctest -R tattoos`. README.md says what the fields mean.
"""

import argparse
import collections
import json
import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[1]
COUNT = 240
LANGUAGES = ("en", "it", "fr")
FIELDS = {"id", "icon", "by", *LANGUAGES, "tags"}
TEXTS = ("icon", "by", *LANGUAGES)
LONGEST_NAME = 26  # of what fits below a card
TAGS_EACH, TAG_USES, VOCABULARY = (6, 12), (3, 60), (150, 220)
LINKED, LINKS = 0.25, (8, 60)
PATH_DATA = re.compile(r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9., -]+")

Tattoo = dict
Tags = dict[str, float]


def _shape(tattoos: object) -> Iterator[str]:
    """Returns errors of form, which prevent the other checks."""
    if not isinstance(tattoos, list) or len(tattoos) != COUNT:
        yield f"the manifest is not a list of {COUNT} objects"
        return
    for n, tattoo in enumerate(tattoos):
        if not isinstance(tattoo, dict) or set(tattoo) != FIELDS:
            yield f"entry {n}: its fields are not {', '.join(sorted(FIELDS))}"
        elif not all(isinstance(tattoo[k], str) and tattoo[k] and tattoo[k] == tattoo[k].strip() for k in TEXTS):
            yield f"entry {n}: {', '.join(TEXTS)} must be text, not empty, without blanks at the ends"
        elif not isinstance(tattoo["tags"], dict):
            yield f"entry {n}: tags is not an object"
        else:
            for tag, weight in tattoo["tags"].items():
                if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not 0.1 <= weight <= 1.0:
                    yield f"entry {n}: the weight of {tag!r} is {weight!r}"


def _names(tattoos: list[Tattoo]) -> Iterator[str]:
    if [tattoo["id"] for tattoo in tattoos] != list(range(COUNT)):
        yield f"the ids are not 0 to {COUNT - 1} in order"
    for field in ("icon", *LANGUAGES):
        for value, times in collections.Counter(tattoo[field].casefold() for tattoo in tattoos).items():
            if times > 1:
                yield f"{field}: {value!r} stands {times} times"
    for tattoo in tattoos:
        for language in LANGUAGES:
            name = tattoo[language]
            if not name[0].isupper():
                yield f"{language}: {name!r} does not begin with a capital"
            if "'" in name:
                yield f"{language}: {name!r} has a straight apostrophe"
            if len(name) > LONGEST_NAME:
                yield f"{language}: {name!r} is longer than {LONGEST_NAME} characters"


def _tags(tattoos: list[Tattoo]) -> Iterator[str]:
    uses = collections.Counter(tag for tattoo in tattoos for tag in tattoo["tags"])
    for tattoo in tattoos:
        if not TAGS_EACH[0] <= len(tattoo["tags"]) <= TAGS_EACH[1]:
            yield f"{tattoo['id']} {tattoo['en']}: {len(tattoo['tags'])} tags"
    for tag, count in sorted(uses.items()):
        if not (tag.isascii() and tag.isalpha() and tag.islower()):
            yield f"the tag {tag!r} is not one lower-case English word"
        if not TAG_USES[0] <= count <= TAG_USES[1]:
            yield f"the tag {tag!r} is used by {count} pictures"
    if not VOCABULARY[0] <= len(uses) <= VOCABULARY[1]:
        yield f"{len(uses)} tags in the vocabulary"
    for tattoo, strengths in zip(tattoos, links(tattoos)):
        linked = sum(strength > LINKED for strength in strengths)
        if not LINKS[0] <= linked <= LINKS[1]:
            yield f"{tattoo['id']} {tattoo['en']}: linked to {linked} pictures"


def _glyphs(tattoos: list[Tattoo], glyphs: dict[str, str]) -> Iterator[str]:
    """Each glyph is there, is path data, and is one of its own; `take.py` proves that they are the package's."""
    for tattoo in tattoos:
        if tattoo["icon"] not in glyphs:
            yield f"{tattoo['id']} {tattoo['en']}: glyphs.json has no {tattoo['icon']!r}"
    for name, data in glyphs.items():
        if not isinstance(data, str) or not PATH_DATA.fullmatch(data):
            yield f"the glyph {name!r} is not path data"
    for data, times in collections.Counter(glyphs.values()).items():
        if times > 1:
            yield f"{times} glyphs are one picture: {', '.join(n for n, d in glyphs.items() if d == data)}"


def _cosine(a: Tags, b: Tags) -> float:
    dot = sum(weight * b[tag] for tag, weight in a.items() if tag in b)
    return dot / math.sqrt(sum(w * w for w in a.values()) * sum(w * w for w in b.values())) if dot else 0.0


def links(tattoos: list[Tattoo]) -> list[list[float]]:
    """Returns the strength of the link of each pair: 0 to 1, and 0 of a picture with itself."""
    return [[_cosine(a["tags"], b["tags"]) if a is not b else 0.0 for b in tattoos] for a in tattoos]


def _thoughts(tattoos: list[Tattoo], thoughts: dict[str, dict[str, str]]) -> Iterator[str]:
    for tag in sorted({tag for tattoo in tattoos for tag in tattoo["tags"]} ^ set(thoughts)):
        yield f"the tag {tag!r} is not in both files"
    for tag, words in thoughts.items():
        if set(words) != set(LANGUAGES) or not all(text and "'" not in text for text in words.values()):
            yield f"{tag!r} needs words in {', '.join(LANGUAGES)}, without straight apostrophes"


def complaints(tattoos: object, thoughts: dict[str, dict[str, str]], glyphs: dict[str, str]) -> list[str]:
    """Returns one line for each error."""
    found = list(_shape(tattoos))
    if found:
        return found
    return [*_names(tattoos), *_tags(tattoos), *_thoughts(tattoos, thoughts), *_glyphs(tattoos, glyphs)]


def _read(*path: str) -> object:
    return json.loads(ASSETS.joinpath(*path).read_text(encoding="utf-8"))


def main() -> int:
    """Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--links", action="store_true", help="print each picture's links and its nearest five")
    options = parser.parse_args()
    tattoos = _read("gangz", "tattoos.json")
    found = complaints(tattoos, _read("gangz", "thoughts.json"), _read("art", "glyphs", "glyphs.json"))
    if options.links and not found:
        for tattoo, strengths in zip(tattoos, links(tattoos)):
            near = sorted(range(COUNT), key=lambda n: -strengths[n])[:5]
            print(f"{tattoo['id']} {tattoo['en']}: {sum(s > LINKED for s in strengths)} links; "
                  + ", ".join(f"{tattoos[n]['en']} {strengths[n]:.2f}" for n in near))
    print(*found, f"{len(found)} mistakes", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
