#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <chrono>

/// Measures durations for QML, whose own `Date` is the clock of the wall: somebody may set that one while a table is
/// open.
class Stopwatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Milliseconds since some moment.
    Q_INVOKABLE static double now()
    {
        using Milliseconds = std::chrono::duration<double, std::milli>;
        return Milliseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
};
