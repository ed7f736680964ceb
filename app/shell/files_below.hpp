#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

/// Looking for files of games on disks. A disk that does not answer holds up whoever asks: these are for threads that
/// nobody waits for.
namespace files_below {

struct Found {
    QString path;
    /// Without links, by which a file that is found twice is known.
    QString real;
    QDateTime written;
};
enum class Kind { nothing, file, folder };

/// Below a folder, so deep; the nearest first.
QList<Found> in(const QString& folder, int depth);
Kind kindOf(const QString& path);
/// Where sticks and the like are; asked of the system, which looks at none of them.
QStringList sticks();

}
