// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace backroom {

/// A place at the table. Seats count from 0, in the order in which a shared screen is handed round.
using Seat = std::uint8_t;

inline constexpr int max_seats = 6;

/// The viewer who sees only public information.
inline constexpr Seat nobody = 0xFF;

/// A set of seats. Iterates in ascending order.
class SeatSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(unsigned bits)
            : bits_(bits)
        {
        }
        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++()
        {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        unsigned bits_;
    };

    constexpr SeatSet() = default;
    static constexpr SeatSet first(int count)
    {
        SeatSet set;
        set.bits_ = (1u << count) - 1;
        return set;
    }
    static constexpr SeatSet only(Seat seat)
    {
        SeatSet set;
        set.insert(seat);
        return set;
    }

    constexpr void insert(Seat seat) { bits_ |= 1u << seat; }
    constexpr void erase(Seat seat) { bits_ &= ~(1u << seat); }
    constexpr bool contains(Seat seat) const { return seat < 32 && (bits_ >> seat & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr unsigned bits() const { return bits_; }
    constexpr SeatSet operator|(SeatSet other) const { return SeatSet(bits_ | other.bits_); }
    constexpr SeatSet operator&(SeatSet other) const { return SeatSet(bits_ & other.bits_); }
    constexpr SeatSet operator-(SeatSet other) const { return SeatSet(bits_ & ~other.bits_); }
    constexpr bool operator==(const SeatSet&) const = default;

private:
    constexpr explicit SeatSet(unsigned bits)
        : bits_(bits)
    {
    }

    unsigned bits_ = 0;
};

}
