#pragma once

#include <QList>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

/// One SQLite file, by a connection of its own.
class Database {
public:
    explicit Database(const QString& file);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    QString file() const { return file_; }
    /// `untouched`: without the right to write. So a file can be read in a folder that cannot be written to, too.
    bool open(bool untouched = false) const;
    void close() const;
    bool isOpen() const;

    bool run(const QString& statement, const QVariantList& values = {}, int* changed = nullptr) const;
    /// The same statement for each of them; until the first that fails.
    bool runEach(const QString& statement, const QList<QVariantList>& values) const;
    /// The first value of the answer; −1 when there is none.
    qint64 number(const QString& statement, const QVariantList& values = {}) const;
    /// Of a statement that is well; ready to be read from its beginning.
    QSqlQuery ask(const QString& statement, const QVariantList& values = {}) const;
    /// Whether the statement can be run at all.
    bool understands(const QString& statement) const;
    /// All of it or nothing.
    bool together(const std::function<bool()>& work) const;
    /// A statement failed since the file was opened because its content is no good.
    bool damaged() const { return damaged_; }

private:
    void listen(const QSqlQuery& query) const;
    bool open(const QString& name, const QString& options) const;

    QString file_;
    QString connection_;
    mutable bool damaged_ = false;
};
