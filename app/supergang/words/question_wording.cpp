// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/question_wording.hpp"

#include "engine/supergang/lookup.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString QuestionWording::againstCops(int rebels, int record)
{
    const QString duel =
        rebels == 1 ? tr("A duel, alone against two cops.") : tr("A duel of %n against two cops.", nullptr, rebels);
    return duel + QLatin1Char(' ')
        + tr("If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.", nullptr, record);
}

QString QuestionWording::newOne(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("a new killer");
    case Character::vamp:
        return tr("a new vamp");
    case Character::dealer:
        break;
    }
    return tr("a new dealer");
}

QString QuestionWording::objection(const Refused& refused, const PublicState& before, const QList<int>& levels)
{
    const int level = levels.value(refused.seat);
    const auto* trade = top<Trade>(before);
    if (level <= 0 || trade == nullptr)
        return {};
    const auto why = objection_to(before, *trade, static_cast<backroom::Level>(level));
    return why ? objection(*why) : QString();
}

QString QuestionWording::objection(Objection why)
{
    switch (why) {
    case Objection::close_to_winning:
        return tr("Not with somebody who is about to win.", "a computer player refuses a trade");
    case Objection::needed:
        return tr("I need that more myself.", "a computer player refuses a trade");
    case Objection::one_sided:
        return tr("You would gain far more by it than I.", "a computer player refuses a trade");
    case Objection::too_little:
        break;
    }
    return tr("That is too little for me.", "a computer player refuses a trade");
}

}
