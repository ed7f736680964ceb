#pragma once

#include "gangz/cards.hpp"

#include <QString>

/// What the tattoos are called.
namespace gangz_table::tattoos {

/// In the language of the program; begins with a capital.
QString name(backroom::gangz::Card card);
/// Several, one after the other.
QString names(const backroom::gangz::Cards& cards);

}
