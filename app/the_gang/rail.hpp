#pragma once

#include "the_gang/scene.hpp"

#include <QStringList>

namespace the_gang_table {

/// What the rail says beside the cards.
QString rail_title(const Scene& scene);
QString rail_text(const Scene& scene, const QStringList& names);
/// The rule that fits.
QString rule_page(const Scene& scene);

}
