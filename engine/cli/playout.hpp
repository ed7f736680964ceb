#pragma once

#include <string>
#include <vector>

namespace backroom::cli {

/// Plays what the arguments say; gives one line of JSON. Throws Problem when they are wrong.
std::string run_playout(const std::vector<std::string>& arguments);

}
