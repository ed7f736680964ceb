# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signal processing on lists of samples between about -1 and 1."""

import math
from collections.abc import Iterable, Sequence
from random import Random

RATE = 44100

Samples = list[float]


def frames(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    return [0.0] * frames(seconds)


def noise(rng: Random, seconds: float) -> Samples:
    rnd = rng.random
    return [2 * rnd() - 1 for _ in range(frames(seconds))]


def burst(rng: Random, seconds: float, decay: float, attack: float = 0.0004) -> Samples:
    """Returns decaying noise with an immediate attack."""
    return shaped(noise(rng, seconds), strike_shape(seconds, decay, attack))


def strike_shape(seconds: float, decay: float, attack: float = 0.0004) -> Samples:
    """Up within `attack`, then down to a third in every `decay`."""
    rise = max(1, frames(attack))
    fall = math.exp(-1 / (decay * RATE))
    shape, level = [], 1.0
    for at in range(frames(seconds)):
        if at < rise:
            shape.append((at + 1) / rise)
        else:
            shape.append(level)
            level *= fall
    return shape


def bell_shape(seconds: float, peak: float = 0.5, power: float = 1.0) -> Samples:
    """Swells to its middle, which lies at `peak` of the time, and ebbs away."""
    count = frames(seconds)
    top = max(1, round(count * peak))
    rest = max(1, count - top)
    return [
        math.sin(math.pi / 2 * (at / top if at < top else 1 - (at - top) / rest)) ** (2 * power)
        for at in range(count)
    ]


def shaped(samples: Samples, shape: Samples) -> Samples:
    return [sample * level for sample, level in zip(samples, shape)]


def scaled(samples: Samples, gain: float) -> Samples:
    return [sample * gain for sample in samples]


def add(into: Samples, samples: Sequence[float], at: float = 0, gain: float = 1) -> Samples:
    """Mixes `samples` into `into` from `at` seconds on, and returns it, as long as it was."""
    first = frames(at)
    for index, sample in enumerate(samples[: max(0, len(into) - first)], first):
        into[index] += gain * sample
    return into


def drift(rng: Random, seconds: float, rate: float) -> Samples:
    """Returns a random level between 0 and 1 that changes `rate` times a second."""
    count = frames(seconds)
    points = [rng.random() for _ in range(int(seconds * rate) + 3)]
    shape = []
    for at in range(count):
        place = at / RATE * rate
        first = int(place)
        part = (1 - math.cos(math.pi * (place - first))) / 2
        shape.append(points[first] * (1 - part) + points[first + 1] * part)
    return shape


def _biquad(samples: Samples, b0: float, b1: float, b2: float, a0: float, a1: float, a2: float) -> Samples:
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    first = second = 0.0
    out = []
    keep = out.append
    for sample in samples:
        value = b0 * sample + first
        first = b1 * sample - a1 * value + second
        second = b2 * sample - a2 * value
        keep(value)
    return out


def low_pass(samples: Samples, frequency: float, q: float = 0.707) -> Samples:
    turn = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * q)
    edge = (1 - cosine) / 2
    return _biquad(samples, edge, 2 * edge, edge, 1 + alpha, -2 * cosine, 1 - alpha)


def high_pass(samples: Samples, frequency: float, q: float = 0.707) -> Samples:
    turn = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * q)
    edge = (1 + cosine) / 2
    return _biquad(samples, edge, -2 * edge, edge, 1 + alpha, -2 * cosine, 1 - alpha)


def band_pass(samples: Samples, frequency: float, q: float = 1) -> Samples:
    turn = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * q)
    return _biquad(samples, alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha)


def high_shelf(samples: Samples, frequency: float, decibels: float) -> Samples:
    turn = 2 * math.pi * frequency / RATE
    a = 10 ** (decibels / 40)
    cosine, alpha = math.cos(turn), math.sin(turn) / 2 * math.sqrt(2)
    root = 2 * math.sqrt(a) * alpha
    return _biquad(
        samples,
        a * ((a + 1) + (a - 1) * cosine + root),
        -2 * a * ((a - 1) + (a + 1) * cosine),
        a * ((a + 1) + (a - 1) * cosine - root),
        (a + 1) - (a - 1) * cosine + root,
        2 * ((a - 1) - (a + 1) * cosine),
        (a + 1) - (a - 1) * cosine - root,
    )


def swept_band(samples: Samples, start: float, end: float, q: float = 1.2) -> Samples:
    """A band that glides from one frequency to another (a state variable filter)."""
    count = max(1, len(samples))
    low = band = 0.0
    damping = 1 / q
    out = []
    steps = 64
    tuning = 0.0
    for at, sample in enumerate(samples):
        if at % steps == 0:
            frequency = start * (end / start) ** (at / count)
            tuning = 2 * math.sin(math.pi * min(frequency, RATE / 6.5) / RATE)
        low += tuning * band
        band += tuning * (sample - low - damping * band)
        out.append(band * damping)
    return out


def swept_low(samples: Samples, start: float, end: float, time: float) -> Samples:
    """Everything below an edge that falls to a third of its way in every `time`."""
    first = second = 0.0
    out = []
    edge = start
    part = 0.0
    for at, sample in enumerate(samples):
        if at % 64 == 0:
            edge = end + (start - end) * math.exp(-at / RATE / time)
            part = 1 - math.exp(-2 * math.pi * edge / RATE)
        first += part * (sample - first)
        second += part * (first - second)
        out.append(second)
    return out


def blow(rng: Random, contact: float) -> Samples:
    """Returns the excitation of a contact of so many seconds: the shorter, the harder and brighter."""
    count = max(3, frames(contact))
    pulse = [
        math.sin(math.pi * (at + 0.5) / count) ** 2 * (1 + rng.uniform(-0.3, 0.3)) for at in range(count)
    ]
    whole = sum(pulse)
    return [level / whole for level in pulse]


# A mode is what a body rings with: frequency, time in which it falls to a third, level.
Mode = tuple[float, float, float]


def struck(modes: Iterable[Mode], hammer: Samples, seconds: float) -> Samples:
    """Returns a resonator with `modes`, excited by a blow."""
    count = frames(seconds)
    out = [0.0] * count
    for frequency, decay, level in modes:
        shrink = math.exp(-1 / (decay * RATE))
        back = 2 * shrink * math.cos(2 * math.pi * frequency / RATE)
        square = shrink * shrink
        push = level * math.sin(2 * math.pi * frequency / RATE)
        newest = older = 0.0
        last = len(hammer)
        for at in range(count):
            value = back * newest - square * older
            if at < last:
                value += push * hammer[at]
            out[at] += value
            older, newest = newest, value
    return out


def detuned(rng: Random, modes: Iterable[Mode], by: float = 0.04) -> list[Mode]:
    """Returns the modes for a blow at another point of the body."""
    return [
        (frequency * (1 + rng.uniform(-by, by)), decay * rng.uniform(0.85, 1.15), level * rng.uniform(0.7, 1.3))
        for frequency, decay, level in modes
    ]


def falling_tone(seconds: float, start: float, end: float, time: float) -> Samples:
    """A sine that falls from one frequency towards another."""
    phase = 0.0
    out = []
    for at in range(frames(seconds)):
        frequency = end + (start - end) * math.exp(-at / RATE / time)
        phase += 2 * math.pi * frequency / RATE
        out.append(math.sin(phase))
    return out


def saturated(samples: Samples, drive: float) -> Samples:
    return [math.tanh(drive * sample) / math.tanh(drive) for sample in samples]


def room(samples: Samples, wet: float, size: float = 1, decay: float = 0.3) -> Samples:
    """A small room with wooden walls: four combs that lose their heights, and two all-passes."""
    tail = [0.0] * len(samples)
    for delay in (0.0253, 0.0269, 0.0290, 0.0307):
        length = frames(delay * size)
        line = [0.0] * length
        feed = 10 ** (-3 * delay * size / decay)
        dull, at = 0.0, 0
        for index, sample in enumerate(samples):
            out = line[at]
            dull += 0.55 * (out - dull)
            line[at] = sample + feed * dull
            at = at + 1 if at + 1 < length else 0
            tail[index] += out / 4
    for delay in (0.0051, 0.0017):
        length = frames(delay)
        line = [0.0] * length
        at = 0
        for index, sample in enumerate(tail):
            held = line[at]
            out = held - 0.6 * sample
            line[at] = sample + 0.6 * out
            at = at + 1 if at + 1 < length else 0
            tail[index] = out
    return [dry + wet * sample for dry, sample in zip(samples, tail)]
