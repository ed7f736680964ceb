// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQuickItem>
#include <QRectF>
#include <QString>

namespace lessons {

/// A text on a board.
struct Said {
    QRectF place;
    QString text;
    /// The small sign that it is written on; otherwise the same as `place`.
    QRectF sign;
    /// True on a button that cannot be pressed now.
    bool idle = false;
};

/// Returns the visible texts below the item, in coordinates of `frame`. Scrollable lists such as the log are skipped.
QList<Said> texts_on(const QQuickItem& item, const QQuickItem& frame);

/// Returns whether the sentence contains the text as whole words. The text must have at least three letters.
bool speaks_of(const QString& sentence, const QString& text);

/// Returns whether the sentence contains this number in digits; 0 stands for no number.
bool names_number(const QString& sentence, int number);

/// Returns the rectangle of the name that hangs outside of a thing; empty if it has none.
QRectF name_of(const QQuickItem& item, const QQuickItem& frame);

/// Extends the light by texts across its edge, such as a badge on a card. Texts across the edge of a plate belong to
/// something below it, and those across a thing with a name of its own are the names of others.
QRectF with_labels(QRectF light, const QQuickItem& item, const QList<Said>& said);

/// Returns whether it is a button that cannot be pressed now.
bool is_idle_button(const QQuickItem& item);

/// Returns the items below `item` that can be activated, without those that only hold a summary for screen readers and
/// those larger than `largest`, such as the board itself.
QList<QQuickItem*> usable_on(QQuickItem& item, qreal largest);

}
