// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

/// Says in a given language when something happened, such as "left today at 21:07".
namespace relative_time {

QString left(const QDateTime& time, const QString& language);
QString ended(const QDateTime& time, const QString& language);

}
