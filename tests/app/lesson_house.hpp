// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_progress.hpp"
#include "app/lessons/lesson_shelf.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// What the tests of lessons have in common.
namespace test {

inline QJsonObject action(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A file of a lesson with three steps.
inline const QByteArray good_file = R"(# A lesson

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

inline Lesson good_lesson()
{
    return lessons::read_lesson(good_file, QStringLiteral("en"), QStringLiteral("the-gang"));
}

/// Returns the ids of all lessons of all games.
inline QStringList all_lessons()
{
    const lessons::LessonShelf shelf;
    QStringList ids;
    for (const GameEntry& game : all_games())
        ids += shelf.ofGame(QStringLiteral("en"), game.id);
    return ids;
}

/// Adds a row for each lesson in each language.
inline void each_lesson()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const QString& language : Preferences::languages())
        for (const QString& id : all_lessons())
            QTest::addRow("%s %s", qPrintable(id), qPrintable(language)) << language << id;
}

/// A house in which a lesson has begun.
class LessonHouse : public HouseFolder {
public:
    explicit LessonHouse(const QString& id, const QString& language = QStringLiteral("en"))
        : HouseFolder(language)
    {
        house().startLesson(id);
    }

    LessonGuide& guide() { return *house().lesson(); }
    /// Reads on until an action is expected.
    LessonGuide& listen()
    {
        while (guide().tells())
            guide().goOn();
        return guide();
    }
    /// The sentences of the log.
    QStringList told()
    {
        QStringList lines;
        for (const LogItem& line : house().table()->log()->items())
            lines += line.text;
        return lines;
    }
};

}
