#pragma once

#include "the_gang/open.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

namespace the_gang_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// The lines before the first event.
    static QStringList begins(const backroom::the_gang::Open& open);
    /// Empty for an event that is not worth a line; `before` is what lay in the open before it.
    QStringList tell(const backroom::the_gang::Event& event, const backroom::the_gang::Open& before) const;
    /// What on the table its lines tell of, as `LogItem::about`.
    QPointF about(const backroom::the_gang::Event& event) const;

private:
    QStringList names_;
    QList<int> marks_;
};

}
