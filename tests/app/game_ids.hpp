// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace test {

inline const QString gang_id = QStringLiteral("the-gang");
inline const QString dice_id = QStringLiteral("gang-of-dice");

}
