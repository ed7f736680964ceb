#pragma once

#include "gang_of_dice/events.hpp"
#include "gang_of_dice/open_table.hpp"

#include <QList>
#include <QString>
#include <QStringList>

namespace gang_of_dice_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// Empty for an event that is not worth a line; `before` is what lay on the table before it.
    QStringList tell(const backroom::gang_of_dice::Event& event, const OpenTable& before) const;
    /// The first line of a round; of a round that adds tokens to the middle a second one.
    static QStringList roundBegins(int round, const backroom::gang_of_dice::Warning& card, int added);

private:
    QString who(backroom::Seat seat) const;

    QStringList names_;
    QList<int> marks_;
};

}
