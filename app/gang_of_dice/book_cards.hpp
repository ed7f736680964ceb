#pragma once

#include "rulebook/card_drawing.hpp"

namespace gang_of_dice_table {

/// `{"warning": …, "word": …}`: a warning in the engine's words, and what stands on it in the language of the book.
std::optional<CardDrawing> draw_card(const QJsonObject& card);

}
