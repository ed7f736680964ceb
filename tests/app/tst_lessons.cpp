// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs.hpp"
#include "engine/cli/session.hpp"
#include "lesson_house.hpp"

#include <QJsonArray>
#include <QSignalSpy>

using namespace lessons;
using namespace test;
using backroom::Json;

namespace {

Json to_json(const QJsonObject& object)
{
    return Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
}

QJsonObject to_object(const Json& json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.dump())).object();
}

/// Plays the lesson in backroom-cli at the same time, as an independent check of what is legal.
class Beside {
public:
    explicit Beside(const Lesson& lesson)
    {
        const QJsonObject request{{QStringLiteral("cmd"), QStringLiteral("position")},
            {QStringLiteral("game"), lesson.game}, {QStringLiteral("seats"), QJsonArray::fromStringList(lesson.seats)},
            {QStringLiteral("seed"), lesson.seed}, {QStringLiteral("options"), lesson.options},
            {QStringLiteral("position"), lesson.position}};
        problem_ = ask(to_json(request));
    }

    const QString& problem() const { return problem_; }

    void act(int seat, const QJsonObject& action)
    {
        if (problem_.isEmpty())
            problem_ = ask({{"cmd", "act"}, {"seat", seat}, {"action", to_json(action)}});
    }

    std::vector<QJsonObject> legal()
    {
        std::vector<QJsonObject> list;
        problem_ = ask({{"cmd", "legal"}, {"seat", 0}});
        for (const Json& action : reply_.value("actions", Json::array()))
            list.push_back(to_object(action));
        return list;
    }

    bool allows(const QJsonObject& action)
    {
        return ask({{"cmd", "check"}, {"seat", 0}, {"action", to_json(action)}}).isEmpty();
    }

private:
    QString ask(const Json& request)
    {
        reply_ = Json::parse(session_.handle(request.dump()));
        return reply_.at("ok") == true ? QString() : QString::fromStdString(reply_.dump());
    }

    backroom::cli::Session session_;
    Json reply_;
    QString problem_;
};

}

class LessonsTest : public QObject {
    Q_OBJECT

    LessonShelf shelf_;

private Q_SLOTS:
    void everyLessonIsPlayed_data() { each_lesson(); }
    /// Plays at the table like a learner who also makes mistakes.
    void everyLessonIsPlayed()
    {
        QFETCH(QString, language);
        QFETCH(QString, id);
        LessonHouse folder(id, language);
        LessonGuide* guide = folder->lesson();
        QVERIFY(guide != nullptr);
        const Lesson& lesson = guide->course().lesson();
        Beside beside(lesson);
        GameTable* table = folder->table();
        for (int step = 0; step < guide->steps(); ++step) {
            QTRY_VERIFY2(guide->shown() && guide->step() == step, qPrintable(guide->spoken()));
            const Lesson::Step& of = lesson.steps[static_cast<std::size_t>(step)];
            QCOMPARE(guide->spoken(), lessons::plain(of.text));
            QVERIFY(!table->givesHints());
            QVERIFY(!table->canUndo());
            const std::vector<QJsonObject> legal = beside.legal();
            QVERIFY2(beside.problem().isEmpty(), qPrintable(beside.problem()));
            const auto expected = [&](const QJsonObject& action) {
                return std::ranges::any_of(
                    of.expect, [&](const QJsonObject& pattern) { return agrees(pattern, action); });
            };
            // Offers of a trade are legal without being listed.
            for (const Lesson::Wrong& wrong : of.wrong)
                QVERIFY2(wrong.when.value(QStringLiteral("type")) == QLatin1String("offer")
                        || std::ranges::any_of(legal,
                            [&](const QJsonObject& action) { return agrees(wrong.when, action) && !expected(action); }),
                    qPrintable(QStringLiteral("nobody can try: ") + wrong.text));
            const auto wrong = std::ranges::find_if_not(legal, expected);
            if (wrong != legal.end()) {
                const int tried = guide->course().tries();
                guide->play(*wrong);
                QCOMPARE(guide->course().tries(), tried + 1);
                QVERIFY(!table->refusal().text.isEmpty());
                QCOMPARE(table->refusal().text, guide->course().lastObjection());
                QCOMPARE(table->refusal().rule, QString());
                QVERIFY(table->deciding());
                QCOMPARE(guide->step(), step);
                table->clearRefusal();
            }
            if (of.expect.empty()) {
                QVERIFY(!guide->stuck());
                if (step + 1 < guide->steps())
                    guide->goOn();
                continue;
            }
            QVERIFY2(beside.allows(of.expect.front()), qPrintable(lessons::plain(of.text)));
            guide->showMe();
            beside.act(0, of.expect.front());
            for (const Lesson::Act& act : of.others)
                beside.act(act.seat, act.action);
            QVERIFY2(beside.problem().isEmpty(), qPrintable(beside.problem()));
            QVERIFY(guide->step() != step || !guide->shown());
        }
        QVERIFY(guide->atEnd());
        // Nothing follows for which a click beside everything would come too soon.
        QTRY_VERIFY(guide->shown());
        table->missAt({1, 1});
        QCOMPARE(table->refusal().text, QString());
        QVERIFY(folder->store().unfinished().isEmpty());
        // The whole game has the same players.
        const QStringList names = table->seatList().names;
        guide->goOn();
        QTRY_VERIFY(folder->lesson() == nullptr);
        QCOMPARE(folder->table()->gameId(), id.section(QLatin1Char('_'), 0, 0));
        QCOMPARE(folder->table()->seatList().names, names);
        QCOMPARE(folder->table()->seatList().levels.count(0), 1);
        // The level is the player's usual one.
        QCOMPARE(folder->table()->seatList().levels.count(folder->preferences()->computerLevel()), names.size() - 1);
        QCOMPARE(folder->store().unfinished().size(), 1);
    }

    void twoTriesAndItCanBeShown()
    {
        LessonHouse folder("gang-of-dice");
        LessonGuide& guide = folder.listen();
        const QJsonObject wrong = action(R"({"type":"take","dice":5})");
        QVERIFY(!guide.stuck());
        guide.play(wrong);
        QVERIFY(!guide.stuck());
        guide.play(wrong);
        QVERIFY(guide.stuck());
        const int step = guide.step();
        guide.showMe();
        QTRY_COMPARE(guide.step(), step + 1);
        QVERIFY(!guide.stuck());
    }

    /// The rules' own refusals come first, and do not count as tries.
    void theRulesSpeakFirst()
    {
        LessonHouse folder("the-gang");
        LessonGuide& guide = folder.listen();
        guide.play(action(R"({"type":"choose","gangster":50,"ticket":"chicago"})"));
        QVERIFY(!folder->table()->refusal().text.isEmpty());
        QVERIFY(folder->table()->refusal().text != guide.course().lastObjection());
        QCOMPARE(guide.course().tries(), 0);
    }

    /// A step accepts its action only once, and its answer disappears with it.
    void aStepIsDoneOnce()
    {
        LessonProgress course(good_lesson());
        course.nextStep();
        const QJsonObject done = action(R"({"type":"do"})");
        QCOMPARE(course.objection(done), QString());
        course.finishStep(done);
        QVERIFY(!course.objection(done).isEmpty());

        LessonHouse folder("gang-of-dice");
        folder.guide().play(action(R"({"type":"take","dice":3})"));
        QVERIFY(!folder->table()->refusal().text.isEmpty());
        folder.guide().goOn();
        QCOMPARE(folder->table()->refusal().text, QString());
    }

    void anotherLanguageInTheMiddle()
    {
        LessonHouse folder("the-gang");
        LessonGuide& guide = folder.guide();
        guide.goOn();
        const QString english = guide.spoken();
        folder->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(guide.step(), 1);
        QVERIFY(guide.spoken() != english);
        QCOMPARE(guide.spoken(),
            lessons::plain(shelf_.lesson(QStringLiteral("fr"), QStringLiteral("the-gang"))->steps[1].text));
    }

    void leavingLeavesNothing()
    {
        LessonHouse folder("gangz");
        QVERIFY(folder->lesson() != nullptr);
        folder.guide().askToLeave();
        QVERIFY(folder.guide().leaving());
        folder.guide().stay();
        QVERIFY(!folder.guide().leaving());
        folder->goHome();
        QVERIFY(folder->lesson() == nullptr);
        QVERIFY(folder->store().unfinished().isEmpty());
        folder->startLesson(QStringLiteral("no-such-game"));
        QCOMPARE(folder->screen(), House::Home);
    }

    void doneIsRemembered()
    {
        const QString game = QStringLiteral("the-gang");
        LessonHouse folder(game);
        folder.guide().goOn();
        QCOMPARE(folder->learnText(game), QStringLiteral("Continue the lesson"));
        folder->goHome();
        folder->startLesson(game, true);
        folder->goHome();
        QCOMPARE(folder->learnText(game), QStringLiteral("Learn by playing"));
        QVERIFY(!folder->lessonsOf(game)[0].done);
        QSignalSpy asked(folder.operator->(), &House::lessonsAsked);
        folder->learn(game);
        QCOMPARE(folder->lesson()->lessonId(), game);
        for (LessonGuide& guide = folder.guide(); !guide.atEnd();) {
            QTRY_VERIFY(guide.shown());
            if (guide.tells())
                guide.goOn();
            else
                guide.showMe();
        }
        QCOMPARE(folder->lessonAfter(game), QStringLiteral("the-gang_2"));
        QCOMPARE(folder->lessonAfter(QStringLiteral("the-gang_2")), QString());
        folder.restart();
        QVERIFY(folder->lessonsOf(game)[0].done && !folder->lessonsOf(game)[1].done);
        QVERIFY(!folder->lessonsDone(game));
        QCOMPARE(folder->learnText(game), QStringLiteral("Lessons: 1 of 2 done"));
        QCOMPARE(folder->learnText(QStringLiteral("gangz")), QStringLiteral("Learn by playing"));
        QSignalSpy askedNow(folder.operator->(), &House::lessonsAsked);
        folder->learn(game);
        QCOMPARE(asked.size(), 0);
        QCOMPARE(askedNow.size(), 1);
        QVERIFY(folder->lesson() == nullptr);
        folder->lessonPlaces().setDone(QStringLiteral("the-gang_2"));
        QVERIFY(folder->lessonsDone(game));
        // A lesson that was left resumes without a question.
        folder->startLesson(QStringLiteral("the-gang_2"));
        folder.guide().goOn();
        folder->goHome();
        folder->learn(game);
        QCOMPARE(folder->lesson()->lessonId(), QStringLiteral("the-gang_2"));
        QCOMPARE(folder.guide().step(), 1);
    }

    void offeredOnce()
    {
        HouseFolder folder;
        const QString game = QStringLiteral("supergang");
        QVERIFY(folder->offersLesson(game));
        folder->declineLesson(game);
        QVERIFY(!folder->offersLesson(game));
        QVERIFY(folder->offersLesson(QStringLiteral("gangz")));
        folder->startLesson(QStringLiteral("gangz"));
        folder.restart();
        QVERIFY(!folder->offersLesson(game));
        QVERIFY(!folder->offersLesson(QStringLiteral("gangz")));
        // There is no offer to a user who has played the game, either.
        folder->startMatch(QStringLiteral("the-gang"), {{QStringLiteral("A"), QStringLiteral("B")}, {0, 1}}, 1, {});
        QVERIFY(!folder->offersLesson(QStringLiteral("the-gang")));
    }
};

BACKROOM_SUITE(LessonsTest)
#include "tst_lessons.moc"
