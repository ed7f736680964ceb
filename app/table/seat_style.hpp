#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// How a seat looks, by its mark: 0 to 5, which are ruby diamond, sapphire crescent, amber star, jade trefoil, violet
/// ring and ivory heart. Another number is taken for the nearest of these.
class SeatStyle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    static constexpr int mark_count = 6;

    Q_INVOKABLE static QColor color(int mark);
    /// Lightened, for letters on a dark plate.
    Q_INVOKABLE static QColor textColor(int mark);
    /// The name of its pictures: `marks/NAME-disc.svg` and so on.
    Q_INVOKABLE static QString file(int mark);
    /// Inside a sentence on a dark plate: bold and in its colour; the name is escaped.
    static QString named(const QString& name, int mark);
};
