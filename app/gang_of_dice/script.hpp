#pragma once

#include "gang_of_dice/scene.hpp"
#include "table/beat.hpp"

namespace gang_of_dice_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Plays the events of one action, from what lies in the open before them.
std::vector<Beat> script(const std::vector<rules::Event>& events, const rules::Open& before);

}
