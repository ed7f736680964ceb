// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QObject>
#include <QString>

struct FileItem {
    Q_GADGET

public:
    int key = 0;
    /// Without the suffix that all match files have.
    MEMBER_PROPERTY(QString, name);
    /// In short form, such as "~/Documents".
    MEMBER_PROPERTY(QString, folder);
    MEMBER_PROPERTY(QString, when);
    MEMBER_PROPERTY(QString, path);

    bool operator==(const FileItem&) const = default;
};
