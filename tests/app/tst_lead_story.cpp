// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/lead_story.hpp"
#include "app/table/review_wording.hpp"
#include "suites.hpp"

#include <QTest>

/// Why a seat won or lost, in a sentence of a review.
class LeadStoryTest : public QObject {
    Q_OBJECT

    using Kind = LeadStory::Kind;

    const QStringList names_{"Rosa", "Bea", "Vito"};
    const QList<int> marks_{0, 1, 2};
    const Seated seated_{names_, marks_};

    /// Each list has the chances of the seats before an action, the last one the result.
    static backroom::MatchReview reviewed(std::initializer_list<std::initializer_list<double>> chances)
    {
        backroom::MatchReview review;
        review.seats = static_cast<int>(chances.begin()->size());
        for (const auto& at : chances) {
            backroom::WinChances now{};
            std::ranges::copy(at, now.begin());
            review.chances.push_back(now);
        }
        return review;
    }
    QString told(const backroom::MatchReview& review, backroom::Seat seat) const
    {
        return ReviewWording::story(LeadStory::of(review, seat), seated_, seat,
            {QStringLiteral("round 2"), QStringLiteral("Bea wins 9 dice.")});
    }

private Q_SLOTS:
    void aLeadIsLost()
    {
        const auto review = reviewed({{0.5, 0.5}, {0.7, 0.3}, {0.6, 0.4}, {0.2, 0.8}, {0, 1}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::lost_lead, 2, 1}));
        QCOMPARE(told(review, 0),
            QStringLiteral("Rosa led until move 3 (round 2); then Bea took the lead. Bea wins 9 dice."));
        QCOMPARE(LeadStory::of(review, 1), (LeadStory{Kind::took_lead, 2}));
        QCOMPARE(told(review, 1), QStringLiteral("Bea took the lead for good with move 3 (round 2). Bea wins 9 dice."));
    }
    /// Whoever was behind meanwhile has not led until then.
    void aLeadIsRegained()
    {
        const auto review = reviewed({{0.5, 0.5}, {0.3, 0.7}, {0.6, 0.4}, {0.2, 0.8}, {0, 1}});
        QCOMPARE(told(review, 0),
            QStringLiteral(
                "Rosa led for the last time until move 3 (round 2); then Bea took the lead. Bea wins 9 dice."));
    }
    /// The lead was taken where the curve turned, and not where it only touched the other one.
    void aTouchIsNoChange()
    {
        const auto review = reviewed({{0.5, 0.5}, {0.3, 0.7}, {0.8, 0.2}, {0.49, 0.51}, {0.7, 0.3}, {1, 0}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::took_lead, 1}));
    }
    /// The one who took the lead may lose it again.
    void aThirdOneWins()
    {
        const auto review = reviewed({{0.4, 0.3, 0.3}, {0.7, 0.2, 0.1}, {0.2, 0.6, 0.2}, {0, 0, 1}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::lost_lead, 1, 1, 2}));
        QCOMPARE(told(review, 0),
            QStringLiteral(
                "Rosa led until move 2 (round 2); then Bea took the lead. Bea wins 9 dice. In the end Vito won."));
    }
    /// A difference within the error of estimates is not a lead.
    void aNarrowLeadIsNone()
    {
        const auto review = reviewed({{0.34, 0.33, 0.33}, {0.35, 0.33, 0.32}, {0.3, 0.5, 0.2}, {0, 1, 0}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::never_led, 1, 1}));
        QCOMPARE(told(review, 0),
            QStringLiteral(
                "Rosa was never clearly ahead; Bea took the lead for good with move 2 (round 2). Bea wins 9 dice."));
    }
    void fromBeginningToEnd()
    {
        const auto review = reviewed({{0.5, 0.5}, {0.6, 0.4}, {0.9, 0.1}, {1, 0}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::led_throughout}));
        QCOMPARE(told(review, 0), QStringLiteral("Rosa led from beginning to end."));
        QCOMPARE(told(review, 1), QStringLiteral("Bea was never clearly ahead; Rosa led from beginning to end."));
    }
    /// The last action may decide, against all chances.
    void theLastActionDecides()
    {
        const auto review = reviewed({{0.5, 0.5}, {0.2, 0.8}, {0.1, 0.9}, {1, 0}});
        QCOMPARE(LeadStory::of(review, 0), (LeadStory{Kind::took_lead, 2}));
        QCOMPARE(LeadStory::of(review, 1), (LeadStory{Kind::lost_lead, 2, 0}));
    }
    void severalOrNobodyWin()
    {
        const auto shared = reviewed({{0.4, 0.4, 0.2}, {0.5, 0.5, 0}});
        QCOMPARE(told(shared, 0), QStringLiteral("Rosa shares the win: in the end nobody was ahead."));
        QCOMPARE(told(shared, 2), QStringLiteral("Vito was never clearly ahead."));
        QCOMPARE(told(reviewed({{0.6, 0.4}, {0, 0}}), 0), QStringLiteral("Nobody won."));
    }
    /// Small numbers are called small, and a remaining chance is not rounded to nothing.
    void smallNumbers()
    {
        QCOMPARE(
            ReviewWording::cost(0.004), QStringLiteral("Chance of winning: less than half a percentage point lower."));
        QVERIFY(ReviewWording::cost(0.01).startsWith(QStringLiteral("Chance of winning: about 1 ")));
        QCOMPARE(ReviewWording::gain(0.004),
            QStringLiteral("Chance of winning: less than half a percentage point higher than with a rookie’s choice."));
        QCOMPARE(ReviewWording::turn({0, 0, 0.003, 0.997}, QStringLiteral("Rosa"), {}),
            QStringLiteral("Move 1. Rosa’s chance of winning: from <1% to >99%."));
        QCOMPARE(ReviewWording::turn({0, 0, 0, 1}, QStringLiteral("Rosa"), {}),
            QStringLiteral("Move 1. Rosa’s chance of winning: from 0% to 100%."));
    }
};

BACKROOM_SUITE(LeadStoryTest)
#include "tst_lead_story.moc"
