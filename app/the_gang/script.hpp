#pragma once

#include "table/announcement.hpp"
#include "table/seated.hpp"
#include "the_gang/scene.hpp"

#include <functional>

namespace the_gang_table {

/// A moment of what is shown after an action: a change of the scene, and what the log tells at it.
struct Beat {
    /// By which sound and replay know it.
    const char* name = "";
    /// In milliseconds at normal speed.
    int duration = 0;
    std::function<void(Scene&)> change;
    std::vector<rules::Event> told;
    /// What is announced then, from what is shown.
    std::function<Announcement(const Scene&, const Seated&)> says = {};
};

/// Plays the events of one action, from what is shown before them. Empty when they show nothing.
std::vector<Beat> script(const std::vector<rules::Event>& events, const Scene& before);

}
