// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windowless_host.hpp"
#include "app/the_gang/table.hpp"
#include "friends_evening.hpp"
#include "matches.hpp"
#include "suites.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using test::FriendsEvening;

/// Tests tables with friends on a machine without a player.
class WindowlessFriendsTest : public QObject {
    Q_OBJECT

    using Game = TheGangTable::Game;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<FriendsEvening> evening_;
    std::unique_ptr<WindowlessHost> host_;
    QStringList said_;

    void start()
    {
        host_ = std::make_unique<WindowlessHost>(
            folder_->path(), QStringLiteral("en"), all_games(), [this](const QString& line) { said_ += line; });
    }
    QString open(const QList<int>& levels, int watching = FriendTable::not_watched)
    {
        SeatList seats{{"Ada", "Bo", "Sal"}, {0, 1, 2}, levels};
        return host_->open(QStringLiteral("the-gang"), seats, {}, watching);
    }
    void pass(int seconds = 2)
    {
        for (int second = 0; second < seconds; ++second) {
            evening_->pass(1);
            if (host_)
                host_->friends().tick();
            QCoreApplication::processEvents();
        }
    }
    void join(int house, const QString& name)
    {
        evening_->friends(house).join(host_->friends().link(), name, house, {});
        pass();
    }
    const TableMatch& told(int house) const { return evening_->table(house)->match(); }
    /// Everybody who has to decide takes the first legal action; the computer player thinks in another thread.
    bool playOn()
    {
        const int before = told(0).length();
        for (int house = 0; house < 2; ++house) {
            const auto seat = static_cast<backroom::Seat>(house);
            if (!told(house).pending().contains(seat))
                continue;
            backroom::Random random;
            const auto view = dynamic_cast<const TableMatchOf<Game>&>(told(house)).view(seat);
            static_cast<TheGangTable&>(*evening_->table(house)).play(seat, legal(sample(view, random), seat)[0]);
        }
        constexpr int patience = 60'000;
        return QTest::qWaitFor(
            [&] {
                pass(1);
                return told(0).length() > before && told(1).length() == told(0).length();
            },
            patience);
    }
    int saidTimes(const QString& line) const { return static_cast<int>(said_.count(line)); }

private Q_SLOTS:
    void brokerThatIsNamed()
    {
        const auto named = [this] {
            const Preferences kept(folder_->path(), QStringLiteral("en"));
            return QStringList{kept.brokerHost(), QString::number(kept.brokerPort()), kept.brokerName(),
                kept.brokerPassword(), kept.brokerTls() ? QStringLiteral("encrypted") : QStringLiteral("open")};
        };
        host_->useBroker(QUrl(QStringLiteral("//rosa@example.org:4711")), QStringLiteral("secret"));
        QCOMPARE(named(), (QStringList{"example.org", "4711", "rosa", "secret", "encrypted"}));
        host_->useBroker(QUrl(QStringLiteral("mqtt://example.org")), QString());
        QCOMPARE(named(), (QStringList{"example.org", "0", "", "", "open"}));
        host_->useBroker(QUrl(QStringLiteral("mqtts://127.0.0.1")), QString());
        QCOMPARE(named(), (QStringList{"127.0.0.1", "0", "", "", "encrypted"}));
        host_->useBroker(QUrl(QStringLiteral("mqtt:")), QString());
        QCOMPARE(named().first(), QString());
    }

    void whoMayWatch()
    {
        QCOMPARE(open({SeatList::other_house, 1, 1}, FriendTable::watched_later), QString());
        QCOMPARE(host_->friends().watching(), int{FriendTable::watched_later});
    }

    void init()
    {
        said_.clear();
        folder_ = std::make_unique<QTemporaryDir>();
        evening_ = std::make_unique<FriendsEvening>(2);
        start();
    }
    void cleanup()
    {
        host_.reset();
        evening_.reset();
    }

    void anEvening()
    {
        QCOMPARE(open({SeatList::other_house, SeatList::other_house, 1}), QString());
        pass();
        const QString code = host_->friends().code();
        QVERIFY2(said_.contains(QStringLiteral("Code: ") + code), qPrintable(said_.join(u'\n')));
        QVERIFY(said_.contains(QStringLiteral("Link: ") + host_->friends().link()));
        QVERIFY(said_.contains(QStringLiteral("    ") + host_->friends().spoken().section(u'\n', 0, 0)));
        QVERIFY(said_.contains(QStringLiteral("The Gang · 2 friends are still to come.")));
        join(0, QStringLiteral("Anna"));
        QVERIFY(said_.contains(QStringLiteral("The Gang · Anna: Is here")));
        QVERIFY(evening_->table(0) == nullptr);
        join(1, QStringLiteral("Max"));
        pass(3);
        // The match is dealt once everybody is there.
        const QString dealt = QStringLiteral("The game has begun at your table of The Gang.");
        QCOMPARE(saidTimes(dealt), 1);
        QVERIFY(evening_->table(0) != nullptr && evening_->table(1) != nullptr);
        QCOMPARE(evening_->table(0)->people().levels(), (QList<int>{0, -1, 1}));
        QVERIFY(playOn());
        // The program is ended and restarted.
        host_.reset();
        pass(30);
        start();
        QCOMPARE(host_->goOn(), QString());
        pass(30);
        while (!told(0).pending().empty())
            QVERIFY(playOn());
        pass(3);
        static const QRegularExpression won(QStringLiteral("^The Gang · .+ won( together)?\\. "));
        QVERIFY(won.match(said_.last()).hasMatch());
        for (int house = 0; house < 2; ++house)
            QTRY_VERIFY_WITH_TIMEOUT(evening_->friends(house).taken() != 0, 60'000);
        // Another match is dealt once everybody has asked for it.
        evening_->table(0)->playAgain();
        pass(5);
        QCOMPARE(saidTimes(dealt), 1);
        evening_->table(1)->playAgain();
        pass(5);
        QCOMPARE(saidTimes(dealt), 2);
        QCOMPARE(told(0).length(), 0);
        QVERIFY(playOn());
    }

    void whoGoesAndComesBackIsSaid()
    {
        QCOMPARE(open({SeatList::other_house, SeatList::other_house, 2}), QString());
        join(0, QStringLiteral("Anna"));
        join(1, QStringLiteral("Max"));
        pass(3);
        evening_->house(0).goHome();
        pass();
        QVERIFY(said_.last().startsWith(QStringLiteral("The Gang · Anna: Away since")));
        evening_->friends(0).goBack(0);
        pass();
        QCOMPARE(said_.last(), QStringLiteral("The Gang · Anna: Is here"));
    }

    void whereNothingIsKeptThereIsNothingToGoOnWith()
    {
        QCOMPARE(host_->goOn(), QStringLiteral("No table is kept here that could go on."));
    }

    void withoutTheLibraryItIsSaid()
    {
        Friends::load = [] { return nullptr; };
        QCOMPARE(open({SeatList::other_house, SeatList::other_house, 2}),
            QStringLiteral("The part of Backroom that reaches other houses is not installed."));
    }
};

BACKROOM_SUITE(WindowlessFriendsTest)
#include "tst_windowless_friends.moc"
