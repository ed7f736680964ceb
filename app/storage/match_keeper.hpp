#pragma once

#include "storage/game_store.hpp"

#include <memory>

/// Where the journal of one match goes. The match is held as long as a keeper of it is there.
class MatchKeeper {
public:
    /// Nowhere: of a match that is not kept.
    MatchKeeper() = default;
    /// `match` is its number in the store, which holds it and from now on holds it for the keeper; 0 when it is not
    /// kept.
    MatchKeeper(GameStore& store, qint64 match)
        : store_(&store, [match](GameStore* held) { held->release(match); })
        , match_(match)
    {
    }

    /// A new line is on disk when this returns, or waits in the store, which says so itself (`GameStore::trouble`).
    void keep(const QString& line, bool over) const
    {
        if (store_ != nullptr)
            static_cast<void>(store_->append(match_, line, over));
    }

    /// A picture of the table, as a file, with nothing on it but what lies in the open.
    void keepPicture(const QByteArray& picture) const
    {
        if (store_ != nullptr)
            store_->keepPicture(match_, picture);
    }
    /// Its number in the store; 0 when it is not kept.
    qint64 match() const { return match_; }

private:
    std::shared_ptr<GameStore> store_;
    qint64 match_ = 0;
};
