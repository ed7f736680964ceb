// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QLockFile>
#include <QString>

#include <memory>

/// A file in the data folder with what is saved of one table with friends. It is replaced as a whole, is readable by
/// its owner only, and is locked by one program at a time.
class KeptFile {
public:
    /// The kinds of files: a table of this house, and a seat in another one.
    inline static const QString table = QStringLiteral("table");
    inline static const QString seat = QStringLiteral("seat");

    /// Returns all files of this kind, the newest first.
    static QStringList all(const QString& folder, const QString& kind);
    static QString folderOf(const QString& folder) { return folder + QStringLiteral("/friends"); }
    /// Reads a file without locking it; empty if that fails.
    static QJsonObject read(const QString& file);

    bool isOpen() const { return lock_ != nullptr; }
    const QString& name() const { return file_; }
    /// Locks a file, which need not exist. Returns false if another program has it.
    bool take(const QString& file);
    /// Returns whether the content is on disk.
    bool write(const QJsonObject& content) const;
    void remove();

private:
    QString file_;
    std::unique_ptr<QLockFile> lock_;
};
