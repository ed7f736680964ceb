# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of sounds: number of takes and loudness."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from . import cards, crime, music, pieces
from .dsp import Samples
from .mastering import mastered


class Sound(NamedTuple):
    """A sound of the program."""

    name: str
    takes: int
    """So that it is never the same twice in a row."""
    loudness: float
    """In decibels, where it is loudest."""
    make: Callable[[Random, int], Samples]
    bang: bool = False
    """May be harsher than a card that is dealt."""


def _plain(make: Callable[[Random], Samples]) -> Callable[[Random, int], Samples]:
    return lambda rng, take: make(rng)


SOUNDS = (
    Sound("blast", 2, -11, _plain(crime.blast), bang=True),
    Sound("capture", 2, -19, _plain(cards.capture)),
    Sound("card-down", 4, -21, _plain(cards.card_down)),
    Sound("card-flip", 3, -22, _plain(cards.card_flip)),
    Sound("card-slide", 3, -25, _plain(cards.card_slide)),
    Sound("chip", 3, -23, _plain(pieces.chip)),
    Sound("coins", 2, -24, _plain(pieces.coins)),
    Sound("curtain", 2, -24, _plain(crime.curtain)),
    Sound("dart", 2, -19, _plain(crime.dart)),
    Sound("die", 4, -21, _plain(pieces.die)),
    Sound("fanfare", 2, -19, music.fanfare),
    Sound("jail", 2, -19, _plain(crime.jail)),
    Sound("refusal", 2, -23, _plain(pieces.refusal)),
    Sound("shot", 2, -13, _plain(crime.shot), bang=True),
    Sound("shuffle", 2, -22, _plain(cards.shuffle)),
    Sound("splash", 2, -21, _plain(crime.splash)),
    Sound("step", 4, -25, _plain(pieces.step)),
    Sound("sting", 2, -19, music.sting),
    Sound("thud", 2, -19, _plain(crime.thud)),
    Sound("tick", 3, -24, _plain(pieces.tick)),
    Sound("whistle", 2, -23, _plain(crime.whistle)),
)


class Take(NamedTuple):
    sound: Sound
    number: int

    @property
    def file(self) -> str:
        return f"{self.sound.name}-{self.number + 1}.wav"

    def samples(self) -> list[int]:
        """Returns its samples of 16 bits, which are reproducible."""
        made = self.sound.make(Random(self.file), self.number)
        return mastered(made, self.sound.loudness, self.sound.bang)


def takes() -> Iterator[Take]:
    for sound in SOUNDS:
        for number in range(sound.takes):
            yield Take(sound, number)
