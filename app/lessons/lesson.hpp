#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

/// A guided first game, as a file of `translations/lessons` has it: a position, and steps that are read or played from
/// it. The learner sits at seat 0; computers play the others as it is written.
struct Lesson {
    struct Act {
        int seat = 0;
        QJsonObject action;

        bool operator==(const Act&) const = default;
    };
    /// What is said to a try that has these fields.
    struct Wrong {
        QJsonObject when;
        QString text;

        bool operator==(const Wrong&) const = default;
    };
    struct Step {
        int line = 0;
        QString text;
        /// It is read once a round that is told to its end is over, not over it.
        bool after_telling = false;
        /// What is lit: `Kind id` of what explains itself on the table, `Seat mark`, or the name of an item; after such
        /// a point and a `>`, what is in there.
        QStringList point;
        /// What is to be seen as well, though it is not lit; as `point`.
        QStringList free;
        /// Any of these will do, the first is shown to who asks; empty for a step that is only read.
        std::vector<QJsonObject> expect;
        std::vector<Wrong> wrong;
        /// What is said to any other try.
        QString otherwise;
        /// What the computers do after it, in this order.
        std::vector<Act> others;
    };
    struct Mistake {
        int line = 0;
        QString message;

        bool operator==(const Mistake&) const = default;
    };

    QString language;
    QString game;
    QString title;
    /// What it teaches, for who is asked whether to learn.
    QString about;
    QStringList seats;
    /// A number or a string of digits, as the engine takes it.
    QJsonValue seed;
    QJsonObject options;
    QJsonObject position;
    std::vector<Step> steps;
    std::vector<Mistake> mistakes;
};

namespace lessons {

inline constexpr qsizetype max_lesson_bytes = 1 << 18;
/// What a plate has room for, in letters.
inline constexpr qsizetype longest_text = 230;

/// Reads whatever it is given; what is wrong is in `mistakes`, in the order of the lines.
Lesson read_lesson(const QByteArray& file, const QString& language, const QString& game);

/// Every field of the pattern is in the action, and equal.
bool agrees(const QJsonObject& pattern, const QJsonObject& action);

/// With **bold** words and [[names of buttons]] as StyledText.
QString styled(const QString& text);
/// To be heard.
QString plain(const QString& text);
/// The buttons that it names.
QStringList buttons(const QString& text);

}
