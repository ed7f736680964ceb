// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statistics.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/gangz/game.hpp"
#include "engine/the_gang/game.hpp"
#include "files.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"

#include <QTest>

/// What the tests of the statistics screen have in common.
namespace test {

using backroom::gang_of_dice::GangOfDice;
using backroom::gangz::Gangz;
using backroom::the_gang::TheGang;

/// A match that was played to its end.
template <backroom::Game G>
backroom::Match<G> whole(int seats, std::uint64_t seed, std::vector<std::string> names = {})
{
    auto setup = test::setup_of<G>(seats, seed);
    if (!names.empty())
        setup.names = std::move(names);
    backroom::Match<G> match = test::match<G>(setup);
    test::play_out(match, seed);
    return match;
}

/// Each test has its own house.
class StatisticsCase : public QObject {
    Q_OBJECT

protected:
    Statistics& all() { return *folder_->house().statistics(); }
    GameStore& store() { return folder_->house().store(); }
    int players() { return all().players()->rowCount(); }
    QString headline(std::size_t number) { return all().headlines()->items()[number].value; }

    /// Saves a match that was played to its end.
    template <backroom::Game G>
    qint64 keep(int seats, std::uint64_t seed, std::vector<std::string> names = {}, const QList<int>& levels = {})
    {
        return test::keep(store(), whole<G>(seats, seed, std::move(names)), levels);
    }
    void count()
    {
        all().refresh();
        QTRY_VERIFY(!all().counting());
    }
    void chooseNamed(const QString& name)
    {
        for (const StatisticsPlayer& player : std::vector(all().players()->items()))
            if (player.name == name)
                all().choose(player.key);
        QCOMPARE(all().player(), name);
    }

    std::unique_ptr<HouseFolder> folder_;

private Q_SLOTS:
    void init() { folder_ = std::make_unique<HouseFolder>(); }
};

}
