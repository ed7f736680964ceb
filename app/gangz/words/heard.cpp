// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/heard.hpp"

namespace gangz_table {

namespace {

// In milliseconds at normal speed.
constexpr int pawn_falls = 90;
constexpr int walk = 700;

}

Noises heard(const Scene& scene, const QString& cue)
{
    if (cue == QLatin1String("laid-out"))
        return {{Sound::CardSlide, 0.8}, {Sound::CardDown, 0.9, static_cast<int>(scene.open.wall.size()), 520, 120}};
    if (cue == QLatin1String("swapped") || cue == QLatin1String("leaving"))
        return {{Sound::CardSlide, 0.9, 2, 120}};
    if (cue == QLatin1String("reshuffled"))
        return {{Sound::Shuffle, 1}};
    if (cue == QLatin1String("pawn") || cue == QLatin1String("votes"))
        return {{Sound::Step, 1, pawn_count, pawn_falls, pawn_falls}};
    if (cue == QLatin1String("owner") || cue == QLatin1String("owners"))
        return {{Sound::Chip, 0.8}};
    if (cue == QLatin1String("shaking"))
        return {{Sound::CardSlide, 0.7, 3, 300}};
    if (cue == QLatin1String("held"))
        return heartbeat(scene.reveal && scene.reveal->walked ? Weight::huge : Weight::large);
    if (cue == QLatin1String("goal"))
        return {{Sound::Coins, 1, 3, 700}, {Sound::Sting, 1, 1, 0, 180}};
    if (cue == QLatin1String("intruders") && scene.reveal && scene.reveal->feat)
        return {{Sound::CardFlip, 1}, {Sound::Thud, 1}, {Sound::Sting, 1, 1, 0, 220}};
    if (cue == QLatin1String("intruders"))
        return {{Sound::CardFlip, 1}, {Sound::Sting, 1}};
    if (cue == QLatin1String("reason"))
        return {{Sound::Chip, 1}};
    if (cue == QLatin1String("points"))
        return {{Sound::Step, 0.9, scene.open.seats, walk}};
    if (cue == QLatin1String("leader"))
        return {{Sound::CardDown, 0.8}};
    return {};
}

}
