// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/cards.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// Returns the values that show, as bits (1 << value). Boss faces never count.
unsigned values_of(const Counts& counts)
{
    unsigned values = 0;
    for (unsigned value = 1; value < face_count; ++value)
        if (counts[value] != 0)
            values |= 1u << value;
    return values;
}

/// Returns the values that belong to a run of at least this length.
unsigned in_runs(unsigned values, int length)
{
    unsigned found = 0;
    for (unsigned first = 1; first < face_count; ++first) {
        const unsigned run = ((1u << static_cast<unsigned>(length)) - 1) << first;
        if ((values & run) == run)
            found |= run;
    }
    return found;
}

int longest_run(unsigned values)
{
    int length = 0;
    for (; values != 0; values &= values >> 1u)
        ++length;
    return length;
}

unsigned offending_values(const Warning& warning, const Counts& counts)
{
    constexpr unsigned odd_values = 1u << 1 | 1u << 3 | 1u << 5;
    const unsigned values = values_of(counts);
    switch (warning.trigger) {
    case Trigger::total:
    case Trigger::different:
        return values;
    case Trigger::odd:
        return values & odd_values;
    case Trigger::run:
        return in_runs(values, warning.n);
    case Trigger::pair: {
        unsigned doubled = 0;
        for (unsigned value = 1; value < face_count; ++value)
            if (counts[value] >= 2)
                doubled |= 1u << value;
        return doubled;
    }
    case Trigger::fives:
        return 1u << 5;
    case Trigger::any_of:
        return values & warning.values;
    }
    return 0;
}

}

Measure measure(const Warning& warning, const Counts& counts)
{
    switch (warning.trigger) {
    case Trigger::total:
        return {total(counts), warning.n};
    case Trigger::odd:
        return {counts[1] + counts[3] + counts[5], warning.n};
    case Trigger::run:
        return {longest_run(values_of(counts)), warning.n};
    case Trigger::pair:
        return {*std::max_element(counts.begin() + 1, counts.end()), 2};
    case Trigger::different:
        return {std::popcount(values_of(counts)), warning.n};
    case Trigger::fives:
        return {counts[5], 2};
    case Trigger::any_of: {
        int dice = 0;
        for (unsigned value = 1; value < face_count; ++value)
            if ((warning.values & 1u << value) != 0)
                dice += counts[value];
        return {dice, 1};
    }
    }
    return {};
}

DiceSet offenders(const Warning& warning, const Faces& faces)
{
    DiceSet set;
    const Counts counts = count(faces);
    if (!triggered(warning, counts))
        return set;
    const unsigned values = offending_values(warning, counts);
    for (std::size_t die = 0; die < faces.size(); ++die)
        if ((values & 1u << faces[die]) != 0)
            set.insert(static_cast<int>(die));
    return set;
}

bool triggered(const Warning& warning, const Counts& counts)
{
    const auto [shown, limit] = measure(warning, counts);
    return shown >= limit;
}

}
