#pragma once

#include "gang_of_dice/scene.hpp"
#include "table/announcement.hpp"
#include "table/seated.hpp"

#include <functional>

namespace gang_of_dice_table {

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
    /// Seen even without animations.
    bool still = false;
};

/// Plays the events of one action, from what lies in the open before them.
std::vector<Beat> script(const std::vector<rules::Event>& events, const rules::Open& before);

}
