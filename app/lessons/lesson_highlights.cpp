// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_highlights.hpp"

#include "app/lessons/board_reading.hpp"
#include "app/table/explainer.hpp"

#include <QGuiApplication>
#include <QMetaEnum>
#include <QQuickWindow>

namespace {

bool is(const QObject& object, const char* property)
{
    const QVariant value = object.property(property);
    return value.typeId() == QMetaType::Bool && value.toBool();
}

/// Returns whether a piece is held, or has been selected by a click.
bool holds(const GameTable& table)
{
    return is(table, "holding") || is(table, "choosing");
}

bool held(const QQuickItem& item)
{
    return is(item, "lifted") || is(item, "held") || is(item, "chosen");
}

/// Returns whether nothing more is to be done with it in this step: it is held, or has been chosen.
bool is_done(const QQuickItem& item)
{
    return is(item, "lifted") || is(item, "held") || is(item, "put");
}

/// Shrinks the light's edge so that it does not cover the names of other things, as far as the thing itself allows.
QRectF beside_names(QRectF light, const QQuickItem& item, const QQuickItem& frame, qreal distance)
{
    if (item.parentItem() == nullptr || !item.property("nameplate").isValid())
        return light;
    const qreal most = 0.25 * std::min(light.width(), light.height());
    for (const QQuickItem* other : item.parentItem()->childItems()) {
        const QRectF name = other == &item ? QRectF() : lessons::name_of(*other, frame);
        if (name.isEmpty() || !light.intersects(name) || light.contains(name))
            continue;
        const qreal above = name.bottom() + distance - light.top();
        const qreal below = light.bottom() - name.top() + distance;
        const qreal left = name.right() + distance - light.left();
        const qreal right = light.right() - name.left() + distance;
        const qreal least = std::min({above, below, left, right});
        if (least > most)
            continue;
        light.adjust(least == left ? least : 0, least == above ? least : 0, least == right ? -least : 0,
            least == below ? -least : 0);
    }
    return light;
}

/// Ends the light before the next card of a row, whose number is at its left edge.
QRectF before_the_next(QRectF light, QRectF place, const QQuickItem& item, const QQuickItem& frame, qreal rim)
{
    if (item.parentItem() == nullptr || !item.property("explains").isValid())
        return light;
    for (const QQuickItem* other : item.parentItem()->childItems()) {
        if (other == &item || !other->isVisible() || !other->property("explains").isValid())
            continue;
        const QRectF beside = other->mapRectToItem(&frame, QRectF(0, 0, other->width(), other->height()));
        const bool in_row = beside.top() < place.center().y() && beside.bottom() > place.center().y()
            && beside.left() > place.left() + 3 * rim;
        if (in_row && (other->z() >= item.z() || beside.left() >= place.right()))
            light.setRight(std::min(light.right(), beside.left() - rim));
    }
    return light;
}

}

LessonHighlights::LessonHighlights(QObject* parent)
    : QObject(parent)
{
    following_.setInterval(50);
    following_.setSingleShot(true);
    connect(&following_, &QTimer::timeout, this, &LessonHighlights::look);
    connect(this, &LessonHighlights::askedChanged, this, [this] {
        follow();
        look();
    });
}

void LessonHighlights::follow()
{
    disconnect(drawn_);
    if (!shown_ || !board_ || !frame_ || frame_->window() == nullptr)
        return following_.stop();
    drawn_ = connect(frame_->window(), &QQuickWindow::afterAnimating, this, [this] {
        if (!following_.isActive())
            following_.start();
    });
}

void LessonHighlights::setTable(GameTable* table)
{
    table_ = table;
    emit askedChanged();
}

void LessonHighlights::setBoard(QQuickItem* board)
{
    board_ = board;
    emit askedChanged();
}

void LessonHighlights::setFrame(QQuickItem* frame)
{
    if (frame_)
        frame_->disconnect(this);
    frame_ = frame;
    if (frame_)
        connect(frame_, &QQuickItem::windowChanged, this, &LessonHighlights::follow);
    emit askedChanged();
}

QPointF LessonHighlights::subjectOf(const QString& point) const
{
    const QStringList words = point.split(QLatin1Char(' '));
    if (words.size() != 2 || !table_)
        return {-1, -1};
    const qreal id = words[1].toDouble();
    if (words[0] == QLatin1String("Seat"))
        return {-2, id};
    const QMetaObject* meta = table_->metaObject();
    for (int at = 0; at < meta->enumeratorCount(); ++at) {
        bool known = false;
        const int kind = meta->enumerator(at).keyToValue(words[0].toLatin1().constData(), &known);
        if (known)
            return {static_cast<qreal>(kind), id};
    }
    return {-1, -1};
}

QQuickItem* LessonHighlights::find(const QString& point) const
{
    const Explainer explainer;
    const qsizetype inside = point.lastIndexOf(QLatin1Char('>'));
    QQuickItem* root = inside < 0 ? board_.data() : find(point.left(inside));
    const QString what = point.mid(inside + 1);
    if (!what.contains(QLatin1Char(' ')))
        return explainer.named(root, what);
    const QPointF subject = subjectOf(what);
    if (root == nullptr || subject.x() == -1)
        return nullptr;
    QQuickItem* part = explainer.find(root, subject);
    return part != nullptr || root == board_ ? part : explainer.findWithin(board_, subject, *root);
}

QRectF LessonHighlights::inFrame(QQuickItem& item) const
{
    return item.mapRectToItem(frame_, QRectF(0, 0, item.width(), item.height()));
}

QRectF LessonHighlights::lightOn(QQuickItem& item) const
{
    const qreal room = table_->frame()->px(round_it);
    // On a board larger than the window, an item can be out of sight; the light then stays at the window's edge.
    const QRectF whole = (inFrame(item) | lessons::name_of(item, *frame_)).adjusted(-room, -room, room, room);
    const QRectF light = beside_names(before_the_next(whole, inFrame(item), item, *frame_, room), item, *frame_,
        table_->frame()->px(round_it + edge));
    const QRectF seen = light & QRectF(0, 0, frame_->width(), frame_->height()).adjusted(room, room, -room, -room);
    return seen.isEmpty() ? light : seen;
}

QList<QRectF> LessonHighlights::freePlaces() const
{
    QList<QRectF> places;
    for (const QString& point : free_)
        if (QQuickItem* item = find(point))
            places += inFrame(*item);
    return places;
}

QQuickItem* LessonHighlights::asked() const
{
    if (!board_ || !frame_ || !table_)
        return nullptr;
    if (holds(*table_)) {
        const std::vector<QQuickItem*> places = placesForHeld();
        return places.empty() ? nullptr : places.front();
    }
    for (const QString& point : points_) {
        QQuickItem* item = find(point);
        if (item == nullptr || is_done(*item))
            continue;
        for (QQuickItem* each : lessons::usable_on(*item, frame_->width() * frame_->height()))
            if (const QVariant usable = each->property("usable"); !usable.isValid() || usable.toBool())
                return each;
    }
    return nullptr;
}

lessons::Below LessonHighlights::below(const QList<QRectF>& lights, const QList<lessons::Said>& said) const
{
    lessons::Below below;
    below.lit = lights;
    // Ignores larger items, such as the whole board.
    const qreal largest = 0.2 * frame_->width() * frame_->height();
    below.used = freePlaces() + spared_;
    if (!wished_.isEmpty())
        below.wished = wished_.center();
    if (played_)
        for (QQuickItem* item : lessons::usable_on(*board_, largest))
            below.used += inFrame(*item);
    Explainer().each(board_, [&](QQuickItem& item) {
        if (item.width() * item.height() < largest)
            below.looked_at += inFrame(item);
        const QRectF name = lessons::name_of(item, *frame_);
        if (!name.isEmpty() && speaksOf(item.property("name").toString()))
            below.named += name | inFrame(item);
        if (lessons::names_number(sentence_, item.property("numberInWords").toInt()))
            below.named += inFrame(item);
    });
    for (const lessons::Said& each : said)
        if (speaksOf(each.text))
            below.named += each.place;
        else
            (each.idle ? below.idle : below.said) += each.place;
    for (const QRectF& seat : table_->frame()->plates()) {
        const auto names = [&](const lessons::Said& each) {
            return seat.contains(each.place.center()) && speaksOf(each.text);
        };
        (std::ranges::any_of(said, names) ? below.named : below.said) += seat;
    }
    return below;
}

QList<int> LessonHighlights::pointAtThem(lessons::Below& below, QRectF room) const
{
    const qreal size = table_->frame()->px(arrow_room);
    QList<int> sides;
    QList<QRectF> arrows;
    for (const QRectF& light : below.lit) {
        const lessons::Side side = lessons::arrow_side(light, room, size, below);
        sides += static_cast<int>(side);
        arrows += light | lessons::arrow_room(light, side, size);
    }
    below.lit = arrows;
    return sides;
}

void LessonHighlights::showOnBoard(const std::vector<QQuickItem*>& found)
{
    BoardCamera* camera = table_->frame()->camera();
    const QSizeF size = table_->frame()->size();
    if (camera == nullptr || (brought_ == points_ && brought_in_ == size))
        return;
    QRectF part;
    for (QQuickItem* item : found) {
        const QQuickItem* above = item->parentItem();
        while (above != nullptr && !above->property("camera").isValid())
            above = above->parentItem();
        if (above == nullptr)
            continue;
        const QRectF place = inFrame(*item);
        part |= QRectF(camera->toBoard(place.topLeft()), camera->toBoard(place.bottomRight()));
    }
    if (!part.isNull()) {
        constexpr qreal room = 100;
        camera->show(part.adjusted(-room, -room, room, room));
    }
    brought_ = points_;
    brought_in_ = size;
}

std::vector<QQuickItem*> LessonHighlights::placesForHeld() const
{
    const QList<QRectF> free = freePlaces();
    QList<QRectF> pointed;
    for (const QString& point : points_)
        if (QQuickItem* item = find(point))
            pointed += inFrame(*item).adjusted(-1, -1, 1, 1);
    std::vector<QQuickItem*> on_points;
    std::vector<QQuickItem*> in_free;
    for (QQuickItem* item : lessons::usable_on(*board_, frame_->width() * frame_->height())) {
        const QRectF place = inFrame(*item);
        const auto lies_in = [&](const QRectF& thing) { return thing.contains(place); };
        const auto has_middle = [&](const QRectF& thing) { return thing.contains(place.center()); };
        if (!is(*item, "legal"))
            continue;
        if (std::ranges::any_of(pointed, lies_in))
            on_points.push_back(item);
        else if (std::ranges::any_of(free, has_middle))
            in_free.push_back(item);
    }
    return on_points.empty() ? in_free : on_points;
}

std::vector<QQuickItem*> LessonHighlights::toBeDone(std::vector<QQuickItem*> found) const
{
    if (!played_)
        return found;
    std::erase_if(found, [](QQuickItem* item) { return lessons::is_idle_button(*item); });
    std::vector<QQuickItem*> left;
    std::ranges::copy_if(found, std::back_inserter(left), [](QQuickItem* item) { return !is_done(*item); });
    if (!left.empty() || !holds(*table_))
        return left;
    left = placesForHeld();
    // A piece that may go to many places stays lit itself.
    return left.empty() ? found : left;
}

QList<QRectF> LessonHighlights::lightsOn(
    const std::vector<QQuickItem*>& found, const QList<lessons::Said>& said, QList<int>& wanted) const
{
    struct Light {
        QRectF place;
        QQuickItem* item;
        bool shared;
    };
    const qreal gap = table_->frame()->px(edge);
    std::vector<Light> all;
    for (QQuickItem* item : found) {
        const QVariant usable = item->property("usable");
        Light light{lightOn(*item), item, usable.isValid() && !(played_ && usable.toBool())};
        // Neighbours that are only shown have one light: between two, the edges would cut a sign that is for both.
        for (auto other = all.begin(); light.shared && other != all.end();) {
            if (other->shared && other->place.adjusted(-gap, -gap, gap, gap).intersects(light.place)) {
                light.place |= other->place;
                all.erase(other);
                other = all.begin();
            } else {
                ++other;
            }
        }
        all.push_back(light);
    }
    QList<QRectF> lights;
    const bool holding = holds(*table_);
    for (const Light& light : all) {
        lights += lessons::with_labels(light.place, *light.item, said);
        wanted += holding && !held(*light.item) ? 1 : 0;
    }
    return lights;
}

void LessonHighlights::look()
{
    if (!shown_ || !board_ || !frame_ || !table_ || plate_sizes_.isEmpty())
        return;
    QStringList missing;
    std::vector<QQuickItem*> named;
    for (const QString& point : free_)
        if (find(point) == nullptr)
            missing += point;
    for (const QString& point : points_) {
        QQuickItem* item = find(point);
        if (item == nullptr)
            missing += point;
        // The confirming button is not lit while the lesson would refuse the action.
        else if (!table_->contradictsLesson() || !is(*item, "primary"))
            named.push_back(item);
    }
    showOnBoard(named);
    const std::vector<QQuickItem*> found = toBeDone(named);
    const QList<lessons::Said> said = lessons::texts_on(*board_, *frame_);
    QList<int> wanted;
    const QList<QRectF> lights = lightsOn(found, said, wanted);
    const QRectF under_bar(
        0, table_->frame()->bar().bottom(), frame_->width(), frame_->height() - table_->frame()->bar().bottom());
    lessons::Below all = below(lights, said);
    for (const QQuickItem* item : named)
        if (const QRectF whole = item->property("whole").toRectF(); played_ && !whole.isEmpty())
            all.used += item->mapRectToItem(frame_, whole);
    const QList<int> arrows = pointAtThem(all, under_bar);
    // Nothing else moves during a drag.
    const bool held = QGuiApplication::mouseButtons() != Qt::NoButton && plate_sizes_ == placed_sizes_;
    const bool same = place_ && plate_sizes_ == placed_sizes_ && under_bar == room_ && all == below_;
    const QRectF place =
        same || (place_ && held) ? *place_ : lessons::plate_place(under_bar, plate_sizes_, all, place_);
    room_ = under_bar;
    placed_sizes_ = plate_sizes_;
    below_ = std::move(all);
    if (lights == lights_ && arrows == arrows_ && wanted == wanted_ && missing == missing_ && place == place_)
        return;
    lights_ = lights;
    arrows_ = arrows;
    wanted_ = wanted;
    missing_ = missing;
    place_ = place;
    emit changed();
}
