// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/board_reading.hpp"

#include <algorithm>

namespace lessons {

namespace {

/// Returns the rectangle that the letters cover, without the rest of the item.
QRectF painted(const QQuickItem& text)
{
    const qreal width = std::min(text.width(), text.property("contentWidth").toReal());
    const qreal height = std::min(text.height(), text.property("contentHeight").toReal());
    const int across = text.property("horizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal x = (across & Qt::AlignHCenter) != 0 ? 0.5 : (across & Qt::AlignRight) != 0 ? 1 : 0;
    const qreal y = (down & Qt::AlignVCenter) != 0 ? 0.5 : (down & Qt::AlignBottom) != 0 ? 1 : 0;
    return {(text.width() - width) * x, (text.height() - height) * y, width, height};
}

/// `room` is the part of the frame in which the item is not clipped.
void add_texts(const QQuickItem& item, const QQuickItem& frame, QRectF room, QList<Said>& said)
{
    if (!item.isVisible() || item.opacity() == 0 || item.inherits("QQuickListView"))
        return;
    if (item.clip())
        room &= item.mapRectToItem(&frame, QRectF(0, 0, item.width(), item.height()));
    if (item.inherits("QQuickText")) {
        const QRectF letters = item.mapRectToItem(&frame, painted(item)) & room;
        if (!letters.isEmpty())
            said += {letters, item.property("text").toString()};
    }
    for (const QQuickItem* child : item.childItems())
        add_texts(*child, frame, room, said);
}

void add_usable(QQuickItem& item, qreal largest, QList<QQuickItem*>& usable)
{
    if (!item.isVisible() || !item.isEnabled() || item.opacity() == 0 || item.inherits("QQuickListView"))
        return;
    if (item.activeFocusOnTab() && !item.property("summary").toBool() && item.width() * item.height() < largest)
        usable += &item;
    for (QQuickItem* child : item.childItems())
        add_usable(*child, largest, usable);
}

}

QList<Said> texts_on(const QQuickItem& item, const QQuickItem& frame)
{
    QList<Said> said;
    add_texts(item, frame, {0, 0, frame.width(), frame.height()}, said);
    return said;
}

bool speaks_of(const QString& sentence, const QString& text)
{
    constexpr qsizetype least_letters = 3;
    if (std::ranges::count_if(text, [](QChar sign) { return sign.isLetter(); }) < least_letters)
        return false;
    const auto letter_at = [&](qsizetype at) { return at >= 0 && at < sentence.size() && sentence[at].isLetter(); };
    for (qsizetype at = sentence.indexOf(text); at >= 0; at = sentence.indexOf(text, at + 1))
        if (!letter_at(at - 1) && !letter_at(at + text.size()))
            return true;
    return false;
}

QList<QQuickItem*> usable_on(QQuickItem& item, qreal largest)
{
    QList<QQuickItem*> usable;
    add_usable(item, largest, usable);
    return usable;
}

}
