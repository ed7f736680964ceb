// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/chronicle.hpp"

#include "app/supergang/words/details.hpp"
#include "app/table/log_model.hpp"
#include "engine/supergang/rules.hpp"

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// The target of a log line: a thing, or a seat.
struct About {
    const QList<int>& marks;

    static QPointF thing(Subject subject, int id) { return QPointF(static_cast<int>(subject), id); }
    static QPointF nothing() { return QPointF(-1, -1); }
    static QPointF one(FigureId id) { return thing(Subject::figure, index_of(id)); }
    static QPointF patrol(int number) { return thing(Subject::figure, first_patrol_subject + number); }
    static QPointF at(Place place)
    {
        return is_shop(place) ? thing(Subject::shop, shop_at(place)) : thing(Subject::place, place);
    }

    QPointF operator()(const PoliceBought&) const { return thing(Subject::police, 0); }
    QPointF operator()(const Recruited& event) const { return one(event.figure); }
    QPointF operator()(const DuelBegan& event) const { return at(event.duel.place); }
    QPointF operator()(const Vamped& event) const { return one(event.man); }
    QPointF operator()(const Freed& event) const { return one(event.man); }
    QPointF operator()(const DistrictWon& event) const { return thing(Subject::district, event.district); }
    QPointF operator()(const Traded& event) const { return seat(event.trade.from); }
    QPointF operator()(const Offered& event) const { return seat(event.trade.from); }
    QPointF operator()(const auto& event) const
    {
        if constexpr (requires { event.shop; })
            return thing(Subject::shop, event.shop);
        else if constexpr (requires { event.section; })
            return thing(Subject::section, event.section);
        else if constexpr (requires { event.figure.character; })
            return one(event.figure);
        else if constexpr (requires { event.patrol; })
            return patrol(event.patrol);
        else if constexpr (requires { event.seat; })
            return seat(event.seat);
        else
            return nothing();
    }

    QPointF seat(backroom::Seat of) const { return QPointF(LogModel::about_seat, marks.value(of)); }
};

}

QPointF Chronicle::about(const Event& event) const
{
    return std::visit(About{marks_}, event);
}

}
