// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/game_files.hpp"

#include "app/settings/preferences.hpp"
#include "app/settings/time_form.hpp"
#include "app/shell/patience.hpp"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace {

constexpr int usual_depth = 2;
constexpr std::chrono::milliseconds usual_patience{200};
/// The interval and the number of further updates while a slow place has not answered.
constexpr std::chrono::milliseconds another_look{300};
constexpr int most_looks = 40;

QStringList usual_places()
{
    QStringList places;
    for (const auto place :
        {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation, QStandardPaths::DesktopLocation})
        places += QStandardPaths::writableLocation(place);
    // The home folder comes last because it may contain a tree of any size.
    return places + file_search::sticks() + QStringList{QDir::homePath()};
}

/// Returns a short form such as "~/Documents".
QString short_path(const QString& folder)
{
    const QString home = QDir::homePath();
    if (folder == home)
        return QStringLiteral("~");
    if (folder.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + QDir::toNativeSeparators(folder.mid(home.size()));
    return QDir::toNativeSeparators(folder);
}

}

/// The results of all places so far. Slow places may still add theirs after the search was abandoned.
struct GameFiles::Search {
    std::mutex mutex;
    std::condition_variable answered;
    std::vector<QList<file_search::Found>> found;
    std::size_t open = 0;
};

GameFiles::GameFiles(const Preferences& preferences)
    : preferences_(preferences)
    , patience_(usual_patience)
{
    again_.setInterval(another_look);
    connect(&again_, &QTimer::timeout, this, &GameFiles::show);
}

void GameFiles::look()
{
    folder_.clear();
    list(places_.isEmpty() ? usual_places() : places_);
}

QString GameFiles::go(const QString& written)
{
    answer({});
    QString path = written.trimmed();
    if (path.size() > 1 && path.startsWith(path.back()) && QStringLiteral("\"'").contains(path.back()))
        path = path.mid(1, path.size() - 2);
    if (path.startsWith(QLatin1String("file:")))
        path = QUrl(path).toLocalFile();
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    using file_search::Kind;
    constexpr std::chrono::seconds limit{1};
    const bool absolute = QDir::isAbsolutePath(path);
    const auto kind = absolute ? patience::within<Kind>(limit, [path, kind = disks_.kind] { return kind(path); })
                               : std::optional(Kind::nothing);
    if (!kind)
        return tr("This folder is not responding.");
    path = QDir::cleanPath(path);
    switch (*kind) {
    case Kind::nothing:
        return tr("There is no such file or folder.");
    case Kind::file:
        choose(path);
        break;
    case Kind::folder:
        folder_ = short_path(path);
        list({path});
    }
    return {};
}

void GameFiles::answer(const QString& problem)
{
    if (std::exchange(problem_, problem) != problem)
        emit problemChanged();
}

void GameFiles::list(const QStringList& folders)
{
    answer({});
    const auto search = std::make_shared<Search>();
    search->open = static_cast<std::size_t>(folders.size());
    search->found.resize(search->open);
    for (qsizetype place = 0; place < folders.size(); ++place) {
        const QString folder = folders[place];
        const int depth = folder == QDir::homePath() && folders.size() > 1 ? 0 : usual_depth;
        std::thread([search, place, folder, depth, look = disks_.files] {
            auto found = look(folder, depth);
            const std::lock_guard lock(search->mutex);
            search->found[static_cast<std::size_t>(place)] = std::move(found);
            --search->open;
            search->answered.notify_one();
        }).detach();
    }
    {
        std::unique_lock lock(search->mutex);
        search->answered.wait_for(lock, patience_, [&] { return search->open == 0; });
    }
    search_ = search;
    looks_left_ = most_looks;
    truncate(0);
    again_.start();
    show();
}

void GameFiles::show()
{
    const auto search = search_;
    if (!search)
        return;
    QList<file_search::Found> all;
    QSet<QString> seen;
    {
        const std::lock_guard lock(search->mutex);
        for (const auto& place : search->found)
            for (const file_search::Found& file : place)
                if (!seen.contains(file.real)) {
                    seen += file.real;
                    all += file;
                }
        if (search->open == 0 || --looks_left_ <= 0) {
            search_.reset();
            again_.stop();
        }
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &file_search::Found::written);
    std::vector<FileItem> items;
    const QLocale locale(preferences_.language());
    for (const file_search::Found& file : all.mid(0, most)) {
        const QFileInfo name(file.path);
        items.push_back({static_cast<int>(items.size()), name.completeBaseName(), short_path(name.absolutePath()),
            time_form::shortDay(file.written.date(), locale), file.path});
    }
    assign(items);
    emit looked();
}
