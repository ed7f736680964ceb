#pragma once

#include "sound/sounds.hpp"

#include <QByteArray>
#include <QString>

#include <vector>

/// One take of a sound, read where it lies: samples of 16 bits, one channel.
class Wave {
public:
    /// What is no such file is an empty wave.
    explicit Wave(const QByteArray& file);

    std::size_t size() const { return size_; }
    /// Between -1 and 1.
    float at(std::size_t frame) const;

private:
    QByteArray file_;
    const char* samples_ = nullptr;
    std::size_t size_ = 0;
};

/// All takes of all sounds, of the program's own resources: these are mapped, so that nothing is in memory that was
/// never heard.
class Waves {
public:
    static constexpr int rate = 44100;

    Waves();

    const std::vector<Wave>& takes(Sound sound) const { return takes_[static_cast<std::size_t>(sound)]; }

private:
    std::array<std::vector<Wave>, sound_kinds.size()> takes_;
};
