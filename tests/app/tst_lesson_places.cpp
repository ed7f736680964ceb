// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_house.hpp"

using namespace lessons;
using namespace test;

/// A lesson that was left resumes where it was.
class LessonPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Resumes at every step, with the table as it was.
    void cutOffAtEachStep()
    {
        const auto row = [&](Case, const QString& game) {
            LessonHouse folder(game);
            const auto guide = [&] { return folder->lesson(); };
            const auto again = [&] {
                folder.restart();
                QVERIFY(folder->lessonBegun(game));
                folder->startLesson(game);
                guide()->begin();
            };
            QVERIFY(!folder->lessonBegun(game) && !guide()->resumed());
            for (int step = 0; step + 1 < guide()->steps(); ++step) {
                QTRY_VERIFY2(guide()->shown() && guide()->step() == step, qPrintable(QString::number(step)));
                if (step > 0) {
                    const QStringList log = folder.told();
                    again();
                    QTRY_VERIFY2(guide()->shown() && guide()->step() == step, qPrintable(guide()->spoken()));
                    QVERIFY(guide()->resumed());
                    QCOMPARE(folder.told(), log);
                }
                if (guide()->tells()) {
                    guide()->goOn();
                    QVERIFY(!guide()->resumed());
                } else {
                    guide()->showMe();
                    // Stops in the middle of the other seats' actions.
                    again();
                }
            }
            QTRY_VERIFY(guide()->shown() && guide()->atEnd());
            QVERIFY(!folder->lessonBegun(game));
            folder.restart();
            folder->startLesson(game);
            QCOMPARE(guide()->step(), 0);
        };
        for (const QString& id : all_lessons())
            row(id, id);
    }

    /// The learner's own actions are replayed, not the first ones of the steps.
    void itGoesOnWithTheOwnMoves()
    {
        const QString game = QStringLiteral("gangz");
        LessonHouse folder(game);
        folder.listen();
        folder.guide().showMe();
        QTRY_VERIFY(folder.guide().shown());
        folder.listen();
        folder.guide().play(action(R"({"type":"vote","cards":[0,109]})"));
        QTRY_VERIFY(folder.guide().shown());
        QCOMPARE(folder.guide().place().played.size(), std::size_t{2});
        const QStringList log = folder.told();
        const int step = folder.guide().step();
        QVERIFY(log.join(QLatin1Char(' ')).size() > 0);
        folder.restart();
        folder->startLesson(game);
        QVERIFY(!folder.guide().shown());
        QCOMPARE(folder.guide().place().played.size(), std::size_t{2});
        folder.guide().begin();
        QTRY_VERIFY(folder.guide().shown());
        QCOMPARE(folder.guide().step(), step);
        QCOMPARE(folder.told(), log);
    }

    /// What led to the place where a lesson was left, such as a vote, is not shown once more at its usual pace.
    void whatWasSeenPassesAtOnce()
    {
        const QString game = QStringLiteral("gangz");
        LessonHouse folder(game);
        const auto vote = [&] {
            for (int step = 0; step < 2; ++step)
                folder.guide().goOn();
            folder.guide().showMe();
            QTRY_VERIFY(folder.guide().shown());
            folder.guide().goOn();
            folder.guide().showMe();
            QTRY_VERIFY_WITH_TIMEOUT(folder.guide().shown(), 20'000);
        };
        vote();
        const int step = folder.guide().step();
        folder.restart();
        folder->preferences()->setSpeed(Preferences::Slow);
        folder->startLesson(game);
        folder.guide().begin();
        QTRY_VERIFY_WITH_TIMEOUT(folder.guide().shown(), 1000);
        QCOMPARE(folder.guide().step(), step);
    }

    void aKillLosesNoStep()
    {
        const QString game = QStringLiteral("the-gang");
        LessonHouse folder(game);
        folder.guide().goOn();
        folder.guide().goOn();
        QCoreApplication::processEvents();
        QTemporaryDir killed;
        folder.copyTo(killed.path());
        House house(killed.path(), QStringLiteral("en"), all_games());
        QVERIFY(house.lessonBegun(game));
        house.startLesson(game);
        QCOMPARE(house.lesson()->step(), 2);
        QVERIFY(house.lesson()->shown() && house.lesson()->resumed());
    }

    /// A place that does not fit the lesson, as after an update, restarts it.
    void aPlaceOfNoLesson()
    {
        const auto row = [&](Case, const QString& place) {
            HouseFolder folder;
            const QString game = QStringLiteral("the-gang");
            folder->lessonPlaces().keep(game, place_in(place));
            folder->startLesson(game);
            QVERIFY(folder->lesson() != nullptr);
            QCOMPARE(folder->lesson()->step(), 0);
            QVERIFY(folder->lesson()->shown() && !folder->lesson()->resumed());
            folder->lesson()->begin();
            QCOMPARE(folder->lesson()->step(), 0);
        };
        row("no place", "nowhere");
        row("a step that waits for more", R"({"step":6,"played":[]})");
        row("beyond the end", R"({"step":400,"played":[]})");
        row("before it", R"({"step":-3,"played":[]})");
        row("another move", R"({"step":5,"played":[{"type":"choose","gangster":12,"ticket":"chicago"}]})");
        row("no move", R"({"step":5,"played":[{"type":"dance"}]})");
        row("before the move", R"({"step":3,"played":[{"type":"choose","gangster":43,"ticket":"chicago"}]})");
        row("after the next move", R"({"step":8,"played":[{"type":"choose","gangster":43,"ticket":"chicago"}]})");
        row("a move too many",
            R"({"step":5,"played":[{"type":"choose","gangster":43,"ticket":"chicago"},)"
            R"({"type":"choose","gangster":43,"ticket":"chicago"}]})");
    }

    void fromTheBeginning()
    {
        const QString game = QStringLiteral("the-gang");
        LessonHouse folder(game);
        folder.guide().goOn();
        folder->startLesson(game);
        QCOMPARE(folder.guide().step(), 1);
        folder.guide().restart();
        QTRY_COMPARE(folder.guide().step(), 0);
        QVERIFY(!folder->lessonBegun(game));
    }
};

BACKROOM_SUITE(LessonPlacesTest)
#include "tst_lesson_places.moc"
