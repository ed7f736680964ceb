// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Fills in sentences with several placeholders for QML, whose `arg` takes one at a time: a "%2" inside the first value
/// would then be replaced by the second.
class Sentence : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE static QString of(const QString& pattern, const QString& first, const QString& second)
    {
        return pattern.arg(first, second);
    }
    Q_INVOKABLE static QString ofThree(
        const QString& pattern, const QString& first, const QString& second, const QString& third)
    {
        return pattern.arg(first, second, third);
    }
};
