#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// Names of players, as a person sees them: the one place that trims, counts, compares and refuses them, and makes them
/// ready for sentences. What is kept, compared or written to files is the plain name.
class PlayerNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// In letters, as a person counts them.
    static constexpr int longest = 24;

    /// Composed (NFC), without blanks at its ends, and one where several are: what is kept of what was typed.
    static QString tidy(const QString& name);
    /// What a person counts: a letter with its accents is one, and so is an emoji of several signs. What would take
    /// more room than any letter does counts as several.
    static int letters(const QString& name);
    /// No more than the longest name has.
    static QString cut(const QString& name);
    /// Nobody could tell them apart, by eye or by ear.
    static bool same(const QString& one, const QString& other);

    /// Why nobody can be called so, in a sentence; empty when somebody can.
    Q_INVOKABLE static QString problem(const QString& name);
    /// Likewise for all who sit at a table: nobody's name is another's.
    static QString problem(const QStringList& names);

    /// As it stands in a sentence, or alone: with nothing in it that would turn or end what stands round it. Whoever
    /// shows a name that somebody typed shows this.
    Q_INVOKABLE static QString shown(const QString& name);
    /// Of all who sit at a table, and who has a name that nobody can see is "Player 2".
    static QStringList shown(const QStringList& names);
    /// What was shown, to be typed on.
    Q_INVOKABLE static QString plain(const QString& shown);
};
