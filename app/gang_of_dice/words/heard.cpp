// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/heard.hpp"

#include <algorithm>

namespace gang_of_dice_table {

namespace {

// In milliseconds at normal speed.
constexpr int first_blow = 210;
constexpr int spread_a_die = 40;
constexpr int longest_spread = 560;
constexpr int fuse = 560;

int newly_thrown(const Scene& scene)
{
    const auto& dice = scene.dice.shown[scene.open.playing];
    return static_cast<int>(
        std::ranges::count_if(dice, [&](const DiceOnTable::Die& die) { return die.roll == scene.dice.rolls; }));
}

Noises wins(Weight weight)
{
    if (weight == Weight::huge)
        return {{Sound::Coins, 1}, {Sound::Sting, 1, 1, 0, 180}};
    return {{Sound::Coins, 1}};
}

}

Noises heard(const Scene& scene, const QString& cue)
{
    const Weight weight = scene.fall ? Fall::weight : scene.sweep ? scene.sweep->weight() : Weight::small;
    if (cue == QLatin1String("thrown")) {
        const int dice = std::max(1, newly_thrown(scene));
        return {{Sound::Die, std::min(1.0, 0.6 + 0.05 * dice), dice,
            std::min(longest_spread, (dice - 1) * spread_a_die), first_blow}};
    }
    if (cue == QLatin1String("fuse"))
        return {{Sound::Tick, 1, 5, fuse}};
    if (cue == QLatin1String("bang"))
        return {{Sound::Blast, 1}};
    if (cue == QLatin1String("collected"))
        return {{Sound::Die, 0.35, 3, 240, 120}};
    if (cue == QLatin1String("result"))
        return {{Sound::Chip, 1}};
    if (cue == QLatin1String("held"))
        return heartbeat(weight);
    if (cue == QLatin1String("won"))
        return wins(weight);
    if (cue == QLatin1String("poured"))
        return {{Sound::Die, 0.4}};
    if (cue == QLatin1String("swept") && weight != Weight::small)
        return {{Sound::Coins, 1, weight == Weight::huge ? 3 : 2, 500, 120}};
    if (cue == QLatin1String("lost") || cue == QLatin1String("eliminated"))
        return {{Sound::Thud, 1}};
    if (cue == QLatin1String("card"))
        return {{Sound::CardSlide, 0.8}, {Sound::CardFlip, 1, 1, 0, 160}};
    return {};
}

}
