// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/review.hpp"
#include "suites.hpp"

#include <QTest>

using namespace backroom;

namespace {

MatchReview of_two(std::vector<double> chances)
{
    MatchReview review{2, {}, {}};
    for (const double chance : chances)
        review.chances.push_back({chance, 1 - chance});
    return review;
}

}

class ReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The largest changes are found in order of position, and no small ones.
    void findsTurningPoints()
    {
        const auto turns = turning_points(of_two({0.5, 0.55, 0.3, 0.35, 0.75, 1}));
        QCOMPARE(turns.size(), 3u);
        QVERIFY(turns[0] == (TurningPoint{1, 0, 0.55, 0.3}));
        QCOMPARE(turns[1].position, 3);
        QCOMPARE(turns[2].position, 4);
        QVERIFY(turning_points(of_two({0.5, 0.5, 0.6})).empty());
        QVERIFY(turning_points(of_two({})).empty());
        std::vector<double> wild;
        for (int at = 0; at < 40; ++at)
            wild.push_back(at % 2 == 0 ? 0.2 : 0.4 + 0.01 * at);
        const auto few = turning_points(of_two(wild));
        QCOMPARE(few.size(), 6u);
        QCOMPARE(few.back().position, 38);
    }

    void readsWhatItWrites()
    {
        MatchReview review = of_two({0.5, 0.25, 1});
        review.persons[1] = SeatReview{2, 1, JudgedDecision{0, 0, 0.125}, {}, {-0.5, 0.25}};
        const std::string text = text_of_review(review, "mark");
        QVERIFY(review_of_text(text, "mark", 2, 2) == review);
        QVERIFY2(!review_of_text(text, "another", 2, 2), "another match");
        QVERIFY2(!review_of_text(text, "mark", 2, 3), "a longer match");
        QVERIFY2(!review_of_text(text, "mark", 3, 2), "more seats");
        for (std::size_t cut = 0; cut < text.size(); ++cut)
            QVERIFY(!review_of_text(text.substr(0, cut), "mark", 2, 2));
        std::string other = text;
        other.replace(other.find("\"version\":3"), 11, "\"version\":1");
        QVERIFY2(!review_of_text(other, "mark", 2, 2), "another version");
        other = text;
        other.replace(other.find("250"), 3, "-25");
        QVERIFY2(!review_of_text(other, "mark", 2, 2), "a chance below 0");
    }
};

BACKROOM_SUITE(ReviewTest)
#include "tst_review.moc"
