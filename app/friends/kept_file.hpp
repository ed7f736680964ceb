// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QLockFile>
#include <QString>

#include <memory>

/// A file of the data folder with what is kept of one table with friends. It is replaced as a whole, only its owner can
/// read it, and one program at a time has it.
class KeptFile {
public:
    /// The kinds of files: a table of this house, and a seat in another one.
    inline static const QString table = QStringLiteral("table");
    inline static const QString seat = QStringLiteral("seat");

    /// Of all tables whose files begin with `kind`, the newest first.
    static QStringList all(const QString& folder, const QString& kind);
    static QString folderOf(const QString& folder) { return folder + QStringLiteral("/friends"); }
    /// Reads without taking it; empty if it cannot be read.
    static QJsonObject read(const QString& file);

    bool isOpen() const { return lock_ != nullptr; }
    const QString& name() const { return file_; }
    /// Takes a file, which need not be there yet. False if another program has it.
    bool take(const QString& file);
    /// Returns whether it is on disk.
    bool write(const QJsonObject& content) const;
    void remove();

private:
    QString file_;
    std::unique_ptr<QLockFile> lock_;
};
