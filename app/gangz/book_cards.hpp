#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace gangz_table {

/// Reads a card of the rulebook, such as {"tattoo": 57}. Returns nothing for a card that the game does not have.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
