// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/heard.hpp"

#include <QHash>

#include <algorithm>

namespace supergang_table {

namespace {

// Delays in milliseconds at normal speed.
constexpr int first_blow = 160;
constexpr int splash = 90;
constexpr int falls = 180;
constexpr int a_die = 45;

/// The sounds of cues that do not depend on the scene.
const QHash<QString, Noises>& always()
{
    static const QHash<QString, Noises> all{
        {QStringLiteral("step"), {{Sound::Step, 0.9}}},
        {QStringLiteral("moved"), {{Sound::Step, 1}}},
        {QStringLiteral("witness"), {{Sound::Tick, 0.9}}},
        {QStringLiteral("witnessed"), {{Sound::Tick, 1, 2, 160}}},
        {QStringLiteral("coward-attack"), {{Sound::Shot, 0.9}}},
        {QStringLiteral("token"), {{Sound::Chip, 1}, {Sound::Coins, 0.7, 1, 0, 120}}},
        {QStringLiteral("stuck-up"), {{Sound::Shot, 0.8}, {Sound::Coins, 1, 1, 0, 260}}},
        {QStringLiteral("token-removed"), {{Sound::Chip, 0.8}}},
        {QStringLiteral("pawn"), {{Sound::Step, 1}}},
        {QStringLiteral("pawn-turned"), {{Sound::Step, 0.7}}},
        {QStringLiteral("pawns"), {{Sound::Coins, 0.9}}},
        {QStringLiteral("recruited"), {{Sound::Coins, 0.9}, {Sound::Step, 1, 2, 180, 260}}},
        {QStringLiteral("vamped"), {{Sound::Sting, 0.8}}},
        {QStringLiteral("freed"), {{Sound::Jail, 0.7}}},
        {QStringLiteral("collected"), {{Sound::Coins, 1}}},
        {QStringLiteral("whistle"), {{Sound::Whistle, 1}}},
        {QStringLiteral("jailed"), {{Sound::Jail, 1}}},
        {QStringLiteral("released"), {{Sound::Jail, 0.6}}},
        {QStringLiteral("splash"), {{Sound::Splash, 1, 1, 0, splash}}},
        {QStringLiteral("patrol-out"), {{Sound::Whistle, 0.6}}},
        {QStringLiteral("police-bought"), {{Sound::Coins, 1}}},
        {QStringLiteral("traded"), {{Sound::Coins, 0.8}}},
        {QStringLiteral("eliminated"), {{Sound::Thud, 1}, {Sound::Sting, 0.9, 1, 0, 240}}},
        {QStringLiteral("district"), {{Sound::Fanfare, 1}}},
        {QStringLiteral("mourned"), {{Sound::Thud, 0.9}, {Sound::Sting, 0.8, 1, 0, 200}}},
        {QStringLiteral("long-sentence"), {{Sound::Jail, 1}, {Sound::Sting, 0.7, 1, 0, 260}}},
        {QStringLiteral("rebels"), {{Sound::Whistle, 1}, {Sound::Shot, 0.9, 1, 0, 420}}},
        {QStringLiteral("alarm"), {{Sound::Tick, 1, 2, 180}, {Sound::Whistle, 0.4, 1, 0, 320}}},
        {QStringLiteral("duel"), {{Sound::Sting, 0.9}}},
        {QStringLiteral("dart"), {{Sound::CardSlide, 0.5}}},
        {QStringLiteral("missed"), {{Sound::Dart, 1}}},
        {QStringLiteral("felled"), {{Sound::Dart, 1}, {Sound::Thud, 0.9, 1, 0, falls}}},
        {QStringLiteral("carried-away"), {{Sound::Thud, 0.6}}},
    };
    return all;
}

Noises dice(std::size_t count)
{
    const int number = std::max(1, static_cast<int>(count));
    return {{Sound::Die, std::min(1.0, 0.7 + 0.05 * number), number, (number - 1) * a_die, first_blow}};
}

}

Noises heard(const Scene& scene, const QString& cue)
{
    if (cue == QLatin1String("rolled"))
        return dice(static_cast<std::size_t>(std::ranges::count_if(scene.faces, [](auto face) { return face > 0; })));
    if (cue == QLatin1String("duel-rolled"))
        return dice(scene.bout ? scene.bout->attack.size() + scene.bout->defence.size() : 1);
    if (cue == QLatin1String("jailed") && scene.moment)
        return always().value(QStringLiteral("long-sentence"));
    return always().value(cue);
}

}
