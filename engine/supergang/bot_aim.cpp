#include "supergang/bot_choice.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// How far from its goal a dart's sight is, at most, in thousandths of a target's width. Beyond 650 nothing would ever
/// be hit, and a duel of two who aim as badly could go on for ever: below it the scatter of the dart sees to an end.
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

/// Who is no boss is nearer to the widest one than to none: a soldier's dart meets the half that it was meant for one
/// time in five, and some half three times in five.
int error_of(Level level, Random& random)
{
    const auto widest = static_cast<std::uint32_t>(widest_error(level));
    const auto draws = level == Level::boss ? 1 : 2;
    std::uint32_t error = 0;
    for (int draw = 0; draw < draws; ++draw)
        error = std::max(error, random.below(widest + 1));
    return random.below(2) == 0 ? static_cast<int>(error) : -static_cast<int>(error);
}

/// How much is won when the target is out.
double menace(const Open& open, const Target& target)
{
    if (target.kind != TargetKind::gangster)
        return 1;
    const Figure& one = figure(open, target.figure);
    double menace = 2 + (target.figure.character == Character::killer ? 1 : 0);
    // With him another one leaves.
    if (target.figure.character == Character::vamp && !led_by(open, target.figure.seat).none())
        menace += 1.5;
    if (one.vamped_turns > 0)
        menace -= 1;
    return menace;
}

/// SG-8.3: dead, on the face, or injured, on the back.
bool shoots_to_kill(const Open& open, const Duel& duel, const Target& target)
{
    switch (target.kind) {
    case TargetKind::cop:
        // Out is out, and a murder is two years.
        return false;
    case TargetKind::manager:
        // Whoever lives tells of everything; where a patrol sees it all the same, that is no matter.
        return duel.shooting == Side::attack && duel.kind == DuelKind::stick_up && !is_seen(open, duel.place);
    case TargetKind::gangster:
        break;
    }
    return true;
}

}

Action aim(const Open& open, const Duel& duel, Level level, Random& random)
{
    const Side side = other(duel.shooting);
    const Targets& targets = duel.side(side);
    std::size_t best = targets.size();
    for (std::size_t at = 0; at < targets.size(); ++at)
        if (targets[at].standing()
            && (best == targets.size() || menace(open, targets[at]) > menace(open, targets[best])))
            best = at;
    const bool kills = shoots_to_kill(open, duel, targets[best]);
    const Point goal{place_on_plank(side, best), kills ? -half_of_half : half_of_half};
    const int x = error_of(level, random);
    const int y = error_of(level, random) * 3 / 5;
    return Shoot{{goal.x + x, goal.y + y}};
}

}
