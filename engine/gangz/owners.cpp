// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/owners.hpp"

namespace backroom::gangz {

namespace {

/// Assigns the cards of the wall that are not the seat's own to the other players, as a flow from stocks to seats with
/// augmenting paths: an assigned card moves to another seat if that makes room.
class Guess {
public:
    Guess(const View& view, Random& random)
        : memory_(view.open.memory)
        , random_(random)
    {
        for (const Card card : view.open.wall)
            if (!view.played.contains(card))
                cards_.push_back({card, unowned});
        for (Seat seat = 0; seat < view.open.seats; ++seat)
            if (seat != view.seat)
                seats_.push_back(seat);
        random.shuffle(cards_);
    }

    /// Returns whether all cards have been assigned.
    bool deal()
    {
        for (const Memory::Stock stock : memory_.intruders())
            if (!assign_intruder(stock))
                return false;
        for (const Seat seat : seats_) {
            SeatSet asked = SeatSet::only(seat);
            if (!assign_first(seat, asked))
                return false;
        }
        for (Entry& entry : cards_)
            if (entry.owner == unowned) {
                SeatSet asked;
                if (!assign_further(entry, asked))
                    return false;
            }
        return true;
    }

    Owners owners() const
    {
        Owners owners;
        std::size_t found = 0;
        for (const Entry& entry : cards_)
            if (entry.owner == intruder)
                owners.intruders[found++] = entry.card;
            else
                owners.played[entry.owner].insert(entry.card);
        std::ranges::sort(owners.intruders);
        return owners;
    }

private:
    static constexpr Seat unowned = 0xFE;
    static constexpr Seat intruder = 0xFF;

    struct Entry {
        Card card;
        Seat owner;
    };

    bool assign_intruder(Memory::Stock stock)
    {
        for (Entry& entry : cards_)
            if (entry.owner == unowned && memory_.stock_of(entry.card) == stock) {
                entry.owner = intruder;
                return true;
            }
        return false;
    }

    int owned_by(Seat seat) const
    {
        return static_cast<int>(
            std::ranges::count_if(cards_, [seat](const Entry& entry) { return entry.owner == seat; }));
    }

    /// Returns whether the seat can own one more card of the stock.
    bool can_have(Seat seat, Memory::Stock stock) const
    {
        const auto& hand = memory_.hand(seat);
        const auto held = std::ranges::count(hand, stock);
        return held > std::ranges::count_if(cards_,
                   [&](const Entry& entry) { return entry.owner == seat && memory_.stock_of(entry.card) == stock; });
    }

    /// Assigns a first card to the seat, if necessary one of another seat that can be given a different card.
    bool assign_first(Seat seat, SeatSet& asked)
    {
        for (Entry& entry : cards_)
            if (entry.owner == unowned && can_have(seat, memory_.stock_of(entry.card))) {
                entry.owner = seat;
                return true;
            }
        for (Entry& entry : cards_) {
            const Seat owner = entry.owner;
            if (owner == unowned || owner == intruder || asked.contains(owner)
                || !can_have(seat, memory_.stock_of(entry.card)))
                continue;
            asked.insert(owner);
            entry.owner = seat;
            if (assign_first(owner, asked))
                return true;
            entry.owner = owner;
        }
        return false;
    }

    /// Assigns a further card to a seat, if necessary one from which another card can move to a third seat.
    bool assign_further(Entry& entry, SeatSet& asked)
    {
        random_.shuffle(seats_);
        const auto seats = seats_;
        const Seat before = entry.owner;
        const Memory::Stock stock = memory_.stock_of(entry.card);
        for (const Seat seat : seats)
            if (!asked.contains(seat) && owned_by(seat) < most_played && can_have(seat, stock)) {
                entry.owner = seat;
                return true;
            }
        for (const Seat seat : seats) {
            if (asked.contains(seat) || !can_have(seat, stock))
                continue;
            asked.insert(seat);
            for (Entry& other : cards_) {
                if (other.owner != seat)
                    continue;
                entry.owner = seat;
                if (assign_further(other, asked))
                    return true;
                entry.owner = before;
            }
        }
        return false;
    }

    const Memory& memory_;
    Random& random_;
    FixedVector<Entry, most_on_wall> cards_;
    FixedVector<Seat, max_seats> seats_;
};

}

Owners guess_owners(const View& view, Random& random)
{
    Guess guess(view, random);
    [[maybe_unused]] const bool dealt = guess.deal();
    assert(dealt);
    Owners owners = guess.owners();
    if (view.seat != nobody)
        owners.played[view.seat] = view.played;
    return owners;
}

bool has_owners(const View& view)
{
    Random random;
    return Guess(view, random).deal();
}

}
