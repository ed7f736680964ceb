// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QRectF>
#include <qqml.h>

// `Placed.at` puts an item into a rectangle, such as one of its table's layout. Nothing else may bind its position and
// size.
class Placed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("attached to items")
    QML_ATTACHED(Placed)
    Q_PROPERTY(QRectF at READ at WRITE setAt FINAL)

public:
    using QObject::QObject;

    static Placed* qmlAttachedProperties(QObject* item) { return new Placed(item); }

    [[nodiscard]] QRectF at() const { return {item()->position(), item()->size()}; }
    void setAt(const QRectF& place)
    {
        item()->setPosition(place.topLeft());
        item()->setSize(place.size());
    }

private:
    [[nodiscard]] QQuickItem* item() const { return static_cast<QQuickItem*>(parent()); }
};
