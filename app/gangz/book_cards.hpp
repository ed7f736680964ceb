#pragma once

#include "rulebook/card_drawing.hpp"

namespace gangz_table {

/// {"tattoo": 57} for the rulebook; nothing for a card that the game does not have.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
