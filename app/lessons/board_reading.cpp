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

struct Surroundings {
    /// The part of the frame in which an item is not clipped.
    QRectF room;
    /// The innermost rectangle that is drawn round an item.
    QRectF drawn;
    bool idle = false;
};

/// Returns the sign of a text: what is drawn round it, if that is little more than the text with an icon.
QRectF sign_of(const QRectF& letters, const QRectF& drawn)
{
    const bool small =
        drawn.height() < 2.5 * letters.height() && drawn.width() < letters.width() + 4 * letters.height();
    return small && drawn.contains(letters.center()) ? drawn | letters : letters;
}

void add_texts(const QQuickItem& item, const QQuickItem& frame, Surroundings around, QList<Said>& said)
{
    if (!item.isVisible() || item.opacity() == 0 || item.inherits("QQuickListView"))
        return;
    const QRectF place = item.mapRectToItem(&frame, QRectF(0, 0, item.width(), item.height()));
    if (item.clip())
        around.room &= place;
    if (item.inherits("QQuickRectangle"))
        around.drawn = place;
    around.idle = around.idle || is_idle_button(item);
    if (item.inherits("QQuickText")) {
        const QRectF letters = item.mapRectToItem(&frame, painted(item)) & around.room;
        if (!letters.isEmpty())
            said +=
                {letters, item.property("text").toString(), sign_of(letters, around.drawn) & around.room, around.idle};
    }
    for (const QQuickItem* child : item.childItems())
        add_texts(*child, frame, around, said);
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

/// Returns whether the text is in the sentence, and not as a part of a longer word or number.
bool contains_word(const QString& sentence, const QString& text)
{
    const auto goes_on = [&](qsizetype at) {
        return at >= 0 && at < sentence.size() && sentence[at].isLetterOrNumber();
    };
    for (qsizetype at = sentence.indexOf(text); at >= 0; at = sentence.indexOf(text, at + 1))
        if (!goes_on(at - 1) && !goes_on(at + text.size()))
            return true;
    return false;
}

}

QList<Said> texts_on(const QQuickItem& item, const QQuickItem& frame)
{
    QList<Said> said;
    add_texts(item, frame, {{0, 0, frame.width(), frame.height()}, {}}, said);
    return said;
}

bool speaks_of(const QString& sentence, const QString& text)
{
    constexpr qsizetype least_letters = 3;
    return std::ranges::count_if(text, [](QChar sign) { return sign.isLetter(); }) >= least_letters
        && contains_word(sentence, text);
}

bool names_number(const QString& sentence, int number)
{
    return number > 0 && contains_word(sentence, QString::number(number));
}

QRectF name_of(const QQuickItem& item, const QQuickItem& frame)
{
    const auto* name = item.property("nameplate").value<QQuickItem*>();
    return name == nullptr || !name->isVisible()
        ? QRectF()
        : name->mapRectToItem(&frame, QRectF(0, 0, name->width(), name->height()));
}

QRectF with_labels(QRectF light, const QQuickItem& item, const QList<Said>& said)
{
    if (item.property("shields").toBool() || item.property("nameplate").isValid())
        return light;
    constexpr qreal room = 4;
    QRectF all = light;
    for (const Said& each : said) {
        const QRectF sign = each.sign;
        const QRectF inside = sign & light;
        const bool cut = !inside.isEmpty() && !light.contains(sign);
        if (cut && 4 * inside.width() * inside.height() > sign.width() * sign.height()
            && sign.width() < 1.4 * light.width())
            all |= sign.adjusted(-room, -room, room, room);
    }
    return all;
}

bool is_idle_button(const QQuickItem& item)
{
    const QVariant unavailable = item.property("unavailable");
    return unavailable.isValid() && (unavailable.toBool() || !item.isEnabled());
}

QList<QQuickItem*> usable_on(QQuickItem& item, qreal largest)
{
    QList<QQuickItem*> usable;
    add_usable(item, largest, usable);
    return usable;
}

}
