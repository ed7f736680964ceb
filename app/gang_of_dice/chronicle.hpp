#pragma once

#include "gang_of_dice/open.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace gang_of_dice_table {

/// Tells events as sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// The first line of a round; of a round that adds tokens to the middle a second one.
    static QStringList roundBegins(int round, const backroom::gang_of_dice::Warning& card, int added);
    /// The lines before the first event.
    static QStringList begins(const backroom::gang_of_dice::Open& open);
    /// `before` is what lay in the open before the event.
    QStringList tell(const backroom::gang_of_dice::Event& event, const backroom::gang_of_dice::Open& before) const;
    /// Why the game is over.
    QString reason(const backroom::gang_of_dice::Open& open) const;
    /// What on the table its lines tell of, as `LogItem::about`.
    QPointF about(const backroom::gang_of_dice::Event& event) const;

    /// What a replay can step over, and begins again with: a round.
    static std::pair<int, int> chapter(const backroom::gang_of_dice::Open& open);
    /// The icon of an event that mattered, on the timeline of a replay; null for any other.
    static const char* mark(const backroom::gang_of_dice::Event& event);

private:
    QStringList names_;
    QList<int> marks_;
};

}
