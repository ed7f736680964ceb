// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/replay.hpp"
#include "app/table/seated.hpp"

#include <algorithm>
#include <functional>
#include <vector>

/// One step of a game's script: a change of the scene, and the events for the log.
template <class Scene, class Event>
struct BeatOf {
    /// The cue's name, to which sounds and replays refer.
    const char* name = "";
    /// In milliseconds at normal speed.
    int duration = 0;
    std::function<void(Scene&)> change;
    std::vector<Event> logged;
    /// Makes the announcement of the step, which then counts as `still`; null for none.
    std::function<Announcement(const Scene&, const Seated&)> says = {};
    /// True if the step stays visible even without animations.
    bool still = false;
    /// True if the step stays until a player continues.
    bool waits = false;

    /// A replay shortens announcements, which can be read by stopping it, to the pause between two actions.
    int lasts(bool replayed) const { return replayed && says ? std::min(duration, Replay::longest_pause) : duration; }
};
