// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/mixer.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr double frames_a_ms = Waves::rate / 1000.0;
/// Sounds within this time count as one moment.
constexpr auto moment = static_cast<std::int64_t>(45 * frames_a_ms);
/// The maximum output level.
constexpr float ceiling = 0.97F;
/// The fraction of its reduction that the limiter releases in each block.
constexpr float recovery = 0.02F;
constexpr float glide = 0.25F;
/// The random variation of loudness.
constexpr double loudness_variation = 0.12;
/// A greater number of dice sounds like this many.
constexpr int most_dice = 9;

std::int64_t to_frames(double ms)
{
    return static_cast<std::int64_t>(ms * frames_a_ms);
}

/// Returns the distance in frames between two beginnings.
std::int64_t distance(const Mixer::Voice& voice, std::int64_t wait)
{
    const std::int64_t begins = voice.wait > 0 ? voice.wait : -static_cast<std::int64_t>(voice.place);
    return std::abs(begins - wait);
}

float needed(const std::array<float, Mixer::block>& frames)
{
    float peak = ceiling;
    for (const float frame : frames)
        peak = std::max(peak, std::abs(frame));
    return ceiling / peak;
}

}

Mixer::Mixer(const Waves& waves, std::uint32_t seed)
    : waves_(waves)
    , random_(seed)
{
    voices_.reserve(most_voices);
    last_take_.fill(static_cast<std::size_t>(-1));
}

void Mixer::play(const Noise& noise)
{
    if (noise.count < 1 || waves_.takes(noise.sound).empty() || merged(noise) || crowded(noise))
        return;
    const bool dice = noise.sound == Sound::Die;
    const int count = dice ? std::min(noise.count, most_dice) : noise.count;
    for (int each = 0; each < count; ++each) {
        double ms = noise.after + (count > 1 ? 1.0 * each * noise.spread / (count - 1) : 0.0);
        if (count > 1 && noise.sound != Sound::Tick)
            ms += between(0, 24);
        if (dice)
            addBounces(noise.force, to_frames(ms));
        else
            add(noise.sound, noise.force, to_frames(ms));
    }
}

/// Sounds of the same kind at the same moment become one.
bool Mixer::merged(const Noise& noise)
{
    const std::int64_t wait = to_frames(noise.after);
    bool found = false;
    for (Voice& voice : voices_)
        if (voice.sound == noise.sound && distance(voice, wait) < moment) {
            voice.gain = std::max(voice.gain, static_cast<float>(noise.force));
            found = true;
        }
    return found;
}

bool Mixer::crowded(const Noise& noise)
{
    const std::int64_t wait = to_frames(noise.after);
    std::vector<Sound> kinds;
    for (const Voice& voice : voices_)
        if (distance(voice, wait) < moment && std::ranges::find(kinds, voice.sound) == kinds.end())
            kinds.push_back(voice.sound);
    if (static_cast<int>(kinds.size()) < most_kinds_at_once)
        return false;
    const auto weight = [](Sound sound) { return kind_of(sound).weight; };
    const Sound lightest = *std::ranges::min_element(kinds, {}, weight);
    if (weight(lightest) >= weight(noise.sound))
        return true;
    std::erase_if(voices_, [&](const Voice& voice) {
        return voice.sound == lightest && voice.place <= 0 && distance(voice, wait) < moment;
    });
    return false;
}

/// Adds the bounces of a die, each quieter and sooner; a harder throw has more.
void Mixer::addBounces(double force, std::int64_t wait)
{
    double level = force * between(0.8, 1);
    double gap = between(130, 190);
    const int bounces = force > 0.7 ? 4 : force > 0.4 ? 3 : 2;
    for (int bounce = 0; bounce < bounces; ++bounce) {
        add(Sound::Die, level, wait);
        wait += to_frames(gap);
        gap *= between(0.55, 0.75);
        level *= between(0.4, 0.6);
    }
}

void Mixer::add(Sound sound, double force, std::int64_t wait)
{
    if (voices_.size() >= most_voices)
        return;
    const std::size_t takes = waves_.takes(sound).size();
    std::size_t& last = last_take_[static_cast<std::size_t>(sound)];
    // Never the same take twice in a row.
    if (takes < 2 || last >= takes)
        last = std::uniform_int_distribution<std::size_t>(0, takes - 1)(random_);
    else
        last = (last + std::uniform_int_distribution<std::size_t>(1, takes - 1)(random_)) % takes;
    const double bend = double{kind_of(sound).bend};
    voices_.push_back(
        {sound, last, static_cast<float>(force * between(1 - loudness_variation, 1)), 1 + between(-bend, bend), wait});
}

void Mixer::clear()
{
    voices_.clear();
    next_.fill(0);
    ringing_ = false;
}

void Mixer::mix(Voice& voice, Block& sum) const
{
    const Wave& wave = waves_.takes(voice.sound)[voice.take];
    const std::int64_t skipped = std::min<std::int64_t>(voice.wait, block);
    voice.wait -= skipped;
    for (auto frame = static_cast<std::size_t>(skipped); frame < block; ++frame) {
        const auto first = static_cast<std::size_t>(voice.place);
        if (first + 1 >= wave.size()) {
            voice.place = static_cast<double>(wave.size());
            return;
        }
        const auto part = static_cast<float>(voice.place - static_cast<double>(first));
        sum[frame] += voice.gain * (wave.at(first) * (1 - part) + wave.at(first + 1) * part);
        voice.place += voice.step;
    }
}

Mixer::Block Mixer::mixed()
{
    Block sum{};
    for (Voice& voice : voices_)
        mix(voice, sum);
    std::erase_if(voices_, [this](const Voice& voice) {
        return voice.place >= static_cast<double>(waves_.takes(voice.sound)[voice.take].size());
    });
    const float begin = gain_;
    gain_ += glide * (wanted_gain_ - gain_);
    for (std::size_t frame = 0; frame < block; ++frame)
        sum[frame] *= begin + (gain_ - begin) * static_cast<float>(frame) / block;
    return sum;
}

void Mixer::render(std::span<std::int16_t> out)
{
    for (std::size_t first = 0; first + block <= out.size(); first += block) {
        const Block after = mixed();
        // The gain at both ends of a block is at most what the block needs, so nothing in between can clip.
        const float end = std::min({needed(next_), needed(after), limit_ + recovery * (1 - limit_)});
        for (std::size_t frame = 0; frame < block; ++frame) {
            const float gain = limit_ + (end - limit_) * static_cast<float>(frame) / block;
            out[first + frame] = static_cast<std::int16_t>(std::lround(32767 * gain * next_[frame]));
        }
        limit_ = end;
        next_ = after;
        ringing_ = std::ranges::any_of(next_, [](float frame) { return frame != 0; });
    }
}
