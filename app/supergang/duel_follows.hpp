#pragma once

#include "supergang/scene.hpp"
#include "table/seated.hpp"

#include <QVariantList>

namespace supergang_table {

/// What follows from the duel that is shown as it stands now, or, once it is won, what has followed: `DuelRow`s, what
/// weighs most first.
QVariantList follows_of(const Scene& scene, const Seated& seated);

}
