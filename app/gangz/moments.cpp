// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/chronicle.hpp"

namespace gangz_table {

using namespace backroom::gangz;

const char* Chronicle::mark(const Event& event)
{
    // An intruder was unmasked.
    if (const auto* scored = std::get_if<Scored>(&event); scored != nullptr && scored->score.found > 0)
        return "look";
    return std::holds_alternative<GameOver>(event) ? "crown" : nullptr;
}

}
