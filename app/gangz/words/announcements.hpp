// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/announcement.hpp"

namespace gangz_table::announcements {

Announcement wall_is_laid(int cards);
Announcement all_have_voted(bool alone);

}
