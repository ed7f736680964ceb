// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QString>
#include <QStringList>

struct FigureGroup {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QStringList, captions);
    MEMBER_PROPERTY(QStringList, values);
    MEMBER_PROPERTY(QStringList, notes);
    MEMBER_PROPERTY(QStringList, hints);
    MEMBER_PROPERTY(QStringList, icons);

    bool operator==(const FigureGroup&) const = default;
};

using FigureGroups = ItemListOf<FigureGroup>;
