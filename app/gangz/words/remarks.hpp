// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"
#include "engine/gangz/public_state.hpp"

#include <QList>

namespace gangz_table {

/// Returns what computer players say about the cards that they played in the round in progress; `levels` are theirs, 0
/// or less for others. At most three speak, each in a form of its own: first about the most evident links with the
/// leader, and at most one about a card without any. What they say fits whether there are pawns on the card. It depends
/// only on what everybody sees.
Remarks remarks_of(
    const backroom::gangz::PublicState& open, const backroom::gangz::CardsOfSeats& played, const QList<int>& levels);

}
