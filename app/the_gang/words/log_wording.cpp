// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/wording.hpp"

#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

QString Wording::revealed(int job, const Revealed& revealed)
{
    QStringList list;
    for (const Revealed::Entry& entry : revealed.choices)
        list += number(entry.choice.gangster);
    return tr("<b>Job %1.</b> All have chosen; lowest first: %2.")
        .arg(QString::number(job), list.join(QStringLiteral(", ")));
}

QString Wording::specialPlayed(const QString& who, const SpecialPlayed& played)
{
    const QString where = city(played.city);
    switch (played.special) {
    case Special::lookout:
        return played.end == End::left ? tr("%1 posts the Lookout at the left end of %2.").arg(who, where)
                                       : tr("%1 posts the Lookout at the right end of %2.").arg(who, where);
    case Special::spy:
        return is_odd(played.gangster) ? tr("%1 plays the Spy on %2 in %3: for this turn it counts as even.")
                                             .arg(who, number(played.gangster), where)
                                       : tr("%1 plays the Spy on %2 in %3: for this turn it counts as odd.")
                                             .arg(who, number(played.gangster), where);
    case Special::boss_calls:
        return played.gangster == 0 ? tr("%1 plays The Boss Calls on %2, but there is nobody to call.").arg(who, where)
                                    : tr("%1 plays The Boss Calls: %2 moves from %3 to %4.")
                                          .arg(who, number(played.gangster), city(played.from), where);
    case Special::none:
        break;
    }
    return {};
}

QString Wording::captured(const QString& who, const Captured& captured, Gangster left, Gangster right)
{
    const QString shot = tr("%n revolver(s)", "won", revolvers(captured.gangsters));
    const QString gang = numbers(captured.gangsters);
    if (left == 0)
        return tr("%1 captures %2 between the Lookout and %3: %4.").arg(who, gang, number(right), shot);
    if (right == 0)
        return tr("%1 captures %2 between %3 and the Lookout: %4.").arg(who, gang, number(left), shot);
    return tr("%1 captures %2 between %3 and %4: %5.").arg(who, gang, number(left), number(right), shot);
}

QString Wording::nextJob(const Outlook& next)
{
    return next.is_last_job() ? tr("Next: job %1, the last one of the game.").arg(next.job)
                              : tr("Next: job %1 of %2.").arg(QString::number(next.job), QString::number(jobs_a_round));
}

QString Wording::warning(const Outlook& outlook, bool last_round, bool explains)
{
    const QString left = QString::number(outlook.deck);
    const QString hands = QString::number(outlook.hands);
    QStringList sentences;
    const bool counted = last_round && outlook.deck_ends_it();
    if (counted)
        sentences += tr("This is the last round: %1 left in the deck, %2 needed for new hands.").arg(left, hands);
    else if (last_round && outlook.is_last_round())
        sentences += tr("This is the last of %1 rounds.").arg(outlook.limit);
    if (explains && !outlook.is_last_job() && outlook.may_be_last_job())
        sentences += outlook.job == jobs_a_round
            ? tr("The deck is running low: %1 left, %2 of them for new hands. If the rows need more than the rest, the "
                 "game ends with this job.")
                  .arg(left, hands)
            : outlook.deck == 0
            ? tr("The deck is empty. If the rows need cards at the end of a job, the game ends with that job.")
            : counted
            ? tr("If the rows need more than these at the end of a job, the game ends with that job.")
            : tr("The deck is running low: %1 left. If the rows need more at the end of a job, the game ends with that "
                 "job.")
                  .arg(left);
    return sentences.join(QLatin1Char(' '));
}

QString Wording::deck(const Outlook& outlook)
{
    if (outlook.deck == 0)
        return tr("The deck is empty");
    if (outlook.deck_ends_it())
        return tr("%1 in the deck, at least %2 needed for a new round")
            .arg(QString::number(outlook.deck), QString::number(outlook.hands));
    return outlook.may_be_last_job() && !outlook.is_last_job() ? tr("%1 in the deck: running low").arg(outlook.deck)
                                                               : tr("%n in the deck", "gangsters", outlook.deck);
}

QString Wording::ending(const backroom::Ending& ending)
{
    const QString left = QString::number(ending.parameters[0]);
    const QString needed = QString::number(ending.parameters[1]);
    if (ending.reason == endings::rounds_played)
        return tr("The last of %1 rounds is over.").arg(left);
    return ending.reason == endings::round_undealt
        ? tr("The deck is too small: %1 left, %2 needed for new hands and full rows.").arg(left, needed)
        : tr("The deck is too small: %1 left, %2 needed to fill the rows.").arg(left, needed);
}

}
