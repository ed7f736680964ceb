// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/playout.hpp"
#include "engine/cli/session.hpp"
#include "suites.hpp"

#include <QTest>

#include <numeric>

using namespace backroom;

namespace {

Json played(const std::vector<std::string>& arguments)
{
    return Json::parse(cli::run_playout(arguments));
}

}

/// `backroom-cli playout`.
class PlayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playoutsWithOptions()
    {
        const auto play = [](std::vector<std::string> arguments) {
            arguments.insert(arguments.begin(), {"the-gang", "--games", "40", "--seats", "2"});
            return played(arguments);
        };
        const Json usual = play({});
        QVERIFY(play({"--option", "rounds=4", "--option", "friendly-undo=true"}).at("hash") == usual.at("hash"));
        const Json endless = play({"--option", "rounds=0"});
        QVERIFY(endless.at("hash") != usual.at("hash") && endless.at("actions") >= usual.at("actions"));
    }

    void playoutsByPlayer()
    {
        for (const AnyGame& game : cli::games()) {
            const std::string id(game.id);
            const int seats = game.min_seats;
            const Json plain = played({id, "--games", "300", "--seats", std::to_string(seats)});
            QVERIFY(!plain.contains("wins"));
            std::string bots = "random";
            for (int more = 1; more < seats; ++more)
                bots += ",random";
            const Json totals = played({id, "--games", "300", "--bots", bots});
            QVERIFY(totals.at("hash") == plain.at("hash") && totals.at("actions") == plain.at("actions"));
            const auto wins = totals.at("wins").get<std::vector<double>>();
            QCOMPARE(wins.size(), static_cast<std::size_t>(seats));
            QVERIFY(qAbs(std::accumulate(wins.begin(), wins.end(), -300.0)) < 1e-6);
            for (const double share : wins)
                QVERIFY(share > 200.0 / seats);
            const auto points = totals.at("points").get<std::vector<double>>();
            QCOMPARE(points.size(), static_cast<std::size_t>(seats));
            QVERIFY(points[0] > 1 && points[1] > 1);
            QVERIFY(totals.at("decision_ms").at("median") <= totals.at("decision_ms").at("most"));
        }
    }

    /// One level for all seats, or a mixture of players. The results follow from the seed.
    void playoutsOfLevels()
    {
        const auto play = [](const std::string& bots) {
            return played({"the-gang", "--games", "40", "--seats", "3", "--bots", bots});
        };
        const Json all = play("1");
        QVERIFY(!all.contains("wins") && all.at("hash") == play("1").at("hash"));
        QVERIFY(all.at("hash") != play("random").at("hash"));
        const Json mixed = play("random,1,random");
        QVERIFY(mixed.at("hash") == play("random,1,random").at("hash"));
        const auto wins = mixed.at("wins").get<std::vector<double>>();
        QVERIFY(wins[1] > 30 && wins[0] + wins[2] < 10);
    }

    void playouts()
    {
        const Json totals = played({"the-gang", "--games", "20", "--bots", "random"});
        for (const char* field : {"games", "actions", "seconds", "games_per_second", "actions_per_second", "hash"})
            QVERIFY(totals.contains(field));
        QVERIFY(totals.at("games") == 20);
        const std::vector<std::vector<std::string>> wrong{{}, {"chess"}, {"the-gang", "--games"},
            {"the-gang", "--games", "0"}, {"the-gang", "--games", "x"}, {"the-gang", "--seats", "6"},
            {"the-gang", "--bots", "0"}, {"the-gang", "--bots", "4"}, {"the-gang", "--bots", "22"},
            {"the-gang", "--bots", "god"}, {"the-gang", "--fast"}, {"the-gang", "--bots", "2,"},
            {"the-gang", "--bots", "1,2,3,1,2,3"}, {"the-gang", "--bots", "random,"}, {"the-gang", "--bots", ""},
            {"the-gang", "--seats", "4", "--bots", "random,random"},
            {"gang-of-dice", "--bots", "random,random,random,random,random"}, {"the-gang", "--option"},
            {"the-gang", "--option", "rounds"}, {"the-gang", "--option", "=4"}, {"the-gang", "--option", "rounds=3"},
            {"the-gang", "--option", "rounds=many"}, {"gang-of-dice", "--option", "rounds=4"},
            {"the-gang", "--option", "friendly-undo=1"}};
        for (const auto& arguments : wrong)
            QVERIFY_THROWS_EXCEPTION(InputError, cli::run_playout(arguments));
    }
};

BACKROOM_SUITE(PlayoutTest)
#include "tst_playout.moc"
