#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Sentences with several parts, for QML, whose `arg` takes one at a time: what stands in the first part would be a
/// place for the second if it had a "%2" in it.
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
