// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/bot/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace gang_of_dice_table {

class HintWording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

    using Advice = backroom::gang_of_dice::Advice;
    using View = backroom::gang_of_dice::View;

public:
    /// Says in one or two short sentences what the computer player would do, and why. `view` is the one the advice was
    /// made for, `names` those of the seats.
    static QString of(const Advice& advice, const View& view, const QStringList& names)
    {
        const QString only = opponent(view, names);
        return describe(advice, view) + QLatin1Char(' ') + reason(advice, only) + besides(advice, only);
    }
    /// Lists the faces of these dice; empty if they are too many.
    static QString named(backroom::gang_of_dice::DiceSet dice, const backroom::gang_of_dice::Faces& showing);

private:
    /// Says what to do.
    static QString describe(const Advice& advice, const View& view);
    static QString reroll(backroom::gang_of_dice::DiceSet dice, const backroom::gang_of_dice::Faces& showing);
    /// `opponent` as returned below.
    static QString reason(const Advice& advice, const QString& opponent);
    /// The only other player who is still in the game; empty if there are more.
    static QString opponent(const View& view, const QStringList& names);
    /// Says what other numbers of dice would do, and whether the game is lost; empty, or begins with a space.
    static QString besides(const Advice& advice, const QString& opponent);
    /// Says why one die more, with which the round would be won more often, is not advised.
    static QString notWorthOneMore(const Advice& advice);
    static QString forTheGame(const Advice& advice)
    {
        return tr("The chance of winning the round is %1% instead of %2%, but the chance of winning the game is %3% "
                  "instead of %4%.")
            .arg(QString::number(advice.chance), QString::number(advice.otherwise), QString::number(advice.game),
                QString::number(advice.game_otherwise));
    }
    static QString oneWillDo(const Advice& advice, const QString& opponent);
};

}
