#include "gangz/state.hpp"

#include <limits>

namespace backroom::gangz {

namespace {

template <int Most>
void insert(Memory::Stocks<Most>& stocks, Memory::Stock stock)
{
    stocks.push_back(stock);
    for (std::size_t at = stocks.size() - 1; at > 0 && stocks[at - 1] > stocks[at]; --at)
        std::swap(stocks[at - 1], stocks[at]);
}

}

void Memory::reshuffle(const Deck& discard)
{
    previous_ = deck_;
    // Whoever plays for so long cannot tell the last ones apart.
    if (deck_ < std::numeric_limits<Stock>::max())
        ++deck_;
    for (const Card card : discard)
        stock_of_[card] = deck_;
}

void Memory::draw(Seat seat, int count, int before)
{
    for (int drawn = 0; drawn < count; ++drawn)
        insert(hands_[seat], drawn < before ? previous_ : deck_);
}

void Memory::lay_aside(Seat seat)
{
    for (const Stock stock : hands_[seat])
        insert(asides_[seat], stock);
    hands_[seat].clear();
}

void Memory::lay_intruders(int before)
{
    for (int drawn = 0; drawn < intruder_count; ++drawn)
        insert(intruders_, drawn < before ? previous_ : deck_);
}

void Memory::reveal(const CardsOfSeats& played)
{
    for (Seat seat = 0; seat < max_seats; ++seat)
        for (const Card card : played[seat]) {
            auto& stocks = hands_[seat];
            const auto found = std::find(stocks.begin(), stocks.end(), stock_of(card));
            assert(found != stocks.end());
            std::move(found + 1, stocks.end(), found);
            stocks.pop_back();
        }
    intruders_.clear();
}

}
