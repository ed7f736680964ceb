// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace backroom::gangz {

/// The number of a tattoo, 0 to 239 (GZ-1.1). Its picture is listed in the manifest (assets/gangz/tattoos.json); the
/// rules do not depend on it.
using Card = std::uint8_t;

inline constexpr int card_count = 240;
/// The ranges of card numbers and of numbers of cards.
inline constexpr Range card_numbers{0, card_count - 1};
inline constexpr Range number_of_cards{0, card_count};
/// GZ-1.2
inline constexpr int hand_size = 6;

using CardSet = std::bitset<card_count>;

/// A few cards in ascending order: a hand, or the cards played from it. A card may be contained twice, so that an
/// invalid choice can be represented and refused.
class Cards {
public:
    constexpr Cards() = default;
    constexpr Cards(std::initializer_list<Card> cards)
    {
        for (const Card card : cards)
            insert(card);
    }

    static constexpr int capacity() { return hand_size; }
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const Card* begin() const { return cards_.data(); }
    constexpr const Card* end() const { return cards_.data() + size_; }
    constexpr Card operator[](std::size_t index) const
    {
        assert(index < size_);
        return cards_[index];
    }
    constexpr bool contains(Card card) const { return std::find(begin(), end(), card) != end(); }

    constexpr void insert(Card card)
    {
        assert(size_ < hand_size);
        const std::size_t at = place_of(card);
        for (std::size_t slot = hand_size - 1; slot > 0; --slot)
            cards_[slot] = slot > at ? cards_[slot - 1] : cards_[slot];
        cards_[at] = card;
        ++size_;
    }
    /// Removes one copy, if there is any.
    constexpr void erase(Card card)
    {
        const std::size_t at = place_of(card);
        if (at >= size_ || cards_[at] != card)
            return;
        for (std::size_t slot = 0; slot + 1 < hand_size; ++slot)
            cards_[slot] = slot >= at ? cards_[slot + 1] : cards_[slot];
        cards_.back() = nothing;
        --size_;
    }
    constexpr void clear() { *this = {}; }
    constexpr bool operator==(const Cards&) const = default;

private:
    static constexpr Card nothing = 0xFF;

    /// Returns how many cards are lower. Without branches on the cards, which the processor could not predict.
    constexpr std::size_t place_of(Card card) const
    {
        std::size_t lower = 0;
        for (const Card held : cards_)
            lower += held < card ? 1 : 0;
        return lower;
    }

    std::array<Card, hand_size> cards_{nothing, nothing, nothing, nothing, nothing, nothing};
    std::uint8_t size_ = 0;
};

}
