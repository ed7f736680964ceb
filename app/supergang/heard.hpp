#pragma once

#include "sound/sounds.hpp"
#include "supergang/scene.hpp"

#include <QString>

namespace supergang_table {

/// What is heard when this cue of the script has begun.
Noises heard(const Scene& scene, const QString& cue);

}
