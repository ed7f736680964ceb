// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace the_gang_table {

/// Reads a card of the rulebook: `{"gangster": 27}`, or `{"special": "spy", "name": …}` with the name in the language
/// of the book.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
