// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "elsewhere_suite.hpp"
#include "suites.hpp"
#include "supergang_play.hpp"

class SuperGangElsewhereTest : public test::ElsewhereSuite<SuperGangTable> {
    Q_OBJECT

    /// Returns the table of a match in which the person asked plays elsewhere and is in this state.
    static auto without(House& house, Match match, backroom::Seat asked, Presence::State state)
    {
        auto table = test::seated<SuperGangTable>(house, std::move(match));
        Presences signs;
        signs[asked] = {state, QDateTime::currentDateTime(), true};
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), signs);
        return table;
    }

public:
    SuperGangElsewhereTest() { enough = 500; }

private Q_SLOTS:
    /// The house names no price and answers no offer for somebody who is away.
    void whatMayBeRegrettedIsLeft()
    {
        test::HouseFolder folder;
        Match match = offered();
        const backroom::Seat asked = *match.pending().begin();
        const int length = match.actions();
        const auto table = without(folder.house(), std::move(match), asked, Presence::away);
        QVERIFY(table->elsewhere()->houseMayPlayFor(asked));
        table->elsewhere()->letHousePlay(asked, false);
        QVERIFY(table->thinking());
        QTRY_VERIFY(!table->thinking());
        QVERIFY(table->deciding() && table->match().length() == length);
        QVERIFY(!table->elsewhere()->houseMayPlayFor(asked));
        // The question is answered at the screen, and the house continues with the next decision of the same person.
        table->play(asked, backroom::supergang::Answer{false});
        QVERIFY(table->elsewhere()->standIns().contains(asked));
    }

    /// Who has left for good regrets nothing: the game could not go on otherwise.
    void whoHasLeftDecidesNothing()
    {
        test::HouseFolder folder;
        Match match = offered();
        const backroom::Seat asked = *match.pending().begin();
        const int length = match.actions();
        const auto table = without(folder.house(), std::move(match), asked, Presence::left);
        table->elsewhere()->letHousePlay(asked, false);
        QTRY_VERIFY(table->match().length() > length);
    }

    /// SG-10.4: the phone of a player who is offered a trade shows its consequences, and the trade is answered there.
    void tradesAreAnsweredOnPhones()
    {
        using namespace backroom::supergang;
        for (const bool accepts : {true, false}) {
            test::HouseFolder folder;
            const auto table = test::seated<SuperGangTable>(folder.house(), offered());
            const backroom::Seat asked = *table->match().pending().begin();
            const HandSheet sheet = table->handSheet(asked);
            QVERIFY(sheet.prompt.contains(QStringLiteral(" offers a trade\n")));
            QCOMPARE(sheet.groups.size(), 3u);
            const auto& [gives, takes, after] = std::tie(sheet.groups[0], sheet.groups[1], sheet.groups[2]);
            QVERIFY(gives.title.endsWith(QStringLiteral(" gives")) && gives.items.size() == 1);
            QCOMPARE(takes.title, table->people().names()[asked] + QStringLiteral(" gives"));
            QCOMPARE(takes.items.front().label, QStringLiteral("Cash"));
            QCOMPARE(takes.items.front().note, QStringLiteral("10"));
            QVERIFY(after.items.front().label.startsWith(QStringLiteral("Cash: ")));
            QVERIFY(after.items.back().label.contains(table->people().names()[asked]));
            // Nothing of the offer can be changed.
            QCOMPARE(ElsewhereSuite::offered(sheet), (QStringList{"refuse", "accept"}));
            const int owned = test::match_of(*table).state().gangs[asked].owned.size();
            table->tapHand(asked, accepts ? QStringLiteral("accept") : QStringLiteral("refuse"));
            QCOMPARE(test::match_of(*table).state().gangs[asked].owned.size(), owned + (accepts ? 1 : 0));
            QVERIFY(table->handSheet(asked).problem.isEmpty());
        }
    }

    /// SG-10.4: a trade is composed on a phone, step by step, and offered as it is laid out there.
    void tradesAreOfferedOnPhones()
    {
        using namespace backroom::supergang;
        test::HouseFolder folder;
        Match before = owning();
        const backroom::Seat from = *before.pending().begin();
        const auto table = test::seated<SuperGangTable>(folder.house(), std::move(before));
        const auto tap = [&](const QString& id) {
            QVERIFY2(table->handSheet(from).offers(id), qPrintable(id));
            table->tapHand(from, id);
        };
        const Shop shop = *test::match_of(*table).state().gangs[from].owned.begin();
        tap(QStringLiteral("trade"));
        QVERIFY(!table->handSheet(from).offers(QStringLiteral("offer")));
        tap(QStringLiteral("s0%1").arg(shop));
        tap(QStringLiteral("m11"));
        tap(QStringLiteral("m11"));
        tap(QStringLiteral("m1-1"));
        tap(QStringLiteral("cancel"));
        QVERIFY(!table->handSheet(from).offers(QStringLiteral("cancel")));
        tap(QStringLiteral("trade"));
        tap(QStringLiteral("p11"));
        tap(QStringLiteral("s0%1").arg(shop));
        tap(QStringLiteral("m11"));
        const HandSheet sheet = table->handSheet(from);
        QVERIFY(sheet.groups[0].items[1].picked && !sheet.groups[0].items[0].picked);
        tap(QStringLiteral("offer"));
        const auto* trade = top<Trade>(test::match_of(*table).state());
        QVERIFY(trade != nullptr && trade->from == from && trade->give.shops.contains(shop) && trade->take.cash == 10);
    }

    /// A waiting player sees the own gang's possessions.
    void whoWaitsSeesTheOwnGang()
    {
        test::HouseFolder folder;
        const auto table = test::seated<SuperGangTable>(folder.house(), randomMatch(3, 4, 300));
        const auto& state = test::match_of(*table).state();
        for (const backroom::Seat seat : backroom::SeatSet::first(3))
            if (!state.over && !table->match().pending().contains(seat))
                QCOMPARE(table->handSheet(seat).groups[0].items[0].note, QString::number(state.gangs[seat].cash));
    }

private:
    /// Returns a match in which the player in turn has a shop, and two others have cash.
    static Match owning()
    {
        using namespace backroom::supergang;
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            Match match = randomMatch(3, seed, 1200);
            if (match.over() || !match.state().frames.empty() || match.state().turn.phase == Phase::police)
                continue;
            const backroom::Seat from = *match.pending().begin();
            bool rich = !match.state().gangs[from].owned.empty();
            for (backroom::Seat seat = 0; seat < 3; ++seat)
                rich = rich && !match.state().gangs[seat].out && match.state().gangs[seat].cash >= 20;
            if (rich)
                return match;
        }
        throw std::logic_error("nobody has a shop");
    }
    /// Returns a match in which a shop is offered for 10.
    static Match offered()
    {
        using namespace backroom::supergang;
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            Match match = randomMatch(3, seed, 1200);
            if (match.over() || !match.state().frames.empty())
                continue;
            const backroom::Seat from = *match.pending().begin();
            const Gang& gang = match.state().gangs[from];
            for (backroom::Seat to = 0; to < 3 && !gang.owned.empty(); ++to) {
                Offer offer{to, {}, {}};
                offer.give.shops.insert(*gang.owned.begin());
                offer.take.cash = 10;
                if (!match.act(from, offer))
                    return match;
            }
        }
        throw std::logic_error("nobody has a shop");
    }
};

BACKROOM_SUITE(SuperGangElsewhereTest)
#include "tst_supergang_elsewhere.moc"
