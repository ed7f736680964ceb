// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_sound.hpp"

#include "app/settings/preferences.hpp"
#include "app/sound/sound_player.hpp"
#include "app/table/game_table.hpp"

#include <cmath>

namespace {

/// The minimum spread of repeated sounds without animation, relative to normal speed.
constexpr double least_spread = 0.3;

}

TableSound::TableSound(GameTable& table, const Preferences& preferences, SoundPlayer& player)
    : table_(table)
    , preferences_(preferences)
    , player_(player)
    , pace_(table.director()->pace())
    , curtain_closed_(table.curtainClosed())
    , over_(table.over())
{
    connect(table.director(), &Director::played, this, &TableSound::hear);
    connect(&table, &GameTable::stageChanged, this, &TableSound::hearStage);
    connect(&table, &GameTable::refusalChanged, this, [this] {
        if (!table_.refusal().text.isEmpty())
            player_.play({Sound::Refusal});
    });
}

void TableSound::hear(const QString& cue)
{
    const double before = std::exchange(pace_, table_.director()->pace());
    // The player skips, so pending sounds belong to what has been shown already.
    if (pace_ <= 0 && before > 0)
        player_.hurry();
    const double flight = preferences_.reducedMotion() ? 0 : pace_;
    for (Noise noise : table_.noises(cue)) {
        noise.after = static_cast<int>(std::lround(noise.after * flight));
        noise.spread = static_cast<int>(std::lround(noise.spread * std::max(flight, least_spread)));
        player_.play(noise);
        celebrated_ |= noise.sound == Sound::Fanfare;
    }
}

void TableSound::hearStage()
{
    if (std::exchange(curtain_closed_, table_.curtainClosed()) != table_.curtainClosed())
        player_.play({Sound::Curtain});
    if (!std::exchange(over_, table_.over()) && table_.over() && !celebrated_)
        player_.play({Sound::Fanfare});
    if (table_.deciding() || table_.thinking())
        celebrated_ = false;
}
