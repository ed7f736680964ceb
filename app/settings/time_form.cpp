#include "settings/time_form.hpp"

#include <QRegularExpression>

namespace {

/// A form without the words in it, which stand between quotes.
QString signs_of(QString form)
{
    static const QRegularExpression words(QStringLiteral("'[^']*'"));
    return form.remove(words);
}

QString in_form(QDate date, const QString& month, const QLocale& language, const QLocale& system)
{
    static const QRegularExpression day(QStringLiteral("\\bdd?\\b"));
    const QString usual = signs_of(system.dateFormat(QLocale::LongFormat));
    // Other languages than English have one order alone.
    const bool month_first =
        language.language() == QLocale::English && usual.indexOf(QLatin1Char('M')) < usual.indexOf(day);
    return language.toString(date,
        month_first ? month + QStringLiteral(" d, yyyy") : QStringLiteral("d ") + month + QStringLiteral(" yyyy"));
}

}

namespace time_form {

QString clock(QTime time, const QLocale& language, const QLocale& system)
{
    // "AP", "Ap" or "a" stands for a half of the day.
    const bool half_days =
        signs_of(system.timeFormat(QLocale::ShortFormat)).contains(QLatin1Char('a'), Qt::CaseInsensitive);
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
