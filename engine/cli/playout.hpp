// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace backroom::cli {

/// Plays games as the command-line arguments say and returns one line of JSON. Throws InputError if they are wrong.
std::string run_playout(const std::vector<std::string>& arguments);

}
