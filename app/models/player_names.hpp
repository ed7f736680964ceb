// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// The only place that trims, measures, compares, rejects and displays names that players type. Names are saved,
/// compared and written to files in their plain form.
class PlayerNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// In user-perceived characters.
    static constexpr int longest = 24;

    /// Returns the form to save of a typed name: NFC, trimmed, with runs of spaces reduced to one.
    static QString tidy(const QString& name) { return name.simplified().normalized(QString::NormalizationForm_C); }
    /// Counts user-perceived characters: a letter with its accents is one, and so is an emoji of several code points. A
    /// character with unusually many code points counts as several.
    static int letters(const QString& name);
    static QString cut(const QString& name);
    /// Returns whether two names could be confused, by eye or by ear.
    static bool same(const QString& one, const QString& other);

    /// Returns a sentence that says why the name is not allowed; empty if it is.
    Q_INVOKABLE static QString problem(const QString& name);
    /// The same for all names at a table, which must also differ from each other.
    static QString problem(const QStringList& names);

    /// Returns a name for display, alone or in a sentence: nothing in it can change the direction of the text around it
    /// or end it. Every typed name is displayed through this function.
    Q_INVOKABLE static QString shown(const QString& name);
    /// The same for all seats of a table; an invisible name becomes "Player 2".
    static QStringList shown(const QStringList& names);
    /// Turns a displayed name back into one to edit.
    Q_INVOKABLE static QString plain(const QString& shown);
};
