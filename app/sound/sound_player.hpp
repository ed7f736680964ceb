// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sound_device.hpp"
#include "app/sound/sounds.hpp"

#include <QObject>

#include <memory>

/// Plays sounds. All that may block runs in a thread of its own, which starts with the first audible sound and sleeps
/// while there is none.
class SoundPlayer : public QObject {
    Q_OBJECT

public:
    /// Without a device, as in tests, nothing is audible, but `played` is emitted all the same.
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    void setDevice(MakeSoundDevice make) { make_device_ = std::move(make); }
    /// Sets the perceived volume, 0 to 1: half of it sounds half as loud. At 0 nothing is played.
    void setVolume(double volume);
    void play(const Noise& noise);
    /// Drops sounds that have not begun.
    void hurry();

signals:
    void played(const Noise& noise);

private:
    struct Shared;

    void applyGain();
    void begin();

    MakeSoundDevice make_device_;
    /// Shared with the thread, which may outlive this object.
    std::shared_ptr<Shared> shared_;
    double volume_ = 1;
};
