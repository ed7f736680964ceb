// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/playout.hpp"
#include "games.hpp"
#include "matches.hpp"
#include "models.hpp"
#include "suites.hpp"

#include "app/table/review.hpp"

using namespace test;

namespace {

/// A match that was played at random to its end, or to this many actions.
template <backroom::Game G>
backroom::Match<G> played(int seats, int most = 100000)
{
    backroom::Setup<G> setup = setup_of<G>(seats, 12);
    if constexpr (requires { setup.options.length = 10; })
        setup.options.length = 10;
    if constexpr (requires { setup.options.target = 10; })
        setup.options.target = 10;
    backroom::Match<G> made = match(setup);
    backroom::Random random(3);
    while (!made.over() && made.actions() < most) {
        const backroom::Seat seat = *made.pending().begin();
        if (made.act(seat, backroom::random_action<G>(made.state(), seat, random)))
            throw std::logic_error("refused");
    }
    return made;
}

template <backroom::Game G>
qint64 keep(House& house, const backroom::Match<G>& match, const QList<int>& levels = {})
{
    QStringList lines;
    for (const std::string& line : backroom::Journal<G>::lines(match))
        lines += QString::fromStdString(line);
    GameStore::Listed as;
    as.game = QString::fromLatin1(G::id);
    as.marks = usual_marks(static_cast<int>(match.setup().names.size()));
    as.levels = levels;
    as.over = match.over();
    return house.store().add(as, lines);
}

Review* open(House& house, qint64 match)
{
    house.replay(static_cast<int>(match));
    return house.table()->replay()->review();
}

/// Returns the number of darts that the seat threw by hand.
template <backroom::Game G>
std::ptrdiff_t darts_of(const backroom::Match<G>& match, backroom::Seat seat)
{
    return std::ranges::count_if(match.line(), [seat](const auto& act) {
        if constexpr (std::is_same_v<G, backroom::supergang::SuperGang>)
            return act.seat == seat && std::holds_alternative<backroom::supergang::Shoot>(act.action);
        else
            return false;
    });
}

constexpr int long_enough = 60000;

void show(Review& review)
{
    review.setShown(true);
    QTRY_VERIFY_WITH_TIMEOUT(review.ready(), long_enough);
}

QStringList told(const Review& review)
{
    return {review.story(), review.summary(), review.luck(), review.best().taken, review.best().why,
        review.best().worth, review.costliest().taken, review.costliest().why, review.costliest().worth,
        review.chancesInWords()};
}

using backroom::gang_of_dice::GangOfDice;

}

class ReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A sentence of a review contains what the seat did, without the log's lines about the whole table.
    void onlyRequests()
    {
        HouseFolder folder;
        House& house = folder.house();
        const auto made = played<backroom::the_gang::TheGang>(3);
        open(house, keep(house, made));
        const Replay& replay = *house.table()->replay();
        int deeds = 0;
        for (int action = 0; action < made.actions(); ++action) {
            const QString told = replay.logOf(action);
            deeds += told.isEmpty() ? 0 : 1;
            for (const char* line : {"All have chosen", "dealt", "Round"})
                QVERIFY2(!told.contains(QString::fromLatin1(line)), qPrintable(told));
        }
        QVERIFY(deeds > 10);
    }

    /// In every game, a review is made, shown, saved with the match, and the same when shown again.
    void isMadeAndKept()
    {
        backroom::Games::for_each([]<class G>() {
            const Case tried(QString::fromLatin1(G::id));
            HouseFolder folder;
            House& house = folder.house();
            const auto made = played<G>(G::min_seats);
            const qint64 match = keep<G>(house, made);
            Review* review = open(house, match);
            QVERIFY(review != nullptr);
            QVERIFY(!review->shown() && !review->ready());
            show(*review);
            QCOMPARE(review->persons()->items().size(), static_cast<std::size_t>(G::min_seats));
            QVERIFY(review->turns()->rowCount() > 0);
            QCOMPARE(review->lines()->items().size(), static_cast<std::size_t>(G::min_seats));
            for (const ReviewTurn& turn : review->turns()->items())
                QVERIFY2(turn.words.contains(QStringLiteral("chance of winning")), qPrintable(turn.words));
            // Random play has mistakes.
            int mistakes = 0;
            int drawn = 0;
            for (int seat = 0; seat < G::min_seats; ++seat) {
                review->choose(seat);
                QVERIFY(!review->summary().isEmpty());
                QVERIFY(!review->luck().isEmpty());
                const auto darts = darts_of(made, static_cast<backroom::Seat>(seat));
                QCOMPARE(review->luck().contains(QStringLiteral("Darts thrown by hand: %1, of which ").arg(darts)),
                    darts > 0);
                QVERIFY2(review->story().contains(review->persons()->items()[static_cast<std::size_t>(seat)].name),
                    qPrintable(review->story()));
                const ReviewNote& worst = review->costliest();
                if (worst.position < 0)
                    continue;
                ++mistakes;
                QVERIFY(!worst.taken.isEmpty() && !worst.why.isEmpty() && !worst.worth.isEmpty());
                QVERIFY2(worst.taken != worst.why, qPrintable(worst.taken));
                QVERIFY2(!worst.taken.front().isLower(), qPrintable(worst.taken));
                QVERIFY2(!worst.why.front().isLower(), qPrintable(worst.why));
                house.table()->replay()->seek(worst.position);
                QCOMPARE(house.table()->match().nextSeat(), static_cast<backroom::Seat>(seat));
                // The table shows the better choice as long as the review is shown, and then again the one that was
                // made.
                const auto better = dump(*house.table());
                review->setShown(false);
                drawn += dump(*house.table()) != better;
                review->setShown(true);
                QVERIFY(dump(*house.table()) == better);
            }
            QVERIFY(mistakes > 0 && drawn > 0);
            review->choose(0);
            const QStringList before = told(*review);
            QVERIFY(!house.store().review(match).isEmpty());
            Review* again = open(house, match);
            show(*again);
            QCOMPARE(told(*again), before);
        });
    }

    /// A saved review is shown and not made again, unless it is damaged or belongs to another journal.
    void isReadAgain()
    {
        HouseFolder folder;
        House& house = folder.house();
        const qint64 match = keep<GangOfDice>(house, played<GangOfDice>(3));
        const qint64 other = keep<GangOfDice>(house, played<GangOfDice>(2));
        show(*open(house, match));
        const QString good = house.store().review(match);
        QString changed = good;
        changed.replace(QRegularExpression(QStringLiteral("\"luck\":-?\\d+")), QStringLiteral("\"luck\":7700"));
        QVERIFY(house.store().keepReview(match, changed));
        Review* read = open(house, match);
        show(*read);
        QVERIFY2(read->luck().contains(QStringLiteral("7.7")), qPrintable(read->luck()));
        for (const QString& bad : {QStringLiteral("nonsense"), good.left(good.size() / 2), QString()}) {
            QVERIFY(house.store().keepReview(match, bad));
            show(*open(house, match));
            QCOMPARE(house.store().review(match), good);
        }
        QVERIFY(house.store().keepReview(other, good));
        show(*open(house, other));
        QVERIFY(house.store().review(other) != good);
        QCOMPARE(house.store().review(house.store().duplicate(match, QStringLiteral("copy"))), good);
    }

    /// Hiding it abandons the computation, and showing it again restarts that.
    void isGivenUp()
    {
        HouseFolder folder;
        House& house = folder.house();
        const qint64 match = keep<GangOfDice>(house, played<GangOfDice>(4));
        Review* review = open(house, match);
        review->setShown(true);
        review->setShown(false);
        QTest::qWait(50);
        QVERIFY(!review->ready());
        QVERIFY(house.store().review(match).isEmpty());
        show(*review);
        review->toggle();
        QVERIFY(!review->shown());
        review->toggle();
        QVERIFY(review->shown() && review->ready());
        // The replay is left during the computation.
        open(house, keep<GangOfDice>(house, played<GangOfDice>(3)))->setShown(true);
        house.goHome();
        QVERIFY(house.table() == nullptr);
    }

    /// An unfinished match is not reviewed, as that would reveal secrets. Computer players are not judged.
    void whoIsReviewed()
    {
        HouseFolder folder;
        House& house = folder.house();
        QVERIFY(open(house, keep<GangOfDice>(house, played<GangOfDice>(3, 20))) == nullptr);
        QVERIFY(!house.table()->replay()->press(Qt::Key_V));
        Review* one = open(house, keep<GangOfDice>(house, played<GangOfDice>(3), {3, 0, 1}));
        show(*one);
        QCOMPARE(one->persons()->items().size(), 1u);
        QCOMPARE(one->persons()->items().front().key, 1);
        Review* none = open(house, keep<GangOfDice>(house, played<GangOfDice>(3), {3, 3, 1}));
        QVERIFY(house.table()->replay()->press(Qt::Key_V));
        show(*none);
        QCOMPARE(none->persons()->rowCount(), 0);
        QVERIFY(none->turns()->rowCount() > 0);
    }

    /// The review can be opened directly from the end of a match.
    void fromTheEnd()
    {
        HouseFolder folder;
        House& house = folder.house();
        const qint64 match = keep<GangOfDice>(house, played<GangOfDice>(2));
        house.continueMatch(static_cast<int>(match));
        house.table()->replayMatch(true);
        Review* review = house.table()->replay()->review();
        QVERIFY(review != nullptr && review->shown());
        QTRY_VERIFY_WITH_TIMEOUT(review->ready(), long_enough);
        QVERIFY(!house.store().review(match).isEmpty());
    }

    void isToldInAnotherLanguage()
    {
        HouseFolder folder;
        House& house = folder.house();
        Review* review = open(house, keep<GangOfDice>(house, played<GangOfDice>(3)));
        show(*review);
        const QStringList english = told(*review);
        const QString turn = review->turns()->items().front().words;
        house.preferences()->setLanguage(QStringLiteral("it"));
        QVERIFY(told(*review) != english);
        QVERIFY(review->turns()->items().front().words != turn);
    }
};

BACKROOM_SUITE(ReviewTest)
#include "tst_review.moc"
