// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/review_wording.hpp"

#include "app/gangz/words/tattoo_names.hpp"
#include "engine/gangz/bot/eyes.hpp"

#include <cmath>

namespace gangz_table {

using namespace backroom::gangz;

namespace {

double mean_link(const View& view, const Cards& cards)
{
    const Links links(view.open.leader(), eyes_of(view.open, view.seat, backroom::Level::boss));
    double sum = 0;
    for (const Card card : cards)
        sum += links.strength(card);
    return sum / cards.size();
}

}

DecisionWords DecisionWording::of(const Decision& decision, const Seated& /*seated*/)
{
    if (decision.advice)
        return {done(decision.taken),
            done(decision.advice->action) + QLatin1Char(' ') + HintWording::reason(*decision.advice) + QLatin1Char(' ')
                + byExpectation()};
    return {done(decision.taken), done(decision.best) + QLatin1Char(' ') + reason(decision)};
}

QString DecisionWording::done(const Action& action)
{
    if (const auto* vote = std::get_if<Vote>(&action))
        return tr("pawns on “%1” and “%2”.", "what was played, or would be better")
            .arg(tattoos::name(vote->pawns.first), tattoos::name(vote->pawns.second));
    const auto* play = std::get_if<Play>(&action);
    return play == nullptr
        ? QString()
        : tr("%1.", "the cards that were played, or would be better").arg(tattoos::names(play->cards));
}

QString DecisionWording::reason(const Decision& decision)
{
    const Cards& taken = std::get<Play>(decision.taken).cards;
    const Cards& best = std::get<Play>(decision.best).cards;
    if (taken == best)
        return tr("Against most hands that the others might hold, nothing brings more.");
    if (best.size() < taken.size())
        return tr("Every further card is one more target for the others’ pawns.");
    if (mean_link(decision.view, best) > mean_link(decision.view, taken))
        return tr("These seem to have more to do with the leader.");
    if (best.size() > taken.size())
        return tr("More cards bring more, and the others have to spread their pawns.");
    return tr("The others may be worth more with a later leader.");
}

QString DecisionWording::tenths(double points)
{
    const auto all = static_cast<int>(std::lround(10 * std::abs(points)));
    return tr("%1.%2", "points and tenths").arg(QString::number(all / 10), QString::number(all % 10));
}

}
