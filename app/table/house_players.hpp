// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace house_players {

/// The names in the order in which they join a table.
const QStringList& names();
/// Returns the first name that is not taken; empty if all are.
QString next(const QStringList& taken);
bool knows(const QString& name);
/// Returns a different portrait number (`art/faces`) for each seat, or 0 for a person. A computer player with a name of
/// the list has the portrait of that name; any other has a free one.
QList<int> faces(const QStringList& names, const QList<int>& levels);

}
