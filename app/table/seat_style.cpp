// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat_style.hpp"

#include <algorithm>
#include <array>

namespace {

struct Mark {
    const char* file;
    const char* color;
    const char* text_color;
};
constexpr std::array<Mark, SeatStyle::mark_count> marks{{
    {"diamond", "#EF4A38", "#FF9A88"},
    {"crescent", "#447EFA", "#8FB4FF"},
    {"star", "#E8C121", "#E8C121"},
    {"trefoil", "#20CB8B", "#20CB8B"},
    {"ring", "#9B78B6", "#C9AEDD"},
    {"heart", "#FEF9F1", "#FEF9F1"},
}};

const Mark& mark_of(int mark)
{
    return marks[static_cast<std::size_t>(std::clamp(mark, 0, SeatStyle::mark_count - 1))];
}

}

QColor SeatStyle::color(int mark)
{
    return QColor(mark_of(mark).color);
}

QColor SeatStyle::textColor(int mark)
{
    return QColor(mark_of(mark).text_color);
}

QString SeatStyle::file(int mark)
{
    return QString::fromLatin1(mark_of(mark).file);
}

QString SeatStyle::named(const QString& name, int mark)
{
    return QStringLiteral("<b><font color=\"%1\">%2</font></b>")
        .arg(QString::fromLatin1(mark_of(mark).text_color), name.toHtmlEscaped());
}
