#pragma once

#include "supergang/script_duel.hpp"

namespace supergang_table {

/// What is shown after an action, moment by moment; `before` is what lies in the open before it. What came of a duel
/// `waits` for somebody to go on, or has its time.
std::vector<Beat> script(const std::vector<rules::Event>& events, const rules::Open& before, bool waits = false);

}
