#pragma once

#include "storage/game_store.hpp"

/// Where the journal of one match goes.
class MatchKeeper {
public:
    /// Nowhere: of a match that is not kept.
    MatchKeeper() = default;
    /// `match` is its number in the store; 0 when it is not kept.
    MatchKeeper(GameStore& store, qint64 match)
        : store_(&store)
        , match_(match)
    {
    }

    /// A new line is on disk when this returns.
    void keep(const QString& line, bool over) const
    {
        if (store_ == nullptr)
            return;
        store_->append(match_, line);
        if (over)
            store_->finish(match_);
        else
            store_->reopen(match_);
    }

private:
    GameStore* store_ = nullptr;
    qint64 match_ = 0;
};
