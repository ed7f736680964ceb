// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/luck.hpp"

#include "engine/gang_of_dice/multisets.hpp"

namespace backroom::gang_of_dice {

namespace {

/// Enumerates all results of a throw, face by face.
struct Throw {
    const Warning& warning;
    int reach;

    /// Returns the probability of a good throw if `left` dice can show this face or a later one.
    double chance(Counts& counts, std::size_t face, int left) const
    {
        if (face + 1 == face_count) {
            const std::uint8_t before = counts[face];
            counts[face] = static_cast<std::uint8_t>(before + left);
            const bool good = total(counts) >= reach && !triggered(warning, counts);
            counts[face] = before;
            return good ? 1 : 0;
        }
        // Sums over the number of dice that show this face, which is distributed binomially.
        const int faces = face_count - static_cast<int>(face);
        const double shows = 1.0 / faces;
        double share = 1;
        for (int die = 0; die < left; ++die)
            share *= 1 - shows;
        double sum = 0;
        const std::uint8_t before = counts[face];
        for (int number = 0; number <= left; ++number) {
            counts[face] = static_cast<std::uint8_t>(before + number);
            sum += share * chance(counts, face + 1, left - number);
            share *= shows / (1 - shows) * (left - number) / (number + 1);
        }
        counts[face] = before;
        return sum;
    }
};

}

double chance_of_throw(const Warning& warning, const Faces& showing, DiceSet thrown)
{
    Counts kept{};
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (!thrown.contains(static_cast<int>(die)))
            ++kept[showing[die]];
    return Throw{warning, total(count(showing))}.chance(kept, 0, thrown.size());
}

std::optional<int> highest_valid(const Warning& warning, const Counts& kept, int more)
{
    if (more > Multisets::most_dice)
        return total(kept) + more * (face_count - 1);
    std::optional<int> highest;
    const auto& sets = Multisets::all().counts;
    for (std::size_t set = Multisets::first_with(more); set < Multisets::first_with(more + 1); ++set) {
        Counts all = kept;
        for (std::size_t face = 0; face < all.size(); ++face)
            all[face] = static_cast<std::uint8_t>(all[face] + sets[set][face]);
        if (total(all) > highest.value_or(-1) && !triggered(warning, all))
            highest = total(all);
    }
    return highest;
}

}
