// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/director.hpp"
#include "suites.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

class DirectorTest : public QObject {
    Q_OBJECT

    static std::function<void()> note(QStringList& notes, const char* text)
    {
        return [&notes, text] { notes += QLatin1String(text); };
    }

private Q_SLOTS:
    void atPaceZeroAllIsShownInOrderAtOnce()
    {
        Director director;
        director.setPace(0);
        QSignalSpy finished(&director, &Director::finished);
        QStringList notes;
        director.add({"one", 100000, note(notes, "one")});
        director.add({"two", 100000, note(notes, "two")});
        QVERIFY(director.busy());
        QVERIFY(notes.isEmpty());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(notes, (QStringList{"one", "two"}));
        QVERIFY(!director.busy());
    }

    void eachCueHasItsTime()
    {
        Director director;
        director.setPace(0.5);
        QSignalSpy finished(&director, &Director::finished);
        QStringList notes;
        QElapsedTimer clock;
        clock.start();
        director.add({"one", 80, note(notes, "one")});
        director.add({"two", 80, note(notes, "two")});
        QTRY_COMPARE(notes.size(), 1);
        QVERIFY(director.busy());
        QTRY_COMPARE(finished.size(), 1);
        // Timers may fire slightly early.
        QVERIFY(clock.elapsed() >= 70);
        QCOMPARE(notes, (QStringList{"one", "two"}));
    }

    void aCueWithoutANameHoldsNothing()
    {
        Director director;
        director.setPace(0);
        QStringList notes;
        director.add({"", 0, note(notes, "one")});
        director.add({"two", 0, note(notes, "two")});
        QTRY_COMPARE(notes, (QStringList{"one", "two"}));
        QVERIFY(!director.held());
    }

    void whatWaitsStaysUntilSomebodyGoesOn()
    {
        Director director;
        director.setPace(0);
        director.setStillTime(1);
        QStringList notes;
        director.add({"one", 0, note(notes, "one"), false, true});
        director.add({"two", 0, note(notes, "two")});
        QTRY_VERIFY(director.waiting());
        QVERIFY(director.busy());
        director.skip();
        QCOMPARE(notes, (QStringList{"one"}));
        // Inserted cues come before the rest and may wait again.
        Script again;
        again.push_back({"half", 0, note(notes, "half")});
        again.push_back({"again", 0, note(notes, "again"), false, true});
        director.insert(std::move(again));
        QVERIFY(!director.waiting());
        QTRY_VERIFY(director.waiting());
        QCOMPARE(notes, (QStringList{"one", "half", "again"}));
        director.goOn();
        QCOMPARE(notes, (QStringList{"one", "half", "again", "two"}));
        QVERIFY(!director.busy());
    }

    /// `finish` does not stop at waiting cues.
    void finishing()
    {
        Director director;
        director.setPace(0);
        director.setStillTime(100000);
        QStringList notes;
        director.add({"one", 0, note(notes, "one"), false, true});
        director.add({"two", 0, note(notes, "two"), true});
        director.add({"three", 0, note(notes, "three"), false, true});
        QTRY_VERIFY(director.waiting());
        director.finish();
        QCOMPARE(notes, (QStringList{"one", "two", "three"}));
        QVERIFY(!director.busy());
        QVERIFY(!director.waiting());
    }

    /// Still cues are visible without animations too, and stop a skip.
    void whatIsStillIsSeen()
    {
        Director director;
        director.setPace(0);
        director.setStillTime(100000);
        QStringList notes;
        director.add({"one", 0, note(notes, "one")});
        director.add({"two", 0, note(notes, "two"), true});
        director.add({"three", 0, note(notes, "three")});
        director.add({"four", 0, note(notes, "four"), true});
        director.add({"five", 0, note(notes, "five")});
        QTRY_COMPARE(notes, (QStringList{"one", "two"}));
        director.skip();
        QCOMPARE(notes, (QStringList{"one", "two", "three", "four"}));
        QVERIFY(director.busy());
        director.skip();
        QCOMPARE(notes.size(), 5);
        QVERIFY(!director.busy());
    }

    void skippingShowsTheRestWithoutWaiting()
    {
        Director director;
        QSignalSpy finished(&director, &Director::finished);
        QStringList notes;
        director.add({"one", 100000, note(notes, "one")});
        director.add({"two", 100000, note(notes, "two")});
        director.add({"three", 100000, note(notes, "three")});
        QTRY_COMPARE(notes.size(), 1);
        director.skip();
        QCOMPARE(notes, (QStringList{"one", "two", "three"}));
        QCOMPARE(finished.size(), 1);
        QVERIFY(!director.busy());
        director.skip();
        QCOMPARE(finished.size(), 1);

        director.add({"four", 100000, note(notes, "four")});
        director.add({"five", 0, note(notes, "five")});
        QTRY_COMPARE(notes.size(), 4);
        QVERIFY(director.busy());
    }

    /// `passing` is true for the cues that a skip jumps over, but not for the one at which it stops. The present cue is
    /// cut short.
    void whatASkipPassesOver()
    {
        Director director;
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
        Director director;
        QStringList notes;
        director.add({"one", 100000, note(notes, "one")});
        director.skip();
        QCOMPARE(notes, QStringList{"one"});
        QVERIFY(!director.busy());
    }

    void clearingForgetsTheRest()
    {
        Director director;
        QSignalSpy busy(&director, &Director::busyChanged);
        QStringList notes;
        director.add({"one", 100000, note(notes, "one")});
        director.add({"two", 0, note(notes, "two")});
        QTRY_COMPARE(notes.size(), 1);
        director.clear();
        QVERIFY(!director.busy());
        QCOMPARE(busy.size(), 2);
        director.skip();
        QCOMPARE(notes, QStringList{"one"});
        director.add({"three", 0, note(notes, "three")});
        QTRY_COMPARE(notes, (QStringList{"one", "three"}));
    }

    void aCueMayAddAndSkip()
    {
        Director director;
        director.setPace(0);
        QStringList notes;
        director.add({"skipping", 0, [&] {
                          notes += QStringLiteral("one");
                          director.add({"three", 0, note(notes, "three")});
                          director.skip();
                      }});
        director.add({"two", 0, note(notes, "two")});
        QTRY_COMPARE(notes, (QStringList{"one", "two", "three"}));
        QVERIFY(!director.busy());
    }

    void busyIsToldOnceEachWay()
    {
        Director director;
        director.setPace(0);
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
