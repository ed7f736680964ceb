#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace backroom::gangz {

/// A tattoo by its number, 0 to 239 (GZ-1.1). Which picture it is, the manifest of the pictures says: to the rules all
/// are the same.
using Card = std::uint8_t;

inline constexpr int card_count = 240;
/// GZ-1.2
inline constexpr int hand_size = 6;

using CardSet = std::bitset<card_count>;

/// A few cards in ascending order: a hand, or what is played from it. A card that is put in twice is in it twice, so
/// that a wrong choice can be refused.
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
        std::size_t at = size_++;
        for (; at > 0 && cards_[at - 1] > card; --at)
            cards_[at] = cards_[at - 1];
        cards_[at] = card;
    }
    /// One of them, if it is there.
    constexpr void erase(Card card)
    {
        std::size_t at = 0;
        while (at < size_ && cards_[at] != card)
            ++at;
        if (at == size_)
            return;
        for (--size_; at < size_; ++at)
            cards_[at] = cards_[at + 1];
        cards_[size_] = 0;
    }
    constexpr void clear() { *this = {}; }
    constexpr bool operator==(const Cards&) const = default;

private:
    std::array<Card, hand_size> cards_{};
    std::uint8_t size_ = 0;
};

}
