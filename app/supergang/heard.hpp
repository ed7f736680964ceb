#pragma once

#include "sound/sounds.hpp"
#include "supergang/scene.hpp"

#include <QString>

namespace supergang_table {

Noises heard(const Scene& scene, const QString& cue);

}
