// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/statistics.hpp"

#include "app/games/match_counting.hpp"
#include "engine/gangz/game.hpp"

#include <QCoreApplication>

namespace gangz_table {

using namespace backroom::gangz;

namespace {

class FigureWording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

public:
    static QString nose() { return tr("Good nose"); }
    static QString noseHint() { return tr("Votes that landed on an intruder"); }
    static QString liar() { return tr("Good liar"); }
    static QString liarHint() { return tr("Own cards that nobody suspected"); }
    static QString fooled() { return tr("Intruders missed"); }
    static QString fooledHint() { return tr("Intruders that got no vote from this player"); }
};

struct Tally {
    struct OfSeat {
        int votes = 0;
        int found = 0;
        int cards = 0;
        int clean = 0;
    };
    std::array<OfSeat, max_seats> seats;

    void count(backroom::Seat, const Event& event)
    {
        if (const auto* unmasked = std::get_if<Unmasked>(&event)) {
            for (std::size_t seat = 0; seat < max_seats; ++seat)
                seats[seat].cards += unmasked->played[seat].size();
        } else if (const auto* scored = std::get_if<Scored>(&event)) {
            // A seat has as many votes as there are intruders (GZ-2.4).
            OfSeat& of = seats[scored->seat];
            of.votes += intruder_count;
            of.found += scored->score.found;
            of.clean += scored->score.clean;
        }
    }
    std::vector<Count> counts(backroom::Seat seat, const backroom::Result&) const
    {
        const OfSeat& of = seats[seat];
        const auto votes = static_cast<double>(of.votes);
        return {{static_cast<double>(of.found), votes}, {static_cast<double>(of.clean), static_cast<double>(of.cards)},
            {votes - of.found, votes}};
    }
};

}

GameStatistics statistics()
{
    using Kind = GameFigure::Kind;
    using Words = FigureWording;
    return {{{QStringLiteral("intruders_found"), Kind::share, QStringLiteral("search"), Words::nose, Words::noseHint,
                 QStringLiteral("votes")},
                {QStringLiteral("cards_unsuspected"), Kind::share, QStringLiteral("hidden"), Words::liar,
                    Words::liarHint, QStringLiteral("cards")},
                {QStringLiteral("intruders_missed"), Kind::total, QStringLiteral("hand"), Words::fooled,
                    Words::fooledHint}},
        count_match<Gangz, Tally>};
}

}
