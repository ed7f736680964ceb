// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

struct Reveals {
    bool operator()(const OneOf<WarningRevealed, Rolled, GameOver> auto&) const { return true; }
    bool operator()(const OneOf<Busted, ResultShown, RoundWon, RoundLost, Eliminated> auto&) const { return false; }
};

}

bool reveals(const Event& event)
{
    return std::visit(Reveals(), event);
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
