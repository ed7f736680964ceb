// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobjectdefs.h>

/// A public member that QML reads as a property of the same name. The type must not contain a comma.
#define MEMBER_PROPERTY(type, name) MEMBER_PROPERTY_AS(type, name, name)

/// The same under another name, for QML's naming style.
#define MEMBER_PROPERTY_AS(type, name, member)                                                                         \
    Q_PROPERTY(type name MEMBER member)                                                                                \
    type member
