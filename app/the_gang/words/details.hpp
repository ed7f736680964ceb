// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/detail.hpp"

/// The explanations of things on this table, by the kinds of `TheGangTable`.
namespace the_gang_table::details {

/// `spied` says that the gangster counts as the other type under a Spy (TG-5.3).
Detail gangster(int number, bool spied = false);
Detail special(int special);
Detail ticket(int city);
Detail hand();
Detail pile();
Detail own_pile();
Detail capture_chip();
Detail deck();

}
