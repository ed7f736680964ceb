#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

/// Where sound comes out: frames of one channel, 44100 a second. Used by one thread.
class SoundDevice {
public:
    SoundDevice() = default;
    SoundDevice(const SoundDevice&) = delete;
    SoundDevice& operator=(const SoundDevice&) = delete;
    virtual ~SoundDevice() = default;

    /// False where there is none; says nothing about it.
    virtual bool open() = 0;
    /// Takes its time, as long as the frames last. False when it has gone.
    virtual bool write(std::span<const std::int16_t> frames) = 0;
    /// Also of what is not open.
    virtual void close() = 0;
};
using MakeSoundDevice = std::function<std::unique_ptr<SoundDevice>()>;

/// What the system has: PulseAudio, which PipeWire answers too, or ALSA. Their libraries are looked for when it is
/// opened for the first time; where there are none it never opens.
std::unique_ptr<SoundDevice> system_sound();
