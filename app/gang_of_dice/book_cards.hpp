// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace gang_of_dice_table {

/// Reads a warning card of the rulebook, `{"warning": …, "word": …}`: the warning is in the engine's format, the word
/// on the card in the language of the book.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
