// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

/// A SQLite file with a connection of its own.
class Database {
public:
    explicit Database(const QString& file);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    QString file() const { return file_; }
    /// Opens the file, with `untouched` without write access, which also works in a read-only folder.
    bool open(bool untouched = false) const;
    void close() const;
    bool isOpen() const;

    bool run(const QString& statement, const QVariantList& values = {}, int* changed = nullptr) const;
    /// Runs the statement for each set of values; stops at the first failure.
    bool runEach(const QString& statement, const QList<QVariantList>& values) const;
    /// Returns the first value of the result; −1 if there is none.
    qint64 number(const QString& statement, const QVariantList& values = {}) const;
    /// Runs a statement, which must be valid, and returns the query positioned before its first row.
    QSqlQuery ask(const QString& statement, const QVariantList& values = {}) const;
    /// Returns whether the statement can be prepared.
    bool understands(const QString& statement) const;
    /// Runs `work` in a transaction, which is rolled back if it returns false.
    bool together(const std::function<bool()>& work) const;
    /// True once a statement has failed because the file is corrupt.
    bool damaged() const { return damaged_; }

private:
    void listen(const QSqlQuery& query) const;
    bool open(const QString& name, const QString& options) const;

    QString file_;
    QString connection_;
    mutable bool damaged_ = false;
};
