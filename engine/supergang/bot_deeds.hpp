#pragma once

#include "supergang/actions.hpp"
#include "supergang/state.hpp"

/// What a computer player tries of all that may be done where a move has ended.
namespace backroom::supergang {

using Acts = FixedVector<Action, 160>;

/// Each kind in few ways: of accomplices some, of victims one, those of a gang or all, of pawns many or few. Closing is
/// among them, collecting only where something becomes affordable by it. Never empty while somebody is active.
void list_deeds(const Open& open, Acts& acts);

/// Whether a gangster of the present turn has still to move.
bool any_can_move(const Open& open);

/// Deeds are tried in the order of these, so that no two of them are tried both ways round.
int rank_of(const Action& action);

/// Whether a duel follows from it.
bool is_fight(const Action& action);

}
