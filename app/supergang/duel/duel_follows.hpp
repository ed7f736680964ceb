// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

/// Returns `DuelRow`s with the consequences of the shown duel, the most important first: those to expect while it goes
/// on, those that happened once it is won.
QVariantList follows_of(const Scene& scene, const Seated& seated);

}
