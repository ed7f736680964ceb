// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace backroom::supergang {

/// A set of ids from 0 to Count − 1. Iterates in ascending order.
template <int Count>
class IdSet {
    static_assert(Count > 0 && Count < 0xFF);
    static constexpr std::size_t word_count = (Count + 63) / 64;

public:
    using Words = std::array<std::uint64_t, word_count>;

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = std::uint8_t;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = std::uint8_t;

        constexpr Iterator() = default;
        constexpr Iterator(const Words& words, std::size_t at)
            : words_(words)
            , at_(at)
        {
            skip_empty();
        }
        constexpr std::uint8_t operator*() const
        {
            return static_cast<std::uint8_t>(64 * at_ + static_cast<std::size_t>(std::countr_zero(words_[at_])));
        }
        constexpr Iterator& operator++()
        {
            words_[at_] &= words_[at_] - 1;
            skip_empty();
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator& other) const
        {
            return at_ == other.at_ && (at_ == word_count || words_[at_] == other.words_[at_]);
        }

    private:
        constexpr void skip_empty()
        {
            while (at_ < word_count && words_[at_] == 0)
                ++at_;
        }

        Words words_{};
        std::size_t at_ = word_count;
    };

    constexpr IdSet() = default;
    constexpr IdSet(std::initializer_list<std::uint8_t> ids)
    {
        for (const std::uint8_t id : ids)
            insert(id);
    }

    /// False if the id is out of range.
    constexpr bool contains(std::uint8_t id) const { return id < Count && (words_[id / 64] >> (id % 64) & 1u) != 0; }
    constexpr void insert(std::uint8_t id) { words_[id / 64] |= bit(id); }
    constexpr void erase(std::uint8_t id) { words_[id / 64] &= ~bit(id); }
    constexpr bool empty() const { return words_ == Words{}; }
    constexpr int size() const
    {
        int count = 0;
        for (const std::uint64_t word : words_)
            count += std::popcount(word);
        return count;
    }
    constexpr bool includes(const IdSet& other) const { return (other & *this) == other; }
    constexpr bool intersects(const IdSet& other) const { return !(*this & other).empty(); }

    constexpr IdSet operator&(const IdSet& other) const
    {
        IdSet both;
        for (std::size_t at = 0; at < word_count; ++at)
            both.words_[at] = words_[at] & other.words_[at];
        return both;
    }
    constexpr IdSet operator|(const IdSet& other) const
    {
        IdSet either;
        for (std::size_t at = 0; at < word_count; ++at)
            either.words_[at] = words_[at] | other.words_[at];
        return either;
    }
    constexpr IdSet operator-(const IdSet& other) const
    {
        IdSet rest;
        for (std::size_t at = 0; at < word_count; ++at)
            rest.words_[at] = words_[at] & ~other.words_[at];
        return rest;
    }
    constexpr bool operator==(const IdSet&) const = default;

    constexpr Iterator begin() const { return Iterator(words_, 0); }
    constexpr Iterator end() const { return Iterator(words_, word_count); }
    /// Each word has 64 ids, the lowest first.
    constexpr const Words& words() const { return words_; }

private:
    static constexpr std::uint64_t bit(std::uint8_t id) { return std::uint64_t{1} << (id % 64); }

    Words words_{};
};

}
