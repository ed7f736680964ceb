#pragma once

#include "supergang/scene.hpp"

#include <QString>

namespace supergang_table {

/// By which control what is advised is done, once the scene has it laid out: a row of the menu, "row3", "done" or "go"
/// in it; a button of the rail, "main", "collect" or "buyPolice"; the "town" for a figure that is lifted, the "stall"
/// for a shot. Empty where nothing that can be pressed does it.
QString hinted(const Scene& scene, const rules::Action& advised);

}
