#pragma once

#include <array>
#include <cstddef>
#include <vector>

/// What can be heard: assets/sounds makes each of them.
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
    /// Of its files: "card-down-1.wav".
    const char* name;
    /// Where many begin at the same moment, those with more are heard.
    int weight;
    /// By how much its pitch may differ from one time to the next.
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

/// Something to be heard, as a table asks for it. Times are milliseconds at normal speed.
struct Noise {
    Sound sound;
    /// 1 is as loud as the sound was made.
    double force = 1;
    /// So many of them: dice, cards, steps.
    int count = 1;
    /// From the first of them to the last one.
    int spread = 0;
    /// After what is seen begins.
    int after = 0;

    bool operator==(const Noise&) const = default;
};
using Noises = std::vector<Noise>;
