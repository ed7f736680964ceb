// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/file_search.hpp"

#include "app/shell/match_exchange.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <vector>

namespace file_search {

namespace {

/// The limit for a whole search, since the user waits.
constexpr int most_folders = 500;

/// Decodes spaces and similar characters, which are written as a backslash and three octal digits.
QString unescaped(const QByteArray& field)
{
    QByteArray plain;
    for (qsizetype at = 0; at < field.size(); ++at) {
        bool octal = false;
        const int letter = field[at] == '\\' ? field.mid(at + 1, 3).toInt(&octal, 8) : 0;
        plain += octal ? static_cast<char>(letter) : field[at];
        at += octal ? 3 : 0;
    }
    return QFile::decodeName(plain);
}

}

QList<Found> in(const QString& folder, int depth)
{
    struct Place {
        QString folder;
        int depth = 0;
    };
    std::vector<Place> open{{folder, depth}};
    QSet<QString> seen;
    QList<Found> found;
    // Searches breadth-first, so that the limit leaves out the deepest folders.
    for (std::size_t at = 0; at < open.size() && seen.size() < most_folders; ++at) {
        const Place place = open[at];
        const QDir here(place.folder);
        const QString real = here.canonicalPath();
        if (real.isEmpty() || seen.contains(real))
            continue;
        seen += real;
        for (const QFileInfo& file :
            here.entryInfoList({QStringLiteral("*.") + match_exchange::file_ending}, QDir::Files | QDir::Readable))
            found += {file.absoluteFilePath(), file.canonicalFilePath(), file.lastModified()};
        if (place.depth > 0)
            for (const QFileInfo& below : here.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks))
                open.push_back({below.absoluteFilePath(), place.depth - 1});
    }
    return found;
}

Kind kindOf(const QString& path)
{
    const QFileInfo info(path);
    return !info.exists() ? Kind::nothing : info.isDir() ? Kind::folder : Kind::file;
}

QStringList sticks()
{
    QStringList roots;
    QFile mounts(QStringLiteral("/proc/self/mounts"));
    if (!mounts.open(QIODevice::ReadOnly))
        return roots;
    for (const QByteArray& line : mounts.readAll().split('\n')) {
        const QString root = unescaped(line.split(' ').value(1));
        if (root.startsWith(QLatin1String("/media/")) || root.startsWith(QLatin1String("/run/media/")))
            roots += root;
    }
    return roots;
}

}
