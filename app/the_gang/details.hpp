#pragma once

#include "table/detail.hpp"

/// What is on this table, by the kinds of `TheGangTable`.
namespace the_gang_table::details {

Detail gangster(int number);
Detail special(int special);
Detail ticket(int city);
Detail hand();
Detail pile();
Detail deck();

}
