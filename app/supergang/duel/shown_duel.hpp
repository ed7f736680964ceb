// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/public_state.hpp"

#include <optional>
#include <vector>

namespace supergang_table {

/// A duel as it is shown, from its beginning until all its consequences have been shown.
struct ShownDuel {
    backroom::supergang::Duel duel;
    /// The newest throw, one die for each target in plank order; empty before the throw.
    std::vector<int> attack;
    std::vector<int> defence;
    /// True while the dice of that throw roll: nothing that follows from it is in `duel` yet, nor shown.
    bool rolling = false;
    /// The darts in order of the current volley, or of the last one until the next begins. Each dart has a point of
    /// impact (`where_seen`), even if dice decide.
    std::vector<backroom::supergang::Dart> volley;
    backroom::supergang::Side volley_by = backroom::supergang::Side::attack;
    /// The number of the current volley, from 1; 0 before the first.
    int volleys = 0;
    /// The darts of the whole duel that hit nobody: they stay where they stuck.
    std::vector<backroom::supergang::Dart> missed;
    backroom::SeatSet shooters;
    int darts_thrown = 0;
    /// The face of the die that decides the effect of the next dart (SG-8.5); 0 while none has been thrown.
    int die = 0;
    /// The dart in the air, which is not in the volley yet.
    std::optional<backroom::supergang::Dart> flying;
    std::optional<backroom::supergang::Side> won;
    /// The consequences shown so far, in order.
    std::vector<backroom::supergang::Event> followed;
    /// The crimes put on record since the duel began (SG-9.3); a patrol that watches sees some before the end.
    std::vector<backroom::supergang::Witnessed> seen;
    /// True if all consequences have been shown.
    bool result_shown = false;

    /// Returns whether both sides threw the same sum (SG-8.1).
    bool tied() const { return thrown() && duel.volley == 0; }
    /// Returns whether dice have been thrown and lie still.
    bool thrown() const { return !attack.empty() && !rolling; }
    bool volley_over() const { return !volley.empty() && volley.size() == duel.volley; }
};

/// Returns the point of impact to show. A dart decided by a die (SG-8.5) has none: its point is made up to match its
/// effect, and varies with `number`.
backroom::supergang::Point where_seen(
    const backroom::supergang::Dart& dart, const backroom::supergang::Duel& before, int number);
/// Throws the dice, which roll until `follow` is called for the same event.
void toss(std::optional<ShownDuel>& bout, const backroom::supergang::DuelRolled& rolled);
/// Updates the bout after an event: `DuelBegan` begins one, the events up to `DuelWon` continue it, and consequences
/// are added to it. `after` is the public state after the event. Other events change nothing.
void follow(std::optional<ShownDuel>& bout, const backroom::supergang::Event& event,
    const backroom::supergang::PublicState& after);
/// Returns whether such an event, if it comes after a duel, is a consequence of that duel.
bool follows_from_duel(const backroom::supergang::Event& event);
/// Returns the current duel, reconstructed from all events of the match, after loading, undo and redo. Empty if there
/// is none.
std::optional<ShownDuel> running_bout(
    const std::vector<backroom::supergang::Event>& happened, const backroom::supergang::PublicState& now);

}
