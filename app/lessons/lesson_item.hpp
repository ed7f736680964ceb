// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// A lesson of a game, as it is offered.
struct LessonItem {
    Q_GADGET
    QML_VALUE_TYPE(lessonItem)

public:
    MEMBER_PROPERTY(QString, id);
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, about);
    /// True if it was left before its end.
    MEMBER_PROPERTY(bool, begun);
    /// True if it was played to its end at least once.
    MEMBER_PROPERTY(bool, done);

    bool operator==(const LessonItem&) const = default;
};
