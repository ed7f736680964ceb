// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFont>
#include <QImage>
#include <QObject>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

/// Measures the contrast of a window's picture by WCAG 2.1 AA. Tests use it as `ContrastMeter`.
class ContrastMeter : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns texts and icons of enabled controls that stand out too little from their ground. Compares pictures of
    /// the window with and without them, so that whatever lies behind them is measured as it is seen.
    Q_INVOKABLE static QStringList faint(QQuickItem* stage, qreal text = 4.5, qreal large_text = 3, qreal part = 3)
    {
        return lasting([&] { return faint_now(stage, text, large_text, part); });
    }

    /// Returns enabled controls whose edge, an outline or the fill, stands out too little from what is around it.
    Q_INVOKABLE static QStringList faintEdges(QQuickItem* stage, qreal part = 3)
    {
        return lasting([&] { return faint_edges_now(stage, part); });
    }

    /// Returns the contrast of a focus ring with what is around it, as `measure_edge` does; 0 if it is hidden.
    Q_INVOKABLE static qreal ring(QQuickItem* ring)
    {
        const QQuickItem* stage = ring->window()->contentItem();
        const QImage with = picture(stage);
        const qreal opacity = ring->opacity();
        ring->setOpacity(0);
        const QImage without = picture(stage);
        ring->setOpacity(opacity);
        return measure_edge(in_scene(ring), with, without);
    }

private:
    /// Repeats the measurement for a while: a picture may load late, and an animation may still be running.
    template <class Find>
    static QStringList lasting(const Find& find)
    {
        constexpr int patience = 12;
        QStringList found = find();
        for (int attempt = 0; attempt < patience && !found.isEmpty(); ++attempt) {
            QElapsedTimer timer;
            timer.start();
            while (timer.elapsed() < 60)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            found = find();
        }
        return found;
    }
    static QStringList faint_now(QQuickItem* stage, qreal text, qreal large_text, qreal part)
    {
        std::vector<Seen> seen;
        collect(stage, 1, in_scene(stage), seen);
        for (int attempt = 0; attempt < 100 && is_loading(stage); ++attempt)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
        QImage with = picture(stage);
        QImage without;
        // Repeats while anything changes in between: pictures load in the background.
        for (int attempt = 0; attempt < 40; ++attempt) {
            std::vector<qreal> opacities;
            for (const Seen& one : seen) {
                opacities.push_back(one.item->opacity());
                one.item->setOpacity(0);
            }
            without = picture(stage);
            for (std::size_t at = 0; at < seen.size(); ++at)
                seen[at].item->setOpacity(opacities[at]);
            const QImage before = std::exchange(with, picture(stage));
            if (with == before)
                break;
            QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
        }

        QStringList found;
        for (const Seen& one : seen) {
            const qreal least = !one.is_text ? part : is_large(one) ? large_text : text;
            const qreal contrast = measure(one, with, without);
            if (contrast > 0 && contrast < least)
                found += QStringLiteral("%1 of %2: %3")
                             .arg(contrast, 0, 'f', 2)
                             .arg(least)
                             .arg(one.item->property(one.is_text ? "text" : "source").toString());
        }
        found.removeDuplicates();
        return found;
    }

    static QStringList faint_edges_now(QQuickItem* stage, qreal part)
    {
        std::vector<Edge> edges;
        collect_edges(stage, in_scene(stage), edges);
        const QImage with = picture(stage);
        std::vector<qreal> opacities;
        for (const Edge& edge : edges) {
            opacities.push_back(edge.frame->opacity());
            edge.frame->setOpacity(0);
        }
        const QImage without = picture(stage);
        for (std::size_t at = 0; at < edges.size(); ++at)
            edges[at].frame->setOpacity(opacities[at]);
        QStringList found;
        for (const Edge& edge : edges) {
            const qreal contrast = measure_edge(in_scene(edge.frame), with, without);
            if (contrast > 0 && contrast < part)
                found += QStringLiteral("%1 of %2: the edge of %3")
                             .arg(contrast, 0, 'f', 2)
                             .arg(part)
                             .arg(told(edge.control));
        }
        found.removeDuplicates();
        return found;
    }

    struct Edge {
        QQuickItem* control;
        QQuickItem* frame;
    };

    static QString told(const QQuickItem* item)
    {
        for (const char* name : {"objectName", "text", "label", "name"})
            if (const QString value = item->property(name).toString(); !value.isEmpty())
                return value;
        return QString::fromLatin1(item->metaObject()->className());
    }
    /// Returns a bordered rectangle of the control's size.
    static QQuickItem* frame_of(const QQuickItem* control)
    {
        for (QQuickItem* child : control->childItems()) {
            const bool framed = child->inherits("QQuickRectangle") && child->isVisible() && child->opacity() > 0
                && std::abs(child->width() - control->width()) < 3 && std::abs(child->height() - control->height()) < 3
                && QQmlProperty::read(child, QStringLiteral("border.width")).toReal() > 0;
            // Ignores the focus ring.
            if (framed && !child->property("corner").isValid())
                return child;
        }
        return nullptr;
    }
    static void collect_edges(QQuickItem* item, QRectF clip, std::vector<Edge>& found)
    {
        // Ignores what is dimmed because it is not in use.
        constexpr qreal dimmed = 0.8;
        if (!item->isVisible() || item->opacity() < dimmed)
            return;
        if (item->property("focusedByPress").isValid() && item->activeFocusOnTab() && item->isEnabled()
            && clip.contains(in_scene(item)))
            if (QQuickItem* frame = frame_of(item))
                found.push_back({item, frame});
        if (item->clip())
            clip &= in_scene(item);
        for (QQuickItem* child : item->childItems())
            collect_edges(child, clip, found);
    }
    /// Returns the median of the strongest contrasts across the edge, all around the frame; 0 where it is covered.
    static qreal measure_edge(QRectF frame, const QImage& with, const QImage& without)
    {
        constexpr int reach = 4;
        // Visible through an almost solid plate.
        constexpr int glimpse = 24;
        const QRect box = frame.toRect();
        const QRect room = with.rect();
        std::vector<qreal> contrasts;
        const auto probe = [&](QPoint edge, QPoint inwards) {
            const QPoint outside = edge - reach * inwards;
            if (!room.contains(outside) || !room.contains(edge + reach * inwards))
                return;
            qreal most = 0;
            bool seen = false;
            for (int step = -1; step <= reach; ++step) {
                const QPoint at = edge + step * inwards;
                seen = seen || apart(with.pixel(at), without.pixel(at)) > glimpse;
                most = std::max(most, contrast(with.pixel(at), with.pixel(outside)));
            }
            if (seen)
                contrasts.push_back(most);
        };
        for (const double part : {0.25, 0.4, 0.6, 0.75}) {
            const int x = box.left() + static_cast<int>(box.width() * part);
            const int y = box.top() + static_cast<int>(box.height() * part);
            probe({x, box.top()}, {0, 1});
            probe({x, box.bottom()}, {0, -1});
            probe({box.left(), y}, {1, 0});
            probe({box.right(), y}, {-1, 0});
        }
        if (contrasts.empty())
            return 0;
        std::ranges::sort(contrasts);
        return contrasts[contrasts.size() / 2];
    }

    struct Seen {
        QQuickItem* item;
        /// The visible part, in the window.
        QRectF place;
        qreal opacity;
        bool is_text;
    };

    /// Pictures load in the background.
    static bool is_loading(const QQuickItem* item)
    {
        constexpr int loading = 2;
        if (!item->isVisible())
            return false;
        if (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading)
            return true;
        const auto children = item->childItems();
        return std::any_of(children.begin(), children.end(), is_loading);
    }
    static QImage picture(const QQuickItem* stage)
    {
        return stage->window()->grabWindow().convertToFormat(QImage::Format_RGB32);
    }
    static QRectF in_scene(const QQuickItem* item)
    {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }
    static void collect(QQuickItem* item, qreal opacity, QRectF clip, std::vector<Seen>& found)
    {
        opacity *= item->opacity();
        if (!item->isVisible() || opacity == 0)
            return;
        // A text below a text is its shadow.
        const bool is_text = item->inherits("QQuickText") && !item->parentItem()->inherits("QQuickText")
            && std::ranges::none_of(
                item->childItems(), [](const QQuickItem* child) { return child->inherits("QQuickText"); });
        const bool is_icon = item->property("tone").isValid() && item->inherits("QQuickImage");
        // Disabled items need not stand out.
        if ((is_text || is_icon) && item->isEnabled()) {
            const QRectF place = in_scene(item).adjusted(-1, -1, 1, 1) & clip;
            // Partly scrolled away: it may be fading out.
            const bool whole = place.height() > in_scene(item).height() - 2;
            if (whole && !place.isEmpty() && !(is_text && item->property("text").toString().trimmed().isEmpty()))
                found.push_back({item, place, opacity, is_text});
        }
        if (item->clip())
            clip &= in_scene(item);
        for (QQuickItem* child : item->childItems())
            collect(child, opacity, clip, found);
    }
    static qreal light(int part)
    {
        const qreal value = part / 255.0;
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    static qreal luminance(QRgb color)
    {
        return 0.2126 * light(qRed(color)) + 0.7152 * light(qGreen(color)) + 0.0722 * light(qBlue(color));
    }
    static qreal contrast(QRgb one, QRgb other)
    {
        const qreal a = luminance(one);
        const qreal b = luminance(other);
        return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
    }
    static int apart(QRgb one, QRgb other)
    {
        return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
            + std::abs(qBlue(one) - qBlue(other));
    }
    static QRgb blend(QColor over, qreal opacity, QRgb under)
    {
        const qreal alpha = over.alphaF() * opacity;
        const auto mix = [&](int a, int b) { return static_cast<int>(std::lround(a * alpha + b * (1 - alpha))); };
        return qRgb(mix(over.red(), qRed(under)), mix(over.green(), qGreen(under)), mix(over.blue(), qBlue(under)));
    }
    /// 24 pixels, or 19 of bold letters.
    static bool is_large(const Seen& one)
    {
        const qreal scale = in_scene(one.item).height() / std::max(1.0, one.item->height());
        const QFont font = one.item->property("font").value<QFont>();
        // Fitted letters may be smaller than their pixel size.
        const qreal line =
            one.item->property("contentHeight").toReal() / std::max(1, one.item->property("lineCount").toInt());
        const qreal size = std::min<qreal>(font.pixelSize(), line / 1.1) * scale;
        const int weight = font.weight();
        return size >= 24 || (size >= 18.6 && weight >= 600);
    }
    /// 0 if it is covered, or visible only through something else.
    static qreal measure(const Seen& one, const QImage& with, const QImage& without)
    {
        struct Pixel {
            QRgb with;
            QRgb without;
        };
        std::vector<Pixel> ink;
        int most = 0;
        const QRect place = one.place.toAlignedRect() & with.rect();
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x) {
                const Pixel pixel{with.pixel(x, y), without.pixel(x, y)};
                if (const int difference = apart(pixel.with, pixel.without); difference > 0) {
                    most = std::max(most, difference);
                    ink.push_back(pixel);
                }
            }
        // Ignores the edges of letters, which mix with the ground.
        std::erase_if(ink, [&](const Pixel& pixel) { return apart(pixel.with, pixel.without) < most * 0.6; });
        if (ink.empty() || most < 6)
            return 0;
        std::vector<qreal> contrasts;
        const QColor color = one.item->property("color").value<QColor>();
        const bool marked = one.item->property("text").toString().contains(QLatin1Char('<'))
            && QQmlProperty::read(one.item, QStringLiteral("textFormat")).toInt() != Qt::PlainText;
        int foretold = 0;
        for (const Pixel& pixel : ink) {
            const QRgb letter = blend(color, one.opacity, pixel.without);
            foretold = std::max(foretold, apart(letter, pixel.without));
            contrasts.push_back(contrast(one.is_text && !marked ? letter : pixel.with, pixel.without));
        }
        // Dimmed by something above it.
        if (one.is_text && !marked && most < foretold * 0.6)
            return 0;
        std::ranges::sort(contrasts);
        // Letters must be legible everywhere; the strongest parts of an icon are enough.
        return contrasts[static_cast<std::size_t>(
            static_cast<double>(contrasts.size() - 1) * (one.is_text ? 0.1 : 0.8))];
    }
};
