// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/announcements.hpp"
#include "engine/gang_of_dice/cards.hpp"
#include "suites.hpp"

#include <QTest>

using namespace backroom::gang_of_dice;
namespace announcements = gang_of_dice_table::announcements;

class GangOfDiceAnnouncementsTest : public QObject {
    Q_OBJECT

    const QStringList names_{"Rosa", "Bea", "Vito"};
    const QList<int> marks_{4, 1, 2};
    const Seated seated_{names_, marks_};

    static Results results(std::initializer_list<std::optional<TurnResult>> list)
    {
        Results made;
        std::ranges::copy(list, made.begin());
        return made;
    }

private Q_SLOTS:
    void aRoundWon()
    {
        const Announcement said =
            announcements::round_won({1, 42}, results({TurnResult{4, 3, true}, TurnResult{5, 3, true}}), seated_);
        QCOMPARE(said.title, QStringLiteral("42 dice for Bea"));
        QCOMPARE(said.text, QStringLiteral("5 with 3 dice is the best result."));
        QCOMPARE(said.mark, 1);
        QVERIFY(!said.bad && !said.passing);
    }

    /// A lost turn with the same total is not a tie.
    void GD_2_4_whyATieIsWon()
    {
        const auto why = [&](const Results& of) { return announcements::round_won({0, 9}, of, seated_).text; };
        QCOMPARE(why(results({TurnResult{5, 3, true}, TurnResult{5, 2, true}})),
            QStringLiteral("5 with 3 dice beats 5 with 2: on a tie, more dice win."));
        QCOMPARE(why(results({TurnResult{5, 3, true}, TurnResult{5, 3, true}})),
            QStringLiteral("5 with 3 dice, twice: the earlier turn wins the tie."));
        QCOMPARE(why(results({TurnResult{5, 3, true}, TurnResult{5, 2, false}})),
            QStringLiteral("5 with 3 dice is the best result."));
    }

    /// A later turn leads only with more dice.
    void GD_2_4_whoLeadsOnATie()
    {
        PublicState open;
        open.seats = 3;
        open.start = 0;
        open.results = results({TurnResult{5, 2, true}});
        QCOMPARE(announcements::tie_of({1, 4, 2}, open), QString());
        QCOMPARE(announcements::tie_of({1, 5, 3}, open),
            QStringLiteral("5 with 3 dice beats 5 with 2: on a tie, more dice win."));
        QCOMPARE(announcements::tie({1, 5, 3}, open, seated_).title, QStringLiteral("A tie: Bea leads"));
        QCOMPARE(announcements::tie({1, 5, 2}, open, seated_).title, QStringLiteral("A tie: Rosa leads"));
        // A tie behind the leader decides nothing.
        open.results = results({TurnResult{5, 2, true}, {}, TurnResult{9, 3, true}});
        QCOMPARE(announcements::tie_of({1, 5, 3}, open), QString());
        open.results = results({TurnResult{5, 2, false}});
        QCOMPARE(announcements::tie_of({1, 5, 3}, open), QString());
    }

    void lossesAreBad()
    {
        const Announcement lost = announcements::round_lost({14}, 3);
        QCOMPARE(lost.title, QStringLiteral("Nobody wins round 3"));
        QVERIFY(lost.text.contains(QStringLiteral("14 dice")));
        QVERIFY(lost.bad);
    }

    void tokensThatComeAreTold()
    {
        WarningRevealed revealed{};
        revealed.round = 11;
        revealed.added = 6;
        const Announcement said = announcements::round_begins(revealed, {});
        QCOMPARE(said.title, QStringLiteral("Round 11"));
        QVERIFY2(said.text.startsWith(QStringLiteral("2 token")), qPrintable(said.text));
        revealed.added = 0;
        QVERIFY(!announcements::round_begins(revealed, {}).text.contains(QStringLiteral("token")));
        // The end is announced before it comes.
        PublicState open;
        open.round = round_count;
        QVERIFY(announcements::round_begins(revealed, open)
                    .text.endsWith(
                        QStringLiteral("This is the last round: after it, whoever has the most dice wins the game.")));
    }
};

BACKROOM_SUITE(GangOfDiceAnnouncementsTest)
#include "tst_gang_of_dice_announcements.moc"
