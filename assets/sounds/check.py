# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks limits of every sound, measured on the packed files."""

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from .collection import SOUNDS, Take, takes
from .mastering import BANG_PEAK, HARSHNESS, PEAK
from .measure import centroid, decibels, harshness, loudness, peak
from .wave_file import wave_file

CARD = "card-down"
MOST_BYTES = 1_536_000
LONGEST = {"fanfare": 2.0, "blast": 1.3, "sting": 1.0}
LONGEST_OTHER = 0.8
# Between a thump and a hiss, in hertz: what each kind of sound must lie in.
BRIGHTNESS = {
    "blast": (40, 700), "capture": (500, 3500), "card-down": (900, 3600), "card-flip": (900, 4000),
    "card-slide": (1300, 4500), "chip": (1300, 3800), "coins": (1200, 4500), "curtain": (250, 1600),
    "dart": (120, 1200), "die": (500, 2200), "fanfare": (300, 1800), "jail": (150, 1200), "refusal": (120, 700),
    "shot": (120, 2500), "shuffle": (1200, 4000), "splash": (300, 2500), "step": (300, 1800), "sting": (150, 1500),
    "thud": (60, 600), "tick": (700, 3000), "whistle": (1900, 3000),
}


def complaints(packed_in: Path | None = None) -> Iterator[str]:
    """Returns one line for each error; the files in the folder, if one is given, must be identical to the byte."""
    made = {take: take.samples() for take in takes()}
    heights = {take: [sample / 32768 for sample in samples] for take, samples in made.items()}
    packed = sum(len(wave_file(samples)) for samples in made.values())
    if packed > MOST_BYTES:
        yield f"{packed} bytes in all; {MOST_BYTES} are the most"
    for take, samples in heights.items():
        for line in _about(take, samples):
            yield f"{take.file}: {line}"
    for take, samples in made.items() if packed_in else ():
        file = packed_in / take.file
        if not file.is_file() or file.read_bytes() != wave_file(samples):
            yield f"{file} is not what is made of the same sources now"
    for sound in SOUNDS:
        if sound.takes < 2:
            yield f"{sound.name}: only one take"
        same = [made[take] for take in made if take.sound is sound]
        if len({tuple(samples) for samples in same}) < sound.takes:
            yield f"{sound.name}: two takes are the same"
        loud = [loudness(heights[take]) for take in made if take.sound is sound]
        if max(loud) - min(loud) > 2.5:
            yield f"{sound.name}: one take is {max(loud) - min(loud):.1f} dB louder than another"
    dealt = [harshness(heights[take]) for take in made if take.sound.name == CARD]
    if min(dealt) < HARSHNESS - 3:
        yield f"{CARD}: with {min(dealt):.1f} dB it is no measure for the others"


def _about(take: Take, samples: list[float]) -> Iterator[str]:
    bang = take.sound.bang
    top = peak(samples)
    if top > (BANG_PEAK if bang else PEAK) + 0.001:
        yield f"the peak is {decibels(top):.1f} dB"
    if not bang and harshness(samples) > HARSHNESS:
        yield f"harsher than a card that is dealt: {harshness(samples):.1f} dB"
    loud = loudness(samples)
    if not take.sound.loudness - 4 <= loud <= take.sound.loudness + 0.5:
        yield f"{loud:.1f} dB loud instead of {take.sound.loudness}"
    if abs(fmean(samples)) > 0.002:
        yield f"leans to one side by {fmean(samples):.4f}"
    if abs(samples[0]) > 0.001 or abs(samples[-1]) > 0.001:
        yield "clicks at an end"
    seconds = len(samples) / 44100
    if seconds > LONGEST.get(take.sound.name, LONGEST_OTHER):
        yield f"{seconds:.2f} s long"
    least, most = BRIGHTNESS[take.sound.name]
    if not least <= centroid(samples) <= most:
        yield f"the middle of its spectrum is {centroid(samples):.0f} Hz, not within {least} and {most}"


def report() -> Iterator[str]:
    """Returns a line of measurements for each sound."""
    for take in takes():
        samples = [sample / 32768 for sample in take.samples()]
        yield (
            f"{take.file:18} {len(samples) / 44100:5.2f} s  peak {decibels(peak(samples)):6.1f}  "
            f"loudness {loudness(samples):6.1f}  harshness {harshness(samples):6.1f}  "
            f"centroid {centroid(samples):6.0f} Hz"
        )
