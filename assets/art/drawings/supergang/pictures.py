# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of SuperGang's files: their names and how each is drawn."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from ..dice import TUMBLE_FRAMES
from ..seat_tones import CLOTHS
from . import (
    action_icons, book_card, duel_darts, duel_stall, duel_targets, festive, figures, managers, police, supergang_tile,
    tokens, town_dice,
)
from .town import town_picture
from .town_data import read_town
from .town_far import town_from_far
from .town_palette import DISTRICTS
from .town_signs import RECRUITS, lone_badge
from .town_streets import cover
from .town_swatches import swatch

# A name without extension and how to draw it.
Picture = tuple[str, Callable[[], str]]
BOARD = Path(__file__).resolve().parents[3] / "supergang" / "town.json"


def _town() -> Iterator[Picture]:
    yield "town/town", lambda: town_picture(read_town(BOARD))
    yield "town/far", lambda: town_from_far(read_town(BOARD))
    for district in DISTRICTS:
        yield f"town/district-{district}", partial(swatch, district)
    for kind in ("T", "V", "D", "star"):
        yield f"town/badge-{RECRUITS.get(kind, kind)}", partial(lone_badge, kind)
    yield "town/manhole-cover", cover
    yield "town/book-card", book_card.book_card


def _pieces() -> Iterator[Picture]:
    for seat in CLOTHS:
        for kind in figures.FIGURES:
            yield f"figures/{kind}-{seat}", partial(figures.figure, kind, seat)
        yield f"bases/{seat}", partial(tokens.base, seat, True)
        yield f"bases/{seat}-free", partial(tokens.base, seat, False)
        yield f"tokens/ownership-{seat}", partial(tokens.ownership, seat)
        yield f"tokens/racket-{seat}", partial(tokens.racket, seat)
        yield f"tokens/traffic-{seat}", partial(tokens.traffic_pawn, seat)
        yield f"chips/vamped-{seat}", partial(tokens.vamped, seat)
    for number in managers.MANAGERS:
        yield f"figures/manager-{number}", partial(managers.manager, number)
    for number in police.NUMBERS:
        for crew in police.CREWS:
            yield f"figures/patrol-{number}{crew}", partial(police.patrol, number, crew)
    yield "bases/police", partial(tokens.police_base, True)
    yield "bases/police-free", partial(tokens.police_base, False)
    for name, draw in tokens.CHIPS.items():
        yield f"chips/{name}", draw
    yield "tokens/coin", tokens.coin
    yield "tokens/suitcase", tokens.suitcase
    for who in town_dice.PAINTS:
        for value in town_dice.VALUES:
            yield f"dice/{who}-{value}", partial(town_dice.town_die, who, value)
        for frame in range(len(TUMBLE_FRAMES)):
            yield f"dice/{who}-tumble-{frame + 1}", partial(town_dice.town_tumble, who, frame)


def _duel() -> Iterator[Picture]:
    for name, draw in duel_stall.STALL.items():
        yield f"duel/{name}", draw
    for seat in CLOTHS:
        for kind in figures.FIGURES:
            yield f"duel/target-{kind}-{seat}", partial(duel_targets.gangster_target, kind, seat)
        yield f"duel/back-{seat}", partial(duel_targets.back, seat)
        yield f"duel/dart-{seat}", partial(duel_darts.dart, seat)
        yield f"duel/stuck-{seat}", partial(duel_darts.stuck_dart, seat)
    for number in managers.MANAGERS:
        yield f"duel/target-manager-{number}", partial(duel_targets.manager_target, number)
    for build in police.BUILDS:
        yield f"duel/target-cop-{build}", partial(duel_targets.cop_target, build)
    yield "duel/back-manager", partial(duel_targets.back, "manager")
    yield "duel/back-police", partial(duel_targets.back, "police")
    yield "duel/stand", duel_targets.stand
    yield "duel/hit", duel_darts.hit
    yield "duel/miss", duel_darts.miss
    yield "duel/sight", duel_darts.sight
    yield "duel/sway", duel_darts.sway


def _festive() -> Iterator[Picture]:
    for district in DISTRICTS:
        yield f"festive/bunting-{district}", partial(festive.bunting, district)
    yield "festive/confetti", festive.confetti
    yield "festive/firework", festive.firework


def _icons() -> Iterator[Picture]:
    for colour in action_icons.COLOURS:
        for name in action_icons.ACTION_ICONS:
            yield f"actions/{colour}/{name}", partial(action_icons.action_icon, name, colour)


def pictures() -> Iterator[Picture]:
    """All pictures of SuperGang."""
    yield from _town()
    yield from _pieces()
    yield from _duel()
    yield from _festive()
    yield "tiles/supergang", supergang_tile.supergang
    yield from _icons()
