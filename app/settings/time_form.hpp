#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

/// Times and dates in a language, in the form of the system (LC_TIME): with 12 or 24 hours, the day or the month first.
namespace time_form {

QString clock(QTime time, const QLocale& language, const QLocale& system = QLocale::system());
QString day(QDate date, const QLocale& language, const QLocale& system = QLocale::system());
/// With the month as a few letters.
QString shortDay(QDate date, const QLocale& language, const QLocale& system = QLocale::system());

}
