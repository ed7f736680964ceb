// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/bot/bot.hpp"

namespace the_gang_table {

class HintWording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

    using Advice = backroom::the_gang::Advice;
    using View = backroom::the_gang::View;

public:
    /// Says in one or two short sentences what the computer player would do, and why. `view` is the one the advice was
    /// made for.
    static QString of(const Advice& advice, const View& view)
    {
        return describe(advice, view) + QLatin1Char(' ') + reason(advice) + denial(advice, view) + prospect(advice);
    }
    /// Names an action that was taken, to continue "Played:".
    static QString done(const backroom::the_gang::Action& action, const View& view);

private:
    /// Says what to do.
    static QString describe(const Advice& advice, const View& view);
    static QString choice(const backroom::the_gang::Choose& choose, backroom::the_gang::Special special);
    static QString chosen(const backroom::the_gang::Choose& choose, backroom::the_gang::Special special);
    static QString sent(backroom::the_gang::Gangster gangster, backroom::the_gang::City city)
    {
        return tr("%1 to %2.", "what was played: a gangster, a city")
            .arg(QString::number(gangster), Wording::city(city));
    }
    static QString send(backroom::the_gang::Gangster gangster, backroom::the_gang::City city)
    {
        return tr("Send %1 to %2.").arg(QString::number(gangster), Wording::city(city));
    }
    static QString reason(const Advice& advice);
    static QString captures(const Advice& advice);
    /// If the action captures nothing: says what it leaves to others in its city; empty if that is not in its favour.
    static QString denial(const Advice& advice, const View& view);
    /// Says that the game is decided; empty while it is open.
    static QString prospect(const Advice& advice);
    /// Says what the turn's other card can capture afterwards.
    static QString then(const backroom::the_gang::Plan& plan)
    {
        return tr("Then the other card can capture %1: %n revolver(s).", nullptr, plan.revolvers)
            .arg(gang(plan.captured));
    }
    /// Says what the two cards of a plan do, in order.
    static QString both(const Advice& advice);
    /// Such as "the Spy goes onto 35 and captures 12 and 34", as a part of a sentence.
    static QString step(const backroom::the_gang::Play& card, backroom::the_gang::Gangsters captured)
    {
        return captured.empty() ? does(card)
                                : tr("%1 and captures %2", "24 goes there, gangsters").arg(does(card), gang(captured));
    }
    static QString does(const backroom::the_gang::Play& card);
    static QString gang(backroom::the_gang::Gangsters gangsters);
    /// Such as "2.4".
    static QString tenths(int tenths)
    {
        return tr("%1.%2").arg(QString::number(tenths / 10), QString::number(tenths % 10));
    }
};

}
