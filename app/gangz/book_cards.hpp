// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace gangz_table {

/// Reads a card of the rulebook, such as {"tattoo": 57}. Returns nothing if there is no such card.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
