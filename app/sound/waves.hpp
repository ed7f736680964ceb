// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sounds.hpp"

#include <QByteArray>
#include <QString>

#include <vector>

/// One take of a sound: 16 bits, one channel. Refers to the file's data without copying it.
class Wave {
public:
    /// An invalid file makes an empty wave.
    explicit Wave(const QByteArray& file);

    std::size_t size() const { return size_; }
    /// Between −1 and 1.
    float at(std::size_t frame) const;

private:
    QByteArray file_;
    const char* samples_ = nullptr;
    std::size_t size_ = 0;
};

/// All takes of all sounds, from the program's resources. These are memory-mapped, so a sound that is never played
/// takes no memory.
class Waves {
public:
    static constexpr int rate = 44100;

    Waves();

    const std::vector<Wave>& takes(Sound sound) const { return takes_[static_cast<std::size_t>(sound)]; }

private:
    std::array<std::vector<Wave>, sound_kinds.size()> takes_;
};
