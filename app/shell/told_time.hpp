#pragma once

#include <QDateTime>
#include <QString>

/// When something was, as it is told in a language: "left today at 21:07".
namespace told_time {

QString left(const QDateTime& time, const QString& language);
QString ended(const QDateTime& time, const QString& language);

}
