#pragma once

#include "app/sound/sounds.hpp"
#include "app/supergang/scene.hpp"

#include <QString>

namespace supergang_table {

Noises heard(const Scene& scene, const QString& cue);

}
