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

Announcement everyone_may_look()
{
    Announcement said;
    said.title = Wording::everyoneMayLook();
    said.text = Wording::allHaveVoted();
    return said;
}

}
