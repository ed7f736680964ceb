#include "shell/game_files.hpp"

#include "settings/preferences.hpp"
#include "settings/time_form.hpp"
#include "shell/match_exchange.hpp"

#include <QDir>
#include <QSet>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QUrl>

#include <algorithm>

namespace {

/// So deep below a place, and in so many folders in all: somebody waits.
constexpr int usual_depth = 2;
constexpr int most_folders = 500;

QStringList usual_places()
{
    QStringList places;
    for (const auto place :
        {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation, QStandardPaths::DesktopLocation})
        places += QStandardPaths::writableLocation(place);
    // Sticks and the like.
    for (const QStorageInfo& volume : QStorageInfo::mountedVolumes()) {
        const QString root = volume.rootPath();
        if (volume.isReady()
            && (root.startsWith(QLatin1String("/media/")) || root.startsWith(QLatin1String("/run/media/"))))
            places += root;
    }
    return places;
}

/// "~/Documents"
QString said(const QString& folder)
{
    const QString home = QDir::homePath();
    if (folder == home)
        return QStringLiteral("~");
    if (folder.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + QDir::toNativeSeparators(folder.mid(home.size()));
    return QDir::toNativeSeparators(folder);
}

}

GameFiles::GameFiles(const Preferences& preferences)
    : preferences_(preferences)
{
}

void GameFiles::look()
{
    folder_.clear();
    // Below a home there may be anything, of any depth.
    list(places_.isEmpty() ? usual_places() + QStringList{QDir::homePath()} : places_, usual_depth);
}

bool GameFiles::go(const QString& written)
{
    QString path = written.trimmed();
    if (path.size() > 1 && path.startsWith(path.back()) && QStringLiteral("\"'").contains(path.back()))
        path = path.mid(1, path.size() - 2);
    if (path.startsWith(QLatin1String("file:")))
        path = QUrl(path).toLocalFile();
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    const QFileInfo info(path);
    if (path.isEmpty() || info.isRelative() || !info.exists())
        return false;
    if (!info.isDir()) {
        choose(info.absoluteFilePath());
        return true;
    }
    folder_ = said(QDir::cleanPath(info.absoluteFilePath()));
    list({QDir::cleanPath(info.absoluteFilePath())}, usual_depth);
    return true;
}

void GameFiles::list(const QStringList& folders, int depth)
{
    struct Place {
        QString folder;
        int depth = 0;
    };
    std::vector<Place> open;
    for (const QString& folder : folders)
        open.push_back({folder, folder == QDir::homePath() && folders.size() > 1 ? 0 : depth});
    QSet<QString> seen;
    QFileInfoList found;
    // The nearest first, so that what is left out lies deep.
    for (std::size_t at = 0; at < open.size() && seen.size() < most_folders; ++at) {
        const Place place = open[at];
        const QDir folder(place.folder);
        const QString real = folder.canonicalPath();
        if (real.isEmpty() || seen.contains(real))
            continue;
        seen += real;
        found +=
            folder.entryInfoList({QStringLiteral("*.") + match_exchange::file_ending}, QDir::Files | QDir::Readable);
        if (place.depth > 0)
            for (const QFileInfo& below : folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks))
                open.push_back({below.absoluteFilePath(), place.depth - 1});
    }
    std::ranges::stable_sort(found, std::ranges::greater(), [](const QFileInfo& file) { return file.lastModified(); });
    std::vector<FileItem> items;
    for (const QFileInfo& file : found.mid(0, most))
        items.push_back({static_cast<int>(items.size()), file.completeBaseName(), said(file.absolutePath()),
            time_form::shortDay(file.lastModified().date(), QLocale(preferences_.language())),
            file.absoluteFilePath()});
    truncate(0);
    extend(items);
    emit looked();
}
