// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/match_locks.hpp"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace {

struct flock byte_of(qint64 match, short type)
{
    struct flock place { };
    place.l_type = type;
    place.l_whence = SEEK_SET;
    place.l_start = match;
    place.l_len = 1;
    return place;
}

}

MatchLocks::MatchLocks(const QString& folder)
    : file_(QDir(folder).filePath(QStringLiteral("games.lock")))
{
}

MatchLocks::~MatchLocks()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

bool MatchLocks::ready() const
{
    if (descriptor_ < 0)
        descriptor_ = ::open(QFile::encodeName(file_).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    return descriptor_ >= 0;
}

// Uses open file description locks, because a process loses its ordinary locks when it closes the file anywhere.
bool MatchLocks::take(qint64 match)
{
    struct flock place = byte_of(match, F_WRLCK);
    if (ready() && ::fcntl(descriptor_, F_OFD_SETLK, &place) != 0 && (errno == EAGAIN || errno == EACCES))
        return false;
    taken_ += match;
    return true;
}

void MatchLocks::takeInTurn(qint64 match)
{
    if (!ready())
        return;
    struct flock place = byte_of(match, F_WRLCK);
    while (::fcntl(descriptor_, F_OFD_SETLKW, &place) != 0 && errno == EINTR) { }
}

void MatchLocks::release(qint64 match)
{
    taken_ -= match;
    if (descriptor_ < 0)
        return;
    struct flock place = byte_of(match, F_UNLCK);
    ::fcntl(descriptor_, F_OFD_SETLK, &place);
}

bool MatchLocks::inPlace() const
{
    struct stat locked { };
    struct stat there { };
    if (descriptor_ < 0)
        return taken_.isEmpty();
    return ::fstat(descriptor_, &locked) == 0 && ::stat(QFile::encodeName(file_).constData(), &there) == 0
        && locked.st_dev == there.st_dev && locked.st_ino == there.st_ino;
}

QSet<qint64> MatchLocks::takeAnew()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
    const QSet<qint64> wanted = std::exchange(taken_, {});
    QSet<qint64> refused;
    for (const qint64 match : wanted)
        if (!take(match))
            refused += match;
    return refused;
}

bool MatchLocks::takenElsewhere(qint64 match) const
{
    if (!ready())
        return false;
    struct flock place = byte_of(match, F_WRLCK);
    return ::fcntl(descriptor_, F_OFD_GETLK, &place) == 0 && place.l_type != F_UNLCK;
}

QSet<qint64> MatchLocks::allTakenElsewhere() const
{
    QSet<qint64> all;
    if (ready())
        addTaken(1, 0, all);
    return all;
}

/// F_OFD_GETLK returns one lock of the range (length 0 means to the end of the file); searches the rest on both sides.
void MatchLocks::addTaken(qint64 from, qint64 length, QSet<qint64>& all) const
{
    struct flock place = byte_of(from, F_WRLCK);
    place.l_len = length;
    if (::fcntl(descriptor_, F_OFD_GETLK, &place) != 0 || place.l_type == F_UNLCK || place.l_len <= 0)
        return;
    const qint64 end = place.l_start + place.l_len;
    for (qint64 match = std::max<qint64>(place.l_start, from); match < end; ++match)
        all += match;
    if (place.l_start > from)
        addTaken(from, place.l_start - from, all);
    if (length == 0 || end < from + length)
        addTaken(end, length == 0 ? 0 : from + length - end, all);
}
