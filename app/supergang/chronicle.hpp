#pragma once

#include "supergang/events.hpp"
#include "supergang/open.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

namespace supergang_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// The lines before the first event.
    static QStringList begins(const backroom::supergang::Open& open);
    /// Empty for an event that is not worth a line; `before` is what lay in the open before it.
    QStringList tell(const backroom::supergang::Event& event, const backroom::supergang::Open& before) const;
    /// What on the table its lines tell of, as `LogItem::about`, by `Subject`.
    QPointF about(const backroom::supergang::Event& event) const;

private:
    QStringList coloured_names_;
    QList<int> marks_;
};

}
