// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_house.hpp"

#include "interface_texts.hpp"

#include <QJsonArray>
#include <QRegularExpression>

using namespace lessons;
using namespace test;

namespace {

void only(const QJsonObject& object, const QStringList& known)
{
    for (const QString& key : object.keys())
        QVERIFY2(known.contains(key), qPrintable(key));
}

void isAction(const QJsonObject& object)
{
    QVERIFY(object[QStringLiteral("type")].isString());
}

void isSentence(const QString& text)
{
    // The longest sentence that fits on the plate.
    constexpr qsizetype longest = 230;
    static const QRegularExpression open(QStringLiteral("\\*\\*|\\[\\[|\\]\\]"));
    QVERIFY2(!text.isEmpty() && lessons::plain(text).size() <= longest, qPrintable(text));
    QVERIFY2(!lessons::plain(text).contains(open) && text == text.trimmed(), qPrintable(text));
    // Lessons must not say "drag" or "click", because players may use keys or fingers.
    static const QRegularExpression mouse(
        QStringLiteral("\\b(drag|click|trascin|clic|gliss|cliqu)"), QRegularExpression::CaseInsensitiveOption);
    QVERIFY2(!lessons::plain(text).contains(mouse), qPrintable(text));
}

/// Returns the step without its texts.
QJsonObject shape(const Lesson::Step& step)
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

}

class LessonFilesTest : public QObject {
    Q_OBJECT

    LessonShelf shelf_;

private Q_SLOTS:
    void aGoodFileIsRead()
    {
        const Lesson lesson = good_lesson();
        QCOMPARE(lesson.title, QStringLiteral("A lesson"));
        QCOMPARE(lesson.about, QStringLiteral("What it teaches."));
        QCOMPARE(lesson.seats, QStringList({QStringLiteral("Rosa"), QStringLiteral("Bea")}));
        QCOMPARE(lesson.steps.size(), std::size_t{3});
        QCOMPARE(lessons::plain(lesson.steps[0].text), QStringLiteral("Look at this, and at that."));
        QCOMPARE(styled(lesson.steps[0].text), QStringLiteral("Look at <b>this</b>, and at <b>that</b>."));
        QCOMPARE(buttons(lesson.steps[0].text), QStringList{QStringLiteral("that")});
        QCOMPARE(lesson.steps[0].point, QStringList({QStringLiteral("Card 1"), QStringLiteral("confirm")}));
        QCOMPARE(lesson.steps[1].expect.size(), std::size_t{1});
        QCOMPARE(lesson.steps[1].others.size(), std::size_t{1});
    }

    void everyGameHasALesson()
    {
        for (const QString& language : Preferences::languages())
            for (const GameEntry& game : all_games())
                QCOMPARE(shelf_.ofGame(language, game.id).value(0), game.id);
        QCOMPARE(shelf_.ofGame(QStringLiteral("en"), QStringLiteral("supergang")),
            QStringList({QStringLiteral("supergang"), QStringLiteral("supergang_2")}));
        QCOMPARE(shelf_.ofGame(QStringLiteral("en"), QStringLiteral("chess")), QStringList());
        QCOMPARE(read_lesson(good_file, QStringLiteral("en"), QStringLiteral("the-gang_2")).game,
            QStringLiteral("the-gang"));
    }

    void patternsAgree()
    {
        const QJsonObject nine = action(R"({"type":"choose","gangster":9})");
        QVERIFY(agrees(action(R"({"gangster":9})"), nine));
        QVERIFY(agrees({}, nine));
        QVERIFY(!agrees(action(R"({"gangster":8})"), nine));
        QVERIFY(!agrees(action(R"({"ticket":"chicago"})"), nine));
        const QJsonObject near = action(R"({"gangster":{"from":8.5,"to":9}})");
        QVERIFY(agrees(near, nine));
        QVERIFY(!agrees(near, action(R"({"gangster":8})")));
        QVERIFY(!agrees(near, action(R"({"gangster":9.1})")));
        QVERIFY(!agrees(near, action(R"({"gangster":"9"})")));
    }

    void isWellFormed_data() { each_lesson(); }
    /// The reader trusts its files, so their form is checked here.
    void isWellFormed()
    {
        QFETCH(QString, language);
        QFETCH(QString, id);
        QFile file(QStringLiteral(":/lessons/%1/%2.md").arg(language, id));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        // A title, and paragraphs that are each followed by a block, the first by that of the lesson.
        static const QRegularExpression form(
            QStringLiteral("(?s)^# [^\\n]+\\n(\\n([^#`\\s][^`\\n]*\\n)+\\n```(?:lesson|step)\\n[^`]*\\n```\\n)+$"));
        static const QRegularExpression block(QStringLiteral("(?ms)^```(lesson|step)\\n(.*?)^```$"));
        QVERIFY(form.match(text).hasMatch());
        const Lesson& lesson = *shelf_.lesson(language, id);
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

    void isTheSameInEveryLanguage_data() { each_lesson(); }
    void isTheSameInEveryLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, id);
        const Lesson* lesson = shelf_.lesson(language, id);
        QVERIFY(lesson != nullptr);
        QVERIFY(lesson->steps.size() >= 8 && lesson->steps.size() <= 16);
        // The lesson is in this language throughout, and differs only in its texts.
        const Lesson* english = shelf_.lesson(QStringLiteral("en"), id);
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
        const QSet<QString> texts = interface_texts(language);
        for (const Lesson::Step& step : lesson->steps)
            for (const QString& button : buttons(step.text))
                QVERIFY2(texts.contains(button), qPrintable(button));
    }
};

BACKROOM_SUITE(LessonFilesTest)
#include "tst_lesson_files.moc"
