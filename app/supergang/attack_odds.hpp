#pragma once

#include "supergang/scene.hpp"

namespace supergang_table {

/// How likely the attack wins, if the duel is decided by dice (SG-8.5); from 0 to 1.
double chance_of(const rules::Open& open, const Party& party);
/// Of a rebellion (SG-9.5) by so many of the gang.
double chance_of_rebellion(const rules::Open& open, const rules::Arrest& arrest, rules::Members with);

}
