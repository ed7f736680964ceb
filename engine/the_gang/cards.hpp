// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace backroom::the_gang {

/// The number of a gangster, 1 to 80 (TG-1.1); 0 is none.
using Gangster = std::uint8_t;

inline constexpr int gangster_count = 80;
inline constexpr Range any_gangster{1, gangster_count};

constexpr bool is_odd(Gangster gangster)
{
    return (gangster & 1u) != 0;
}

/// Returns the printed revolvers (TG-7.1), from the data table in assets/.
int revolvers(Gangster gangster);

/// TG-1.3
enum class City : std::uint8_t { chicago, detroit, new_york };
inline constexpr int city_count = 3;
inline constexpr std::array all_cities{City::chicago, City::detroit, City::new_york};
constexpr int index(City city)
{
    return static_cast<int>(city);
}

/// TG-1.2: the deck has four of each.
enum class Special : std::uint8_t { none, lookout, spy, boss_calls };
inline constexpr int special_kinds = 3;
inline constexpr std::array all_specials{Special::lookout, Special::spy, Special::boss_calls};

enum class End : std::uint8_t { left, right };

/// A set of gangsters: a row, a hand or a captured pile. Iterates in ascending order, so a row is always in order.
class Gangsters {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Gangster;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Gangster;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high)
            : low_(low)
            , high_(high)
        {
        }
        constexpr Gangster operator*() const
        {
            return static_cast<Gangster>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++()
        {
            if (low_ != 0)
                low_ &= low_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    using value_type = Gangster;

    constexpr Gangsters() = default;
    constexpr Gangsters(std::initializer_list<int> all)
    {
        for (const int number : all)
            insert(static_cast<Gangster>(number));
    }

    constexpr void insert(Gangster gangster) { word(gangster) |= bit(gangster); }
    constexpr void erase(Gangster gangster) { word(gangster) &= ~bit(gangster); }
    constexpr bool contains(Gangster gangster) const
    {
        return gangster <= gangster_count && ((gangster < 64 ? low_ : high_) & bit(gangster)) != 0;
    }
    constexpr int size() const { return count(low_) + count(high_); }
    constexpr bool several() const
    {
        const std::uint64_t joined = low_ | high_;
        return (low_ != 0 && high_ != 0) || (joined & (joined - 1)) != 0;
    }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }

    /// 0 if the set is empty.
    constexpr Gangster lowest() const { return empty() ? Gangster{0} : *begin(); }
    constexpr Gangster highest() const
    {
        if (high_ != 0)
            return static_cast<Gangster>(127 - std::countl_zero(high_));
        return static_cast<Gangster>(low_ != 0 ? 63 - std::countl_zero(low_) : 0);
    }

    /// The gangsters with a lower number, or with a higher one.
    constexpr Gangsters below(Gangster gangster) const
    {
        const std::uint64_t under = bit(gangster) - 1;
        const std::uint64_t beyond = 0u - (std::uint64_t{gangster} >> 6u);
        return of(low_ & (under | beyond), high_ & under & beyond);
    }
    constexpr Gangsters above(Gangster gangster) const
    {
        Gangsters rest = *this - below(gangster);
        rest.erase(gangster);
        return rest;
    }
    /// The index in the row, from the left, at which the gangster stands or would stand.
    constexpr int index_of(Gangster gangster) const { return below(gangster).size(); }

    constexpr Gangsters odd() const { return of(low_ & 0xAAAAAAAAAAAAAAAAu, high_ & 0xAAAAAAAAAAAAAAAAu); }
    constexpr Gangsters even() const { return of(low_ & 0x5555555555555555u, high_ & 0x5555555555555555u); }

    friend constexpr Gangsters operator|(Gangsters a, Gangsters b) { return of(a.low_ | b.low_, a.high_ | b.high_); }
    friend constexpr Gangsters operator&(Gangsters a, Gangsters b) { return of(a.low_ & b.low_, a.high_ & b.high_); }
    friend constexpr Gangsters operator-(Gangsters a, Gangsters b) { return of(a.low_ & ~b.low_, a.high_ & ~b.high_); }
    constexpr Gangsters& operator|=(Gangsters other) { return *this = *this | other; }
    constexpr Gangsters& operator-=(Gangsters other) { return *this = *this - other; }
    constexpr bool operator==(const Gangsters&) const = default;

    constexpr std::uint64_t low_bits() const { return low_; }
    constexpr std::uint64_t high_bits() const { return high_; }

private:
    static constexpr Gangsters of(std::uint64_t low, std::uint64_t high)
    {
        Gangsters set;
        set.low_ = low;
        set.high_ = high;
        return set;
    }
    /// Replaces std::popcount, which calls a library function if the target processor is not known to have the
    /// instruction.
    static constexpr int count(std::uint64_t bits)
    {
        bits -= bits >> 1u & 0x5555555555555555u;
        bits = (bits & 0x3333333333333333u) + (bits >> 2u & 0x3333333333333333u);
        bits = (bits + (bits >> 4u)) & 0x0F0F0F0F0F0F0F0Fu;
        return static_cast<int>(bits * 0x0101010101010101u >> 56u);
    }
    static constexpr std::uint64_t bit(Gangster gangster) { return std::uint64_t{1} << (gangster & 63u); }
    constexpr std::uint64_t& word(Gangster gangster)
    {
        assert(gangster >= 1 && gangster <= gangster_count);
        return gangster < 64 ? low_ : high_;
    }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

/// TG-6.3
int revolvers(Gangsters pile);

}
