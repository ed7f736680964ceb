// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/statistics.hpp"

#include "app/games/match_counting.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/gang_of_dice/luck.hpp"

#include <QCoreApplication>

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

class FigureWording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

public:
    static QString luckiestRoll() { return tr("Luckiest roll"); }
    static QString luckiestRollHint()
    {
        return tr("The least likely final roll that counted: the odds of rolling that much or more without going bust");
    }
    static QString busts() { return tr("Busts"); }
    static QString bustsHint() { return tr("Turns ended by the warning card"); }
    static QString roundsWon() { return tr("Rounds won"); }
    static QString roundsWonHint() { return tr("Turns that won the round"); }
};

struct Tally {
    struct OfSeat {
        int turns = 0;
        int busts = 0;
        int won = 0;
        /// The probability of the luckiest roll; 2 before the first.
        double chance = 2;
    };
    std::array<OfSeat, max_seats> seats;
    Warning warning;
    Rolled rolled{};

    explicit Tally(const PublicState& begin)
        : warning(begin.warning())
    {
    }
    void count(backroom::Seat, const Event& event)
    {
        if (const auto* revealed = std::get_if<WarningRevealed>(&event)) {
            warning = revealed->card;
        } else if (const auto* roll = std::get_if<Rolled>(&event)) {
            rolled = *roll;
        } else if (const auto* busted = std::get_if<Busted>(&event)) {
            ++seats[busted->seat].turns;
            ++seats[busted->seat].busts;
        } else if (const auto* shown = std::get_if<ResultShown>(&event)) {
            OfSeat& of = seats[shown->seat];
            ++of.turns;
            of.chance = std::min(of.chance, chance_of_throw(warning, rolled.values, rolled.thrown));
        } else if (const auto* won = std::get_if<RoundWon>(&event)) {
            ++seats[won->seat].won;
        }
    }
    std::vector<Count> counts(backroom::Seat seat, const backroom::Result&) const
    {
        const OfSeat& of = seats[seat];
        const auto turns = static_cast<double>(of.turns);
        return {{of.chance, of.chance > 1 ? 0.0 : 1.0}, {static_cast<double>(of.busts), turns},
            {static_cast<double>(of.won), turns}};
    }
};

}

GameStatistics statistics()
{
    using Kind = GameFigure::Kind;
    using Words = FigureWording;
    const QString turns = QStringLiteral("turns");
    return {{{QStringLiteral("luckiest_roll"), Kind::rarest, QStringLiteral("die"), Words::luckiestRoll,
                 Words::luckiestRollHint},
                {QStringLiteral("busts"), Kind::share, QStringLiteral("bomb"), Words::busts, Words::bustsHint, turns},
                {QStringLiteral("rounds_won"), Kind::share, QStringLiteral("token"), Words::roundsWon,
                    Words::roundsWonHint, turns}},
        count_match<GangOfDice, Tally>};
}

}
