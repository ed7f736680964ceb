// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "engine/core/codec.hpp"
#include "engine/the_gang/preview.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "lesson_house.hpp"

#include "app/lessons/lesson_match.hpp"

using namespace test;
using namespace backroom::the_gang;

class TheGangLessonTest : public QObject {
    Q_OBJECT

    static View view_at(LessonHouse& folder)
    {
        return dynamic_cast<const TableMatchOf<TheGang>&>(folder->table()->match()).view(0);
    }

    /// Returns the step's answer to exactly this card in this city; null if there is none.
    static const Lesson::Wrong* answer(const Lesson::Step& step, const QJsonObject& tried)
    {
        const auto found = std::ranges::find_if(
            step.wrong, [&](const Lesson::Wrong& wrong) { return lessons::agrees(wrong.when, tried); });
        const bool own = found != step.wrong.end() && found->when.contains(QStringLiteral("gangster"))
            && found->when.contains(QStringLiteral("ticket"));
        return own ? &*found : nullptr;
    }

    /// Calls `visit` with what is seen at each step that asks for an action, and then lets the lesson show the action.
    template <class Visit>
    static void atEachQuestion(LessonHouse& folder, Visit visit)
    {
        LessonGuide& guide = folder.guide();
        while (!guide.atEnd() && !QTest::currentTestFailed()) {
            QTRY_VERIFY(guide.shown());
            if (guide.tells()) {
                guide.goOn();
                continue;
            }
            visit(view_at(folder));
            guide.showMe();
        }
    }

private Q_SLOTS:
    void whatWouldCaptureIsNotCalledWrong_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const char* id : {"the-gang", "the-gang_2"})
            for (const QString& language : Preferences::languages())
                QTest::addRow("%s %s", id, qPrintable(language)) << QString::fromLatin1(id) << language;
    }
    /// The preview shows what a card would capture: a lesson that expects another card gives a reason for this card and
    /// city.
    void whatWouldCaptureIsNotCalledWrong()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        LessonHouse folder(id, language);
        LessonGuide& guide = folder.guide();
        int captures = 0;
        atEachQuestion(folder, [&](const View& seen) {
            for (const Gangster gangster : seen.hand.gangsters)
                for (const City city : {City::chicago, City::detroit}) {
                    const Choose choice{gangster, city};
                    const QJsonObject tried = lessons::to_lesson<TheGang>(choice);
                    if (seen.open.phase != Phase::choosing || guide.course().awaits(tried)
                        || preview(seen, choice).gangs.empty())
                        continue;
                    ++captures;
                    QVERIFY2(answer(guide.course().present(), tried) != nullptr,
                        qPrintable(guide.progress() + QStringLiteral(": ") + QJsonDocument(tried).toJson()));
                }
        });
        QVERIFY(captures > 0 || id != QLatin1String("the-gang"));
    }

    /// The preview shows what every ticket brings: the one that a step asks for brings most.
    void asksForTheBestTicket()
    {
        LessonHouse folder(QStringLiteral("the-gang"));
        LessonGuide& guide = folder.guide();
        int asked = 0;
        atEachQuestion(folder, [&](const View& seen) {
            int most = 0;
            int expected = -1;
            for (const Gangster gangster : seen.hand.gangsters)
                for (const City city : {City::chicago, City::detroit}) {
                    const Choose choice{gangster, city};
                    if (seen.open.phase != Phase::choosing)
                        continue;
                    int brings = 0;
                    for (const Captured& gang : preview(seen, choice).gangs)
                        brings += revolvers(gang.gangsters);
                    most = std::max(most, brings);
                    if (guide.course().awaits(lessons::to_lesson<TheGang>(choice)))
                        expected = brings;
                }
            if (expected >= 0) {
                ++asked;
                QVERIFY2(expected >= most, qPrintable(guide.progress()));
            }
        });
        QCOMPARE(asked, 2);
    }

    /// A refusal is about what was tried.
    void whyItIsRefused()
    {
        const auto reach = [](LessonHouse& folder, int step) {
            while (folder.guide().step() < step) {
                if (!QTest::qWaitFor([&] { return folder.guide().shown(); }))
                    return false;
                if (folder.guide().tells())
                    folder.guide().goOn();
                else if (folder.guide().step() < step)
                    folder.guide().showMe();
            }
            return QTest::qWaitFor([&] { return folder.guide().shown(); });
        };
        const auto told = [](LessonHouse& folder, const Action& tried) {
            folder.guide().play(lessons::to_lesson<TheGang>(tried));
            return folder->table()->refusal().text;
        };
        LessonHouse first(QStringLiteral("the-gang"));
        QVERIFY(reach(first, 11));
        const QString lookout = told(first, PlayLookout{City::detroit, End::right});
        QVERIFY2(!lookout.contains(QStringLiteral("66")) && lookout.contains(QStringLiteral("Chicago")),
            qPrintable(lookout));
        QVERIFY(told(first, PlayLookout{City::chicago, End::right}).contains(QStringLiteral("66")));
        QVERIFY(reach(first, 12));
        first->table()->tapAt(dynamic_cast<TheGangTable&>(*first->table()).layout()->streets().at(0).center());
        const QString unpicked = first->table()->refusal().text;
        QVERIFY2(unpicked.startsWith(QStringLiteral("First choose 12")), qPrintable(unpicked));

        LessonHouse second(QStringLiteral("the-gang_2"));
        QVERIFY(reach(second, 3));
        const QString spy = told(second, PlaySpy{City::chicago, 34});
        QVERIFY2(spy.contains(QStringLiteral("three gangsters")), qPrintable(spy));
    }
};

BACKROOM_SUITE(TheGangLessonTest)
#include "tst_the_gang_lesson.moc"
