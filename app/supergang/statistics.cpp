// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/statistics.hpp"

#include "app/games/match_counting.hpp"
#include "engine/supergang/game.hpp"

#include <QCoreApplication>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

class FigureWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString years() { return tr("Years in jail"); }
    static QString yearsHint() { return tr("All the years that this gang’s gangsters were sentenced to"); }
    static QString darts() { return tr("Darts that hit"); }
    static QString dartsHint() { return tr("Of the darts thrown by hand; those thrown by dice do not count"); }
    static QString stickUps() { return tr("Successful stick-ups"); }
    static QString stickUpsHint() { return tr("Shops robbed, for money or for ownership"); }
};

struct Tally {
    struct OfSeat {
        int years = 0;
        DartCount darts;
        int stick_ups = 0;
    };
    std::array<OfSeat, max_seats> seats;

    void count(backroom::Seat actor, const Event& event)
    {
        seats[actor].darts.count(event);
        if (const auto* jailed = std::get_if<Jailed>(&event)) {
            // Years imposed when the clock runs out are not counted (SG-3.7).
            if (!jailed->by_clock)
                seats[jailed->figure.seat].years += jailed->years;
        } else if (const auto* robbed = std::get_if<StuckUp>(&event)) {
            ++seats[robbed->seat].stick_ups;
        }
    }
    std::vector<Count> counts(backroom::Seat seat, const backroom::Result&) const
    {
        const OfSeat& of = seats[seat];
        return {{static_cast<double>(of.years), 1},
            {static_cast<double>(of.darts.hits), static_cast<double>(of.darts.thrown)},
            {static_cast<double>(of.stick_ups), 1}};
    }
};

}

void DartCount::count(const Event& event)
{
    const auto* dart = std::get_if<Dart>(&event);
    if (dart == nullptr || !dart->at)
        return;
    ++thrown;
    hits += dart->target ? 1 : 0;
}

GameStatistics statistics()
{
    using Kind = GameFigure::Kind;
    using Words = FigureWording;
    return {
        {{QStringLiteral("years_in_jail"), Kind::total, QStringLiteral("lock"), Words::years, Words::yearsHint},
            {QStringLiteral("hits"), Kind::share, QStringLiteral("revolver"), Words::darts, Words::dartsHint,
                QStringLiteral("darts")},
            {QStringLiteral("stick_ups"), Kind::total, QStringLiteral("token"), Words::stickUps, Words::stickUpsHint}},
        count_match<SuperGang, Tally>};
}

}
