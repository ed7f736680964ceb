#pragma once

#include "gang_of_dice/cards.hpp"

namespace backroom::gang_of_dice {

/// How likely, exactly, one throw of these dice, the others staying as they are, is to offend nobody and to bring a
/// total of at least what they show now: what a throw that did so was worth marvelling at.
double chance_of_throw(const Warning& warning, const Faces& showing, DiceSet thrown);

}
