#pragma once

#include "table/detail.hpp"

/// What is on this table, by the kinds of `TheGangTable`.
namespace the_gang_table::details {

/// `spied`: it counts as the other type under a Spy (TG-5.3).
Detail gangster(int number, bool spied = false);
Detail special(int special);
Detail ticket(int city);
Detail hand();
Detail pile();
Detail deck();

}
