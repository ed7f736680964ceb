// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/director.hpp"
#include "suites.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace {

/// A cue that records its name.
struct Noted {
    const char* name;
    int time = 0;
    bool still = false;
    bool waits = false;
};

/// A director that records the names of the cues it has played.
class Notebook : public Director {
public:
    explicit Notebook(double pace = 1) { setPace(pace); }

    Cue cue(const Noted& noted)
    {
        return {
            noted.name, noted.time, [this, noted] { notes += QLatin1String(noted.name); }, noted.still, noted.waits};
    }
    void note(std::initializer_list<Noted> cues)
    {
        for (const Noted& one : cues)
            add(cue(one));
    }

    QStringList notes;
};

}

class DirectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void atPaceZeroAllIsShownInOrderAtOnce()
    {
        Notebook director(0);
        QSignalSpy finished(&director, &Director::finished);
        director.note({{"one", 100000}, {"two", 100000}});
        QVERIFY(director.busy());
        QVERIFY(director.notes.isEmpty());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(director.notes, (QStringList{"one", "two"}));
        QVERIFY(!director.busy());
    }

    void eachCueHasItsTime()
    {
        Notebook director(0.5);
        QSignalSpy finished(&director, &Director::finished);
        QElapsedTimer clock;
        clock.start();
        director.note({{"one", 80}, {"two", 80}});
        QTRY_COMPARE(director.notes.size(), 1);
        QVERIFY(director.busy());
        QTRY_COMPARE(finished.size(), 1);
        // Timers may fire slightly early.
        QVERIFY(clock.elapsed() >= 70);
        QCOMPARE(director.notes, (QStringList{"one", "two"}));
    }

    /// A pause keeps the rest of the present step; only what somebody does goes on.
    void aPauseStopsEverything()
    {
        Notebook director(0);
        director.setPaused(true);
        director.note({{"one"}, {"two", 0, false, true}, {"three"}});
        QTest::qWait(20);
        QVERIFY(director.busy());
        QVERIFY(director.notes.isEmpty());
        director.setPaused(false);
        QTRY_COMPARE(director.notes, (QStringList{"one", "two", "three"}));
        QVERIFY(!director.busy());
        director.setPace(1);
        director.note({{"four", 100'000}, {"five"}});
        QTRY_COMPARE(director.notes.size(), 4);
        director.setPaused(true);
        QVERIFY(director.busy());
        director.skip();
        QCOMPARE(director.notes.size(), 5);
        director.note({{"six"}});
        director.clear();
        QVERIFY(!director.busy());
        director.setPaused(false);
        QTest::qWait(20);
        QCOMPARE(director.notes.size(), 5);
    }

    void aCueWithoutANameHoldsNothing()
    {
        Notebook director(0);
        director.add({"", 0, [&] { director.notes += QStringLiteral("one"); }});
        director.note({{"two"}});
        QTRY_COMPARE(director.notes, (QStringList{"one", "two"}));
        QVERIFY(!director.held());
    }

    void whatWaitsStaysUntilSomebodyGoesOn()
    {
        Notebook director(0);
        director.setStillTime(1);
        director.note({{"one", 0, false, true}, {"two"}});
        QTRY_VERIFY(director.waiting());
        QVERIFY(director.busy());
        director.skip();
        QCOMPARE(director.notes, (QStringList{"one"}));
        // Inserted cues come before the rest and may wait again.
        director.insert({director.cue({"half"}), director.cue({"again", 0, false, true})});
        QVERIFY(!director.waiting());
        QTRY_VERIFY(director.waiting());
        QCOMPARE(director.notes, (QStringList{"one", "half", "again"}));
        director.goOn();
        QCOMPARE(director.notes, (QStringList{"one", "half", "again", "two"}));
        QVERIFY(!director.busy());
    }

    /// `finish` does not stop at waiting cues.
    void finishing()
    {
        Notebook director(0);
        director.setStillTime(100000);
        director.note({{"one", 0, false, true}, {"two", 0, true}, {"three", 0, false, true}});
        QTRY_VERIFY(director.waiting());
        director.finish();
        QCOMPARE(director.notes, (QStringList{"one", "two", "three"}));
        QVERIFY(!director.busy());
        QVERIFY(!director.waiting());
    }

    /// Still cues are visible without animations too, and stop a skip.
    void whatIsStillIsSeen()
    {
        Notebook director(0);
        director.setStillTime(100000);
        director.note({{"one"}, {"two", 0, true}, {"three"}, {"four", 0, true}, {"five"}});
        QTRY_COMPARE(director.notes, (QStringList{"one", "two"}));
        director.skip();
        QCOMPARE(director.notes, (QStringList{"one", "two", "three", "four"}));
        QVERIFY(director.busy());
        director.skip();
        QCOMPARE(director.notes.size(), 5);
        QVERIFY(!director.busy());
    }

    void skippingShowsTheRestWithoutWaiting()
    {
        Notebook director;
        QSignalSpy finished(&director, &Director::finished);
        director.note({{"one", 100000}, {"two", 100000}, {"three", 100000}});
        QTRY_COMPARE(director.notes.size(), 1);
        director.skip();
        QCOMPARE(director.notes, (QStringList{"one", "two", "three"}));
        QCOMPARE(finished.size(), 1);
        QVERIFY(!director.busy());
        director.skip();
        QCOMPARE(finished.size(), 1);

        director.note({{"four", 100000}, {"five"}});
        QTRY_COMPARE(director.notes.size(), 4);
        QVERIFY(director.busy());
    }

    /// `passing` is true for the cues that a skip passes over, but not for the one at which it stops. The current cue
    /// is cut short.
    void whatASkipPassesOver()
    {
        Notebook director;
        director.setStillTime(1000);
        QStringList passed;
        const auto cue = [&](const char* name, bool still, bool waits) {
            return Cue{name, 100000, [&, name] { passed += QString::fromLatin1(director.passing() ? name : "-"); },
                still, waits};
        };
        QSignalSpy cut(&director, &Director::cutShort);
        director.add(cue("one", false, false));
        QTRY_COMPARE(passed, QStringList{"-"});
        QCOMPARE(cut.count(), 0);
        director.add(cue("two", false, false));
        director.add(cue("three", true, false));
        director.add(cue("four", false, false));
        director.add(cue("five", false, true));
        director.skip();
        QCOMPARE(passed, (QStringList{"-", "two", "-"}));
        QCOMPARE(cut.count(), 1);
        director.skip();
        QCOMPARE(passed, (QStringList{"-", "two", "-", "four", "-"}));
        QCOMPARE(cut.count(), 2);
        director.clear();
        QCOMPARE(cut.count(), 3);
        director.clear();
        QCOMPARE(cut.count(), 3);
    }

    void skippingBeforeTheFirstCue()
    {
        Notebook director;
        director.note({{"one", 100000}});
        director.skip();
        QCOMPARE(director.notes, QStringList{"one"});
        QVERIFY(!director.busy());
    }

    void clearingForgetsTheRest()
    {
        Notebook director;
        QSignalSpy busy(&director, &Director::busyChanged);
        director.note({{"one", 100000}, {"two"}});
        QTRY_COMPARE(director.notes.size(), 1);
        director.clear();
        QVERIFY(!director.busy());
        QCOMPARE(busy.size(), 2);
        director.skip();
        QCOMPARE(director.notes, QStringList{"one"});
        director.note({{"three"}});
        QTRY_COMPARE(director.notes, (QStringList{"one", "three"}));
    }

    void aCueMayAddAndSkip()
    {
        Notebook director(0);
        director.add({"skipping", 0, [&] {
                          director.notes += QStringLiteral("one");
                          director.note({{"three"}});
                          director.skip();
                      }});
        director.note({{"two"}});
        QTRY_COMPARE(director.notes, (QStringList{"one", "two", "three"}));
        QVERIFY(!director.busy());
    }

    void busyIsToldOnceEachWay()
    {
        Notebook director(0);
        QSignalSpy busy(&director, &Director::busyChanged);
        director.add({"nothing", 0, [] {}});
        director.add({"nothing", 0, [] {}});
        QCOMPARE(busy.size(), 1);
        QTRY_VERIFY(!director.busy());
        QCOMPARE(busy.size(), 2);
    }
};

BACKROOM_SUITE(DirectorTest)
#include "tst_director.moc"
