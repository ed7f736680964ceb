// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/chronicle.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

const char* Chronicle::mark(const Event& event)
{
    if (std::holds_alternative<Captured>(event))
        return "revolver";
    return std::holds_alternative<GameOver>(event) ? "crown" : nullptr;
}

}
