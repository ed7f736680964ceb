// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/reach.hpp"

#include "engine/gang_of_dice/multisets.hpp"

#include <mutex>

namespace backroom::gang_of_dice {

namespace {

/// The number of totals computed at once.
constexpr std::size_t lane_count = 8;
using Lanes = std::array<double, lane_count>;

void raise(Lanes& to, const Lanes& from)
{
    for (std::size_t lane = 0; lane < lane_count; ++lane)
        to[lane] = from[lane] > to[lane] ? from[lane] : to[lane];
}

void add(Lanes& to, const Lanes& from)
{
    for (std::size_t lane = 0; lane < lane_count; ++lane)
        to[lane] += from[lane];
}

/// As a TurnPlan whose worths are 1 from a total on, for several totals at once.
Lanes chances_of(const Warning& warning, int dice, int lowest)
{
    const Multisets& multisets = Multisets::all();
    const std::size_t all_dice = Multisets::first_with(dice);
    const std::size_t end = Multisets::first_with(dice + 1);
    std::vector<Lanes> stopped(end - all_dice);
    std::vector<bool> exploded(end - all_dice);
    for (std::size_t at = all_dice; at < end; ++at) {
        const Counts& counts = multisets.counts[at];
        const bool invalid = triggered(warning, counts);
        exploded[at - all_dice] = invalid && warning.kind == Kind::explosive;
        for (std::size_t lane = 0; lane < lane_count; ++lane)
            stopped[at - all_dice][lane] = !invalid && total(counts) >= lowest + static_cast<int>(lane) ? 1 : 0;
    }
    std::vector<Lanes> kept(end);
    for (int rerolls = 0; rerolls <= TurnPlan::most_rerolls; ++rerolls) {
        if (rerolls > 0)
            for (std::size_t from = 0; from < all_dice; ++from)
                for (const std::size_t to : multisets.with[from])
                    raise(kept[to], kept[from]);
        for (std::size_t at = all_dice; at < end; ++at)
            if (rerolls == 0 || exploded[at - all_dice])
                kept[at] = stopped[at - all_dice];
        for (std::size_t from = all_dice; from-- > 0;) {
            Lanes sum{};
            for (const std::size_t to : multisets.with[from])
                add(sum, kept[to]);
            for (double& chance : sum)
                chance /= face_count;
            kept[from] = sum;
        }
    }
    return kept[0];
}

}

Reach::Reach(const Warning& warning)
    : many_(warning)
{
    many_.of_all(die_count, [this](int dice, const Totals& totals) {
        if (dice <= TurnPlan::most_dice)
            return;
        Chances& chances = chances_[static_cast<std::size_t>(dice)];
        double sum = 0;
        for (std::size_t total = totals.size(); total-- > 0;) {
            sum += totals[total];
            chances[total] = std::max(chances[total], sum);
        }
    });
}

bool Reach::fill(const Warning& warning, int dice, const GoesOn& goes_on)
{
    Chances& chances = chances_[static_cast<std::size_t>(dice)];
    for (int lowest = 0; lowest <= dice * (face_count - 1); lowest += lane_count) {
        if (!goes_on(Multisets::first_with(dice + 1)))
            return false;
        const Lanes lanes = chances_of(warning, dice, lowest);
        for (std::size_t lane = 0; lane < lane_count; ++lane)
            chances[static_cast<std::size_t>(lowest) + lane] = lanes[lane];
        // No higher total can be likelier.
        if (lanes.back() <= 0)
            break;
    }
    return true;
}

std::shared_ptr<const Reach> Reach::work_out(const Warning& warning, const GoesOn& goes_on)
{
    const std::shared_ptr<Reach> reach(new Reach(warning));
    for (int dice = 1; dice <= TurnPlan::most_dice; ++dice)
        if (!reach->fill(warning, dice, goes_on))
            return {};
    return reach;
}

std::shared_ptr<const Reach> Reach::of(const Warning& warning, const std::stop_token& stop)
{
    struct Known {
        Warning warning;
        std::shared_ptr<const Reach> reach;
    };
    // Room for the cards of the decks and some from positions; the oldest entry is dropped first.
    constexpr std::size_t most_known = 32;
    static std::mutex mutex;
    static std::vector<Known> known;
    {
        const std::lock_guard lock(mutex);
        for (const Known& one : known)
            if (one.warning == warning)
                return one.reach;
    }
    const std::shared_ptr<const Reach> reach =
        work_out(warning, [&stop](std::size_t /*steps*/) { return !stop.stop_requested(); });
    if (!reach)
        return {};
    const std::lock_guard lock(mutex);
    if (known.size() == most_known)
        known.erase(known.begin());
    known.push_back({warning, reach});
    return reach;
}

}
