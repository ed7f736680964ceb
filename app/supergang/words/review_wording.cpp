// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/review_wording.hpp"

#include "app/games/match_counting.hpp"
#include "app/supergang/statistics.hpp"
#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"
#include "engine/core/variants.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString DecisionWording::done(const Action& action, const Seated& seated)
{
    const auto figure = [&](FigureId id) { return names::figure(id, seated); };
    const auto by = &HintWording::doneBy;
    const auto with = &HintWording::with;
    const QString text = std::visit(
        backroom::Overloaded{
            [](const Move& move) {
                return tr("moved %1 to %2", "what was played: the killer, a place")
                    .arg(names::the(move.figure), names::place(move.path.back()));
            },
            [](const Done& done) {
                return is_patrol(done.figure) ? tr("took nobody else along", "what was played")
                                              : tr("did nothing more", "what was played");
            },
            [](const GoQuietly&) { return tr("went quietly", "what was played"); },
            [&](const Rebel& rebel) { return with(tr("rebelled", "what was played"), rebel.with); },
            [&](const TakeCustody& take) {
                return tr("took %1 into custody", "what was played").arg(figure(take.figure));
            },
            [&](const Coward& attack) { return by(attack.figure, tr("mugged a passer-by", "what was played")); },
            [&](const Racket& begun) {
                return by(begun.figure, tr("started a racket in the shop", "what was played"));
            },
            [&](const BuyShop& buy) { return by(buy.figure, tr("bought the shop", "what was played")); },
            [&](const StickUp& robbery) {
                return by(robbery.figure,
                    with(robbery.prize == Prize::money ? tr("stuck up the shop", "what was played")
                                                       : tr("stuck up the shop for its ownership", "what was played"),
                        robbery.with));
            },
            [&](const Kill& killing) {
                QStringList victims;
                for (const std::uint8_t index : killing.targets)
                    victims += figure(figure_at(index));
                return by(killing.figure,
                    with(tr("opened fire on %1", "what was played").arg(naming::joined(victims)), killing.with));
            },
            [&](const AttackPatrol& attack) {
                return by(attack.figure,
                    with(tr("attacked patrol %1", "what was played").arg(attack.patrol + 1), attack.with));
            },
            [&](const Recruit& wanted) { return by(wanted.figure, recruited(wanted.who)); },
            [](const BuyPawns& buy) { return tr("bought %n pawn(s)", "what was played", buy.pawns); },
            [](const PlacePawn&) { return tr("placed a pawn", "what was played"); },
            [&](const Vamp& turned) { return tr("vamped %1", "what was played").arg(figure(turned.man)); },
            [](const RemoveToken&) { return tr("took back a token", "what was played"); },
            [](const auto&) { return QString(); },
        },
        action);
    return text.isEmpty() ? text : text + QLatin1Char('.');
}

std::function<QString(backroom::Seat)> DecisionWording::skill(const backroom::Match<SuperGang>& match)
{
    std::array<DartCount, max_seats> darts;
    replay_events(match, [&darts](backroom::Seat actor, const Event& event) { darts[actor].count(event); });
    return [darts](backroom::Seat seat) {
        const auto& [thrown, hits] = darts[seat];
        return thrown == 0
            ? QString()
            : tr("Darts thrown by hand: %1, of which %2 hit.").arg(QString::number(thrown), QString::number(hits));
    };
}

QString DecisionWording::recruited(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("recruited a killer", "what was played");
    case Character::vamp:
        return tr("recruited a vamp", "what was played");
    case Character::dealer:
        break;
    }
    return tr("recruited a dealer", "what was played");
}

}
