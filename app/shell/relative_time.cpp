// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/relative_time.hpp"

#include "app/settings/time_form.hpp"
#include "app/shell/shelf.hpp"

namespace {

enum class Day { today, yesterday, before };

Day day_of(const QDateTime& time)
{
    const QDate today = QDate::currentDate();
    return time.date() == today ? Day::today : time.date() == today.addDays(-1) ? Day::yesterday : Day::before;
}

/// Returns the time of a recent day, or the date.
QString point_of(const QDateTime& time, const QString& language)
{
    return day_of(time) == Day::before ? time_form::day(time.date(), QLocale(language))
                                       : time_form::clock(time.time(), QLocale(language));
}

}

namespace relative_time {

QString left(const QDateTime& time, const QString& language)
{
    const QString point = point_of(time, language);
    switch (day_of(time)) {
    case Day::today:
        return Shelf::tr("last played today at %1").arg(point);
    case Day::yesterday:
        return Shelf::tr("last played yesterday at %1").arg(point);
    case Day::before:
        break;
    }
    return Shelf::tr("last played on %1").arg(point);
}

QString ended(const QDateTime& time, const QString& language)
{
    const QString point = point_of(time, language);
    switch (day_of(time)) {
    case Day::today:
        return Shelf::tr("ended today at %1").arg(point);
    case Day::yesterday:
        return Shelf::tr("ended yesterday at %1").arg(point);
    case Day::before:
        break;
    }
    return Shelf::tr("ended on %1").arg(point);
}

}
