// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace backroom {

/// A set of small numbers, one bit each: of seats, or of dice. Iterates in ascending order.
template <class Bits>
class BitSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(Bits bits)
            : bits_(bits)
        {
        }
        constexpr std::uint8_t operator*() const { return static_cast<std::uint8_t>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++()
        {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        Bits bits_;
    };

    constexpr BitSet() = default;
    constexpr BitSet(std::initializer_list<int> numbers)
    {
        for (const int number : numbers)
            insert(number);
    }
    static constexpr BitSet of_bits(Bits bits)
    {
        BitSet set;
        set.bits_ = bits;
        return set;
    }
    static constexpr BitSet first(int count) { return of_bits((Bits{1} << count) - 1); }
    static constexpr BitSet only(int number) { return of_bits(Bits{1} << number); }

    constexpr void insert(int number) { bits_ |= Bits{1} << number; }
    constexpr void erase(int number) { bits_ &= ~(Bits{1} << number); }
    /// False for numbers out of range.
    constexpr bool contains(int number) const
    {
        return number < std::numeric_limits<Bits>::digits && (bits_ >> number & 1u) != 0;
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// Requires that the set is not empty.
    constexpr int highest() const { return std::numeric_limits<Bits>::digits - 1 - std::countl_zero(bits_); }
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr Bits bits() const { return bits_; }
    constexpr BitSet operator|(BitSet other) const { return of_bits(bits_ | other.bits_); }
    constexpr BitSet operator&(BitSet other) const { return of_bits(bits_ & other.bits_); }
    /// The numbers that are not in the other set.
    constexpr BitSet operator-(BitSet other) const { return of_bits(bits_ & ~other.bits_); }
    constexpr bool operator==(const BitSet&) const = default;

private:
    Bits bits_ = 0;
};

}
