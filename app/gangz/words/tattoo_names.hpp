#pragma once

#include "engine/gangz/cards.hpp"

#include <QString>

namespace gangz_table::tattoos {

/// Returns the name in the language of the program; begins with a capital.
QString name(backroom::gangz::Card card);
/// Returns several names, separated by commas.
QString names(const backroom::gangz::Cards& cards);

}
