// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/announcements.hpp"

#include "app/gangz/words/wording.hpp"

namespace gangz_table::announcements {

Announcement wall_is_laid(int cards)
{
    Announcement said;
    said.title = Wording::wallIsLaid();
    said.text = Wording::amongThese(cards, backroom::gangz::intruder_count);
    return said;
}

Announcement all_have_voted(bool alone)
{
    Announcement said;
    // The only person has not looked away from the screen.
    said.title = alone ? Wording::allHaveVoted() : Wording::everyoneMayLook();
    if (!alone)
        said.text = Wording::allVoted();
    return said;
}

}
