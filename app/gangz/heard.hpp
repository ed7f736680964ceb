#pragma once

#include "gangz/scene.hpp"
#include "sound/sounds.hpp"

namespace gangz_table {

/// Returns the sounds to play when this cue of the script begins.
Noises heard(const Scene& scene, const QString& cue);

}
