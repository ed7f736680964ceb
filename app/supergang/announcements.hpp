#pragma once

#include "supergang/events.hpp"
#include "supergang/open.hpp"
#include "table/announcement.hpp"
#include "table/seated.hpp"

/// What is said where everybody looks.
namespace supergang_table::announcements {

/// Whether so much depends on the event that it is announced; `before` is what lay in the open before it.
bool is_big(const backroom::supergang::Event& event, const backroom::supergang::Open& before);
/// It is said in passing: a racket, the first shop of a gang, an income.
bool is_small(const backroom::supergang::Event& event, const backroom::supergang::Open& before);
/// What is said of it; nothing of one that is neither.
Announcement of(const backroom::supergang::Event& event, const backroom::supergang::Open& before, const Seated& seated);

}
