// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/standings.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangStandingsTest : public SeatedTest {
    Q_OBJECT

    static PublicState game(const Options& options = {}, int seats = 3)
    {
        PublicState open = deal(options, seats, 1);
        open.over = true;
        return open;
    }
    static PublicState after_rounds(const std::vector<int>& cash)
    {
        PublicState open = game({.length = 30}, static_cast<int>(cash.size()));
        int most = 0;
        for (std::size_t seat = 0; seat < cash.size(); ++seat) {
            open.gangs[seat].cash = static_cast<std::int16_t>(cash[seat]);
            most = std::max(most, cash[seat]);
        }
        for (std::size_t seat = 0; seat < cash.size(); ++seat)
            if (cash[seat] == most)
                open.winners.insert(static_cast<Seat>(seat));
        return open;
    }
    Standings shown(const PublicState& open) const
    {
        return Standings::of(open, result(open), names_.mid(0, open.seats), marks_.mid(0, open.seats));
    }
    static void put_out(PublicState& open, Seat seat)
    {
        open.gangs[seat] = {};
        open.gangs[seat].out = true;
        for (Figure& one : open.gangs[seat].figures)
            one.state = FigureState::graveyard;
    }

private Q_SLOTS:
    /// SG-10.5: the worth of a gang, as a sum.
    void SG_10_5_theRichest()
    {
        PublicState open = after_rounds({85, 300, 10});
        Gang& rosa = open.gangs[0];
        rosa.owned = {shop("baker"), shop("boxing")};
        rosa.rackets = {shop("locks"), shop("books"), shop("hair")};
        rosa.pawns = {0, 1, 2, 3, 4, 5, 6, 7};
        open.winners = backroom::SeatSet::only(0);
        Standings standings = shown(open);
        QCOMPARE(standings.result.title, QStringLiteral("Rosa is the richest"));
        QCOMPARE(standings.result.note + standings.result.noteRule, QString());
        QCOMPARE(standings.result.bunting, QString());
        const auto& first = standings.rows.front();
        QCOMPARE(first.name, QStringLiteral("Rosa"));
        QVERIFY(first.winner);
        QCOMPARE(first.sum_text, QStringLiteral("85 + 150 + 75 + 40"));
        QCOMPARE(first.sum, 350);
        QCOMPARE(first.cash + first.shop_value + first.racket_value + first.pawn_value, first.sum);
        QCOMPARE(first.shops, 2);
        QCOMPARE(first.label, QStringLiteral("Place 1: Rosa, 350"));
        QCOMPARE(standings.rows[1].sum, 300);
    }

    void SG_10_5_equalSumsShare()
    {
        auto standings = shown(after_rounds({90, 20, 90}));
        QCOMPARE(standings.result.title, QStringLiteral("Rosa and Vito are tied as the richest"));
        QCOMPARE(standings.result.note, QStringLiteral("Rosa and Vito have 90 each and share the win."));
        QCOMPARE(standings.result.noteRule, QStringLiteral("SG-10.5"));
        QVERIFY(standings.rows[0].winner && standings.rows[1].winner && !standings.rows[2].winner);
        QCOMPARE(standings.rows[2].place, 3);
    }

    void SG_10_1_aDistrict()
    {
        PublicState open = game();
        open.gangs[1].owned = town.districts[0].shop_set;
        open.gangs[0].cash = 900;
        open.winners = backroom::SeatSet::only(1);
        Standings standings = shown(open);
        QCOMPARE(standings.result.title, QStringLiteral("Bea owns Old Town"));
        QCOMPARE(standings.result.bunting, QStringLiteral("old-town"));
        QCOMPARE(standings.rows.front().name, QStringLiteral("Bea"));
        // A game that continues after an undo shows nothing of its end.
    }

    void SG_10_1_theLastGang()
    {
        PublicState open = game();
        put_out(open, 0);
        put_out(open, 2);
        open.winners = backroom::SeatSet::only(1);
        Standings standings = shown(open);
        QCOMPARE(standings.result.title, QStringLiteral("Bea is the last gang"));
        QVERIFY(standings.rows[1].out);
        QCOMPARE(standings.rows[1].fate, QStringLiteral("is out"));
        QCOMPARE(standings.rows[1].label, QStringLiteral("Place 2: Rosa, 0, is out"));
    }

    void SG_10_1_nobodyIsLeft()
    {
        PublicState open = game();
        for (Seat seat = 0; seat < 3; ++seat)
            put_out(open, seat);
        open.winners = {};
        open.winners.insert(0);
        open.winners.insert(2);
        Standings standings = shown(open);
        QCOMPARE(standings.result.title, QStringLiteral("Rosa and Vito died last"));
    }

    void SG_10_3_thePolice()
    {
        PublicState open = game({.police_player = true});
        for (Seat seat = 0; seat < 2; ++seat)
            for (Figure& one : open.gangs[seat].figures) {
                one.state = FigureState::jail;
                one.years = 2;
            }
        // A figure in the clinic that will go to jail counts.
        open.gangs[1].figures[2].state = FigureState::clinic;
        open.winners = backroom::SeatSet::only(2);
        Standings standings = shown(open);
        QCOMPARE(standings.rows[2].years, 6);
        QCOMPARE(standings.result.title, QStringLiteral("The police win: Vito"));
        QVERIFY(standings.rows[0].police);
        QCOMPARE(standings.rows[0].fate, QStringLiteral("plays the police"));
        QCOMPARE(standings.rows[1].years, 6);
        QCOMPARE(standings.rows[1].fate, QStringLiteral("6 years left in jail"));
    }

    void inAnotherLanguage()
    {
        const PublicState open = after_rounds({90, 20, 30});
        Standings standings = shown(open);
        const QString title = standings.result.title;
        folder_->preferences()->setLanguage(QStringLiteral("it"));
        standings = shown(open);
        QVERIFY(standings.result.title != title);
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }
};

BACKROOM_SUITE(SuperGangStandingsTest)
#include "tst_supergang_standings.moc"
