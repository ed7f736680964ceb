// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

/// An audio output: one channel at 44,100 frames a second. May be used by one thread only.
class SoundDevice {
public:
    SoundDevice() = default;
    SoundDevice(const SoundDevice&) = delete;
    SoundDevice& operator=(const SoundDevice&) = delete;
    virtual ~SoundDevice() = default;

    /// Returns false, without a message, if there is no device.
    virtual bool open() = 0;
    /// Blocks for about the duration of the frames. Returns false if the device is gone.
    virtual bool write(std::span<const std::int16_t> frames) = 0;
    /// May be called when the device is not open.
    virtual void close() = 0;
};
using MakeSoundDevice = std::function<std::unique_ptr<SoundDevice>()>;

/// Returns the device of the system: PulseAudio (also PipeWire's) or ALSA. Their libraries are loaded when it is first
/// opened; without them, opening fails.
std::unique_ptr<SoundDevice> system_sound();
