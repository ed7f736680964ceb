# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of Gangz's files: their names and how each is drawn."""

from collections.abc import Callable, Iterator
from functools import partial

from . import gangz_tile, guns, tattoo_cards
from .seat_tones import CLOTHS
from .tattoo_names import TATTOOS

Picture = tuple[str, Callable[[], str]]


def pictures() -> Iterator[Picture]:
    """All pictures of Gangz."""
    for number, name in enumerate(TATTOOS):
        yield f"tattoos/{number}", partial(tattoo_cards.ink, name)
    yield "tattoos/paper", tattoo_cards.paper
    yield "backs/tattoo", tattoo_cards.back
    for seat in CLOTHS:
        yield f"guns/{seat}", partial(guns.gun, seat)
    yield "tiles/gangz", gangz_tile.gangz
