// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "codecs.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"
#include "supergang_play.hpp"

#include <QElapsedTimer>

using backroom::nobody;
using backroom::SeatSet;

namespace {

using Suite = test::ReplaySuite<TheGangTable>;

constexpr backroom::Seat rosa = 0;
constexpr backroom::Seat bea = 1;
constexpr backroom::Seat vito = 2;

SeatSet set(std::initializer_list<backroom::Seat> seats)
{
    SeatSet all;
    for (const backroom::Seat seat : seats)
        all.insert(seat);
    return all;
}

}

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<test::HouseFolder>();
        over_ = Suite::replayed(folder_->house(), Suite::randomMatch(3, 6, Suite::most_actions));
        unfinished_ = Suite::replayed(folder_->house(), Suite::randomMatch(3, 4, 12));
    }
    void cleanup()
    {
        over_.reset();
        unfinished_.reset();
        folder_.reset();
    }

    /// At speed 1 the next action follows soon, also if decisions are laid out or a reveal has ended.
    void pausesAreShort()
    {
        Replay& replay = *over_->replay();
        over_->director()->setStillTime(Director::reading_time);
        auto* timer = replay.findChild<QTimer*>();
        QVERIFY(timer != nullptr);
        replay.setPlaying(true);
        for (int action = 0; action < 12 && replay.position() < replay.length(); ++action) {
            QTRY_VERIFY_WITH_TIMEOUT(timer->isActive(), 20000);
            QVERIFY2(timer->interval() <= Replay::longest_pause, qPrintable(QString::number(timer->interval())));
            timer->start(0);
            QTRY_VERIFY(!timer->isActive() || timer->interval() > 0);
        }
        QVERIFY(replay.position() > 3);
    }

    /// The same for the recap of a job, which takes more than four seconds in play.
    void recapsAreShort()
    {
        Replay& replay = *over_->replay();
        QElapsedTimer shown;
        qint64 stood = -1;
        connect(over_->director(), &Director::played, this, [&](const QString& cue) {
            if (cue == QLatin1String("recap"))
                shown.start();
            else if (shown.isValid() && stood < 0)
                stood = shown.elapsed();
        });
        int ends = -1;
        for (int action = 0; action < replay.length() && !shown.isValid(); ++action) {
            replay.seek(action);
            replay.stepOn();
            over_->director()->finish();
            ends = action;
        }
        QVERIFY(shown.isValid());
        folder_->house().preferences()->setSpeed(Preferences::Normal);
        replay.faster();
        replay.faster();
        replay.seek(ends);
        shown.invalidate();
        stood = -1;
        replay.stepOn();
        QTRY_VERIFY_WITH_TIMEOUT(stood >= 0, 20000);
        QVERIFY2(
            static_cast<qreal>(stood) < 2 * Replay::longest_pause / replay.speed(), qPrintable(QString::number(stood)));
    }

    void everyoneSeesWhoeverIsNext()
    {
        const Replay& replay = *over_->replay();
        QVERIFY(replay.everyone());
        QCOMPARE(replay.seen(set({rosa, bea}), bea), bea);
        QCOMPARE(replay.seen(set({vito}), vito), vito);
        // At the end of an unfinished match, the first pending seat is shown.
        QCOMPARE(replay.seen(set({bea, vito}), nobody), bea);
        QCOMPARE(replay.seen({}, nobody), nobody);
    }

    void oneSeesTheOwnDecisionsAlone()
    {
        Replay& replay = *over_->replay();
        for (const backroom::Seat viewer : {rosa, bea}) {
            replay.setViewer(viewer);
            const backroom::Seat other = viewer == rosa ? bea : rosa;
            QCOMPARE(replay.seen(set({viewer}), viewer), viewer);
            // A seat that is pending together with others is shown before those have decided.
            QCOMPARE(replay.seen(set({rosa, bea, vito}), other), viewer);
            QCOMPARE(replay.seen(set({other, vito}), other), nobody);
            QCOMPARE(replay.seen({}, nobody), nobody);
        }
    }

    void theTableSeesNone()
    {
        const Replay& replay = *unfinished_->replay();
        QCOMPARE(replay.seenBy(), static_cast<int>(Replay::Table));
        QCOMPARE(replay.seen(set({rosa, bea, vito}), rosa), nobody);
        QCOMPARE(replay.seen(set({vito}), vito), nobody);
    }

    void nothingIsSeenBehindTheCurtain()
    {
        Replay& replay = *unfinished_->replay();
        replay.setViewer(bea);
        QVERIFY(replay.curtained());
        QCOMPARE(replay.seen(set({rosa, bea}), bea), nobody);
        unfinished_->openCurtain();
        QCOMPARE(replay.seen(set({rosa, bea}), bea), bea);
        QCOMPARE(replay.seen(set({rosa}), rosa), nobody);
    }

    void whereNothingIsHiddenNothingIsLaidOpen()
    {
        const auto town = test::ReplaySuite<SuperGangTable>::replayed(
            folder_->house(), test::ReplaySuite<SuperGangTable>::randomMatch(3, 6, 30));
        Replay& replay = *town->replay();
        QVERIFY(!replay.choosesViewer());
        QCOMPARE(replay.seenBy(), static_cast<int>(Replay::Table));
        QCOMPARE(replay.seen(set({rosa}), rosa), nobody);
        replay.setViewer(rosa);
        QCOMPARE(replay.seen(set({rosa}), rosa), nobody);
    }

    /// A single human player has nobody to hide anything from.
    void whoIsAloneNeedsNoCurtain()
    {
        const auto alone = Suite::replayed(folder_->house(), Suite::randomMatch(3, 4, 12), {0, 1, 1});
        Replay& replay = *alone->replay();
        QCOMPARE(replay.seenBy(), static_cast<int>(rosa));
        replay.setViewer(Replay::Table);
        replay.setViewer(rosa);
        QVERIFY(!replay.curtained());
        QCOMPARE(replay.seen(set({rosa, bea}), bea), rosa);
    }

    void eyesAreChosenOnce()
    {
        Replay& replay = *over_->replay();
        QSignalSpy changed(&replay, &Replay::viewerChanged);
        replay.setViewer(Replay::Everyone);
        replay.setViewer(Replay::Table);
        replay.setViewer(3);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(replay.seenByName(), QStringLiteral("Everyone"));
        QCOMPARE(replay.seenByMark(), -1);
        replay.setPlaying(true);
        replay.setViewer(bea);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!replay.playing());
        QCOMPARE(replay.seenByName(), QStringLiteral("Bea"));
        QCOMPARE(replay.seenByMark(), test::usual_marks(3)[bea]);
        QVERIFY(replay.viewers()->find(bea)->chosen && !replay.viewers()->find(Replay::Everyone)->chosen);
    }

    void thePlaceIsWithinTheMatch()
    {
        Replay& replay = *over_->replay();
        QSignalSpy moved(&replay, &Replay::moved);
        replay.seek(-7);
        QCOMPARE(moved.size(), 0);
        replay.seek(replay.length() + 7);
        QCOMPARE(replay.position(), replay.length());
        QCOMPARE(moved.size(), 1);
        replay.seek(replay.length());
        QCOMPARE(moved.size(), 1);
        replay.stepOn();
        QCOMPARE(replay.position(), replay.length());
        replay.stepBack();
        QCOMPARE(replay.position(), replay.length() - 1);
        replay.seek(1);
        replay.stepBack();
        QCOMPARE(replay.position(), 0);
        replay.stepBack();
        QCOMPARE(replay.position(), 0);
    }

    /// The first press ends the animation and the next one continues; seeking to the current position ends it too.
    void aStepEndsWhatIsShown()
    {
        folder_->house().preferences()->setSpeed(Preferences::Normal);
        Replay& replay = *over_->replay();
        int from = 0;
        for (; from < replay.length() && !over_->director()->busy(); ++from) {
            replay.seek(from);
            replay.stepOn();
        }
        QVERIFY(over_->director()->busy());
        QCOMPARE(replay.position(), from);
        replay.stepOn();
        QCOMPARE(replay.position(), from);
        QVERIFY(!over_->director()->busy());
        replay.seek(from - 1);
        replay.stepOn();
        QVERIFY(over_->director()->busy());
        replay.seek(from);
        QVERIFY(!over_->director()->busy());
    }

    void stepsStopWhatPlays()
    {
        Replay& replay = *over_->replay();
        replay.setPlaying(true);
        replay.stepOn();
        QVERIFY(!replay.playing());
        replay.setPlaying(true);
        replay.stepBack();
        QVERIFY(!replay.playing());
        // Seeking during playback continues from there.
        replay.setPlaying(true);
        replay.seek(3);
        QVERIFY(replay.playing());
    }

    void nothingPlaysWhereNothingWasPlayed()
    {
        const auto fresh = Suite::replayed(folder_->house(), Suite::randomMatch(3, 4, 0));
        Replay& replay = *fresh->replay();
        replay.setPlaying(true);
        QVERIFY(!replay.playing());
        QVERIFY(!replay.canPlayOn());
    }

    void speeds()
    {
        Replay& replay = *over_->replay();
        QStringList told;
        for (int time = 0; time < 5; ++time) {
            told += replay.speedText();
            replay.turnSpeed();
        }
        QCOMPARE(told, QStringList({"×1", "×2", "×4", "×0.5", "×1"}));
        for (int time = 0; time < 6; ++time)
            replay.slower();
        QCOMPARE(replay.speed(), 0.5);
        for (int time = 0; time < 6; ++time)
            replay.faster();
        QCOMPARE(replay.speed(), 4.0);
    }

    void keys()
    {
        Replay& replay = *over_->replay();
        QSignalSpy left(&replay, &Replay::left);
        const auto goes = [&replay](int key, int to) {
            QVERIFY(replay.press(key));
            QCOMPARE(replay.position(), to);
        };
        goes(Qt::Key_End, replay.length());
        goes(Qt::Key_Left, replay.length() - 1);
        goes(Qt::Key_Home, 0);
        goes(Qt::Key_PageDown, replay.chapters()->items()[1].key);
        goes(Qt::Key_PageUp, 0);
        goes(Qt::Key_Right, 1);
        QVERIFY(replay.press(Qt::Key_Up));
        QCOMPARE(replay.speed(), 2.0);
        QVERIFY(replay.press(Qt::Key_Down));
        QCOMPARE(replay.speed(), 1.0);
        QCOMPARE(left.size(), 0);
        QVERIFY(replay.press(Qt::Key_Escape));
        QCOMPARE(left.size(), 1);
        QVERIFY(!replay.press(Qt::Key_A));
    }

    void nobodyPlaysOnFromTheEnd()
    {
        Replay& replay = *over_->replay();
        QSignalSpy asked(&replay, &Replay::playOnAsked);
        replay.seek(replay.length());
        QVERIFY(!replay.canPlayOn());
        replay.playOn();
        QCOMPARE(asked.size(), 0);
        replay.stepBack();
        QVERIFY(replay.canPlayOn());
        replay.playOn();
        QCOMPARE(asked.size(), 1);
    }

    /// Marks too close to each other become one with a few lines.
    void crowdedMarks()
    {
        Replay& replay = *over_->replay();
        const int apart = replay.length() / 60 + 1;
        const auto mark = [](int key, const char* words) {
            return ReplayMark{key, QStringLiteral("bomb"), QString::fromLatin1(words)};
        };
        replay.assign({}, {mark(0, "one"), mark(apart - 1, "two"), mark(apart, "three")});
        QCOMPARE(replay.marks()->items(), (std::vector{mark(0, "one\ntwo"), mark(apart, "three")}));
        replay.assign({}, {mark(0, "one"), mark(0, "two"), mark(0, "three"), mark(0, "four")});
        QCOMPARE(replay.marks()->items(), (std::vector{mark(0, "one\ntwo\nthree\nfour")}));
        replay.assign({}, std::vector<ReplayMark>(7, mark(0, "a")));
        QCOMPARE(replay.marks()->items().front().words, QString::fromUtf8("a\na\na\na\n…"));
    }

    void namesFollowTheLanguage()
    {
        QSignalSpy changed(over_->replay(), &Replay::viewerChanged);
        folder_->house().preferences()->setLanguage(QStringLiteral("it"));
        QCOMPARE(over_->replay()->seenByName(), QStringLiteral("Tutti"));
        QVERIFY(changed.size() > 0);
    }

private:
    std::unique_ptr<test::HouseFolder> folder_;
    std::unique_ptr<TheGangTable> over_;
    std::unique_ptr<TheGangTable> unfinished_;
};

BACKROOM_SUITE(ReplayTest)
#include "tst_replay.moc"
