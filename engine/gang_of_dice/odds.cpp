#include "gang_of_dice/odds.hpp"

#include <algorithm>
#include <cassert>

namespace backroom::gang_of_dice {

namespace {

/// Pascal's triangle, as far as it is needed.
constexpr auto binomials = [] {
    std::array<std::array<std::uint32_t, face_count + Odds::most_dice + 1>, face_count + Odds::most_dice + 1> table{};
    for (std::size_t row = 0; row < table.size(); ++row) {
        table[row][0] = 1;
        for (std::size_t column = 1; column <= row; ++column)
            table[row][column] = table[row - 1][column - 1] + table[row - 1][column];
    }
    return table;
}();

/// How many multisets of fewer dice there are: they come first in the numbering.
constexpr std::size_t first_with(int dice)
{
    return dice == 0 ? 0 : binomials[static_cast<std::size_t>(dice + face_count - 1)][face_count];
}

/// Multisets of faces are numbered by their size first, then as increasing sequences in the combinatorial number
/// system.
std::size_t number_of(const Counts& counts)
{
    std::size_t number = 0;
    int size = 0;
    for (int face = 0; face < face_count; ++face)
        for (int same = counts[static_cast<std::size_t>(face)]; same > 0; --same) {
            ++size;
            number += binomials[static_cast<std::size_t>(face + size - 1)][static_cast<std::size_t>(size)];
        }
    return first_with(size) + number;
}

/// All multisets of at most 12 faces, and which come of them by one more die.
struct Lattice {
    std::vector<Counts> counts;
    std::vector<std::array<std::uint16_t, face_count>> with;

    Lattice()
        : counts(first_with(Odds::most_dice + 1))
        , with(first_with(Odds::most_dice))
    {
        for (std::size_t from = 0; from < with.size(); ++from)
            for (std::size_t face = 0; face < face_count; ++face) {
                Counts more = counts[from];
                ++more[face];
                const std::size_t to = number_of(more);
                counts[to] = more;
                with[from][face] = static_cast<std::uint16_t>(to);
            }
    }

    static const Lattice& all()
    {
        static const Lattice lattice;
        return lattice;
    }
};

/// Values that differ by less are the same but for rounding.
constexpr double nothing = 1e-12;

/// Which of the faces to reroll so that the counts are kept: the first ones that show them.
DiceSet other_than(const Faces& showing, Counts kept)
{
    Counts rerolled = count(showing);
    for (std::size_t face = 0; face < face_count; ++face)
        rerolled[face] = static_cast<std::uint8_t>(rerolled[face] - kept[face]);
    DiceSet dice;
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (rerolled[showing[die]] > 0) {
            --rerolled[showing[die]];
            dice.insert(static_cast<int>(die));
        }
    return dice;
}

bool within(const Counts& part, const Counts& whole)
{
    for (std::size_t face = 0; face < face_count; ++face)
        if (part[face] > whole[face])
            return false;
    return true;
}

}

Odds::Odds(const Warning& warning, int dice, std::optional<int> reach)
    : dice_(dice)
{
    assert(dice >= 1 && dice <= most_dice);
    const Lattice& lattice = Lattice::all();
    const std::size_t all_dice = first_with(dice);
    const std::size_t end = first_with(dice + 1);
    // What stopping is worth; nothing goes on from an explosion.
    std::vector<double> stopped(end);
    std::vector<bool> exploded(end);
    for (std::size_t at = all_dice; at < end; ++at) {
        const Counts& counts = lattice.counts[at];
        const bool invalid = triggered(warning, counts);
        exploded[at] = invalid && warning.kind == Kind::explosive;
        if (!invalid)
            stopped[at] = reach ? (total(counts) >= *reach ? 1 : 0) : total(counts);
    }

    // The best that can be kept of a multiset, itself included.
    std::vector<double> best;
    for (std::size_t rerolls = 0; rerolls <= most_rerolls; ++rerolls) {
        std::vector<double>& kept = kept_[rerolls];
        kept = stopped;
        if (rerolls > 0) {
            best = kept_[rerolls - 1];
            for (std::size_t from = 0; from < all_dice; ++from)
                for (const std::size_t to : lattice.with[from])
                    best[to] = std::max(best[to], best[from]);
            for (std::size_t at = all_dice; at < end; ++at)
                if (!exploded[at])
                    kept[at] = best[at];
        }
        for (std::size_t from = all_dice; from-- > 0;) {
            double sum = 0;
            for (const std::size_t to : lattice.with[from])
                sum += kept[to];
            kept[from] = sum / face_count;
        }
    }
}

double Odds::value(const Faces& showing, int rerolls) const
{
    assert(static_cast<int>(showing.size()) == dice_);
    return kept_[static_cast<std::size_t>(rerolls)][number_of(count(showing))];
}

Action Odds::best(const Faces& showing, int rerolls) const
{
    const double value_here = value(showing, rerolls);
    if (rerolls == 0 || value(showing, 0) >= value_here - nothing)
        return Stop();
    const Lattice& lattice = Lattice::all();
    const Counts counts = count(showing);
    const std::vector<double>& kept = kept_[static_cast<std::size_t>(rerolls - 1)];
    for (std::size_t at = first_with(dice_); at-- > 0;)
        if (kept[at] >= value_here - nothing && within(lattice.counts[at], counts))
            return Reroll{other_than(showing, lattice.counts[at])};
    return Stop();
}

}
