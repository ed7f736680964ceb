// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/book.hpp"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QTextDocument>

#include <functional>
#include <memory>

/// Text on paper, measured in dots.
namespace rulebook::paper {

inline constexpr int dots_per_inch = 300;
constexpr qreal mm(qreal millimetres)
{
    return millimetres / 25.4 * dots_per_inch;
}

inline constexpr QColor wine(0x5A, 0x1A, 0x14);
inline constexpr QColor brown(0x7A, 0x4E, 0x10);
inline constexpr QColor brass(0xA9, 0x7F, 0x33);
inline constexpr QColor cream(0xF9, 0xF2, 0xE0);

QFont paper_font(const char* family, qreal points, QFont::Weight weight = QFont::Normal);

using Text = std::shared_ptr<QTextDocument>;

/// Lays out text for the metrics of the paint device.
struct TextMaker {
    QPaintDevice& on;

    Text operator()(const QString& html, qreal width, qreal points) const;
};

void draw_text(QPainter& painter, const Text& text, qreal x, qreal y);

QString table_html(const Block& table, const std::function<QString(const RichText&)>& html, int padding = 5);

}
