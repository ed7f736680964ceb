#include "supergang/lookup.hpp"
#include "supergang/rules.hpp"

namespace backroom::supergang {

Result result(const Open& open)
{
    Result result;
    result.seats = open.seats;
    result.over = open.over;
    for (Seat seat = 0; seat < open.seats; ++seat)
        result.scores[seat] = score_of(open, seat);
    // Whoever has won (SG-10.1, 10.3) is first, however rich the others are; the police are no gang that could be the
    // richest; who is out is last.
    constexpr int first = 3;
    constexpr int gang = 2;
    constexpr int police = 1;
    constexpr int out = 0;
    const auto class_of = [&](Seat seat) {
        if (open.over && open.winners.contains(seat))
            return first;
        if (seat >= open.gang_count())
            return police;
        return in_game(open, seat) ? gang : out;
    };
    for (Seat seat = 0; seat < open.seats; ++seat) {
        int& place = result.places[seat];
        place = 1;
        for (Seat other = 0; other < open.seats; ++other) {
            const bool shared = class_of(seat) == first && class_of(other) == first;
            const bool better = class_of(other) != class_of(seat) ? class_of(other) > class_of(seat)
                                                                  : result.scores[other] > result.scores[seat];
            place += better && !shared ? 1 : 0;
        }
        if (place == 1)
            result.winners.insert(seat);
    }
    return result;
}

Result result(const State& state)
{
    return result(static_cast<const Open&>(state));
}

}
