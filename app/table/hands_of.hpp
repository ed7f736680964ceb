// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"
#include "engine/core/seat.hpp"

#include <algorithm>
#include <map>
#include <optional>

/// The drafts of persons who decide elsewhere, such as on their phones.
template <class Scene>
class HandsOf {
public:
    struct Hand {
        Scene scene = {};
        /// `GameTable::epoch` in which the draft was made.
        int epoch = -1;
        /// Why the last tap had no effect.
        std::optional<backroom::Refusal> refusal = {};
    };

    /// Returns the hand of a seat. If `now` is set, or if the hand is new, it is updated to the view, and keeps its
    /// draft as long as that is still valid.
    template <class ViewOf>
    Hand& at(backroom::Seat seat, int epoch, bool now, ViewOf view_of)
    {
        Hand& hand = hands_[seat];
        if (hand.epoch >= 0 && !now)
            return hand;
        const auto view = view_of(seat);
        if (hand.epoch != epoch) {
            hand = {{}, epoch, {}};
            begin_hand(hand.scene, view);
        }
        hand.scene.open = view.open;
        if (hand.scene.view)
            hand.scene.view = view;
        return hand;
    }
    /// Returns how many actions phones may show of a match of this length, as they must not be ahead of the table: all
    /// of them if `now`.
    int seen(int length, bool now) { return seen_ = now ? length : std::min(seen_, length); }
    void forget(backroom::Seat seat) { hands_.erase(seat); }

private:
    std::map<backroom::Seat, Hand> hands_;
    int seen_ = 0;
};
