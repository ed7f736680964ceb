// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/details.hpp"

#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table::details {

using namespace backroom::the_gang;

Detail gangster(int number, bool spied)
{
    if (number < 1 || number > gangster_count)
        return {Wording::closedCard(), Wording::closedCardDetail(), QStringLiteral("TG-3.2")};
    const auto gangster = static_cast<Gangster>(number);
    const bool odd = is_odd(gangster) != spied;
    return {spied ? Wording::spied(gangster) : Wording::gangster(gangster),
        odd ? Wording::oddDetail() : Wording::evenDetail(), spied ? QStringLiteral("TG-5.3") : QStringLiteral("TG-4.1"),
        revolvers(gangster)};
}

Detail special(int special)
{
    switch (static_cast<Special>(special)) {
    case Special::lookout:
        return {Wording::special(Special::lookout), Wording::lookoutDetail(), QStringLiteral("TG-5.1")};
    case Special::spy:
        return {Wording::special(Special::spy), Wording::spyDetail(), QStringLiteral("TG-5.3")};
    case Special::boss_calls:
        return {Wording::special(Special::boss_calls), Wording::bossCallsDetail(), QStringLiteral("TG-5.4")};
    case Special::none:
        break;
    }
    return {Wording::closedCard(), Wording::closedCardDetail(), QStringLiteral("TG-3.2")};
}

Detail ticket(int city)
{
    return {Wording::ticket(static_cast<City>(city)), Wording::ticketDetail(), QStringLiteral("TG-3.2")};
}

Detail hand()
{
    return {Wording::handTitle(), Wording::handDetail(), QStringLiteral("TG-2.1")};
}

Detail pile()
{
    return {Wording::pileTitle(), Wording::pileDetail(), QStringLiteral("TG-4.6")};
}

Detail own_pile()
{
    return {Wording::ownPileTitle(), Wording::ownPileDetail(), QStringLiteral("TG-4.6")};
}

Detail capture_chip()
{
    return {Wording::captureChip(), Wording::captureChipDetail(), QStringLiteral("TG-4.2")};
}

Detail deck()
{
    return {Wording::deckTitle(), Wording::deckDetail(), QStringLiteral("TG-6.1")};
}

}
