// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

template <class Scene>
concept LaysThings = requires(Scene& scene)
{
    scene.lay(scene.laid().front());
    scene.takeOff(scene.laid().front());
};

/// The order in which a player has laid out the things of a draft, such as chosen cards, so that the newest can be
/// taken back one after the other, and laid out again. Things laid out by one gesture belong together.
class LaidThings {
public:
    using Things = std::vector<int>;

    /// Compares with what is laid out now. A change by other means than the functions below ends what could be laid
    /// out again.
    void follow(const Things& now)
    {
        const auto holds = [](const Things& list, int thing) { return std::ranges::find(list, thing) != list.end(); };
        bool changed = false;
        Things known;
        for (Things& step : steps_) {
            changed |= std::erase_if(step, [&](int thing) { return !holds(now, thing); }) > 0;
            known.insert(known.end(), step.begin(), step.end());
        }
        std::erase_if(steps_, [](const Things& step) { return step.empty(); });
        Things added = now;
        std::erase_if(added, [&](int thing) { return holds(known, thing); });
        if (!added.empty())
            steps_.push_back(added);
        if (changed || !added.empty())
            taken_.clear();
    }
    /// Returns the things laid out last, which are to be taken back; none if nothing is laid out.
    Things takeBack() { return move(steps_, taken_); }
    /// Returns the things taken back last, which are to be laid out again.
    Things layAgain() { return move(taken_, steps_); }
    bool canLayAgain() const { return !taken_.empty(); }
    void forget() { *this = {}; }

private:
    static Things move(std::vector<Things>& from, std::vector<Things>& to)
    {
        if (from.empty())
            return {};
        to.push_back(std::move(from.back()));
        from.pop_back();
        return to.back();
    }

    std::vector<Things> steps_;
    std::vector<Things> taken_;
};
