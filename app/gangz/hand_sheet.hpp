// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/scene.hpp"
#include "app/table/hand_sheet.hpp"
#include "app/table/seated.hpp"

namespace gangz_table {

/// Turns an empty scene into the one that the phone of a seat shows. It contains what is in the view, and nothing else.
void begin_hand(Scene& scene, const rules::View& view);
HandSheet hand_sheet(const Scene& scene, const Seated& seated);
/// Handles a tap on something that the sheet offers.
Tapped<rules::Action> tap_hand(Scene& scene, const QString& id);

}
