// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

#include <QRectF>
#include <QVariantList>

/// The parts of the board that the menu and a hint leave free.
namespace supergang_table {

QRectF around(QPointF point);
/// Returns the part that is covered by the place and the figures that stand there: who acts, and at whom.
QRectF figures_at(rules::Place place, const Scene& scene, const Seated& seated);
/// Returns the ends of the chosen figure, the path, and all figures.
QVariantList taken_by(const Scene& scene, const rules::Path& path);

}
