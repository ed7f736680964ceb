// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/heard.hpp"

#include <algorithm>

namespace the_gang_table {

namespace {

// The arrival of a moving card, in milliseconds at normal speed.
constexpr int placed = 380;
constexpr int captured = 250;
constexpr int a_card = 60;

}

Noises heard(const Scene& scene, const QString& cue)
{
    if (cue == QLatin1String("revealed"))
        return {{Sound::CardFlip, 1, scene.open.seats, scene.open.seats * 45}};
    if (cue == QLatin1String("placed"))
        return {{Sound::CardSlide, 0.9}, {Sound::CardDown, 1, 1, 0, placed}};
    if (cue == QLatin1String("special"))
        return {{Sound::CardFlip, 0.8}, {Sound::CardDown, 1, 1, 0, placed}};
    if (cue == QLatin1String("discarded"))
        return {{Sound::CardSlide, 0.7}};
    if (cue == QLatin1String("caught"))
        return {{Sound::Chip, 1}};
    if (cue == QLatin1String("captured")) {
        int cards = 0;
        for (const rules::Captured& gang : scene.flying)
            cards += gang.gangsters.size();
        return {{Sound::CardSlide, 0.8},
            {Sound::Capture, std::min(1.0, 0.55 + 0.09 * cards), 1, 0, captured + a_card * cards}};
    }
    if (cue == QLatin1String("job-ended"))
        return {{Sound::Chip, 1, 2, 180}};
    if (cue == QLatin1String("refilled")) {
        const int cards = scene.open.seats;
        return {{Sound::CardSlide, 0.7, cards, cards * a_card}};
    }
    if (cue == QLatin1String("dealt"))
        return {{Sound::Shuffle, 0.9}};
    return {};
}

}
