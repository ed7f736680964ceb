#pragma once

#include "sound/sounds.hpp"
#include "the_gang/scene.hpp"

namespace the_gang_table {

/// What is heard when this cue of the script has begun.
Noises heard(const Scene& scene, const QString& cue);

}
