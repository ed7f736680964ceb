// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/hint_wording.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "engine/core/variants.hpp"

#include <vector>

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

/// The maximum number of dice that are listed one by one.
constexpr int most_named = 6;

}

QString HintWording::describe(const Advice& advice, const View& view)
{
    return std::visit(backroom::Overloaded{
                          [](const Take& take) { return tr("Take %n dice.", nullptr, take.dice); },
                          [&](const Reroll& again) { return reroll(again.dice, view.open.shown[view.seat]); },
                          [](const Stop&) { return tr("Stop."); },
                      },
        advice.action);
}

QString HintWording::reroll(DiceSet dice, const Faces& showing)
{
    if (dice.size() == static_cast<int>(showing.size()))
        return tr("Reroll all %n dice.", nullptr, dice.size());
    const QString faces = named(dice, showing);
    return faces.isEmpty() ? tr("Reroll %n dice.", nullptr, dice.size())
                           : tr("Reroll %n dice (%1).", nullptr, dice.size()).arg(faces);
}

QString HintWording::named(DiceSet dice, const Faces& showing)
{
    std::vector<Face> faces;
    if (dice.size() <= most_named)
        for (const std::uint8_t die : dice)
            faces.push_back(showing[die]);
    return Wording::faces(faces);
}

QString HintWording::opponent(const View& view, const QStringList& names)
{
    QString only;
    for (backroom::Seat seat = 0; seat < view.open.seats; ++seat) {
        if (seat == view.seat || view.open.out.contains(seat))
            continue;
        if (!only.isEmpty())
            return {};
        only = names.value(seat);
    }
    return only;
}

QString HintWording::reason(const Advice& advice, const QString& opponent)
{
    switch (advice.reason) {
    case Reason::beats:
        if (advice.chance == 0)
            break;
        return tr("To beat: %1 with %n dice; the chance of winning the round is %2%.", nullptr, advice.dice_to_beat)
            .arg(QString::number(advice.to_beat), QString::number(advice.chance));
    case Reason::leads:
        if (advice.chance == 0)
            break;
        return tr("Nobody has a result yet; the chance of winning the round is %1%.").arg(advice.chance);
    case Reason::any_result_wins:
        return tr("Nobody plays after you: any valid result wins the %n dice in the middle.", nullptr, advice.pot);
    case Reason::safe:
        return tr("Even if you lose this round, you win the game.");
    case Reason::decides:
        return tr("Whoever wins this round wins the game; the chance of winning it is %1%.").arg(advice.chance);
    case Reason::one_will_do:
        return oneWillDo(advice, opponent);
    case Reason::wins_surely:
        return tr("Nobody can beat that any more.");
    case Reason::holds:
        return tr("The chance of winning the round is %1%; after a reroll, %2% at best.")
            .arg(QString::number(advice.chance), QString::number(advice.otherwise));
    case Reason::lost:
        break;
    case Reason::defuses:
        return tr("Left as they are, the dice set the bomb off; rerolled, their chance of winning the round is %1%.")
            .arg(advice.chance);
    case Reason::overtakes:
        return tr("Left as they are, the dice do not beat %1 with %n dice; rerolled, their chance of winning the round "
                  "is %2%.",
            nullptr, advice.dice_to_beat)
            .arg(QString::number(advice.to_beat), QString::number(advice.chance));
    case Reason::improves:
        if (advice.chance == advice.otherwise)
            return tr("The chance of winning the round is %1%, and no better if you stop.").arg(advice.chance);
        return tr("The chance of winning the round is %1% if you stop, %2% if you do this.")
            .arg(QString::number(advice.otherwise), QString::number(advice.chance));
    case Reason::pays_in_game:
        return forTheGame(advice);
    case Reason::pays_by_seat:
        return forTheGame(advice) + QLatin1Char(' ') + tr("Whoever wins this round has to start the next one.");
    case Reason::pays_in_dice:
        return tr("The chance of winning the round is %1% instead of %2%, but on average you keep %3.%4 more dice.")
            .arg(QString::number(advice.chance), QString::number(advice.otherwise), QString::number(advice.tenths / 10),
                QString::number(advice.tenths % 10));
    }
    return tr("The round can no longer be won.");
}

QString HintWording::besides(const Advice& advice, const QString& opponent)
{
    QStringList sentences;
    // Without any chance a comparison says nothing.
    const auto& more = advice.one_more == 0 && advice.chance == 0 ? std::optional<int>() : advice.one_more;
    const auto& less = advice.one_less == 0 && advice.chance == 0 ? std::optional<int>() : advice.one_less;
    // For these reasons any number of dice will do.
    const bool asked = advice.reason != Reason::any_result_wins && advice.reason != Reason::safe;
    if (asked && more && less)
        sentences += tr("With one die more the chance of winning the round would be %1%, with one less %2%.")
                         .arg(QString::number(*more), QString::number(*less));
    else if (asked && more)
        sentences += tr("With one die more the chance of winning the round would be %1%.").arg(*more);
    else if (asked && less)
        sentences += tr("With one die less the chance of winning the round would be %1%.").arg(*less);
    if (asked && more && advice.others_raise)
        sentences += opponent.isEmpty() ? tr("For then the others would risk more dice, too.")
                                        : tr("For then %1 would risk more dice, too.").arg(opponent);
    if (asked && more && *more > advice.chance)
        sentences += notWorthOneMore(advice);
    if (advice.hopeless)
        sentences += advice.reason == Reason::lost ? tr("Nor can the game.", "be won")
                                                   : tr("The game can no longer be won: this aims at the round.");
    return sentences.isEmpty() ? QString() : QLatin1Char(' ') + sentences.join(QLatin1Char(' '));
}

QString HintWording::notWorthOneMore(const Advice& advice)
{
    if (advice.game_with_one_more)
        return tr("But the chance of winning the game is %1% like this, and would be %2% with that die.")
            .arg(QString::number(advice.game_with_one_more->first), QString::number(advice.game_with_one_more->second));
    if (const int tenths = advice.tenths_with_one_more; tenths > 0)
        return tr("But on average that die would cost you %1.%2 dice.")
            .arg(QString::number(tenths / 10), QString::number(tenths % 10));
    return tr("That is not worth the risk of losing one die more.");
}

QString HintWording::oneWillDo(const Advice& advice, const QString& opponent)
{
    constexpr int slight = 10;
    if (advice.chance == 0)
        return tr(
            "One die will not win this round, but it is all that you lose: save your dice for a round that you can "
            "win.");
    if (advice.chance < slight && !opponent.isEmpty())
        return tr(
            "%1 is likely to win this round (your chance is %2%): risk little, and keep your dice for a better one.")
            .arg(opponent, QString::number(advice.chance));
    if (advice.chance < slight)
        return tr(
            "Somebody else is likely to win this round (your chance is %1%): risk little, and keep your dice for a "
            "better one.")
            .arg(advice.chance);
    if (advice.pot == 0)
        return tr("There is not enough at stake yet to risk more; the chance of winning the round is %1%.")
            .arg(advice.chance);
    return tr("For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.",
        nullptr, advice.pot)
        .arg(advice.chance);
}

}
