#include "app/lessons/lesson.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace lessons {

namespace {

const QRegularExpression& named_button()
{
    static const QRegularExpression expression(QStringLiteral("\\[\\[([^\\]]+)\\]\\]"));
    return expression;
}

const QRegularExpression& bold()
{
    static const QRegularExpression expression(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    return expression;
}

class LessonReader {
public:
    LessonReader(const QByteArray& file, const QString& language, const QString& game)
    {
        lesson_.language = language;
        lesson_.game = game;
        if (file.size() > max_lesson_bytes) {
            complain(1, QStringLiteral("the file is too large"));
            return;
        }
        lines_ = QString::fromUtf8(file).split(QLatin1Char('\n'));
        if (!lines_.isEmpty() && lines_.last().isEmpty())
            lines_.removeLast();
        while (at_ < lines_.size())
            readBlock();
        finish();
    }

    Lesson take() { return std::move(lesson_); }

private:
    void complain(qsizetype line, const QString& message)
    {
        lesson_.mistakes.push_back({static_cast<int>(line), message});
    }
    void complain(const QString& message) { complain(block_, message); }

    void readBlock()
    {
        const QString line = lines_[at_].trimmed();
        block_ = at_ + 1;
        if (line.isEmpty())
            ++at_;
        else if (line.startsWith(QLatin1String("```")))
            readFence(line.mid(3).trimmed());
        else if (line.startsWith(QLatin1Char('#')))
            readTitle(line);
        else
            readText();
    }

    void readTitle(const QString& line)
    {
        ++at_;
        if (!line.startsWith(QLatin1String("# ")))
            return complain(QStringLiteral("only the title is a heading"));
        if (!lesson_.title.isEmpty())
            return complain(QStringLiteral("a second title"));
        lesson_.title = line.mid(2).trimmed();
    }

    void readText()
    {
        if (lesson_.title.isEmpty())
            complain(QStringLiteral("something stands before the title"));
        if (!text_.isEmpty())
            complain(text_line_, QStringLiteral("this paragraph has no block of its step"));
        QStringList words;
        while (at_ < lines_.size()) {
            const QString line = lines_[at_].trimmed();
            if (line.isEmpty() || line.startsWith(QLatin1String("```")) || line.startsWith(QLatin1Char('#')))
                break;
            words += line;
            ++at_;
        }
        text_ = words.join(QLatin1Char(' '));
        text_line_ = block_;
        checkText(text_);
    }

    void checkText(const QString& text)
    {
        QString rest = plain(text);
        if (rest.size() > longest_text)
            complain(QStringLiteral("a sentence has more than %1 letters").arg(longest_text));
        static const QRegularExpression marks(QStringLiteral("\\*\\*|\\[\\[|\\]\\]"));
        if (rest.contains(marks))
            complain(QStringLiteral("** or [[ is not closed"));
    }

    void readFence(const QString& kind)
    {
        QString text;
        ++at_;
        while (at_ < lines_.size() && !lines_[at_].startsWith(QLatin1String("```")))
            text += lines_[at_++] + QLatin1Char('\n');
        if (at_ >= lines_.size())
            return complain(QStringLiteral("a block is not closed"));
        ++at_;
        QJsonParseError error;
        const QByteArray bytes = text.toUtf8();
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
        if (error.error != QJsonParseError::NoError)
            return complain(block_ + 1 + bytes.left(error.offset).count('\n'), error.errorString());
        if (!document.isObject())
            return complain(QStringLiteral("a block is no JSON object"));
        if (kind == QLatin1String("lesson"))
            readLesson(document.object());
        else if (kind == QLatin1String("step"))
            readStep(document.object());
        else
            complain(QStringLiteral("a block is a lesson or a step"));
    }

    void readLesson(const QJsonObject& object)
    {
        if (begun_)
            complain(QStringLiteral("a second block of the lesson"));
        begun_ = true;
        only(object, {"seats", "seed", "options", "position"});
        lesson_.about = std::exchange(text_, {});
        if (lesson_.about.isEmpty())
            complain(QStringLiteral("the lesson does not say what it teaches"));
        lesson_.seats = texts(object, "seats");
        if (lesson_.seats.size() < 2)
            complain(QStringLiteral("\"seats\" names fewer than two"));
        lesson_.seed = object.value(QLatin1String("seed"));
        if (!lesson_.seed.isDouble() && !lesson_.seed.isString())
            complain(QStringLiteral("\"seed\" is missing"));
        lesson_.options = part(object, "options");
        lesson_.position = part(object, "position");
    }

    void readStep(const QJsonObject& object)
    {
        if (!begun_)
            complain(QStringLiteral("a step before the block of the lesson"));
        only(object, {"point", "free", "expect", "wrong", "otherwise", "others", "after-telling"});
        Lesson::Step step;
        step.after_telling = object.value(QLatin1String("after-telling")).toBool();
        step.line = static_cast<int>(text_line_);
        step.text = std::exchange(text_, {});
        if (step.text.isEmpty())
            complain(QStringLiteral("a step has no sentence"));
        if (object.contains(QLatin1String("point")))
            step.point = texts(object, "point");
        if (object.contains(QLatin1String("free")))
            step.free = texts(object, "free");
        readExpected(object, step);
        const QJsonValue wrong = object.value(QLatin1String("wrong"));
        if (!wrong.isUndefined() && !wrong.isArray())
            complain(QStringLiteral("\"wrong\" is no list"));
        for (const QJsonValue& value : wrong.toArray())
            readWrong(value, step);
        const QJsonValue others = object.value(QLatin1String("others"));
        if (!others.isUndefined() && !others.isArray())
            complain(QStringLiteral("\"others\" is no list"));
        for (const QJsonValue& value : others.toArray())
            readOther(value, step);
        if (step.expect.empty() && (!step.wrong.empty() || !step.otherwise.isEmpty() || !step.others.empty()))
            complain(QStringLiteral("a step that expects nothing has answers"));
        lesson_.steps.push_back(std::move(step));
    }

    void readExpected(const QJsonObject& object, Lesson::Step& step)
    {
        const QJsonValue expect = object.value(QLatin1String("expect"));
        if (expect.isUndefined())
            return;
        const QJsonArray any = expect.isArray() ? expect.toArray() : QJsonArray{expect};
        for (const QJsonValue& action : any)
            if (isAction(action))
                step.expect.push_back(action.toObject());
            else
                complain(QStringLiteral("\"expect\" is no action"));
        if (any.isEmpty())
            complain(QStringLiteral("\"expect\" names no action"));
        step.otherwise = object.value(QLatin1String("otherwise")).toString().trimmed();
        if (step.otherwise.isEmpty())
            complain(QStringLiteral("a step that expects something does not say \"otherwise\""));
        checkText(step.otherwise);
    }

    void readWrong(const QJsonValue& value, Lesson::Step& step)
    {
        const QJsonObject object = value.toObject();
        only(object, {"when", "text"});
        const QString text = object.value(QLatin1String("text")).toString().trimmed();
        const QJsonObject when = object.value(QLatin1String("when")).toObject();
        if (text.isEmpty() || when.isEmpty())
            complain(QStringLiteral("what is wrong needs \"when\" and \"text\""));
        checkText(text);
        step.wrong.push_back({when, text});
    }

    void readOther(const QJsonValue& value, Lesson::Step& step)
    {
        const QJsonObject object = value.toObject();
        only(object, {"seat", "action"});
        const int seat = object.value(QLatin1String("seat")).toInt(-1);
        const QJsonValue action = object.value(QLatin1String("action"));
        if (seat < 1 || seat >= lesson_.seats.size() || !isAction(action))
            complain(QStringLiteral("what others do needs the seat of a computer and an action"));
        step.others.push_back({seat, action.toObject()});
    }

    static bool isAction(const QJsonValue& value) { return value.toObject().value(QLatin1String("type")).isString(); }

    void only(const QJsonObject& object, std::initializer_list<const char*> known)
    {
        for (const QString& key : object.keys())
            if (std::ranges::none_of(known, [&](const char* word) { return key == QLatin1String(word); }))
                complain(QStringLiteral("\"%1\" is not known here").arg(key));
    }

    QStringList texts(const QJsonObject& object, const char* key)
    {
        QStringList list;
        const QJsonArray array = object.value(QLatin1String(key)).toArray();
        for (const QJsonValue& item : array)
            if (!item.toString().isEmpty())
                list += item.toString();
        if (list.isEmpty() || list.size() != array.size())
            complain(QStringLiteral("\"%1\" is no list of texts").arg(QLatin1String(key)));
        return list;
    }

    QJsonObject part(const QJsonObject& object, const char* key)
    {
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isObject())
            complain(QStringLiteral("\"%1\" is no object").arg(QLatin1String(key)));
        return value.toObject();
    }

    void finish()
    {
        const qsizetype last = std::max<qsizetype>(1, lines_.size());
        if (!text_.isEmpty())
            complain(text_line_, QStringLiteral("this paragraph has no block of its step"));
        if (lesson_.title.isEmpty())
            complain(last, QStringLiteral("the lesson has no title"));
        if (!begun_)
            complain(last, QStringLiteral("the block of the lesson is missing"));
        if (lesson_.steps.empty())
            complain(last, QStringLiteral("the lesson has no steps"));
        else if (!lesson_.steps.back().expect.empty())
            complain(last, QStringLiteral("the last step is not only read"));
        std::ranges::stable_sort(lesson_.mistakes, {}, &Lesson::Mistake::line);
    }

    Lesson lesson_;
    QStringList lines_;
    qsizetype at_ = 0;
    /// The first line of the block that is being read, from 1.
    qsizetype block_ = 1;
    QString text_;
    qsizetype text_line_ = 1;
    bool begun_ = false;
};

}

Lesson read_lesson(const QByteArray& file, const QString& language, const QString& game)
{
    return LessonReader(file, language, game).take();
}

bool agrees(const QJsonObject& pattern, const QJsonObject& action)
{
    return std::ranges::all_of(
        pattern.keys(), [&](const QString& key) { return action.value(key) == pattern.value(key); });
}

QString styled(const QString& text)
{
    QString html = text.toHtmlEscaped();
    html.replace(named_button(), QStringLiteral("<b>\\1</b>"));
    return html.replace(bold(), QStringLiteral("<b>\\1</b>"));
}

QString plain(const QString& text)
{
    QString words = text;
    words.replace(named_button(), QStringLiteral("\\1"));
    return words.replace(bold(), QStringLiteral("\\1"));
}

QStringList buttons(const QString& text)
{
    QStringList names;
    for (auto found = named_button().globalMatch(text); found.hasNext();)
        names += found.next().captured(1);
    return names;
}

}
