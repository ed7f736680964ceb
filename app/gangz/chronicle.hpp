#pragma once

#include "gangz/open.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace gangz_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// The lines before the first event.
    static QStringList begins(const backroom::gangz::Open& open);
    /// Empty for an event that is not worth a line; `before` is what lay in the open before it.
    QStringList tell(const backroom::gangz::Event& event, const backroom::gangz::Open& before) const;
    /// Why the game is over.
    QString reason(const backroom::gangz::Open& open) const;
    /// What on the table its lines tell of, as `LogItem::about`.
    QPointF about(const backroom::gangz::Event& event) const;

    /// What a replay can step over, and begins again with: a round.
    static std::pair<int, int> chapter(const backroom::gangz::Open& open);
    /// The icon of an event that mattered, on the timeline of a replay; null for any other.
    static const char* mark(const backroom::gangz::Event& event);

private:
    QStringList names_;
    QList<int> marks_;
};

}
