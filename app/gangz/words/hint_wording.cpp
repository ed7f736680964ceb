// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/hint_wording.hpp"

#include "app/gangz/words/tattoo_names.hpp"

#include <algorithm>

namespace gangz_table {

using namespace backroom::gangz;

QString HintWording::of(const Advice& advice, bool names)
{
    const auto* vote = std::get_if<Vote>(&advice.action);
    return vote == nullptr ? QString() : order(vote->pawns, names) + QLatin1Char(' ') + reason(advice);
}

QString HintWording::order(const Pawns& pawns, bool names)
{
    return names ? tr("Vote for “%1” and “%2”.").arg(tattoos::name(pawns.first), tattoos::name(pawns.second))
                 : tr("Vote for the two cards where the pale pawns lie.");
}

QString HintWording::reason(const Advice& advice)
{
    switch (advice.reason) {
    case Reason::least_linked:
        break;
    case Reason::from_the_deck:
        return tr("Only %n cards can have come from the deck: players held the others when it was shuffled.", nullptr,
            advice.candidates);
    case Reason::guess:
        return tr("The others do not seem to care about links: these two are as good as any.");
    }
    if (std::max(advice.links[0], advice.links[1]) >= least_link)
        return tr("Everything seems to have something to do with the leader; these two probably the least.");
    return advice.next_link >= least_link
        ? tr("These two seem to have nothing to do with the leader; all the others probably have something to do with "
             "it.")
        : tr("These two seem to have the least to do with the leader, though some of the others have hardly more.");
}

}
