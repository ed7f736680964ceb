// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/state.hpp"

#include <limits>

namespace backroom::gangz {

namespace {

using Stock = Memory::Stock;

/// Requires that cards are drawn from stocks in ascending order.
template <int Most>
void append(Memory::Stocks<Most>& stocks, Stock stock)
{
    assert(stocks.empty() || stocks.back() <= stock);
    stocks.push_back(stock);
}

void take_out(Memory::Stocks<hand_size>& stocks, Stock stock)
{
    std::size_t at = stocks.size() - 1;
    while (stocks[at] != stock)
        --at;
    for (; at + 1 < stocks.size(); ++at)
        stocks[at] = stocks[at + 1];
    stocks.pop_back();
}

}

bool Memory::can_draw(Seat seat, int count, int before) const
{
    const auto& hand = hands_[seat];
    const auto& aside = asides_[seat];
    const Stock last = !hand.empty() ? hand.back() : aside.empty() ? Stock{0} : aside.back();
    return static_cast<int>(hand.size()) + count <= hand_size && before <= count && (before == 0 || last <= previous_);
}

bool Memory::holds(Seat seat, const Cards& shown) const
{
    const auto of_stock = [&](const auto& stocks, Stock stock) { return std::ranges::count(stocks, stock); };
    Stocks<hand_size> stocks;
    for (const Card card : shown)
        stocks.push_back(stock_of(card));
    return std::ranges::all_of(
        stocks, [&](Stock stock) { return of_stock(stocks, stock) <= of_stock(hands_[seat], stock); });
}

bool Memory::hides(const Intruders& shown) const
{
    const auto [first, second] = std::minmax({stock_of(shown[0]), stock_of(shown[1])});
    return intruders_ == Stocks<intruder_count>{first, second};
}

bool Memory::sound() const
{
    const auto in_order = [this](const auto& stocks) {
        return std::ranges::is_sorted(stocks) && (stocks.empty() || stocks.back() <= deck_);
    };
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (!hands_[seat].empty() && !asides_[seat].empty() && asides_[seat].back() > *hands_[seat].begin())
            return false;
    return previous_ <= deck_ && in_order(intruders_) && std::ranges::all_of(hands_, in_order)
        && std::ranges::all_of(asides_, in_order)
        && std::ranges::all_of(stock_of_, [this](Stock stock) { return stock <= deck_; });
}

void Memory::reshuffle(const Deck& discard)
{
    previous_ = deck_;
    // In an extremely long game, the last stocks count as one to avoid an overflow.
    if (deck_ < std::numeric_limits<Stock>::max())
        ++deck_;
    for (const Card card : discard)
        stock_of_[card] = deck_;
}

void Memory::draw(Seat seat, int count, int before)
{
    for (int drawn = 0; drawn < count; ++drawn)
        append(hands_[seat], drawn < before ? previous_ : deck_);
}

void Memory::lay_aside(Seat seat)
{
    for (const Stock stock : hands_[seat])
        append(asides_[seat], stock);
    hands_[seat].clear();
}

void Memory::lay_intruders(int before)
{
    for (int drawn = 0; drawn < intruder_count; ++drawn)
        append(intruders_, drawn < before ? previous_ : deck_);
}

Memory::Stocks<hand_size> Memory::hand_without(Seat seat, const Cards& gone) const
{
    Stocks<hand_size> stocks = hands_[seat];
    for (const Card card : gone)
        take_out(stocks, stock_of(card));
    return stocks;
}

void Memory::reveal(const CardsOfSeats& played)
{
    for (Seat seat = 0; seat < max_seats; ++seat)
        hands_[seat] = hand_without(seat, played[seat]);
    intruders_.clear();
}

}
