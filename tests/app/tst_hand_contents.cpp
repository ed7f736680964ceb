// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/the_gang/table.hpp"
#include "hands.hpp"
#include "suites.hpp"

#include <QTest>

using namespace test;
using backroom::Random;
using backroom::Seat;
using backroom::SeatSet;

/// What must be visible on the phones of individual games.
class HandContentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The sheet of a sealed choice shows its city; after the reveal it neither says that nobody sees the choice nor
    /// asks for one.
    void theSealedCityIsShown()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 3, 5);
        table->elsewhere()->set(SeatSet::first(3));
        for (const Seat seat : SeatSet::first(3)) {
            const HandSheet sheet = table->handSheet(seat);
            table->tapHand(seat, sheet.groups[0].items[0].id);
            table->tapHand(seat, sheet.groups.back().items[1].id);
            table->tapHand(seat, QStringLiteral("play"));
            if (seat == 0) {
                const HandSheet sealed = table->handSheet(seat);
                QVERIFY(!sealed.sealed.isEmpty());
                QVERIFY(sealed.groups.back().items[1].picked && !sealed.groups.back().items[0].picked);
            }
        }
        QVERIFY(table->director()->busy());
        for (const Seat seat : SeatSet::first(3)) {
            const HandSheet revealed = table->handSheet(seat);
            QVERIFY(revealed.sealed.isEmpty() && revealed.prompt.isEmpty());
        }
    }

    /// The Spy is offered gangsters only in cities in which it may lie.
    void theSpyGoesWhereItMay()
    {
        using namespace backroom::the_gang;
        HouseFolder folder;
        Random random(4);
        int spies = 0;
        for (std::uint64_t seed = 1; seed < 40 && spies < 3; ++seed) {
            const auto table = table_for<TheGangTable>(folder.house(), 3, seed);
            table->elsewhere()->set(SeatSet::first(3));
            for (const Seat seat : SeatSet::first(3)) {
                const bool spy = match_of(*table).state().hands[seat].special == Special::spy;
                const HandSheet sheet = table->handSheet(seat);
                table->tapHand(seat, sheet.groups[0].items[0].id);
                table->tapHand(seat, spy ? QStringLiteral("s0") : sheet.groups.back().items[0].id);
                table->tapHand(seat, QStringLiteral("play"));
            }
            for (int turn = 0; turn < 12 && match_of(*table).state().phase == Phase::placing; ++turn) {
                table->director()->finish();
                const Seat seat = *table->match().pending().begin();
                table->tapHand(seat, QStringLiteral("s0"));
                const HandSheet sheet = table->handSheet(seat);
                for (const HandSheet::Group& group : sheet.groups)
                    for (const HandSheet::Item& item : group.items)
                        if (item.id.startsWith(QLatin1Char('o'))) {
                            ++spies;
                            QVERIFY(std::ranges::any_of(group.items, &HandSheet::Item::enabled));
                        }
                const std::vector<QString> ids = offered(sheet);
                table->tapHand(seat, ids[random.below(static_cast<std::uint32_t>(ids.size()))]);
            }
        }
        QVERIFY(spies > 0);
    }

    /// A phone also shows the result to beat and the warning.
    void theWarningIsOnThePhone()
    {
        HouseFolder folder;
        const auto item = [](GangOfDiceTable& table, Seat seat, const QString& id) {
            for (const HandSheet::Group& group : table.handSheet(seat).groups)
                for (const HandSheet::Item& of : group.items)
                    if (of.id == id)
                        return of;
            return HandSheet::Item();
        };
        int results = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto table = table_for<GangOfDiceTable>(folder.house(), 3, seed);
            table->elsewhere()->set(SeatSet::first(3));
            const Seat first = *table->match().pending().begin();
            for (const Seat seat : SeatSet::first(3)) {
                QVERIFY(!item(*table, seat, QStringLiteral("warning")).note.isEmpty());
                QCOMPARE(item(*table, seat, QStringLiteral("beat")).label, QStringLiteral("Nothing to beat yet"));
            }
            table->tapHand(first, QStringLiteral("roll"));
            table->director()->finish();
            table->tapHand(first, QStringLiteral("stop"));
            table->director()->finish();
            const auto& result = match_of(*table).state().results[first];
            if (!result || !result->valid)
                continue;
            ++results;
            for (const Seat seat : SeatSet::first(3))
                QVERIFY(item(*table, seat, QStringLiteral("beat"))
                            .label.startsWith(QStringLiteral("To beat: %1").arg(int{result->total})));
        }
        QVERIFY(results > 3);
    }

    /// While voting, the phone shows the leader and the own points.
    void theLeaderIsThereWhileVoting()
    {
        HouseFolder folder;
        const auto table = table_for<GangzTable>(folder.house(), 3, 5);
        table->elsewhere()->set(SeatSet::first(3));
        for (const Seat seat : SeatSet::first(3)) {
            table->tapHand(seat, QString::number(*match_of(*table).state().hands[seat].begin()));
            table->tapHand(seat, QStringLiteral("go"));
        }
        table->director()->finish();
        const HandSheet sheet = table->handSheet(1);
        QVERIFY(!sheet.prompt.isEmpty() && sheet.title.contains(QStringLiteral("0 points")));
        QCOMPARE(sheet.groups.size(), 2u);
        QCOMPARE(sheet.groups[0].items.size(), 1u);
        QCOMPARE(sheet.groups[0].items[0].id, QString::number(match_of(*table).state().leaders.front()));
    }
};

BACKROOM_SUITE(HandContentsTest)
#include "tst_hand_contents.moc"
