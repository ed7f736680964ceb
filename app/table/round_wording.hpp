// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The number of a round in words. It must not promise rounds that may not come, since a game may end early.
namespace round_wording {

/// Such as "Round 3", "Round 3 of at most 4", "Round 4, the last". `last` is the number of the last possible
/// round; 0 if there is no limit.
QString of(int round, int last);
/// The same for the list of saved matches.
QString kept(int round, int last);
/// Such as "round 3".
inline QString plain(int round)
{
    return kept(round, 0);
}

}
