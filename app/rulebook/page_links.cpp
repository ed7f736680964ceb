// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/page_links.hpp"

#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>

namespace {

constexpr qreal scan_step = 3;

const QRegularExpression& link_pattern()
{
    static const QRegularExpression pattern(
        QStringLiteral("<a href=\"([^\"]*)\">(.*?)</a>"), QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

QString link_at(QQuickItem* text, qreal x, qreal y)
{
    QString address;
    QMetaObject::invokeMethod(text, "linkAt", Q_RETURN_ARG(QString, address), Q_ARG(qreal, x), Q_ARG(qreal, y));
    return address;
}

void collect(QQuickItem* item, QQuickItem* frame, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    if (item->property("pageStop").toBool()) {
        const QRectF place = item->mapRectToItem(frame, item->boundingRect());
        if (item->hasActiveFocus() || (place.bottom() > 0 && place.top() < frame->height()))
            found.push_back(item);
    }
    for (QQuickItem* child : item->childItems())
        collect(child, frame, found);
}

}

QStringList PageLinks::addresses(const QString& html)
{
    QStringList found;
    for (auto matches = link_pattern().globalMatch(html); matches.hasNext();)
        found += matches.next().captured(1);
    return found;
}

QStringList PageLinks::words(const QString& html)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QStringList found;
    for (auto matches = link_pattern().globalMatch(html); matches.hasNext();) {
        QString words = matches.next().captured(2).remove(tag);
        words.replace(QLatin1String("&nbsp;"), QLatin1String(" "))
            .replace(QLatin1String("&lt;"), QLatin1String("<"))
            .replace(QLatin1String("&gt;"), QLatin1String(">"))
            .replace(QLatin1String("&quot;"), QLatin1String("\""))
            .replace(QLatin1String("&amp;"), QLatin1String("&"));
        found += words;
    }
    return found;
}

QVariantList PageLinks::places(QQuickItem* text, const QString& address, qreal lineHeight)
{
    QVariantList places;
    if (text == nullptr || lineHeight < 1)
        return places;
    for (qreal top = 0; top + lineHeight / 2 < text->height(); top += lineHeight) {
        qreal left = -1;
        for (qreal x = 1; x <= text->width() + scan_step; x += scan_step) {
            const bool here = x <= text->width() && link_at(text, x, top + lineHeight / 2) == address;
            if (here && left < 0)
                left = x - 1;
            if (!here && left >= 0) {
                places += QRectF(left, top, x - 1 - left, lineHeight);
                left = -1;
            }
        }
    }
    return places;
}

QRectF PageLinks::place(QQuickItem* text, const QString& address, qreal lineHeight, qreal y)
{
    const QVariantList all = places(text, address, lineHeight);
    for (const QVariant& one : all)
        if (const QRectF place = one.toRectF(); y >= place.top() && y < place.bottom())
            return place;
    return all.isEmpty() ? QRectF() : all.front().toRectF();
}

bool PageLinks::step(QQuickItem* root, QQuickItem* frame, bool forward)
{
    if (root == nullptr || frame == nullptr || root->window() == nullptr)
        return false;
    std::vector<QQuickItem*> found;
    collect(root, frame, found);
    std::ranges::stable_sort(found, {}, [frame](QQuickItem* item) {
        const QPointF place = item->mapToItem(frame, QPointF(0, 0));
        return std::pair(place.y(), place.x());
    });
    if (!forward)
        std::ranges::reverse(found);
    auto next = std::ranges::find(found, root->window()->activeFocusItem());
    next = next == found.end() ? found.begin() : next + 1;
    if (next == found.end())
        return false;
    (*next)->forceActiveFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}
