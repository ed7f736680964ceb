#pragma once

#include "gang_of_dice/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace gang_of_dice_table {

/// A hint in words, in the language of the program.
class HintWording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

    using Advice = backroom::gang_of_dice::Advice;
    using View = backroom::gang_of_dice::View;

public:
    /// What the boss would do, and why: one or two short sentences. `view` is what the advice was given for.
    static QString of(const Advice& advice, const View& view);

private:
    static QString deed(const Advice& advice, const View& view);
    static QString reroll(backroom::gang_of_dice::DiceSet dice, const backroom::gang_of_dice::Faces& showing);
    static QString reason(const Advice& advice);
    static QString forTheGame(const Advice& advice);
    static QString oneWillDo(const Advice& advice);
};

}
