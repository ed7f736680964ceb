#pragma once

#include "supergang/events.hpp"
#include "supergang/open.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace supergang_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// The lines before the first event.
    static QStringList begins(const backroom::supergang::Open& open);
    /// Empty for an event that is not worth a line; `before` is what lay in the open before it.
    QStringList tell(const backroom::supergang::Event& event, const backroom::supergang::Open& before) const;
    /// Why the game is over.
    QString reason(const backroom::supergang::Open& open) const;
    /// What on the table its lines tell of, as `LogItem::about`, by `Subject`.
    QPointF about(const backroom::supergang::Event& event) const;

    /// What a replay can step over, and begins again with: round and turn.
    static std::pair<int, int> chapter(const backroom::supergang::Open& open);
    /// The icon of an event that mattered, on the timeline of a replay; null for any other.
    static const char* mark(const backroom::supergang::Event& event);

private:
    QStringList coloured_names_;
    QList<int> marks_;
};

}
