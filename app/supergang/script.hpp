// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/script_duel.hpp"

namespace supergang_table {

/// Returns the moments that show the events; `before` is the public state before the first of them. The consequences of
/// a duel stay until a player continues if `waits`, otherwise for a fixed time.
std::vector<Beat> script(const std::vector<rules::Event>& events, const rules::PublicState& before, bool waits = false);

}
