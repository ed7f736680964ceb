// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// The roof of an owned shop, in the colour and with the mark of the gang, or hatched in that colour if the gang only
/// has a racket there. Can be recognised from a distance, whoever stands in front of it.
class OwnedRoof : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int shop MEMBER shop_ NOTIFY changed REQUIRED)
    /// The gang's mark; −1 for none.
    Q_PROPERTY(int mark MEMBER mark_ NOTIFY changed REQUIRED)
    Q_PROPERTY(bool racket MEMBER racket_ NOTIFY changed REQUIRED)
    /// Pixels for each unit of the board.
    Q_PROPERTY(qreal zoom MEMBER zoom_ NOTIFY changed REQUIRED)

public:
    explicit OwnedRoof(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void follow();

    int shop_ = -1;
    int mark_ = -1;
    bool racket_ = false;
    qreal zoom_ = 1;
};

namespace supergang_table {

/// Returns the shape of a mark around (0, 0), about 2 units wide and high.
QPainterPath mark_shape(int mark);

}
