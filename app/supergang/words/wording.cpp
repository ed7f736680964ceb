// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/wording.hpp"
#include "engine/supergang/rules.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::ending(const backroom::Ending& ending)
{
    if (ending.reason == endings::district)
        return tr("Whoever owns all %n shops of a district wins at once.", nullptr,
            town.districts[static_cast<std::size_t>(ending.parameters[0])].shop_set.size());
    if (ending.reason == endings::last_gang)
        return tr("All other gangs are out of the game.");
    if (ending.reason == endings::police)
        return tr("No gangster is at large: all are in jail, in the clinic or dead.");
    if (ending.reason == endings::nobody_left)
        return tr("No gang is left: those who died last share the win.");
    return tr("After %n rounds the richest gang wins.", nullptr, ending.parameters[0]);
}

QString Wording::deadText(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("A new one can be recruited in a shop with a killer on its sign.");
    case Character::vamp:
        return tr("A new one can be recruited in a shop with a vamp on its sign.");
    case Character::dealer:
        break;
    }
    return tr("A new one can be recruited in a shop with a dealer on its sign.");
}

}
