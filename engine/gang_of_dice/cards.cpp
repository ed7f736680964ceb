#include "gang_of_dice/cards.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// The values that show, a bit each; boss faces never count.
unsigned values_of(const Counts& counts)
{
    unsigned values = 0;
    for (unsigned value = 1; value < face_count; ++value)
        if (counts[value] != 0)
            values |= 1u << value;
    return values;
}

bool has_run(unsigned values, int length)
{
    for (int more = 1; more < length; ++more)
        values &= values >> 1u;
    return values != 0;
}

}

bool triggered(const Warning& warning, const Counts& counts)
{
    switch (warning.trigger) {
    case Trigger::total:
        return total(counts) >= warning.n;
    case Trigger::odd:
        return counts[1] + counts[3] + counts[5] >= warning.n;
    case Trigger::run:
        return has_run(values_of(counts), warning.n);
    case Trigger::pair:
        return std::any_of(counts.begin() + 1, counts.end(), [](int dice) { return dice >= 2; });
    case Trigger::different:
        return std::popcount(values_of(counts)) >= warning.n;
    case Trigger::fives:
        return counts[5] >= 2;
    case Trigger::any_of:
        return (values_of(counts) & warning.values) != 0;
    }
    return false;
}

}
