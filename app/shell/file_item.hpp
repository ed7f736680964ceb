#pragma once

#include <QObject>
#include <QString>

/// A file of a game that was found.
struct FileItem {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString folder MEMBER folder)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString path MEMBER path)

public:
    int key = 0;
    /// Without the ending that all have.
    QString name;
    /// As it is said: "~/Documents".
    QString folder;
    /// When it was written.
    QString when;
    QString path;

    bool operator==(const FileItem&) const = default;
};
