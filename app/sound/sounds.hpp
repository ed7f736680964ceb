// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

/// All sounds of the program; assets/sounds makes each of them.
enum class Sound {
    Blast,
    Capture,
    CardDown,
    CardFlip,
    CardSlide,
    Chip,
    Coins,
    Curtain,
    Dart,
    Die,
    Fanfare,
    Jail,
    Refusal,
    Shot,
    Shuffle,
    Splash,
    Step,
    Sting,
    Thud,
    Tick,
    Whistle,
};

struct SoundKind {
    /// The prefix of its file names, such as "card-down-1.wav".
    const char* name;
    /// The priority when too many sounds begin at the same moment.
    int weight;
    /// The maximum random change of pitch, as a fraction.
    float bend;
};

inline constexpr std::array sound_kinds{
    SoundKind{"blast", 4, 0.03F},
    SoundKind{"capture", 2, 0.03F},
    SoundKind{"card-down", 1, 0.04F},
    SoundKind{"card-flip", 1, 0.04F},
    SoundKind{"card-slide", 0, 0.05F},
    SoundKind{"chip", 0, 0.05F},
    SoundKind{"coins", 1, 0.02F},
    SoundKind{"curtain", 1, 0.04F},
    SoundKind{"dart", 2, 0.04F},
    SoundKind{"die", 2, 0.06F},
    SoundKind{"fanfare", 4, 0},
    SoundKind{"jail", 2, 0.02F},
    SoundKind{"refusal", 3, 0.01F},
    SoundKind{"shot", 3, 0.03F},
    SoundKind{"shuffle", 1, 0.03F},
    SoundKind{"splash", 2, 0.04F},
    SoundKind{"step", 0, 0.06F},
    SoundKind{"sting", 3, 0},
    SoundKind{"thud", 1, 0.05F},
    SoundKind{"tick", 1, 0.02F},
    SoundKind{"whistle", 2, 0.02F},
};

constexpr const SoundKind& kind_of(Sound sound)
{
    return sound_kinds.at(static_cast<std::size_t>(sound));
}

/// A sound that a table asks for. Times are milliseconds at normal speed.
struct Noise {
    Sound sound;
    /// The gain; 1 is the recorded loudness.
    double force = 1;
    /// How many times it sounds, for several dice, cards or steps.
    int count = 1;
    /// The time from the first of them to the last.
    int spread = 0;
    /// The delay after the beginning of the cue.
    int after = 0;

    bool operator==(const Noise&) const = default;
};
using Noises = std::vector<Noise>;
