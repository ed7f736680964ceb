#pragma once

#include <QString>

/// Rounds in words, which never promise more of them than there will be: a game may end before the last one.
namespace round_wording {

/// "Round 3", "Round 3 of at most 4", "Round 4, the last". `last` is the number of the last round that can come; 0
/// where nothing limits them.
QString of(int round, int last);
/// The same, of a game that was left.
QString kept(int round, int last);

}
