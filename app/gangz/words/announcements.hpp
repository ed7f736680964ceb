#pragma once

#include "app/table/announcement.hpp"

namespace gangz_table::announcements {

Announcement wall_is_laid(int cards);
Announcement everyone_may_look();

}
