// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/time_form.hpp"

#include <QRegularExpression>

namespace {

/// Removes quoted literals from a format.
QString without_literals(QString form)
{
    static const QRegularExpression words(QStringLiteral("'[^']*'"));
    return form.remove(words);
}

QString in_form(QDate date, const QString& month, const QLocale& language, const QLocale& system)
{
    static const QRegularExpression day(QStringLiteral("\\bdd?\\b"));
    const QString usual = without_literals(system.dateFormat(QLocale::LongFormat));
    // Languages other than English have only one order.
    const bool month_first =
        language.language() == QLocale::English && usual.indexOf(QLatin1Char('M')) < usual.indexOf(day);
    return language.toString(date,
        month_first ? month + QStringLiteral(" d, yyyy") : QStringLiteral("d ") + month + QStringLiteral(" yyyy"));
}

}

namespace time_form {

QString clock(QTime time, const QLocale& language, const QLocale& system)
{
    // "AP", "Ap" and "a" stand for AM/PM.
    const bool half_days =
        without_literals(system.timeFormat(QLocale::ShortFormat)).contains(QLatin1Char('a'), Qt::CaseInsensitive);
    return language.toString(time, half_days ? QStringLiteral("h:mm AP") : QStringLiteral("HH:mm"));
}

QString day(QDate date, const QLocale& language, const QLocale& system)
{
    return in_form(date, QStringLiteral("MMMM"), language, system);
}

QString shortDay(QDate date, const QLocale& language, const QLocale& system)
{
    return in_form(date, QStringLiteral("MMM"), language, system);
}

}
