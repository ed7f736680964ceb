#pragma once

#include "gang_of_dice/scene.hpp"
#include "sound/sounds.hpp"

namespace gang_of_dice_table {

/// What is heard when this cue of the script has begun.
Noises heard(const Scene& scene, const QString& cue);

}
