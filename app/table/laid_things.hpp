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
    /// Returns the things that lie on the scene now.
    template <class Scene>
    static Things on(const Scene& scene)
    {
        if constexpr (LaysThings<Scene>)
            return scene.laid();
        else
            return {};
    }
    template <class Scene>
    static void lay(Scene& scene, const Things& things)
    {
        if constexpr (LaysThings<Scene>)
            for (const int thing : things)
                scene.lay(thing);
    }
    /// Compares with what is laid out now. A change by other means than the functions below ends what could be laid
    /// out again.
    template <class Scene>
    void follow(const Scene& scene)
    {
        if constexpr (LaysThings<Scene>)
            compare(scene.laid());
    }
    /// Takes back the things laid out last; returns false if nothing is laid out.
    template <class Scene>
    bool takeBack(Scene& scene)
    {
        const Things newest = move(steps_, taken_);
        if constexpr (LaysThings<Scene>)
            for (const int thing : newest)
                scene.takeOff(thing);
        return !newest.empty();
    }
    /// Lays out again the things taken back last.
    template <class Scene>
    void layAgain(Scene& scene)
    {
        scene.putDown();
        const Things taken = move(taken_, steps_);
        lay(scene, taken);
    }
    bool canLayAgain() const { return !taken_.empty(); }
    void forget() { *this = {}; }

private:
    void compare(const Things& now)
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
