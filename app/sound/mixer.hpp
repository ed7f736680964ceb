// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/waves.hpp"

#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

/// Mixes many sounds into one: chooses takes, varies their pitch slightly so that no two sound the same, and limits the
/// sum so that it does not clip. Independent of clocks and devices: the time is the number of frames rendered.
class Mixer {
public:
    /// The number of frames rendered at a time; every request must be a multiple of it.
    static constexpr std::size_t block = 64;
    static constexpr std::size_t most_voices = 48;
    /// The number of different sounds that may begin at about the same moment.
    static constexpr int most_kinds_at_once = 3;

    /// A sound that is being played or waits to begin.
    struct Voice {
        Sound sound;
        std::size_t take;
        float gain;
        /// The playback rate: frames of the take for each frame rendered.
        double step;
        /// Frames until it begins.
        std::int64_t wait;
        /// The position in the take, in frames.
        double place = 0;
    };

    Mixer(const Waves& waves, std::uint32_t seed);

    /// Sets the volume, 0 to 1; changes smoothly.
    void setGain(float gain) { wanted_gain_ = gain; }
    void play(const Noise& noise);
    /// Drops sounds that have not begun.
    void hurry()
    {
        std::erase_if(voices_, [](const Voice& voice) { return voice.wait > 0; });
    }
    void clear();
    void render(std::span<std::int16_t> out);
    /// True if nothing sounds or waits to be played.
    bool silent() const { return voices_.empty() && !ringing_; }
    const std::vector<Voice>& voices() const { return voices_; }

private:
    using Block = std::array<float, block>;

    bool merged(const Noise& noise);
    bool crowded(const Noise& noise);
    void add(Sound sound, double force, std::int64_t wait);
    void addBounces(double force, std::int64_t wait);
    Block mixed();
    void mix(Voice& voice, Block& sum) const;
    double between(double least, double most) { return std::uniform_real_distribution<double>(least, most)(random_); }

    const Waves& waves_;
    std::minstd_rand random_;
    std::vector<Voice> voices_;
    std::array<std::size_t, sound_kinds.size()> last_take_{};
    float gain_ = 1;
    float wanted_gain_ = 1;
    /// The next block to output; the limiter looks ahead by one block.
    Block next_{};
    float limit_ = 1;
    bool ringing_ = false;
};
