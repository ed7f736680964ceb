#pragma once

#include "the_gang/events.hpp"

#include <QList>
#include <QString>
#include <QStringList>

namespace the_gang_table {

/// Tells events as sentences for the log. Follows the rows, so that it can say between whom a gang stood.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// Goes on from this state.
    void follow(const backroom::the_gang::State& state);
    /// Empty for an event that is not worth a line.
    QString tell(const backroom::the_gang::Event& event);

private:
    QString who(backroom::Seat seat) const;
    backroom::the_gang::Gangsters& row(backroom::the_gang::City city);

    QStringList names_;
    QList<int> marks_;
    std::array<backroom::the_gang::Gangsters, backroom::the_gang::city_count> rows_;
    bool dealt_told_ = false;
    bool in_turn_ = false;
};

}
