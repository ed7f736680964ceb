#pragma once

#include "rulebook/card_drawing.hpp"

namespace supergang_table {

/// {"figure": "killer"} or {"piece": "racket"} for the rulebook; nothing for what the game does not have.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
