// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_wording.hpp"

#include "app/match/other_houses.hpp"

#include <QCoreApplication>

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

}

QString shared_refusal_sentence(const backroom::Refusal& refusal)
{
    namespace shared = backroom::refusals;
    const std::string_view code = refusal.code;
    if (code == shared::game_over)
        return Refusals::tr("The game is over.");
    if (code == shared::not_your_turn)
        return Refusals::tr("It is somebody else’s turn.");
    if (code == shared::nothing_to_undo)
        return Refusals::tr("There is nothing to undo.");
    if (code == shared::nothing_to_redo)
        return Refusals::tr("There is nothing to redo.");
    if (code == shared::already_revealed)
        return Refusals::tr(
            "What everyone has seen cannot be undone, unless the game was started with the option “Friendly undo”.");
    if (code == moved_on)
        return Refusals::tr("Something else has happened meanwhile. Decide anew.");
    return unnamed_refusal_sentence();
}

QString unnamed_refusal_sentence()
{
    return Refusals::tr("That cannot be done now.");
}
