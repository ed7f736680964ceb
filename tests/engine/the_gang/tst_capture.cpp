// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table.hpp"

#include "engine/the_gang/capture.hpp"

#include <vector>

using namespace test;

namespace {

/// An independent implementation that follows the rule for the printed row: the runs of two or more of one type between
/// cards of the other type, one of which was just played.
std::vector<Gangsters> plain_captures(Gangsters row, Gangster played, const Turn& turn)
{
    struct Card {
        int number;
        bool odd;
        bool wild;
    };
    std::vector<Card> cards;
    if (turn.lookout == End::left)
        cards.push_back({0, false, true});
    for (const Gangster gangster : row)
        cards.push_back({gangster, is_odd(gangster) != (gangster == turn.spied), false});
    if (turn.lookout == End::right)
        cards.push_back({0, false, true});

    std::vector<Gangsters> gangs;
    for (std::size_t first = 0; first < cards.size(); ++first) {
        if (cards[first].wild || (first > 0 && !cards[first - 1].wild && cards[first - 1].odd == cards[first].odd))
            continue;
        std::size_t end = first;
        Gangsters run;
        while (end < cards.size() && !cards[end].wild && cards[end].odd == cards[first].odd)
            run.insert(static_cast<Gangster>(cards[end++].number));
        const bool closed = first > 0 && end < cards.size();
        if (closed && run.size() >= 2 && (cards[first - 1].number == played || cards[end].number == played))
            gangs.push_back(run);
    }
    return gangs;
}

}

/// TG-4
class TheGangCapture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void TG_4_1_theRunIsTakenWhole()
    {
        QCOMPARE(with_ticket({{11, 12, 14, 16, 18, 20}, {}}, 21, chicago).gangs(), (List{{12, 14, 16, 18, 20}}));
        QCOMPARE(with_ticket({{11, 12, 14, 16, 18, 23}, {}}, 20, chicago).gangs(), List{});
    }

    void TG_4_2_onlyTheCardJustPlayedCaptures()
    {
        // 12 14 are already between odd cards, but far from 40.
        const Table table = with_ticket({{11, 12, 14, 15, 44}, {}}, 40, chicago);
        QCOMPARE(table.gangs(), List{});
        QCOMPARE(table.row(chicago), (Gangsters{11, 12, 14, 15, 40, 44}));
    }

    void TG_4_3_twoGangsAtOnce()
    {
        const Table table = with_ticket({{10, 11, 13, 15, 17, 18}, {}}, 14, chicago);
        QCOMPARE(table.gangs(), (List{{11, 13}, {15, 17}}));
        QCOMPARE(table.row(chicago), (Gangsters{10, 14, 18}));
        QCOMPARE(table.state.captured[0], (Gangsters{11, 13, 15, 17}));
    }

    void TG_4_4_oneAloneAndTheEndsAreSafe()
    {
        QCOMPARE(with_ticket({{11, 12, 15, 17, 19}, {}}, 13, chicago).gangs(), List{});
        QCOMPARE(with_ticket({{12, 14, 16, 17, 19}, {}}, 15, chicago).gangs(), List{});
        QCOMPARE(with_ticket({{1, 3, 12, 14, 16}, {}}, 11, chicago).gangs(), List{});
        QCOMPARE(with_ticket({{12, 14, 16}, {}}, 11, chicago).gangs(), List{});
    }

    void TG_4_5_closingUpCapturesNothing()
    {
        // Without 13 15 the row reads 11 12 14 16 20 23: an even gang between odd cards, none of which was just
        // played.
        const Table table = with_ticket({{11, 12, 13, 15, 20, 23}, {}}, 16, chicago);
        QCOMPARE(table.gangs(), (List{{13, 15}}));
        QCOMPARE(table.row(chicago), (Gangsters{11, 12, 16, 20, 23}));
    }

    void TG_4_6_onlyTheOwnerSeesThePile()
    {
        const Table table = with_ticket({{17, 24, 36, 57}, {}}, 19, chicago);
        const View own = view(table.state, 0);
        const View other = view(table.state, 1);
        QCOMPARE(own.captured, (Gangsters{24, 36}));
        QCOMPARE(int(other.open.places[0].captured), 2);
        QVERIFY(other.captured.empty());
        QVERIFY(other.open.piles[0].empty());
    }

    void againstThePlainRule()
    {
        Random random(2024);
        int captures = 0;
        for (int round = 0; round < 200000; ++round) {
            Gangsters row;
            const auto size = 1 + random.below(10);
            while (row.size() < static_cast<int>(size))
                row.insert(static_cast<Gangster>(1 + random.below(gangster_count)));
            const auto any = [&] {
                auto skip = random.below(size);
                auto at = row.begin();
                while (skip-- > 0)
                    ++at;
                return *at;
            };
            const Gangster played = any();
            Turn turn;
            if (const auto kind = random.below(4); kind == 1)
                turn.spied = any();
            else if (kind > 1)
                turn.lookout = kind == 2 ? End::left : End::right;
            const Gangs gangs = captured_by_gangster(row, played, turn);
            List found;
            for (const Gangsters gang : {gangs.left, gangs.right})
                if (!gang.empty())
                    found.push_back(gang);
            QCOMPARE(found, plain_captures(row, played, turn));
            captures += static_cast<int>(found.size());

            Turn just;
            just.lookout = random.below(2) == 0 ? End::left : End::right;
            const Gangsters gang = captured_by_lookout(row, *just.lookout);
            QCOMPARE(gang.empty() ? List{} : List{gang}, plain_captures(row, 0, just));
        }
        QVERIFY(captures > 20000);
    }
};

BACKROOM_SUITE(TheGangCapture)
#include "tst_capture.moc"
