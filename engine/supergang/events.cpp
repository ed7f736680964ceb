// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/rules.hpp"

#include <variant>

namespace backroom::supergang {

bool reveals(const Event& event)
{
    return std::holds_alternative<Rolled>(event) || std::holds_alternative<DuelRolled>(event)
        || std::holds_alternative<Dart>(event);
}

bool visible(const Event&, Seat)
{
    return true;
}

Event redact(const Event& event, Seat)
{
    return event;
}

}
