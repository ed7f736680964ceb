#pragma once

#include "sound/waves.hpp"

#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

/// Many sounds become one: chooses takes, bends them a little so that nothing is heard twice the same, and keeps the
/// sum below what would clip. It knows neither time nor device: what it renders is the time that passes.
class Mixer {
public:
    /// Frames that are rendered at a time; what is rendered is a multiple of them.
    static constexpr std::size_t block = 64;
    static constexpr std::size_t most_voices = 48;
    /// Sounds of so many kinds may begin at about the same moment.
    static constexpr int most_kinds_at_once = 3;

    /// One sound on its way.
    struct Voice {
        Sound sound;
        std::size_t take;
        float gain;
        /// Frames of the take in one frame of what is rendered.
        double step;
        /// Frames until it begins.
        std::int64_t wait;
        /// In frames of the take.
        double place = 0;
    };

    Mixer(const Waves& waves, std::uint32_t seed);

    /// 0 to 1; glides there.
    void setGain(float gain) { wanted_gain_ = gain; }
    void play(const Noise& noise);
    /// Forgets what has not begun.
    void hurry();
    /// Forgets everything.
    void clear();
    void render(std::span<std::int16_t> out);
    /// Nothing sounds, nor waits to.
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
    double between(double least, double most);

    const Waves& waves_;
    std::minstd_rand random_;
    std::vector<Voice> voices_;
    std::array<std::size_t, sound_kinds.size()> last_take_{};
    float gain_ = 1;
    float wanted_gain_ = 1;
    /// The block that is heard next: the limiter knows what comes after it.
    Block next_{};
    float limit_ = 1;
    bool ringing_ = false;
};
