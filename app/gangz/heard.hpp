#pragma once

#include "gangz/scene.hpp"
#include "sound/sounds.hpp"

namespace gangz_table {

/// What is heard when this cue of the script has begun.
Noises heard(const Scene& scene, const QString& cue);

}
