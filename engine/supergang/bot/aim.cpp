// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/choice.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// Returns the maximum distance between the point aimed at and the best one, in thousandths of a target's width. With
/// more than 650 nothing would be hit, so a duel between two such players might never end; with less, the scatter of
/// the darts ends every duel.
int widest_error(Level level)
{
    switch (level) {
    case Level::rookie:
        return 640;
    case Level::soldier:
        return 560;
    default:
        return 440;
    }
}

/// Returns a random error. Below the boss level it is nearer to the maximum than to 0: a soldier's dart hits the
/// intended half one time in five, and either half three times in five.
int error_of(Level level, Random& random)
{
    const auto widest = static_cast<std::uint32_t>(widest_error(level));
    const auto draws = level == Level::boss ? 1 : 2;
    std::uint32_t error = 0;
    for (int draw = 0; draw < draws; ++draw)
        error = std::max(error, random.below(widest + 1));
    return random.below(2) == 0 ? static_cast<int>(error) : -static_cast<int>(error);
}

/// Returns the value of felling the target.
double target_value(const PublicState& open, const Target& target)
{
    if (target.kind != TargetKind::gangster)
        return 1;
    const Figure& one = figure(open, target.figure);
    double target_value = 2 + (target.figure.character == Character::killer ? 1 : 0);
    // The man whom she leads leaves with her.
    if (target.figure.character == Character::vamp && !led_by(open, target.figure.seat).none())
        target_value += 1.5;
    if (one.vamped_turns > 0)
        target_value -= 1;
    return target_value;
}

/// SG-8.3: returns whether to aim at the face, which kills, rather than at the back, which only injures.
bool shoots_to_kill(const PublicState& open, const Duel& duel, const Target& target)
{
    switch (target.kind) {
    case TargetKind::cop:
        // An injured cop falls too, and a murder would cost two years.
        return false;
    case TargetKind::manager:
        // A manager left alive is a witness. That does not matter if a patrol sees the crime anyway.
        return duel.shooting == Side::attack && duel.kind == DuelKind::stick_up && !is_seen(open, duel.place);
    case TargetKind::gangster:
        break;
    }
    return true;
}

}

Action aim(const PublicState& open, const Duel& duel, Level level, Random& random)
{
    const Side side = other(duel.shooting);
    const Targets& targets = duel.side(side);
    std::size_t best = targets.size();
    for (std::size_t at = 0; at < targets.size(); ++at)
        if (targets[at].standing()
            && (best == targets.size() || target_value(open, targets[at]) > target_value(open, targets[best])))
            best = at;
    const bool kills = shoots_to_kill(open, duel, targets[best]);
    const Point goal{place_on_plank(side, best), kills ? -aim_offset : aim_offset};
    const int x = error_of(level, random);
    const int y = error_of(level, random) * 3 / 5;
    return Shoot{{goal.x + x, goal.y + y}};
}

}
