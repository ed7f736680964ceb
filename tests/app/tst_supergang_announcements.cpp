// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/announcements.hpp"
#include "engine/supergang/lookup.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangAnnouncementsTest : public SeatedTest {
    Q_OBJECT

    static PublicState game(int round = 5, int length = 0) { return new_game(round, {.length = length}); }
    Announcement said(const Event& event, const PublicState& before) const
    {
        return announcements::of(event, before, seated_);
    }

private Q_SLOTS:
    void roundsThatMatter()
    {
        const Announcement quiet = said(TurnBegan{0, 4}, game(3));
        QCOMPARE(quiet.title, QStringLiteral("Round 4"));
        QVERIFY(quiet.text.contains(QStringLiteral("the police are on the beat")));
        QCOMPARE(quiet.mark, -1);
        QCOMPARE(said(TurnBegan{0, 10}, game(9, 10)).text, QStringLiteral("This is the last one."));
        // Not for other turns or rounds.
        QVERIFY(!announcements::is_big(TurnBegan{0, 6}, game(5)));
        QVERIFY(!announcements::is_big(TurnBegan{1, 4}, game(4)));
    }

    void arrests()
    {
        PublicState open = game();
        figure(open, beas_dealer).record = 2;
        const Announcement asked = said(Arrested{beas_dealer, 0, false, true}, open);
        QCOMPARE(asked.title, QString::fromUtf8("Bea’s dealer: under arrest"));
        QCOMPARE(asked.text, QStringLiteral("Jail for 2 years, or a rebellion."));
        QCOMPARE(asked.mark, 1);
        QVERIFY(asked.bad);
        QVERIFY(!announcements::is_big(Arrested{beas_dealer, 0, false, false}, open));
        QVERIFY(announcements::is_big(Jailed{beas_dealer, 2}, open));
        // The end of the clock has been announced already.
        QVERIFY(!announcements::is_big(Jailed{beas_dealer, 1, true}, open));
        // The arrest has been announced already.
        open.frames.push_back(Arrest{beas_dealer, 0, false});
        QVERIFY(!announcements::is_big(Jailed{beas_dealer, 2}, open));
    }

    void onlyJailLetsGoWithATrumpet()
    {
        PublicState open = game();
        figure(open, beas_dealer).state = FigureState::jail;
        QCOMPARE(said(Released{beas_dealer}, open).title, QString::fromUtf8("Bea’s dealer: free again"));
        figure(open, beas_dealer).state = FigureState::clinic;
        QVERIFY(!announcements::is_big(Released{beas_dealer}, open));
        // Custody is not a sentence to be served (SG-3.7).
        figure(open, beas_dealer).state = FigureState::jail;
        figure(open, beas_dealer).held = true;
        QVERIFY(!announcements::is_big(Released{beas_dealer}, open));
    }

    void theLastOneToDieIsNotToldTwice()
    {
        PublicState open = game();
        QVERIFY(announcements::is_big(Killed{beas_dealer}, open));
        open.gangs[1].figures[0].state = FigureState::graveyard;
        open.gangs[1].figures[1].state = FigureState::graveyard;
        QVERIFY(!announcements::is_big(Killed{beas_dealer}, open));
        QVERIFY(said(Eliminated{1}, open).text.contains(QStringLiteral("left town")));
        open.gangs[1].figures[2].state = FigureState::graveyard;
        QCOMPARE(said(Eliminated{1}, open).title, QStringLiteral("Bea is out"));
        QVERIFY(said(Eliminated{1}, open).text.contains(QStringLiteral("are dead")));
    }

    void theEnd()
    {
        PublicState open = game(10, 10);
        QCOMPARE(said(GameOver{}, open).title, QStringLiteral("10 rounds are over"));
        QCOMPARE(said(DistrictWon{0, 0}, open).title, QStringLiteral("Rosa owns all of Old Town"));
        open.gangs[0].owned = town.districts[0].shop_set;
        QVERIFY(!announcements::is_big(GameOver{}, open));
    }

    /// Minor events disappear by themselves.
    void whatIsWhispered()
    {
        PublicState open = game();
        const Shop loaf = shop("boxing");
        const Announcement racket = said(Racketed{{{0, Character::killer}, loaf}}, open);
        QCOMPARE(racket.title, QStringLiteral("Rosa starts a racket in Big Arms Boxing"));
        QCOMPARE(racket.mark, 4);
        QVERIFY(racket.passing && !announcements::is_big(Racketed{{{0, Character::killer}, loaf}}, open));
        const Announcement income = said(Collected{1, 65}, open);
        QCOMPARE(income.title, QStringLiteral("Bea collects 65"));
        QVERIFY(income.passing);
        const Announcement refusal = said(Refused{2}, open);
        QCOMPARE(refusal.title, QStringLiteral("Vito says no"));
        QVERIFY(refusal.passing && announcements::is_small(Refused{2}, open));
        QCOMPARE(said(Collected{1, 0}, open), Announcement());
        const Announcement first = said(Bought{{{0, Character::killer}, loaf}}, open);
        QCOMPARE(first.title, QString::fromUtf8("Rosa’s first shop: Big Arms Boxing"));
        open.gangs[0].owned.insert(shop("hair"));
        QCOMPARE(said(Bought{{{0, Character::killer}, loaf}}, open), Announcement());
        QVERIFY(!said(PoliceBought{0}, open).passing);
    }

    void others()
    {
        const PublicState open = game();
        QCOMPARE(said(PoliceBought{0}, open).mark, 4);
        QCOMPARE(said(Vamped{beas_dealer, 0}, open).title, QString::fromUtf8("Rosa’s vamp turns somebody’s head"));
        QVERIFY(said(ClockRanDown{0}, open).bad);
        QVERIFY(!announcements::is_big(Rolled{0, {}}, open));
    }
};

BACKROOM_SUITE(SuperGangAnnouncementsTest)
#include "tst_supergang_announcements.moc"
