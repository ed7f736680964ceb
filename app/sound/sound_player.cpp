// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_player.hpp"

#include "app/sound/mixer.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t chunk = 8 * Mixer::block;
/// How long the device stays open after the last sound, in frames.
constexpr std::size_t linger = 6 * Waves::rate;
/// The delay before an unavailable device is tried again.
constexpr auto time_to_next_try = 10s;
/// Sounds requested longer than this before the device opened are dropped.
constexpr auto longest_delay = 400ms;
/// The longest wait for a hanging device when the program ends.
constexpr auto closing_timeout = 300ms;

}

/// The state that both threads share.
struct SoundPlayer::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    bool leave = false;
    bool left = false;
    float gain = 1;
    /// Created by the sound thread, because loading takes time.
    std::optional<Waves> waves;
    std::optional<Mixer> mixer;
    std::vector<Noise> asked;

    void run(std::unique_ptr<SoundDevice> device);
    bool open(SoundDevice& device, std::unique_lock<std::mutex>& lock);
    void takeAsked();

    bool opened = false;
    std::size_t idle = 0;
    Clock::time_point next_try{};
};

void SoundPlayer::Shared::takeAsked()
{
    for (const Noise& noise : asked)
        mixer->play(noise);
    asked.clear();
    mixer->setGain(gain);
}

bool SoundPlayer::Shared::open(SoundDevice& device, std::unique_lock<std::mutex>& lock)
{
    const auto begin = Clock::now();
    if (begin >= next_try) {
        lock.unlock();
        const bool done = device.open();
        lock.lock();
        opened = done;
        next_try = done ? Clock::time_point{} : Clock::now() + time_to_next_try;
    }
    if (!opened || Clock::now() - begin > longest_delay)
        asked.clear();
    return opened;
}

void SoundPlayer::Shared::run(std::unique_ptr<SoundDevice> device)
{
    std::array<std::int16_t, chunk> frames{};
    std::unique_lock lock(mutex);
    waves.emplace();
    mixer.emplace(*waves, std::random_device()());
    while (!leave) {
        if (!opened) {
            changed.wait(lock, [this] { return leave || !asked.empty(); });
            idle = 0;
            if (leave || !open(*device, lock))
                continue;
        }
        takeAsked();
        mixer->render(frames);
        idle = mixer->silent() ? idle + chunk : 0;
        const bool rests = idle > linger;
        lock.unlock();
        const bool goes_on = !rests && device->write(frames);
        if (!goes_on)
            device->close();
        lock.lock();
        if (!goes_on) {
            opened = false;
            mixer->clear();
        }
    }
    lock.unlock();
    device->close();
    // Must be destroyed before the program can end.
    device.reset();
    lock.lock();
    left = true;
    changed.notify_all();
}

SoundPlayer::SoundPlayer(QObject* parent)
    : QObject(parent)
{
}

SoundPlayer::~SoundPlayer()
{
    if (!shared_)
        return;
    std::unique_lock lock(shared_->mutex);
    shared_->leave = true;
    shared_->changed.notify_all();
    shared_->changed.wait_for(lock, closing_timeout, [this] { return shared_->left; });
}

void SoundPlayer::begin()
{
    shared_ = std::make_shared<Shared>();
    applyGain();
    std::thread([shared = shared_, device = make_device_()]() mutable { shared->run(std::move(device)); }).detach();
}

void SoundPlayer::applyGain()
{
    if (!shared_)
        return;
    const std::lock_guard lock(shared_->mutex);
    shared_->gain = static_cast<float>(volume_ * volume_);
}

void SoundPlayer::setVolume(double volume)
{
    volume_ = volume;
    applyGain();
}

void SoundPlayer::play(const Noise& noise)
{
    if (volume_ <= 0)
        return;
    if (make_device_) {
        if (!shared_)
            begin();
        const std::lock_guard lock(shared_->mutex);
        shared_->asked.push_back(noise);
        shared_->changed.notify_all();
    }
    emit played(noise);
}

void SoundPlayer::hurry()
{
    if (!shared_)
        return;
    const std::lock_guard lock(shared_->mutex);
    shared_->asked.clear();
    if (shared_->mixer)
        shared_->mixer->hurry();
}
