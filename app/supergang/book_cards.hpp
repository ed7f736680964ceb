#pragma once

#include "app/rulebook/card_drawing.hpp"

namespace supergang_table {

/// Draws {"figure": "killer"} or {"piece": "racket"} for the rulebook; returns nothing for an unknown name.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
