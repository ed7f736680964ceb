// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/duel/duel_events.hpp"
#include "engine/supergang/state.hpp"

#include <optional>
#include <variant>

/// Events. None is secret, and the game changes its own state only by them. `seat` and `figure` always identify a
/// figure by its own gang and character, although actions of a vamped man count for the gang whose turn it is.
namespace backroom::supergang {

struct PoliceBought : OfSeat { };

/// A seat of `nobody` is the bank.
struct Paid {
    Seat from;
    Seat to;
    std::int16_t amount;
    void fields(auto& f) { f("from", from, SeatOrBank{})("to", to, SeatOrBank{})("amount", amount, amounts); }
    bool operator==(const Paid&) const = default;
};

/// SG-3.4. Paid by the bank; may be 0.
struct Collected {
    Seat seat;
    std::int16_t amount;
    void fields(auto& f) { f("seat", seat, Seats{})("amount", amount, amounts); }
    bool operator==(const Collected&) const = default;
};

/// SG-3.2. The face of a die that was not thrown is 0.
struct Rolled {
    Seat seat;
    Dice dice;
    void fields(auto& f)
    {
        f.hidden("seat", seat, Seats{});
        dice_fields(f, dice);
    }
    bool operator==(const Rolled&) const = default;
};

struct PhaseBegan {
    Phase phase;
    void fields(auto& f) { f("phase", phase); }
    bool operator==(const PhaseBegan&) const = default;
};

struct Moved {
    Seat seat;
    Mover figure;
    Path path;
    Place behind;
    void fields(auto& f)
    {
        f.hidden("seat", seat, Seats{})("figure", figure)("path", path, PlaceId{})
            .hidden("behind", behind, place_or_null);
    }
    bool operator==(const Moved&) const = default;
};

struct PatrolAway {
    std::uint8_t patrol = 0;
    Seat returns = 0;
    void fields(auto& f) { f("patrol", patrol, by_patrol).hidden("returns", returns, seat_or_null); }
    bool operator==(const PatrolAway&) const = default;
};

/// SG-9.2
struct FellIn : PatrolAway { };

/// SG-8.7
struct PatrolOut : PatrolAway { };

/// SG-3.2: the figure that has moved has finished acting.
struct Closed {
    Seat seat;
    Character figure;
    void fields(auto& f) { f("seat", seat, Seats{})("figure", figure); }
    bool operator==(const Closed&) const = default;
};

/// SG-9.7. The crime has not been seen yet.
struct Committed {
    FigureId figure;
    Crime crime;
    std::uint8_t times;
    void fields(auto& f) { f.part(figure)("crime", crime)("times", times, any_byte); }
    bool operator==(const Committed&) const = default;
};

/// SG-9.3: all of the gangster's crimes of this kind were added to the record.
struct Witnessed {
    FigureId figure;
    Crime crime;
    std::uint16_t years;
    void fields(auto& f) { f.part(figure)("crime", crime)("years", years, years_range); }
    bool operator==(const Witnessed&) const = default;
};

struct CowardAttacked : OfGangster { };

struct OfGangsterInShop {
    FigureId figure;
    Shop shop = 0;
    void fields(auto& f) { f.part(figure)("shop", shop, ShopId{}); }
    bool operator==(const OfGangsterInShop&) const = default;
};

struct Racketed : OfGangsterInShop { };

/// SG-5.5. Rackets in the shop are removed.
struct Bought : OfGangsterInShop { };

/// SG-5.6: a stick-up succeeded. `by` are members of the gang of `seat`.
struct StuckUp {
    Seat seat;
    Shop shop;
    Prize prize;
    Members by;
    void fields(auto& f) { f("seat", seat, Seats{})("shop", shop, ShopId{})("for", prize).hidden("by", by, by_member); }
    bool operator==(const StuckUp&) const = default;
};

/// SG-5.12
struct PriceAsked {
    FigureId figure;
    Price question;
    void fields(auto& f)
    {
        f.part(figure).derived("who", question.who).derived("shop", question.shop, ShopId{});
        f.derived("owner", question.owner).hidden("question", question);
    }
    bool operator==(const PriceAsked&) const = default;
};

struct PriceNamed {
    Seat seat;
    Character who;
    Shop shop;
    std::optional<std::int16_t> price;
    void fields(auto& f) { f("seat", seat, Seats{})("who", who)("shop", shop, ShopId{})("price", price, amounts); }
    bool operator==(const PriceNamed&) const = default;
};

/// SG-5.12. `by` is the member of the gang that recruits.
struct Recruited {
    FigureId figure;
    Shop shop;
    Member by;
    void fields(auto& f)
    {
        f("seat", figure.seat, Seats{})("who", figure.character)("shop", shop, ShopId{}).hidden("by", by);
    }
    bool operator==(const Recruited&) const = default;
};

/// SG-6.1: added to the stock of the dealer's own gang.
struct PawnsBought {
    Seat seat;
    std::uint8_t pawns;
    void fields(auto& f) { f("seat", seat, Seats{})("pawns", pawns, pawn_counts); }
    bool operator==(const PawnsBought&) const = default;
};

/// SG-6.2
struct PawnPlaced {
    Seat seat;
    Section section;
    void fields(auto& f) { f("seat", seat, Seats{})("section", section, SectionId{}); }
    bool operator==(const PawnPlaced&) const = default;
};

/// SG-6.3, 9.5: the pawn changes its colour, or is removed if `to` is `nobody`.
struct PawnTurned {
    Section section;
    Seat from;
    Seat to;
    void fields(auto& f) { f("section", section, SectionId{})("from", from, Seats{})("to", to, SeatOrBank{}); }
    bool operator==(const PawnTurned&) const = default;
};

/// SG-5.13, 9.5: the token returns to its stock.
struct TokenRemoved {
    Seat seat;
    Shop shop;
    void fields(auto& f) { f("seat", seat, Seats{})("shop", shop, ShopId{}); }
    bool operator==(const TokenRemoved&) const = default;
};

/// SG-7.1
struct Vamped {
    FigureId man;
    Seat by;
    void fields(auto& f) { f.part(man)("by", by, Seats{}); }
    bool operator==(const Vamped&) const = default;
};

/// SG-7.3, 7.4
struct Freed {
    FigureId man;
    void fields(auto& f) { f.part(man); }
    bool operator==(const Freed&) const = default;
};

/// SG-9.4. `asked` is false in the clinic, where the gangster cannot rebel.
struct Arrested {
    FigureId figure;
    std::uint8_t patrol;
    bool custody;
    bool asked;
    void fields(auto& f)
    {
        f.part(figure)("patrol", patrol, by_patrol).hidden("custody", custody).hidden("asked", asked);
    }
    bool operator==(const Arrested&) const = default;
};

/// SG-9.5
struct Jailed {
    FigureId figure;
    std::uint16_t years;
    /// SG-3.7: the gangster stays in jail for the next turn, which serves no sentence.
    bool by_clock = false;
    void fields(auto& f) { f.part(figure)("years", years, years_range).hidden("by_clock", by_clock); }
    bool operator==(const Jailed&) const = default;
};

/// SG-8.6, 9.4: the sentence begins when the gangster leaves the clinic.
struct Sentenced {
    FigureId figure;
    std::uint16_t years;
    void fields(auto& f) { f.part(figure)("years", years, years_range); }
    bool operator==(const Sentenced&) const = default;
};

/// SG-8.6, 9.7: from the clinic or jail to the centre.
struct Released : OfGangster { };

/// SG-10.3: the police player may take innocent gangsters; CustodyOver ends this.
struct CustodyAsked : OfPatrol { };
struct CustodyOver : OfPatrol { };

/// SG-10.4
struct Offered {
    Trade trade;
    void fields(auto& f) { f.part(trade); }
    bool operator==(const Offered&) const = default;
};
struct Traded {
    Trade trade;
    void fields(auto& f) { f.part(trade); }
    bool operator==(const Traded&) const = default;
};

/// A price or a trade was refused by the seat.
struct Refused : OfSeat { };

/// SG-3.7
struct ClockRanDown : OfSeat { };

/// SG-9.7: a year is over for those in jail, and a turn for a vamped man (SG-7.2).
struct TurnEnded : OfSeat { };

struct TurnBegan {
    Seat seat;
    int round;
    void fields(auto& f) { f("seat", seat, Seats{})("round", round, Range{1, 9999}); }
    bool operator==(const TurnBegan&) const = default;
};

/// SG-10.2
struct Eliminated : OfSeat { };

/// SG-10.1
struct DistrictWon {
    Seat seat;
    District district;
    void fields(auto& f) { f("seat", seat, Seats{})("district", district, DistrictId{}); }
    bool operator==(const DistrictWon&) const = default;
};

struct GameOver {
    SeatSet winners;
    void fields(auto& f) { f("winners", winners, Seats{}); }
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<PoliceBought, Paid, Collected, Rolled, PhaseBegan, Moved, FellIn, PatrolOut, Closed,
    Committed, Witnessed, CowardAttacked, Racketed, Bought, StuckUp, PriceAsked, PriceNamed, Recruited, PawnsBought,
    PawnPlaced, PawnTurned, TokenRemoved, Vamped, Freed, Arrested, Jailed, Sentenced, Released, DuelBegan, DuelRolled,
    Dart, LeftDuel, DuelWon, Killed, Injured, CustodyAsked, CustodyOver, Offered, Traded, Refused, ClockRanDown,
    TurnEnded, TurnBegan, Eliminated, DistrictWon, GameOver>;

/// The maximum number of ties of a throw, and of missing darts in a duel by dice, that are reported. More in a row are
/// practically impossible and would not be reported.
inline constexpr int most_ties_reported = 32;
inline constexpr int most_misses_reported = 64;

/// Large enough for the most events of one action: a whole duel by dice and its consequences. For each of twelve
/// gangsters: the crimes of attackers before and after, seen or not (at most four attackers with seven kinds each), a
/// fall, a man freed or leaving, an arrest in the clinic with a token and the pawns of a place, an elimination; the
/// start and end of the duel; and the beginning of the next turn.
inline constexpr int most_events = most_ties_reported + most_misses_reported + 2 + most_attackers + most_defenders
    + 4 * (2 + 2 + 2 * crime_count) + 12 * (4 + 3 + crime_count) + section_count + 24;
using Events = FixedVector<Event, most_events>;

}
