// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/statistics.hpp"

#include "app/games/match_counting.hpp"
#include "engine/the_gang/game.hpp"

#include <QCoreApplication>

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

class FigureWording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

public:
    static QString largestGang() { return tr("Largest gang captured"); }
    static QString largestGangHint() { return tr("The most gangsters captured in one gang"); }
    static QString gangs() { return tr("Gangs captured"); }
    static QString gangsHint() { return tr("All gangs, large and small"); }
    static QString revolversAJob() { return tr("Revolvers per job"); }
    static QString revolversAJobHint() { return tr("Captured revolvers, averaged over all jobs"); }
};

struct Tally {
    struct OfSeat {
        int largest = 0;
        int gangs = 0;
    };
    std::array<OfSeat, max_seats> seats;
    int jobs = 0;

    void count(backroom::Seat, const Event& event)
    {
        if (std::holds_alternative<JobEnded>(event))
            ++jobs;
        if (const auto* captured = std::get_if<Captured>(&event)) {
            OfSeat& of = seats[captured->seat];
            of.largest = std::max(of.largest, captured->gangsters.size());
            ++of.gangs;
        }
    }
    std::vector<Count> counts(backroom::Seat seat, const backroom::Result& end) const
    {
        const OfSeat& of = seats[seat];
        return {{static_cast<double>(of.largest), of.gangs > 0 ? 1.0 : 0.0}, {static_cast<double>(of.gangs), 1},
            {static_cast<double>(end.scores[seat]), static_cast<double>(jobs)}};
    }
};

}

GameStatistics statistics()
{
    using Kind = GameFigure::Kind;
    using Words = FigureWording;
    return {{{QStringLiteral("largest_gang"), Kind::most, QStringLiteral("crown"), Words::largestGang,
                 Words::largestGangHint},
                {QStringLiteral("gangs"), Kind::total, QStringLiteral("pile"), Words::gangs, Words::gangsHint},
                {QStringLiteral("revolvers"), Kind::mean, QStringLiteral("revolver"), Words::revolversAJob,
                    Words::revolversAJobHint, QStringLiteral("jobs")}},
        count_match<TheGang, Tally>};
}

}
