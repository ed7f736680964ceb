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
    QPointF operator()(const Recruited& told) const { return one(told.figure); }
    QPointF operator()(const DuelBegan& told) const { return at(told.duel.place); }
    QPointF operator()(const Vamped& told) const { return one(told.man); }
    QPointF operator()(const Freed& told) const { return one(told.man); }
    QPointF operator()(const DistrictWon& told) const { return thing(Subject::district, told.district); }
    QPointF operator()(const Traded& told) const { return seat(told.trade.from); }
    QPointF operator()(const Offered& told) const { return seat(told.trade.from); }
    QPointF operator()(const auto& told) const
    {
        if constexpr (requires { told.shop; })
            return thing(Subject::shop, told.shop);
        else if constexpr (requires { told.section; })
            return thing(Subject::section, told.section);
        else if constexpr (requires { told.figure.character; })
            return one(told.figure);
        else if constexpr (requires { told.patrol; })
            return patrol(told.patrol);
        else if constexpr (requires { told.seat; })
            return seat(told.seat);
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
