// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <chrono>

/// Measures durations for QML by a monotonic clock: JavaScript's `Date` follows changes of the system clock.
class Stopwatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Returns milliseconds since an arbitrary moment.
    Q_INVOKABLE static double now()
    {
        using Milliseconds = std::chrono::duration<double, std::milli>;
        return Milliseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
};
