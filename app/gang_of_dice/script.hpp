#pragma once

#include "gang_of_dice/scene.hpp"

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
};

/// Plays the events of one action.
std::vector<Beat> script(const std::vector<rules::Event>& events);

}
