// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Makes the links inside a QML Text reachable by keyboard, which Text itself does not support.
class PageLinks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Return the addresses and the texts of all links of a StyledText, in order.
    Q_INVOKABLE static QStringList addresses(const QString& html);
    Q_INVOKABLE static QStringList words(const QString& html);
    /// Returns the rectangles of a link in a Text, one for each line it covers.
    Q_INVOKABLE static QVariantList places(QQuickItem* text, const QString& address, qreal lineHeight);
    /// Returns the rectangle of a link at height `y`, or its first one.
    Q_INVOKABLE static QRectF place(QQuickItem* text, const QString& address, qreal lineHeight, qreal y);
    /// Moves the focus to the next (or previous) item below `root` that has a property `pageStop` and lies inside
    /// `frame`, in reading order; if none has the focus, to the first (or last). Returns false at the end.
    Q_INVOKABLE static bool step(QQuickItem* root, QQuickItem* frame, bool forward);
};
