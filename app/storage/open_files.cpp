// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/open_files.hpp"

#include <QFile>

#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>

OpenFiles::OpenFiles(const QString& file)
{
    std::ranges::transform(std::array{"", "-wal", "-shm"}, paths_.begin(),
        [&](const char* ending) { return QFile::encodeName(file + QLatin1String(ending)); });
}

OpenFiles::Id OpenFiles::idOf(const QByteArray& path, qint64* size)
{
    struct stat there { };
    if (::stat(path.constData(), &there) != 0)
        return {};
    if (size != nullptr)
        *size = there.st_size;
    return {there.st_dev, there.st_ino};
}

void OpenFiles::remember()
{
    for (std::size_t at = 0; at < paths_.size(); ++at)
        ids_[at] = idOf(paths_[at], at == 0 ? &size_ : nullptr);
}

bool OpenFiles::inPlace() const
{
    for (std::size_t at = 0; at < paths_.size(); ++at)
        if (ids_[at].number != 0 && idOf(paths_[at]) != ids_[at])
            return false;
    return true;
}

bool OpenFiles::cut()
{
    qint64 size = 0;
    if (idOf(paths_[0], &size) != ids_[0])
        return false;
    const bool smaller = size < size_;
    size_ = std::max(size_, size);
    return smaller;
}

void OpenFiles::removeLog() const
{
    for (std::size_t at = 1; at < paths_.size(); ++at)
        if (ids_[at].number != 0 && idOf(paths_[at]) == ids_[at])
            ::unlink(paths_[at].constData());
}
