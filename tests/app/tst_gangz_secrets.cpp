// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gangz_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::gangz;

namespace {

/// Records everything that a table shows, from its creation on.
class Watched {
public:
    Watched(House& house, Match<Gangz> of)
        : table_(table_of(house, std::move(of)))
    {
        QObject::connect(table_.get(), &GangzTable::changed, table_.get(), [this] { seen_ += dump(*table_); });
    }

    GangzTable& table() { return *table_; }
    QStringList seen()
    {
        seen_ += dump(*table_);
        return std::exchange(seen_, {});
    }

private:
    std::unique_ptr<GangzTable> table_;
    QStringList seen_;
};

}

/// No model or property contains what the player must not see: the choices of others and their number, votes, owners of
/// cards, the intruders, swapped cards, and the deck.
class GangzSecretsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// Whether a seat sends in one card or three makes no difference to the others, as long as some still choose.
    void howManyWereSentIn()
    {
        std::vector<QStringList> seen;
        for (const Cards& cards : {Cards{0}, Cards{3, 4, 5}}) {
            Watched watched(folder_.house(), match(usual(4), 4));
            watched.table().openCurtain();
            Driver driver(watched.table());
            for (const Card card : cards)
                driver.clickHand(card);
            // From here on the choice is sealed.
            watched.seen();
            watched.table().confirm();
            driver.settle();
            QStringList all = watched.seen();
            for (const int card : {10, 20}) {
                driver.done(Play{{static_cast<Card>(card)}});
                all += watched.seen();
            }
            driver.open();
            all += watched.seen();
            seen.push_back(all);
        }
        QCOMPARE(difference(seen[0], seen[1]), QString());
    }

    /// Different votes look the same until the last one is in.
    void hiddenVotes()
    {
        std::vector<QStringList> seen;
        for (const Pawns vote : {Pawns{10, 20}, Pawns{200, 201}}) {
            Watched watched(folder_.house(), voting({{0, 1}, {10}, {20, 21}}));
            watched.table().openCurtain();
            Driver driver(watched.table());
            driver.clickWall(vote.first);
            driver.clickWall(vote.second);
            watched.seen();
            watched.table().confirm();
            driver.settle();
            QStringList all = watched.seen();
            driver.vote(0, 200);
            driver.open();
            all += watched.seen();
            seen.push_back(all);
        }
        QCOMPARE(difference(seen[0], seen[1]), QString());
    }

    /// GZ-2.3: the third seat sees no difference between two games in which the others' cards and the intruders are
    /// exchanged.
    void whoOwnsWhat()
    {
        const auto looked = [&](const State& state) {
            Setup<Gangz> from = setup(3);
            const auto table = table_of(folder_.house(), Match<Gangz>(from, state));
            QStringList all = dump(*table);
            table->openCurtain();
            all += dump(*table);
            return all;
        };
        State state = voting({{0, 1}, {10}, {20, 21}}).state();
        state.votes[0] = Pawns{10, 20};
        state.votes[1] = Pawns{0, 1};
        const QStringList one = looked(state);
        State other = state;
        // Rosa's cards come from the deck, and the intruders from Rosa.
        other.played[0] = {200, 201};
        other.intruders = {0, 1};
        other.votes[0] = Pawns{0, 20};
        QCOMPARE(difference(one, looked(other)), QString());
        other.played[1] = {200};
        other.played[0] = {10, 201};
        QCOMPARE(difference(one, looked(other)), QString());
    }

    /// The order of the wall depends on the cards and the deal alone, and not on who sent in what.
    void theOrderOfTheWall()
    {
        Position exchanged = usual(3);
        std::swap((*exchanged.hands[0])[0], (*exchanged.hands[1])[0]);
        const Wall one = voting({{0, 1}, {10}, {20}}).state().wall;
        const Wall other = voting({{10, 1}, {0}, {20}}, exchanged).state().wall;
        QVERIFY(one == other);
    }

    /// GZ-2.2: after a swap everybody sees the number of cards, but not which.
    void swapped()
    {
        std::vector<QStringList> seen;
        for (const bool swap : {false, true}) {
            Position position = usual(3);
            if (swap)
                std::reverse(position.deck->begin(), position.deck->end());
            Watched watched(folder_.house(), match(position, 3));
            watched.table().openCurtain();
            watched.table().swapHand();
            watched.seen();
            watched.table().swapHand();
            Driver driver(watched.table());
            driver.settle();
            // The player who swapped is still at the screen and sends in a card; then the others look.
            driver.clickHand(*match_of(watched.table()).state().hands[0].begin());
            watched.seen();
            watched.table().confirm();
            driver.settle();
            QVERIFY(watched.table().curtainClosed());
            seen.push_back(watched.seen());
        }
        QCOMPARE(difference(seen[0], seen[1]), QString());
    }

    /// While the curtain is closed, no hand, own card or pawn is shown.
    void behindTheCurtain()
    {
        Driver driver(table_of(folder_.house(), test::match(setup(4))));
        Random random(5);
        int curtains = 0;
        for (int step = 0; step < 80 && !match_of(*driver).over(); ++step) {
            if (driver->phase() == GangzTable::Curtain) {
                ++curtains;
                const State& state = driver.state();
                QCOMPARE(driver->pawns()->rowCount(), 0);
                for (const CardItem& item : driver->cards()->items()) {
                    const auto card = static_cast<Card>(item.key);
                    QVERIFY(!item.own && !item.usable && !item.chosen && !item.intruder && item.owner_mark < 0);
                    QVERIFY(std::ranges::find(state.leaders, card) != state.leaders.end()
                        || std::ranges::find(state.wall, card) != state.wall.end());
                }
            }
            driver.random(random);
        }
        QVERIFY(curtains > 20);
    }

    /// Everybody watches a reveal, so nothing private is shown.
    void whileItIsTold()
    {
        HouseFolder folder;
        Driver driver(table_of(folder.house(), voting({{0, 1}, {10}, {20, 21}})));
        driver.vote(200, 201);
        driver.vote(0, 20);
        int looks = 0;
        connect(driver->director(), &Director::played, this, [&] {
            if (!driver->revealing())
                return;
            ++looks;
            for (const CardItem& item : driver->cards()->items())
                QVERIFY(!item.own && !item.usable);
            for (const PawnItem& item : driver->pawns()->items())
                QVERIFY(!item.usable);
            QCOMPARE(driver->inTurn().name, QString());
        });
        driver.vote(0, 201);
        QVERIFY(looks > 5);
    }
};

BACKROOM_SUITE(GangzSecretsTest)
#include "tst_gangz_secrets.moc"
