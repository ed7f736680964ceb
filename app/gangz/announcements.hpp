#pragma once

#include "table/announcement.hpp"

/// The announcements in the middle of the table.
namespace gangz_table::announcements {

Announcement wall_is_laid(int cards);
Announcement everyone_may_look();

}
