// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/kept_file.hpp"

#include <QDir>
#include <QJsonDocument>
#include <QSaveFile>

QStringList KeptFile::all(const QString& folder, const QString& kind)
{
    QStringList files;
    const auto found =
        QDir(folderOf(folder)).entryInfoList({kind + QStringLiteral("-*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found)
        files += file.filePath();
    return files;
}

QJsonObject KeptFile::read(const QString& file)
{
    QFile from(file);
    return from.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(from.readAll()).object() : QJsonObject();
}

bool KeptFile::take(const QString& file)
{
    QDir().mkpath(QFileInfo(file).path());
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    // A lock may be days old; only that of a program that has died is stale.
    lock->setStaleLockTime(0);
    if (!lock->tryLock())
        return false;
    file_ = file;
    lock_ = std::move(lock);
    return true;
}

bool KeptFile::write(const QJsonObject& content) const
{
    QSaveFile to(file_);
    const QByteArray bytes = QJsonDocument(content).toJson(QJsonDocument::Compact);
    return to.open(QIODevice::WriteOnly) && to.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && to.write(bytes) == bytes.size() && to.commit();
}

void KeptFile::remove()
{
    QFile::remove(file_);
    lock_.reset();
}
