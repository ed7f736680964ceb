// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/hint_wording.hpp"

#include "engine/core/variants.hpp"
#include "engine/the_gang/deal.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

/// Returns the most revolvers that a gangster unseen by the seat could capture there with a ticket.
int within_reach(const Rows& rows, const View& view, City city)
{
    const Gangsters seen = seen_gangsters(view);
    int most = 0;
    for (int number = 1; number <= gangsters_in_game(view.open.seats); ++number)
        if (const auto gangster = static_cast<Gangster>(number); !seen.contains(gangster))
            most = std::max(most, ticket_gain(rows, gangster, city));
    return most;
}

}

QString HintWording::describe(const Advice& advice, const View& view)
{
    if (const auto* choose = std::get_if<Choose>(&advice.action))
        return choice(*choose, view.hand.special);
    if (const auto* place = std::get_if<PlaceGangster>(&advice.action))
        return send(view.open.still_to_play(view.seat).gangster, place->city);
    QString named = done(advice.action, view);
    named.front() = named.front().toUpper();
    return named;
}

QString HintWording::done(const Action& action, const View& view)
{
    return std::visit(
        backroom::Overloaded{
            [&](const Choose& choose) { return chosen(choose, view.hand.special); },
            [&](const PlaceGangster& place) { return sent(view.open.still_to_play(view.seat).gangster, place.city); },
            [](const PlayLookout& lookout) {
                const QString city = Wording::city(lookout.city);
                return lookout.end == End::left ? tr("the Lookout to the left end of %1.").arg(city)
                                                : tr("the Lookout to the right end of %1.").arg(city);
            },
            [](const PlaySpy& spy) {
                return tr("the Spy onto %1 in %2.").arg(QString::number(spy.on), Wording::city(spy.city));
            },
            [](const PlayBossCalls& call) {
                const QString city = Wording::city(call.city);
                return call.gangster == 0 ? tr("The Boss Calls to %1: there is nobody to call.").arg(city)
                                          : tr("The Boss Calls: %1 to %2.").arg(QString::number(call.gangster), city);
            },
        },
        action);
}

QString HintWording::choice(const Choose& choose, Special special)
{
    if (choose.ticket)
        return send(choose.gangster, *choose.ticket);
    switch (special) {
    case Special::lookout:
        return tr("Choose %1 with the Lookout.").arg(choose.gangster);
    case Special::spy:
        return tr("Choose %1 with the Spy.").arg(choose.gangster);
    case Special::boss_calls:
    case Special::none:
        break;
    }
    return tr("Choose %1 with The Boss Calls.").arg(choose.gangster);
}

QString HintWording::chosen(const Choose& choose, Special special)
{
    if (choose.ticket)
        return sent(choose.gangster, *choose.ticket);
    switch (special) {
    case Special::lookout:
        return tr("%1 with the Lookout.", "what was played: a gangster").arg(choose.gangster);
    case Special::spy:
        return tr("%1 with the Spy.", "what was played: a gangster").arg(choose.gangster);
    case Special::boss_calls:
    case Special::none:
        break;
    }
    return tr("%1 with The Boss Calls.", "what was played: a gangster").arg(choose.gangster);
}

QString HintWording::reason(const Advice& advice)
{
    switch (advice.reason) {
    case Reason::captures:
        return captures(advice);
    case Reason::will_capture:
        return tr("Nothing to capture yet; when its turn comes, the chance of capturing at least one gang is %1%.")
            .arg(advice.chance);
    case Reason::special_pays:
        if (advice.plan && advice.plan->second)
            return both(advice);
        return tr("The chance of capturing at least one gang with both is %1%, for %2 revolvers on average.")
            .arg(QString::number(advice.chance), tenths(advice.tenths));
    case Reason::special_expires:
        return tr("After this job an unused special card is discarded.");
    case Reason::prepares:
        return then(*advice.plan);
    case Reason::spoils:
        return tr("There is little to capture, but it costs the others %1 revolvers on average.")
            .arg(tenths(advice.tenths));
    case Reason::keeps:
        if (advice.tenths >= 10 * advice.revolvers)
            return tr("Keep %1 for a later job: it captures %2 in %3, %n revolver(s).", nullptr, advice.revolvers)
                .arg(QString::number(advice.kept), gang(advice.gangsters), Wording::city(advice.city));
        return tr("Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolver(s); counting what the "
                  "others may do first, only %4 on average.",
            nullptr, advice.revolvers)
            .arg(QString::number(advice.kept), gang(advice.gangsters), Wording::city(advice.city),
                tenths(advice.tenths));
    case Reason::keeps_special:
        if (advice.tenths >= 10 * advice.revolvers)
            return tr("Keep your special card for a later job: it helps to capture %1 in %2, %n revolver(s).", nullptr,
                advice.revolvers)
                .arg(gang(advice.gangsters), Wording::city(advice.city));
        return tr("Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n "
                  "revolver(s); counting what the others may do first, only %3 on average.",
            nullptr, advice.revolvers)
            .arg(gang(advice.gangsters), Wording::city(advice.city), tenths(advice.tenths));
    case Reason::looks_ahead:
        return tr("As the rows stand, another choice captures %1 in %2; looking ahead, this one is better.")
            .arg(gang(advice.gangsters), Wording::city(advice.city));
    case Reason::ends_better:
        return tr("As the rows stand, another choice captures %1 in %2; by the end of the job, this one gives you the "
                  "better score.")
            .arg(gang(advice.gangsters), Wording::city(advice.city));
    case Reason::nothing_better:
        break;
    }
    return tr("There is nothing to capture, and no better choice.");
}

QString HintWording::prospect(const Advice& advice)
{
    switch (advice.prospect) {
    case Prospect::won:
        return QLatin1Char(' ') + tr("With this, the game is as good as won.");
    case Prospect::lost:
        return QLatin1Char(' ') + tr("The game is as good as lost; this is about your score.");
    case Prospect::open:
        break;
    }
    return {};
}

QString HintWording::captures(const Advice& advice)
{
    if (advice.chance < 100)
        return tr(
            "As the rows stand, it captures %1, %n revolver(s). Counting what the others may do first, the chance "
            "of capturing at least one gang is %2%.",
            nullptr, advice.revolvers)
            .arg(gang(advice.gangsters), QString::number(advice.chance));
    const QString now = tr("It captures %1: %n revolver(s).", nullptr, advice.revolvers).arg(gang(advice.gangsters));
    return advice.plan ? now + QLatin1Char(' ') + then(*advice.plan) : now;
}

QString HintWording::denial(const Advice& advice, const View& view)
{
    if (advice.reason != Reason::looks_ahead && advice.reason != Reason::nothing_better)
        return {};
    Gangster gangster = 0;
    City city{};
    if (const auto* choose = std::get_if<Choose>(&advice.action); choose != nullptr && choose->ticket) {
        gangster = choose->gangster;
        city = *choose->ticket;
    } else if (const auto* place = std::get_if<PlaceGangster>(&advice.action)) {
        gangster = view.open.still_to_play(view.seat).gangster;
        city = place->city;
    } else {
        return {};
    }
    Rows rows = view.open.cities;
    const int before = within_reach(rows, view, city);
    auto turn = view.open.turn;
    play(rows, turn, {city, gangster});
    const int after = within_reach(rows, view, city);
    if (after > before || (after == before && after > 0))
        return {};
    const QString there = Wording::city(city);
    const QString sentence = before == 0 ? tr("It gives the others nothing to capture in %1.").arg(there)
        : after == 0
        ? tr("It leaves the others nothing to capture in %1.").arg(there)
        : tr("It leaves the others at most %n revolver(s) to capture in %1, instead of %2.", nullptr, after)
              .arg(there, QString::number(before));
    return QLatin1Char(' ') + sentence;
}

QString HintWording::both(const Advice& advice)
{
    const Plan& plan = *advice.plan;
    return tr("In %1, as the rows stand: first %2, then %3. Counting what the others may do first, the chance of "
              "capturing at least one gang is %4%, for %5 revolvers on average.",
        "city, what one card does, what the other does")
        .arg(Wording::city(advice.city), step(plan.first, plan.by_first),
            step(*plan.second, plan.captured - plan.by_first), QString::number(advice.chance), tenths(advice.tenths));
}

QString HintWording::does(const Play& card)
{
    if (card.placed != 0)
        return tr("%1 goes there", "a gangster").arg(card.placed);
    if (card.special == Special::lookout)
        return card.end == End::left ? tr("the Lookout goes to the left end") : tr("the Lookout goes to the right end");
    if (card.special == Special::spy)
        return tr("the Spy goes onto %1", "a gangster").arg(card.on);
    return card.on == 0 ? tr("The Boss Calls brings nobody")
                        : tr("The Boss Calls brings %1", "a gangster").arg(card.on);
}

QString HintWording::gang(Gangsters gangsters)
{
    QStringList numbers;
    for (const Gangster gangster : gangsters)
        numbers += QString::number(gangster);
    return naming::joined(numbers);
}

}
