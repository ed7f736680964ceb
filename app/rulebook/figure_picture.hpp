// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// The interface of an object that shows a figure of the rulebook and plays its steps.
class FigurePicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made for the rulebook")
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    virtual int step() const = 0;
    /// Plays the step if it is the next one; otherwise jumps to it.
    virtual void setStep(int step) = 0;
    virtual bool busy() const = 0;

signals:
    void stepChanged();
    void busyChanged();
};
