# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks of the pictures: `python3 drawings --check`.

Every complaint is one line of text; no line means that all is well.
"""

import hashlib
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from .bounds import reach
from .cast import cast, look_alikes
from .collection import shipped, upcoming

SVG = "{http://www.w3.org/2000/svg}"
# What the pictures may use of SVG Tiny 1.2; no text, filters, masks, clips, pictures or styles.
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "defs": set(),
    "g": {"transform", "fill", "fill-opacity"},
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
PAINT = {
    "fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "transform",
}
SHAPES = {"path", "rect", "circle", "ellipse"}
COLOUR = re.compile(r"#[0-9A-F]{6}|none|url\(#([\w-]+)\)")
# These are turned on the table, so they need a transparent rim. A portrait is not in the list:
# it lies under its frame, which covers its edge.
TURNED = (
    "frames/", "backs/", "specials/", "tickets/", "warnings/", "dice/", "pieces/token", "tattoos/", "guns/",
    "bases/", "duel/target", "duel/back", "duel/dart",
)
RIM = 0.01  # of the width
LARGEST_SVG = 14_000  # bytes; a card is drawn often, and in the first second
# The picture of a game on the home screen is drawn once, in the background, and has a whole still life in it.
LARGEST_TILE = 64_000
LARGEST_TOWN = 1_100_000  # drawn once a zoom step, in the background
MOST_PARTS = 40  # of one path: Qt needs much longer for one path of many parts than for many paths
PNG_HEADER = b"\x89PNG\r\n\x1a\n"


def _all_files() -> dict[str, bytes]:
    return {name: draw() for name, draw in chain(shipped(), upcoming())}


def _paint(tag: str, element: ElementTree.Element, gradients: set[str]) -> Iterator[str]:
    for name in ("fill", "stroke"):
        value = element.get(name)
        match = value and COLOUR.fullmatch(value)
        if value and not match:
            yield f"{tag} has the {name} {value!r}"
        elif match and match.group(1) and match.group(1) not in gradients:
            yield f"{tag} uses the gradient {match.group(1)!r}, which is not there"


def _svg_complaints(content: bytes, largest: int) -> Iterator[str]:
    """Checks that a picture is well-formed and within SVG Tiny."""
    try:
        root = ElementTree.fromstring(content)
    except ElementTree.ParseError as error:
        yield f"not well-formed: {error}"
        return
    if root.tag != f"{SVG}svg":
        yield "its root is not <svg>"
        return
    gradients = {e.get("id", "") for e in root.iter() if e.tag.endswith("Gradient")}
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        parts = element.get("d", "").upper().count("M")
        if largest == LARGEST_TOWN and parts > MOST_PARTS:
            yield f"a path has {parts} parts"
        if tag not in ATTRIBUTES:
            yield f"<{tag}> is not allowed"
            continue
        allowed = ATTRIBUTES[tag] | (PAINT if tag in SHAPES else set())
        for name in element.attrib.keys() - allowed:
            yield f"<{tag}> must not have {name!r}"
        if (element.text or "").strip() or (element.tail or "").strip():
            yield f"there is text in <{tag}>"
        yield from _paint(tag, element, gradients)
    box = [float(value) for value in root.get("viewBox", "0 0 0 0").split()]
    if [float(root.get("width", 0)), float(root.get("height", 0))] != box[2:]:
        yield "its size is not that of its view box"
    if len(content) > largest:
        yield f"{len(content)} bytes are too many"


def _rim_complaints(content: bytes) -> Iterator[str]:
    """Checks that nothing is drawn in the outermost hundredth of the view box."""
    root = ElementTree.fromstring(content)
    left, top, width, height = (float(value) for value in root.get("viewBox", "").split())
    (x1, y1), (x2, y2) = reach(root)
    rim = RIM * width
    if x1 < left + rim or y1 < top + rim or x2 > left + width - rim or y2 > top + height - rim:
        yield f"reaches from {x1:.1f},{y1:.1f} to {x2:.1f},{y2:.1f}: no transparent rim of {rim:.1f}"


def _png_complaints(content: bytes) -> Iterator[str]:
    if not content.startswith(PNG_HEADER):
        yield "not a PNG file"
        return
    width, height, depth, kind = struct.unpack(">IIBB", content[16:26])
    if (depth, kind) != (8, 6) or not 0 < width == height <= 256:
        yield f"a {width} x {height} picture of kind {kind} with {depth} bits"


def _portrait_complaints(files: dict[str, bytes]) -> Iterator[str]:
    portraits: dict[bytes, int] = {}
    for number in range(1, 81):
        content = files.get(f"portraits/{number}.svg")
        if content is None:
            yield f"portraits/{number}.svg is missing"
        elif content in portraits:
            yield f"portraits/{number}.svg is the picture of {portraits[content]} again"
        else:
            portraits[content] = number
    yield from (f"portraits {a} and {b} look alike" for a, b in look_alikes(cast()))
    for gangster in cast():
        if gangster.woman != (gangster.number % 2 == 1) or (gangster.woman and gangster.beard):
            yield f"portrait {gangster.number} does not show its parity"


def digest() -> str:
    """Returns one checksum of the names and contents of all files."""
    sum_of_all = hashlib.sha256()
    for name, content in sorted(_all_files().items()):
        sum_of_all.update(f"{name}\n{len(content)}\n".encode() + content)
    return sum_of_all.hexdigest()


def _sameness_complaints() -> Iterator[str]:
    """Two more processes with other hash seeds must draw the same bytes."""
    here = digest()
    for seed in ("1", "2"):
        other = subprocess.run(
            [sys.executable, "-B", str(Path(__file__).parent), "--digest"],
            env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout.strip()
        if other != here:
            yield f"drawn again with hash seed {seed}, the pictures are not the same bytes"


def _largest(name: str) -> int:
    """Returns the maximum size of a picture in bytes."""
    if name == "town/town.svg":
        return LARGEST_TOWN
    return LARGEST_TILE if name.startswith("tiles/") or name == "town/far.svg" else LARGEST_SVG


def complaints() -> Iterator[str]:
    """Returns one line for each error."""
    files = _all_files()
    for name, content in files.items():
        if name.endswith(".svg"):
            found = list(_svg_complaints(content, _largest(name)))
        else:
            found = list(_png_complaints(content))
        if not found and name.startswith(TURNED):
            found = list(_rim_complaints(content))
        yield from (f"{name}: {line}" for line in found)
    yield from _portrait_complaints(files)
    yield from _sameness_complaints()
