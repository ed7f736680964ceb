#pragma once

#include "table/beat.hpp"
#include "the_gang/scene.hpp"

namespace the_gang_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Plays the events of one action, from what is shown before them. Empty when they show nothing.
std::vector<Beat> script(const std::vector<rules::Event>& events, const Scene& before);

}
