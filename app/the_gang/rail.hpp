// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/scene.hpp"

#include <QStringList>

namespace the_gang_table {

QString rail_title(const Scene& scene);
QString rail_text(const Scene& scene, const QStringList& names);
/// Returns the number of the rule that fits the situation.
QString rule_page(const Scene& scene);

}
