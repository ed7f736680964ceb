#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <sys/types.h>

/// Which files were there when a database was opened: the database itself, its log and the log's index. Whoever tidies
/// up, or a program that keeps folders alike, may take them away or put others in their place at any time.
class OpenFiles {
public:
    explicit OpenFiles(const QString& file);

    /// As they are now.
    void remember();
    /// All are where they were.
    bool inPlace() const;
    /// The database itself is, whatever became of its log.
    bool databaseInPlace() const;
    /// The database has become smaller, which it never does by itself.
    bool cut();
    /// Removes the log of a database that is not there any more, which would spoil the next one.
    void removeLog() const;

private:
    struct Id {
        dev_t device = 0;
        /// 0: there was none.
        ino_t number = 0;
        bool operator==(const Id&) const = default;
    };
    static Id idOf(const QByteArray& path, qint64* size = nullptr);

    std::array<QByteArray, 3> paths_;
    std::array<Id, 3> ids_{};
    qint64 size_ = 0;
};
