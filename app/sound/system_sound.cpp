// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_device.hpp"
#include "app/sound/waves.hpp"

#include <QLibrary>

#include <array>
#include <utility>

namespace {

/// The delay from a request to the sound, in milliseconds.
constexpr std::uint32_t latency = 45;
constexpr bool little_endian = std::endian::native == std::endian::little;

/// Uses PulseAudio's simple interface (libpulse, `pulse/simple.h`).
class PulseAudio final : public SoundDevice {
public:
    ~PulseAudio() override { PulseAudio::close(); }

    bool open() override
    {
        if (!found())
            return false;
        const Format format{little_endian ? 3 : 4, Waves::rate, 1};
        constexpr std::uint32_t usual = ~std::uint32_t{0};
        constexpr std::uint32_t bytes = Waves::rate * sizeof(std::int16_t) / 1000;
        const Buffering buffering{usual, latency * bytes, bytes, usual, usual};
        constexpr int playback = 1;
        stream_ = make_(nullptr, "Backroom", playback, nullptr, "Backroom", &format, nullptr, &buffering, nullptr);
        return stream_ != nullptr;
    }

    bool write(std::span<const std::int16_t> frames) override
    {
        return write_(stream_, frames.data(), frames.size_bytes(), nullptr) >= 0;
    }

    void close() override
    {
        if (stream_ != nullptr)
            free_(std::exchange(stream_, nullptr));
    }

private:
    struct Format {
        int format;
        std::uint32_t rate;
        std::uint8_t channels;
    };
    struct Buffering {
        std::uint32_t most, target, before_start, request, fragment;
    };
    using Make = void* (*)(const char*, const char*, int, const char*, const char*, const Format*, const void*,
        const Buffering*, int*);
    using Write = int (*)(void*, const void*, std::size_t, int*);
    using Free = void (*)(void*);

    bool found()
    {
        if (!library_.isLoaded() && !library_.load())
            return false;
        make_ = reinterpret_cast<Make>(library_.resolve("pa_simple_new"));
        write_ = reinterpret_cast<Write>(library_.resolve("pa_simple_write"));
        free_ = reinterpret_cast<Free>(library_.resolve("pa_simple_free"));
        return make_ != nullptr && write_ != nullptr && free_ != nullptr;
    }

    QLibrary library_{QStringLiteral("pulse-simple"), 0};
    Make make_ = nullptr;
    Write write_ = nullptr;
    Free free_ = nullptr;
    void* stream_ = nullptr;
};

/// Uses ALSA (libasound, `alsa/asoundlib.h`).
class Alsa final : public SoundDevice {
public:
    ~Alsa() override { Alsa::close(); }

    bool open() override
    {
        if (!found())
            return false;
        // Silences ALSA's messages about missing cards.
        tell_(silent);
        constexpr int playback = 0;
        if (open_(&pcm_, "default", playback, 0) < 0)
            return false;
        constexpr int interleaved = 3;
        if (set_(pcm_, little_endian ? 2 : 3, interleaved, 1, Waves::rate, 1, latency * 1000) >= 0)
            return true;
        close();
        return false;
    }

    bool write(std::span<const std::int16_t> frames) override
    {
        while (!frames.empty()) {
            const long written = write_(pcm_, frames.data(), frames.size());
            if (written < 0 && recover_(pcm_, static_cast<int>(written), 1) < 0)
                return false;
            if (written > 0)
                frames = frames.subspan(static_cast<std::size_t>(written));
        }
        return true;
    }

    void close() override
    {
        if (pcm_ != nullptr)
            close_(std::exchange(pcm_, nullptr));
    }

private:
    using Tell = void (*)(const char*, int, const char*, int, const char*, ...);

    static void silent(const char*, int, const char*, int, const char*, ...) { }

    template <class Function>
    bool find(Function& function, const char* name)
    {
        function = reinterpret_cast<Function>(library_.resolve(name));
        return function != nullptr;
    }

    bool found()
    {
        return (library_.isLoaded() || library_.load()) && find(tell_, "snd_lib_error_set_handler")
            && find(open_, "snd_pcm_open") && find(set_, "snd_pcm_set_params") && find(write_, "snd_pcm_writei")
            && find(recover_, "snd_pcm_recover") && find(close_, "snd_pcm_close");
    }

    QLibrary library_{QStringLiteral("asound"), 2};
    int (*tell_)(Tell) = nullptr;
    int (*open_)(void**, const char*, int, int) = nullptr;
    int (*set_)(void*, int, int, unsigned, unsigned, int, unsigned) = nullptr;
    long (*write_)(void*, const void*, unsigned long) = nullptr;
    int (*recover_)(void*, int, int) = nullptr;
    int (*close_)(void*) = nullptr;
    void* pcm_ = nullptr;
};

/// Uses the first device that opens.
class SystemSound final : public SoundDevice {
public:
    bool open() override
    {
        for (SoundDevice* device : std::array<SoundDevice*, 2>{&pulse_audio_, &alsa_})
            if (device->open()) {
                opened_ = device;
                return true;
            }
        return false;
    }
    bool write(std::span<const std::int16_t> frames) override { return opened_->write(frames); }
    void close() override
    {
        if (opened_ != nullptr)
            std::exchange(opened_, nullptr)->close();
    }

private:
    PulseAudio pulse_audio_;
    Alsa alsa_;
    SoundDevice* opened_ = nullptr;
};

}

std::unique_ptr<SoundDevice> system_sound()
{
    return std::make_unique<SystemSound>();
}
