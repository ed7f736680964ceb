// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/shared_settings.hpp"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

SharedSettings::SharedSettings(const QString& folder, const QString& name)
    : file_(QDir(folder).filePath(name))
    , known_(file_, QSettings::IniFormat)
    , turn_(folder)
{
}

void SharedSettings::read(const std::function<void(QSettings& now)>& work)
{
    known_.sync();
    work(known_);
}

void SharedSettings::set(const QString& key, const QVariant& value)
{
    change([&](QSettings& now) { now.setValue(key, value); });
}

void SharedSettings::remove(const QString& key)
{
    change([&](QSettings& now) { now.remove(key); });
}

bool SharedSettings::retry()
{
    if (!saved_)
        change([](QSettings&) {});
    return saved_;
}

void SharedSettings::change(const std::function<void(QSettings& now)>& work)
{
    QHash<QString, QVariant> before;
    for (const QString& key : known_.allKeys())
        before.insert(key, known_.value(key));
    turn_.takeInTurn(MatchLocks::no_match);
    const bool taken_away = !QFile::exists(file_);
    // QSettings objects of the same file share their content, as this one does with `known_`, but not their status.
    QSettings now(file_, QSettings::IniFormat);
    now.sync();
    if (taken_away)
        for (auto key = before.cbegin(); key != before.cend(); ++key)
            now.setValue(key.key(), key.value());
    writeTo(now, work);
    turn_.release(MatchLocks::no_match);
}

void SharedSettings::writeTo(QSettings& now, const std::function<void(QSettings& now)>& work)
{
    const QDateTime before = QFileInfo(file_).lastModified();
    work(now);
    QFile file(file_);
    // QSettings keeps the permissions of a file that it replaces, but creates a new one that everybody may read.
    if (private_ && file.open(QIODevice::Append)) {
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        file.close();
    }
    now.sync();
    saved_ = now.status() != QSettings::AccessError;
    // Other programs detect a change by time and size, so the time must differ.
    if (saved_ && before.isValid() && QFileInfo(file_).lastModified() <= before && file.open(QIODevice::ReadWrite))
        file.setFileTime(before.addMSecs(1), QFileDevice::FileModificationTime);
}
