// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

/// Formats times and dates in a language, but with the system's conventions (LC_TIME): 12 or 24 hours, day or month
/// first.
namespace time_form {

QString clock(QTime time, const QLocale& language, const QLocale& system = QLocale::system());
QString day(QDate date, const QLocale& language, const QLocale& system = QLocale::system());
/// Uses the abbreviated name of the month.
QString shortDay(QDate date, const QLocale& language, const QLocale& system = QLocale::system());

}
