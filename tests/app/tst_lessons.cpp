// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_highlights.hpp"
#include "app/lessons/lesson_progress.hpp"
#include "app/lessons/lesson_shelf.hpp"

#include "engine/cli/session.hpp"
#include "house_folder.hpp"
#include "interface_texts.hpp"
#include "suites.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace lessons;
using backroom::Json;

namespace {

const QByteArray good = R"(# A lesson

What it teaches.

```lesson
{"seats": ["Rosa", "Bea"], "seed": 1, "options": {}, "position": {}}
```

Look at **this**, and
at [[that]].

```step
{"point": ["Card 1", "confirm"]}
```

Do it.

```step
{"expect": {"type": "do"}, "otherwise": "Not so.", "wrong": [{"when": {"type": "leave"}, "text": "Stay."}],
 "others": [{"seat": 1, "action": {"type": "answer"}}]}
```

Done.

```step
{}
```
)";

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

    static void only(const QJsonObject& object, const QStringList& known)
    {
        for (const QString& key : object.keys())
            QVERIFY2(known.contains(key), qPrintable(key));
    }

    static void isAction(const QJsonObject& object) { QVERIFY(object[QStringLiteral("type")].isString()); }

    static void isSentence(const QString& text)
    {
        // What fits on the plate.
        constexpr qsizetype longest = 230;
        static const QRegularExpression open(QStringLiteral("\\*\\*|\\[\\[|\\]\\]"));
        QVERIFY2(!text.isEmpty() && plain(text).size() <= longest, qPrintable(text));
        QVERIFY2(!plain(text).contains(open) && text == text.trimmed(), qPrintable(text));
    }

    static void eachLesson()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const QString& language : Preferences::languages())
            for (const GameEntry& game : all_games())
                QTest::addRow("%s %s", qPrintable(game.id), qPrintable(language)) << language << game.id;
    }

    /// Returns the step without its texts.
    static QJsonObject shape(const Lesson::Step& step)
    {
        QJsonArray expect;
        for (const QJsonObject& action : step.expect)
            expect.append(action);
        QJsonArray wrong;
        for (const Lesson::Wrong& one : step.wrong)
            wrong.append(one.when);
        QJsonArray others;
        for (const Lesson::Act& act : step.others)
            others.append(QJsonObject{{QStringLiteral("seat"), act.seat}, {QStringLiteral("action"), act.action}});
        return {{QStringLiteral("point"), QJsonArray::fromStringList(step.point)},
            {QStringLiteral("free"), QJsonArray::fromStringList(step.free)}, {QStringLiteral("expect"), expect},
            {QStringLiteral("wrong"), wrong}, {QStringLiteral("others"), others}};
    }

    static QStringList told(GameTable& table)
    {
        QStringList lines;
        for (const LogItem& line : table.log()->items())
            lines += line.text;
        return lines;
    }

private Q_SLOTS:
    void aGoodFileIsRead()
    {
        const Lesson lesson = read_lesson(good, QStringLiteral("en"), QStringLiteral("the-gang"));
        QCOMPARE(lesson.title, QStringLiteral("A lesson"));
        QCOMPARE(lesson.about, QStringLiteral("What it teaches."));
        QCOMPARE(lesson.seats, QStringList({QStringLiteral("Rosa"), QStringLiteral("Bea")}));
        QCOMPARE(lesson.steps.size(), std::size_t{3});
        QCOMPARE(plain(lesson.steps[0].text), QStringLiteral("Look at this, and at that."));
        QCOMPARE(styled(lesson.steps[0].text), QStringLiteral("Look at <b>this</b>, and at <b>that</b>."));
        QCOMPARE(buttons(lesson.steps[0].text), QStringList{QStringLiteral("that")});
        QCOMPARE(lesson.steps[0].point, QStringList({QStringLiteral("Card 1"), QStringLiteral("confirm")}));
        QCOMPARE(lesson.steps[1].expect.size(), std::size_t{1});
        QCOMPARE(lesson.steps[1].others.size(), std::size_t{1});
    }

    void isWellFormed_data() { eachLesson(); }
    /// The reader trusts its files, so their form is checked here.
    void isWellFormed()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        QFile file(QStringLiteral(":/lessons/%1/%2.md").arg(language, game));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        // A title, and paragraphs that are each followed by a block, the first by that of the lesson.
        static const QRegularExpression form(
            QStringLiteral("(?s)^# [^\\n]+\\n(\\n([^#`\\s][^`\\n]*\\n)+\\n```(?:lesson|step)\\n[^`]*\\n```\\n)+$"));
        static const QRegularExpression block(QStringLiteral("(?ms)^```(lesson|step)\\n(.*?)^```$"));
        QVERIFY(form.match(text).hasMatch());
        const Lesson& lesson = *shelf_.lesson(language, game);
        isSentence(lesson.about);
        qsizetype blocks = 0;
        for (const auto& found : block.globalMatch(text)) {
            QJsonParseError error;
            const QJsonDocument json = QJsonDocument::fromJson(found.captured(2).toUtf8(), &error);
            QVERIFY2(json.isObject(), qPrintable(error.errorString()));
            QCOMPARE(found.captured(1), blocks++ == 0 ? QStringLiteral("lesson") : QStringLiteral("step"));
            only(json.object(),
                blocks == 1 ? QStringList{"seats", "seed", "options", "position"}
                            : QStringList{"point", "free", "expect", "wrong", "otherwise", "others", "after-telling"});
            for (const QJsonValue& wrong : json[QStringLiteral("wrong")].toArray())
                only(wrong.toObject(), {"when", "text"});
            for (const QJsonValue& other : json[QStringLiteral("others")].toArray())
                only(other.toObject(), {"seat", "action"});
        }
        QCOMPARE(static_cast<qsizetype>(lesson.steps.size()) + 1, blocks);
        for (const Lesson::Step& step : lesson.steps) {
            isSentence(step.text);
            if (step.expect.empty())
                QVERIFY(step.wrong.empty() && step.otherwise.isEmpty() && step.others.empty());
            else
                isSentence(step.otherwise);
            std::ranges::for_each(step.expect, isAction);
            for (const Lesson::Wrong& wrong : step.wrong) {
                isSentence(wrong.text);
                QVERIFY(!wrong.when.isEmpty());
            }
            for (const Lesson::Act& act : step.others) {
                isAction(act.action);
                QVERIFY(act.seat >= 1 && act.seat < lesson.seats.size());
            }
        }
        QVERIFY(lesson.steps.back().expect.empty());
    }

    void patternsAgree()
    {
        const QJsonObject action{{QStringLiteral("type"), QStringLiteral("choose")}, {QStringLiteral("gangster"), 9}};
        QVERIFY(agrees({{QStringLiteral("gangster"), 9}}, action));
        QVERIFY(agrees({}, action));
        QVERIFY(!agrees({{QStringLiteral("gangster"), 8}}, action));
        QVERIFY(!agrees({{QStringLiteral("ticket"), QStringLiteral("chicago")}}, action));
    }

    void everyGameHasALesson_data() { eachLesson(); }
    void everyGameHasALesson()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        const Lesson* lesson = shelf_.lesson(language, game);
        QVERIFY(lesson != nullptr);
        QVERIFY(lesson->steps.size() >= 8 && lesson->steps.size() <= 16);
        // The lesson is in this language throughout, and differs only in its texts.
        const Lesson* english = shelf_.lesson(QStringLiteral("en"), game);
        QCOMPARE(lesson->seats.size(), english->seats.size());
        QCOMPARE(lesson->seed, english->seed);
        QCOMPARE(lesson->options, english->options);
        QCOMPARE(lesson->position, english->position);
        QCOMPARE(lesson->steps.size(), english->steps.size());
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            QCOMPARE(shape(lesson->steps[step]), shape(english->steps[step]));
            if (language != QLatin1String("en"))
                QVERIFY2(lesson->steps[step].text != english->steps[step].text, qPrintable(lesson->steps[step].text));
        }
        const QSet<QString> texts = test::interface_texts(language);
        for (const Lesson::Step& step : lesson->steps)
            for (const QString& button : buttons(step.text))
                QVERIFY2(texts.contains(button), qPrintable(button));
    }

    void everyLessonIsPlayed_data() { eachLesson(); }
    /// Plays at the table like a learner who also makes mistakes.
    void everyLessonIsPlayed()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        test::HouseFolder folder(language);
        folder->startLesson(game);
        LessonGuide* guide = folder->lesson();
        QVERIFY(guide != nullptr);
        const Lesson& lesson = guide->course().lesson();
        Beside beside(lesson);
        GameTable* table = folder->table();
        for (int step = 0; step < guide->steps(); ++step) {
            QTRY_VERIFY2(guide->shown() && guide->step() == step, qPrintable(guide->spoken()));
            const Lesson::Step& of = lesson.steps[static_cast<std::size_t>(step)];
            QCOMPARE(guide->spoken(), plain(of.text));
            QVERIFY(!table->givesHints());
            QVERIFY(!table->canUndo());
            const std::vector<QJsonObject> legal = beside.legal();
            QVERIFY2(beside.problem().isEmpty(), qPrintable(beside.problem()));
            const auto expected = [&](const QJsonObject& action) {
                return std::ranges::any_of(
                    of.expect, [&](const QJsonObject& pattern) { return agrees(pattern, action); });
            };
            for (const Lesson::Wrong& wrong : of.wrong)
                QVERIFY2(
                    std::ranges::any_of(legal,
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
            QVERIFY2(beside.allows(of.expect.front()), qPrintable(plain(of.text)));
            guide->showMe();
            beside.act(0, of.expect.front());
            for (const Lesson::Act& act : of.others)
                beside.act(act.seat, act.action);
            QVERIFY2(beside.problem().isEmpty(), qPrintable(beside.problem()));
            QVERIFY(guide->step() != step || !guide->shown());
        }
        QVERIFY(guide->atEnd());
        QVERIFY(folder->store().unfinished().isEmpty());
        // The whole game has the same players.
        const QStringList names = table->seatList().names;
        guide->goOn();
        QTRY_VERIFY(folder->lesson() == nullptr);
        QCOMPARE(folder->table()->gameId(), game);
        QCOMPARE(folder->table()->seatList().names, names);
        QCOMPARE(folder->table()->seatList().levels.count(0), 1);
        // The level is the player's usual one.
        QCOMPARE(folder->table()->seatList().levels.count(folder->preferences()->computerLevel()), names.size() - 1);
        QCOMPARE(folder->store().unfinished().size(), 1);
    }

    void twoTriesAndItCanBeShown()
    {
        test::HouseFolder folder;
        folder->startLesson(QStringLiteral("gang-of-dice"));
        LessonGuide* guide = folder->lesson();
        while (guide->tells())
            guide->goOn();
        const QJsonObject wrong{{QStringLiteral("type"), QStringLiteral("take")}, {QStringLiteral("dice"), 5}};
        QVERIFY(!guide->stuck());
        guide->play(wrong);
        QVERIFY(!guide->stuck());
        guide->play(wrong);
        QVERIFY(guide->stuck());
        const int step = guide->step();
        guide->showMe();
        QTRY_COMPARE(guide->step(), step + 1);
        QVERIFY(!guide->stuck());
    }

    /// The rules' own refusals come first, and do not count as tries.
    void theRulesSpeakFirst()
    {
        test::HouseFolder folder;
        folder->startLesson(QStringLiteral("the-gang"));
        LessonGuide* guide = folder->lesson();
        while (guide->tells())
            guide->goOn();
        guide->play({{QStringLiteral("type"), QStringLiteral("choose")}, {QStringLiteral("gangster"), 50},
            {QStringLiteral("ticket"), QStringLiteral("chicago")}});
        QVERIFY(!folder->table()->refusal().text.isEmpty());
        QVERIFY(folder->table()->refusal().text != guide->course().lastObjection());
        QCOMPARE(guide->course().tries(), 0);
    }

    /// A step accepts its action only once, and its answer disappears with it.
    void aStepIsDoneOnce()
    {
        LessonProgress course(read_lesson(good, QStringLiteral("en"), QStringLiteral("the-gang")));
        course.nextStep();
        const QJsonObject action{{QStringLiteral("type"), QStringLiteral("do")}};
        QCOMPARE(course.objection(action), QString());
        course.finishStep(action);
        QVERIFY(!course.objection(action).isEmpty());

        test::HouseFolder folder;
        folder->startLesson(QStringLiteral("gang-of-dice"));
        folder->lesson()->play({{QStringLiteral("type"), QStringLiteral("take")}, {QStringLiteral("dice"), 3}});
        QVERIFY(!folder->table()->refusal().text.isEmpty());
        folder->lesson()->goOn();
        QCOMPARE(folder->table()->refusal().text, QString());
    }

    void anotherLanguageInTheMiddle()
    {
        test::HouseFolder folder;
        folder->startLesson(QStringLiteral("the-gang"));
        LessonGuide* guide = folder->lesson();
        guide->goOn();
        const QString english = guide->spoken();
        folder->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(guide->step(), 1);
        QVERIFY(guide->spoken() != english);
        QCOMPARE(
            guide->spoken(), plain(shelf_.lesson(QStringLiteral("fr"), QStringLiteral("the-gang"))->steps[1].text));
    }

    /// Resumes at every step, with the table as it was.
    void cutOffAtEachStep()
    {
        const auto row = [&](test::Case, const QString& game) {
            test::HouseFolder folder;
            const auto guide = [&] { return folder->lesson(); };
            const auto again = [&] {
                folder.restart();
                QVERIFY(folder->lessonBegun(game));
                folder->startLesson(game);
                guide()->begin();
            };
            folder->startLesson(game);
            QVERIFY(!folder->lessonBegun(game) && !guide()->resumed());
            for (int step = 0; step + 1 < guide()->steps(); ++step) {
                QTRY_VERIFY2(guide()->shown() && guide()->step() == step, qPrintable(QString::number(step)));
                if (step > 0) {
                    const QStringList log = told(*folder->table());
                    again();
                    QTRY_VERIFY2(guide()->shown() && guide()->step() == step, qPrintable(guide()->spoken()));
                    QVERIFY(guide()->resumed());
                    QCOMPARE(told(*folder->table()), log);
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
        for (const GameEntry& game : all_games())
            row(game.id, game.id);
    }

    /// The learner's own actions are played again, not the first ones of the steps.
    void itGoesOnWithTheOwnMoves()
    {
        test::HouseFolder folder;
        const QString game = QStringLiteral("gangz");
        folder->startLesson(game);
        while (folder->lesson()->tells())
            folder->lesson()->goOn();
        folder->lesson()->showMe();
        QTRY_VERIFY(folder->lesson()->shown());
        while (folder->lesson()->tells())
            folder->lesson()->goOn();
        folder->lesson()->play(
            {{QStringLiteral("type"), QStringLiteral("vote")}, {QStringLiteral("cards"), QJsonArray{0, 49}}});
        QTRY_VERIFY(folder->lesson()->shown());
        QCOMPARE(folder->lesson()->place().played.size(), std::size_t{2});
        const QStringList log = told(*folder->table());
        const int step = folder->lesson()->step();
        QVERIFY(log.join(QLatin1Char(' ')).size() > 0);
        folder.restart();
        folder->startLesson(game);
        QVERIFY(!folder->lesson()->shown());
        QCOMPARE(folder->lesson()->place().played.size(), std::size_t{2});
        folder->lesson()->begin();
        QTRY_VERIFY(folder->lesson()->shown());
        QCOMPARE(folder->lesson()->step(), step);
        QCOMPARE(told(*folder->table()), log);
    }

    void aKillLosesNoStep()
    {
        test::HouseFolder folder;
        const QString game = QStringLiteral("the-gang");
        folder->startLesson(game);
        folder->lesson()->goOn();
        folder->lesson()->goOn();
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
        const auto row = [&](test::Case, const QString& place) {
            test::HouseFolder folder;
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
            QStringLiteral(
                R"({"step":5,"played":[{"type":"choose","gangster":43,"ticket":"chicago"},{"type":"choose","gangster":43,"ticket":"chicago"}]})"));
    }

    void fromTheBeginning()
    {
        test::HouseFolder folder;
        const QString game = QStringLiteral("the-gang");
        folder->startLesson(game);
        folder->lesson()->goOn();
        folder->startLesson(game);
        QCOMPARE(folder->lesson()->step(), 1);
        folder->lesson()->beginAnew();
        QTRY_COMPARE(folder->lesson()->step(), 0);
        QVERIFY(!folder->lessonBegun(game));
    }

    void leavingLeavesNothing()
    {
        test::HouseFolder folder;
        folder->startLesson(QStringLiteral("gangz"));
        QVERIFY(folder->lesson() != nullptr);
        folder->lesson()->askToLeave();
        QVERIFY(folder->lesson()->leaving());
        folder->lesson()->stay();
        QVERIFY(!folder->lesson()->leaving());
        folder->goHome();
        QVERIFY(folder->lesson() == nullptr);
        QVERIFY(folder->store().unfinished().isEmpty());
        folder->startLesson(QStringLiteral("no-such-game"));
        QCOMPARE(folder->screen(), House::Home);
    }

    void offeredOnce()
    {
        test::HouseFolder folder;
        const QString game = QStringLiteral("supergang");
        QVERIFY(folder->offersLesson(game));
        folder->declineLesson(game);
        QVERIFY(!folder->offersLesson(game));
        QVERIFY(folder->offersLesson(QStringLiteral("gangz")));
        folder->startLesson(QStringLiteral("gangz"));
        folder.restart();
        QVERIFY(!folder->offersLesson(game));
        QVERIFY(!folder->offersLesson(QStringLiteral("gangz")));
        // Nor to a user who has played the game.
        folder->startMatch(QStringLiteral("the-gang"), {{QStringLiteral("A"), QStringLiteral("B")}, {0, 1}}, 1, {});
        QVERIFY(!folder->offersLesson(QStringLiteral("the-gang")));
    }

    /// The plate is beside the lights and covers none of them. It stays where it is if no other place is better.
    void thePlateHidesNothing()
    {
        const QRectF room(0, 50, 1024, 590);
        const QSizeF size(430, 180);
        for (const QRectF& light : {QRectF(10, 60, 80, 112), QRectF(940, 60, 80, 112), QRectF(480, 300, 60, 84),
                 QRectF(300, 560, 300, 70), QRectF(0, 50, 560, 590)}) {
            const QRectF place = plate_place(room, {size}, {{light}, {}, {}, {}}, {});
            QVERIFY(room.contains(place));
            QVERIFY(!place.intersects(light));
            QCOMPARE(plate_place(room, {size}, {{light}, {}, {}, {}}, place), place);
        }
        const QRectF present(500, 400, 430, 180);
        QVERIFY(plate_place(room, {size}, {{QRectF(520, 420, 40, 40)}, {}, {}, {}}, present) != present);
        // Without a light, the middle is best.
        const QRectF middle = plate_place(room, {size}, {}, {});
        QVERIFY((middle.center() - room.center()).manhattanLength() < 20);
        // Covering a card is better than covering a sentence.
        const QRectF sentence(500, 300, 300, 20);
        const QRectF card(100, 60, 400, 500);
        QVERIFY(
            !plate_place(room, {size}, {{QRectF(560, 250, 40, 40)}, {}, {sentence}, {card}}, {}).intersects(sentence));
    }

    /// The plate does not cover what is used: it takes another size, or rather covers a sentence.
    void thePlateHidesNothingThatIsUsed()
    {
        const QRectF room(0, 0, 800, 400);
        const QSizeF usual(430, 180);
        const QSizeF narrow(230, 300);
        const QRectF light(300, 60, 40, 40);
        QCOMPARE(plate_place(room, {usual, narrow}, {{light}, {}, {}, {}}, {}).size(), usual);
        // There is no room for the preferred size.
        const QRectF control(300, 120, 220, 280);
        const QRectF place = plate_place(room, {usual, narrow}, {{light}, {control}, {}, {}}, {});
        QCOMPARE(place.size(), narrow);
        QVERIFY(room.contains(place) && !place.intersects(control) && !place.intersects(light));
        const QRectF sentence(560, 150, 200, 100);
        const QRectF other(0, 0, 290, 400);
        const QRectF over = plate_place(room, {narrow}, {{light}, {control, other}, {sentence}, {}}, {});
        QVERIFY(!over.intersects(control) && !over.intersects(other) && over.intersects(sentence));
        // Not covering the lights is most important.
        QVERIFY(!plate_place(room, {narrow}, {{light}, {room}, {}, {}}, {}).intersects(light));
    }
};

BACKROOM_SUITE(LessonsTest)
#include "tst_lessons.moc"
