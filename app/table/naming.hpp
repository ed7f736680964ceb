// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QStringList>

/// Lists of names for sentences, in the language of the program.
namespace naming {

/// Returns a list such as "Rosa, Bea and Vito".
QString joined(const QStringList& names);
/// Returns a list such as "3, 4 or 5".
QString either(const QStringList& names);
/// Returns the name as it stands for %1 in "%1’s killer": in French with its preposition, "de Rosa" or "d’Anna".
QString whose(const QString& name);
QStringList of(backroom::SeatSet seats, const QStringList& names);

}
