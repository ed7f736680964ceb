#pragma once

#include "table/announcement.hpp"
#include "table/seated.hpp"

#include <functional>
#include <vector>

/// A moment of what is shown after an action: a change of the scene, and what the log tells at it.
template <class Scene, class Event>
struct BeatOf {
    /// By which sound and replay know it.
    const char* name = "";
    /// In milliseconds at normal speed.
    int duration = 0;
    std::function<void(Scene&)> change;
    std::vector<Event> told;
    /// What is announced then, from what is shown; what is announced is still.
    std::function<Announcement(const Scene&, const Seated&)> says = {};
    /// Seen even without animations.
    bool still = false;
    /// Seen until somebody goes on.
    bool waits = false;
};
