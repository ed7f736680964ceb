// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// The seed of a game, as players see it: 1 to 18 digits, displayed in groups of four.
namespace deal_number {

/// Ignores spaces between digits. Returns nothing if the text is not a game number.
std::optional<quint64> read(const QString& text);
QString write(quint64 number);
/// Returns a random number of twelve digits.
quint64 draw();

}
