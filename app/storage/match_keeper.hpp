#pragma once

#include "app/storage/game_store.hpp"

#include <memory>

/// Writes the journal of one match. The match is held as long as a copy of the keeper exists.
class MatchKeeper {
public:
    /// For a match that is not saved.
    MatchKeeper() = default;
    /// `match` is its number in the store, or 0 if it is not saved. The store must hold it already; the keeper takes
    /// over that hold.
    MatchKeeper(GameStore& store, qint64 match)
        : store_(&store, [match](GameStore* held) { held->release(match); })
        , match_(match)
    {
    }

    /// When this returns, the line is on disk or waits in the store, which reports that (`GameStore::trouble`).
    void keep(const QString& line, bool over) const
    {
        if (store_ != nullptr)
            static_cast<void>(store_->append(match_, line, over));
    }

    /// `picture` is an image file of the table, showing only public information.
    void keepPicture(const QByteArray& picture) const
    {
        if (store_ != nullptr)
            store_->keepPicture(match_, picture);
    }
    /// Returns the number in the store; 0 if the match is not saved.
    qint64 match() const { return match_; }

private:
    std::shared_ptr<GameStore> store_;
    qint64 match_ = 0;
};
