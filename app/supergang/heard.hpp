#pragma once

#include "sound/sounds.hpp"
#include "supergang/scene.hpp"

namespace supergang_table {

/// Returns the sounds to play when this cue of the script begins.
Noises heard(const Scene& scene, const QString& cue);

}
