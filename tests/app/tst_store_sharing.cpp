// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "other_programs.hpp"
#include "store_case.hpp"

using namespace test;

/// Several programs in one folder.
class StoreSharingTest : public StoreCase {
    Q_OBJECT

private Q_SLOTS:
    void whoeverBeginsOrOpensAMatchHoldsIt()
    {
        GameStore one(folder_->path());
        GameStore two(folder_->path());
        const qint64 id = test::begun(one);
        const qint64 other = test::begun(one);
        QVERIFY(!one.heldElsewhere(id));
        QVERIFY(two.heldElsewhere(id));
        QVERIFY(!two.hold(id));
        QVERIFY(!two.append(id, "line"));
        QVERIFY(one.hold(id));
        one.release(id);
        QVERIFY(!two.hold(id));
        one.release(id);
        QVERIFY(!two.heldElsewhere(id));
        QVERIFY(two.hold(id));
        QVERIFY(one.heldElsewhere(id));
        QVERIFY(!one.append(id, "line"));
        QVERIFY(two.append(id, "line"));
        QVERIFY2(two.heldElsewhere(other), "each match for itself");
        one.release(other);
        one.release(other);
        QVERIFY(two.hold(other));
        QCOMPARE(one.read(id)->lines, (QStringList{"header", "line"}));
        QCOMPARE(two.trouble(), StoreTrouble::none);
        // New matches can be begun meanwhile.
        QVERIFY(test::begun(one) > 0);
        QVERIFY(test::begun(two) > 0);
    }

    void aStoreThatGoesHoldsNothing()
    {
        auto other = std::make_unique<GameStore>(folder_->path());
        const qint64 id = test::begun(*other);
        QVERIFY(!store_->hold(id));
        other.reset();
        QVERIFY(store_->hold(id));
    }

    /// Regardless of the locks, no program appends to lines of another program.
    void aJournalThatSomebodyElseWentOnWithIsNotWrittenTo()
    {
        QList<qint64> overtaken;
        store_->onOvertaken([&](qint64 match) { overtaken += match; });
        const qint64 id = begun();
        const qint64 other = begun();
        sql(store_->file(), QStringLiteral("INSERT INTO line VALUES (%1, 1, 'foreign')").arg(id));
        QVERIFY(!store_->append(id, "own", true));
        QVERIFY(!store_->append(id, "own"));
        QCOMPARE(overtaken, QList<qint64>{id});
        QCOMPARE(lines(id), (QStringList{"header", "foreign"}));
        QCOMPARE(store_->unfinished().size(), 2);
        QCOMPARE(store_->trouble(), StoreTrouble::none);
        QVERIFY(store_->append(other, "line"));
        // Missing lines are noticed as well.
        sql(store_->file(), QStringLiteral("DELETE FROM line WHERE match = %1 AND number = 1").arg(other));
        QVERIFY(!store_->append(other, "own"));
        QCOMPARE(overtaken, (QList<qint64>{id, other}));
    }

    void whatIsPlayedElsewhereIsNotPutAway()
    {
        GameStore other(folder_->path());
        const qint64 id = begun();
        QVERIFY(!other.hide(id));
        QCOMPARE(other.unfinished().size(), 1);
        store_->release(id);
        QVERIFY(other.hide(id));
        QCOMPARE(store_->unfinished().size(), 0);
        QVERIFY2(store_->hold(id), "it is free again");
        QVERIFY(other.bringBack(id));
        QCOMPARE(store_->unfinished().size(), 1);
    }

    /// Works for any number of matches, adjacent or not.
    void allThatIsPlayedElsewhere()
    {
        QCOMPARE(store_->allHeldElsewhere(), QSet<qint64>());
        GameStore one(folder_->path());
        GameStore two(folder_->path());
        QSet<qint64> held;
        for (int match = 1; match <= 60; ++match) {
            const qint64 id = begun();
            if (match % 7 == 0)
                continue;
            store_->release(id);
            if (match % 3 == 0 || match % 10 < 4) {
                QVERIFY((match % 2 == 0 ? one : two).hold(id));
                held += id;
            }
        }
        QCOMPARE(store_->allHeldElsewhere(), held);
        for (const qint64 id : held)
            QVERIFY(store_->heldElsewhere(id));
    }

    /// Several programs open a folder for the first time, or an old one.
    void manyProgramsAtOnce()
    {
        QTemporaryDir folder;
        QList<pid_t> programs;
        for (int program = 0; program < 6; ++program)
            programs += another_program([&] {
                GameStore store(folder.path());
                return store.trouble() == StoreTrouble::none && test::begun(store) > 0;
            });
        for (const pid_t program : programs)
            QVERIFY(succeeded(program));
        const GameStore store(folder.path());
        QCOMPARE(store.unfinished().size(), 6);
    }

    /// Of several programs that resume a match at the same moment, one gets it. When it is killed, the match is free at
    /// once.
    void oneOfManyProgramsGetsAMatch()
    {
        constexpr int count = 6;
        QTemporaryDir folder;
        const qint64 id = test::begun(*std::make_unique<GameStore>(folder.path()));
        Pipe start;
        Pipe told;
        QList<pid_t> programs;
        for (int program = 0; program < count; ++program)
            programs += another_program([&] {
                GameStore store(folder.path());
                start.wait();
                const bool mine = store.hold(id);
                told.send(mine && store.append(id, "line") ? 'y' : 'n');
                wait_for_ever();
                return true;
            });
        for (int program = 0; program < count; ++program)
            start.send('!');
        QByteArray answers;
        for (int program = 0; program < count; ++program)
            answers += told.wait();
        QCOMPARE(answers.count('y'), 1);
        QCOMPARE(answers.count('n'), count - 1);
        GameStore store(folder.path());
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "line"}));
        QVERIFY(store.heldElsewhere(id));
        QVERIFY(!store.hold(id));
        for (const pid_t program : programs)
            kill_program(program);
        QVERIFY(!store.heldElsewhere(id));
        QVERIFY(store.hold(id));
        QVERIFY(store.append(id, "another"));
    }
};

BACKROOM_SUITE(StoreSharingTest)
#include "tst_store_sharing.moc"
