#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// What shows a figure of the rulebook and plays its steps.
class FigurePicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made for the rulebook")
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    virtual int step() const = 0;
    /// The next step is played; to any other one the figure jumps.
    virtual void setStep(int step) = 0;
    virtual bool busy() const = 0;

signals:
    void stepChanged();
    void busyChanged();
};
