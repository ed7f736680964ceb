# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all files: their names and how each is drawn."""

from collections.abc import Callable, Iterator
from functools import partial

from . import (
    app_icon, backs, blast, cities, dice, frames, gangz_pictures, icons, marks, ninepatch, pieces,
    room, screen, specials, tiles, tray, warning_cards,
)
from .cast import COMPUTER_PLAYERS, cast
from .moods import MOODS, in_mood
from .portrait import photograph, portrait
from .supergang import pictures as supergang_pictures

# A name without extension and how to draw it; text becomes an SVG file, bytes a PNG file.
Picture = tuple[str, Callable[[], str | bytes]]


def _cards() -> Iterator[Picture]:
    for gangster in cast():
        yield f"portraits/{gangster.number}", partial(portrait, gangster)
        if gangster.number in COMPUTER_PLAYERS:
            yield f"faces/{gangster.number}", partial(photograph, gangster)
            for mood in MOODS:
                yield f"faces/{gangster.number}-{mood}", partial(photograph, in_mood(gangster, mood))
    for odd in (True, False):
        for count in frames.REVOLVER_COUNTS:
            yield f"frames/{'odd' if odd else 'even'}-{count}", partial(frames.frame, odd, count)
    for name in backs.BACKS:
        yield f"backs/{name}", partial(backs.back, name)
    for name in specials.OBJECTS:
        yield f"specials/{name}", partial(specials.special, name, with_plate=True)
        yield f"specials/{name}-small", partial(specials.special, name, with_plate=False)
    for name in cities.SKYLINES:
        yield f"cities/{name}", partial(cities.skyline, name)
        yield f"cities/{name}-tall", partial(cities.tall_skyline, name)
        yield f"tickets/{name}", partial(cities.ticket, name)


def _signs() -> Iterator[Picture]:
    for name in marks.MARKS:
        yield f"marks/{name}", partial(marks.mark, name)
        yield f"marks/{name}-ink", partial(marks.ink_mark, name)
        yield f"marks/{name}-disc", partial(marks.seat_disc, name)
    for parity in marks.SIGNS:
        for variant in marks.SIGN_COLOURS:
            yield f"marks/{parity}{variant}", partial(marks.parity_sign, parity, variant)
    for name in pieces.REVOLVERS:
        yield f"marks/revolver-{name}", partial(pieces.revolver_picture, name)
    for colour in icons.ICON_COLOURS:
        for name in icons.ICONS:
            yield f"icons/{colour}/{name}", partial(icons.icon, name, colour)
    for name in icons.STATUS_ICONS:
        yield f"icons/status/{name}", partial(icons.status_icon, name)


def _app() -> Iterator[Picture]:
    yield "icon/backroom", app_icon.app_icon


def _room() -> Iterator[Picture]:
    yield "room/table-light", room.table_light
    yield "room/home-light", room.home_light
    yield "room/lamp", room.lamp
    yield "room/bulb-glow", room.bulb_glow
    yield "room/curtain-left", partial(room.curtain_half, left=True)
    yield "room/curtain-right", partial(room.curtain_half, left=False)
    yield "room/curtain-valance", room.curtain_valance
    yield "room/sunburst", room.sunburst
    yield "room/glory", room.glory
    yield "room/divider", room.divider
    yield "room/weave", ninepatch.weave
    for name in ninepatch.PATCHES:
        yield f"ninepatches/{name}", partial(ninepatch.patch_picture, name)


def _gang_of_dice() -> Iterator[Picture]:
    for value in dice.VALUES:
        yield f"dice/{value}", partial(dice.die, value)
        yield f"dice/small-{value}", partial(dice.small_die, value)
    yield "dice/boss", dice.boss_die
    yield "dice/small-boss", dice.small_boss_die
    for i in range(len(dice.TUMBLE_FRAMES)):
        yield f"dice/tumble-{i + 1}", partial(dice.tumble, i)
    yield "warnings/explosive", warning_cards.explosive
    yield "warnings/bomb", warning_cards.bomb
    yield "warnings/bomb-unlit", partial(warning_cards.bomb, lit=False)
    yield "warnings/bang", blast.bang
    yield "warnings/spark", blast.spark
    yield "backs/warning-bright", warning_cards.bright_back
    yield "backs/warning-dark", warning_cards.dark_back
    yield "pieces/token", pieces.token
    yield "pieces/token-small", pieces.small_token
    yield "pieces/screen", screen.screen
    yield "pieces/screen-open", screen.open_screen
    yield "pieces/screen-small", screen.small_screen
    yield "tiles/gang-of-dice", tiles.gang_of_dice
    yield "room/tray", tray.tray


def _files(pictures: Iterator[Picture]) -> Iterator[tuple[str, Callable[[], bytes]]]:
    for name, draw in pictures:
        # The weave and the 9-patches are made of pixels, everything else is SVG.
        if name.startswith("ninepatches/") or name == "room/weave":
            yield f"{name}.png", draw
        else:
            yield f"{name}.svg", lambda draw=draw: f"{draw()}\n".encode()


def shipped() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """The files the program carries, as (path inside the output folder, how to make its content)."""
    games = (_gang_of_dice(), gangz_pictures.pictures(), supergang_pictures.pictures())
    for pictures in (_cards(), _signs(), _app(), _room(), *games):
        yield from _files(pictures)


def upcoming() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Files of games that are not in the program yet; at present there are none."""
    yield from _files(iter(()))
