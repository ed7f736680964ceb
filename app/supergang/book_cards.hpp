// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace supergang_table {

/// Draws {"figure": "killer"} or {"piece": "racket"} for the rulebook; returns nothing for an unknown name.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
