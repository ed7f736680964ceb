// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/check.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

/// Performs one action and all its consequences. Shared by the sources of `apply`. Changes the public state only by
/// events.
namespace backroom::supergang {

class Play {
public:
    Play(State& state, Events& events)
        : state_(state)
        , open_(state)
        , events_(events)
    {
    }

    // The turn (apply.cpp).
    void operator()(const Collect&) { collect(); }
    void operator()(const Roll&);
    void operator()(const Done&);
    void operator()(const EndTurn&) { end_turn(); }
    void operator()(const GiveUp&);
    void operator()(const TimeUp&);
    // Moves (apply_moves.cpp).
    void operator()(const Move&);
    // Acting (apply_acting.cpp).
    void operator()(const Coward&);
    void operator()(const Racket&);
    void operator()(const BuyShop&);
    void operator()(const Recruit&);
    void operator()(const NamePrice&);
    void operator()(const Vamp& vamp) { emit(Vamped{vamp.man, open_.turn.seat}); }
    void operator()(const BuyPawns&);
    void operator()(const PlacePawn&);
    void operator()(const RemoveToken& remove) { emit(TokenRemoved{open_.turn.seat, remove.shop}); }
    void operator()(const Offer& offer) { emit(Offered{Trade{open_.turn.seat, offer.to, offer.give, offer.take}}); }
    void operator()(const Answer&);
    // Duels (apply_duel.cpp).
    void operator()(const StickUp&);
    void operator()(const Kill&);
    void operator()(const AttackPatrol&);
    void operator()(const Rebel&);
    void operator()(const Shoot&);
    // The law (apply_law.cpp).
    void operator()(const BuyPolice&);
    void operator()(const GoQuietly&);
    void operator()(const TakeCustody&);

    /// Performs what needs no decision: eliminations, the end of the game (SG-10), phases without a choice (SG-3.2).
    void settle();

private:
    template <class Kind>
    void emit(const Kind& kind)
    {
        events_.emplace_back(kind);
        follow(open_, events_.back());
    }
    /// Requires a positive amount.
    void pay(Seat from, Seat to, int amount);
    /// The bank pays no more than it has (SG-3.4).
    void pay_from_bank(Seat to, int amount) { pay(nobody, to, std::min<int>(amount, open_.bank)); }
    std::uint8_t throw_die();
    FigureId member(Member which) const { return find_member(open_, open_.turn.seat, which); }
    Shop shop_here() const { return shop_at(acting_place(open_)); }

    void collect();
    void end_turn();
    void release_those_away();
    void next_turn();
    bool ends();
    void end_game(SeatSet winners) { emit(GameOver{winners}); }
    SeatSet richest() const;

    void move_patrol(std::uint8_t patrol);
    /// SG-6.3: pawns on sections that line only this shop change to the owner's colour or are removed.
    void new_owner(Shop shop);

    /// SG-9.7. The crime is seen at once if a patrol sees the place (SG-9.3).
    void commit(FigureId figure, Crime crime, int times = 1);
    void write_down(FigureId figure);
    /// SG-6.4
    void commit_traffic(FigureId dealer);
    /// Frees the man whom the figure led, or the figure itself (SG-7.4).
    void free_by(FigureId figure);
    /// SG-9.5: returns the tokens and pawns at the place to their stocks.
    void confiscate(FigureId figure);
    void jail(FigureId figure, int years);
    /// SG-3.7: keeps the gangster in jail for the next turn.
    void hold(FigureId figure);
    void arrest_those_at(std::uint8_t patrol);
    FigureId next_to_arrest(Place place) const;
    bool any_to_take(const Patrol& patrol) const;

    void begin(const Duel& duel);
    void throw_dice();
    void dart(std::optional<Point> at, std::optional<std::uint8_t> target, Fate fate, std::uint8_t face = 0);
    void throw_by_dice();
    /// Frees the man led by a fallen vamp (SG-7.4).
    void free_in_duel(const Target& fallen, Side side);
    bool decided(const Duel& duel) const;
    void finish();
    void commit_after(const Duel& duel);
    void pay_out(const Duel& duel);
    /// `arrest` is the cause of a rebellion.
    void carry_away(const Duel& duel, Side side, const std::optional<Arrest>& arrest);

    State& state_;
    PublicState& open_;
    Events& events_;
    int misses_reported_ = 0;
};

}
