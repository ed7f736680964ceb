#pragma once

#include <QObject>
#include <QString>

struct FileItem {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString folder MEMBER folder)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString path MEMBER path)

public:
    int key = 0;
    /// Without the suffix that all match files have.
    QString name;
    /// In short form, such as "~/Documents".
    QString folder;
    QString when;
    QString path;

    bool operator==(const FileItem&) const = default;
};
