#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/state.hpp"

#include <optional>
#include <variant>

/// Events. None is secret, and the game changes its own state only by them. `seat` and `figure` always name the
/// figure's own gang and character; but deeds of a vamped man count for the gang whose turn it is.
namespace backroom::supergang {

struct PoliceBought {
    Seat seat;
    bool operator==(const PoliceBought&) const = default;
};

/// `nobody` stands for the bank.
struct Paid {
    Seat from;
    Seat to;
    std::int16_t amount;
    bool operator==(const Paid&) const = default;
};

/// SG-3.4. Paid by the bank; may be 0.
struct Collected {
    Seat seat;
    std::int16_t amount;
    bool operator==(const Collected&) const = default;
};

/// SG-3.2. The face of a die that is not thrown is 0.
struct Rolled {
    Seat seat;
    Dice dice;
    bool operator==(const Rolled&) const = default;
};

struct PhaseBegan {
    Phase phase;
    bool operator==(const PhaseBegan&) const = default;
};

struct Moved {
    Seat seat;
    Mover figure;
    Path path;
    Place behind;
    bool operator==(const Moved&) const = default;
};

/// SG-9.2
struct FellIn {
    std::uint8_t patrol;
    Seat returns;
    bool operator==(const FellIn&) const = default;
};

/// SG-8.7
struct PatrolOut {
    std::uint8_t patrol;
    Seat returns;
    bool operator==(const PatrolOut&) const = default;
};

/// SG-3.2: the figure that has moved acts no more.
struct Closed {
    Seat seat;
    Character figure;
    bool operator==(const Closed&) const = default;
};

/// SG-9.7. Not yet seen.
struct Committed {
    FigureId figure;
    Crime crime;
    std::uint8_t times;
    bool operator==(const Committed&) const = default;
};

/// SG-9.3: all of the gangster's crimes of this kind were added to the record.
struct Witnessed {
    FigureId figure;
    Crime crime;
    std::uint16_t years;
    bool operator==(const Witnessed&) const = default;
};

struct CowardAttacked {
    FigureId figure;
    bool operator==(const CowardAttacked&) const = default;
};

struct Racketed {
    FigureId figure;
    Shop shop;
    bool operator==(const Racketed&) const = default;
};

/// SG-5.5. Rackets in the shop are removed.
struct Bought {
    FigureId figure;
    Shop shop;
    bool operator==(const Bought&) const = default;
};

/// SG-5.6: a stick-up succeeded. `by` are members of the gang.
struct StuckUp {
    Seat seat;
    Shop shop;
    Prize prize;
    Members by;
    bool operator==(const StuckUp&) const = default;
};

/// SG-5.12
struct PriceAsked {
    FigureId figure;
    Price question;
    bool operator==(const PriceAsked&) const = default;
};

struct PriceNamed {
    Seat seat;
    Character who;
    Shop shop;
    std::optional<std::int16_t> price;
    bool operator==(const PriceNamed&) const = default;
};

/// SG-5.12. `by` is the member of the gang who asked.
struct Recruited {
    FigureId figure;
    Shop shop;
    Member by;
    bool operator==(const Recruited&) const = default;
};

/// SG-6.1: added to the stock of the dealer's own gang.
struct PawnsBought {
    Seat seat;
    std::uint8_t pawns;
    bool operator==(const PawnsBought&) const = default;
};

/// SG-6.2
struct PawnPlaced {
    Seat seat;
    Section section;
    bool operator==(const PawnPlaced&) const = default;
};

/// SG-6.3, 9.5: the pawn changes its colour, or is removed (`to` is `nobody`).
struct PawnTurned {
    Section section;
    Seat from;
    Seat to;
    bool operator==(const PawnTurned&) const = default;
};

/// SG-5.13, 9.5: the token returns to its stock.
struct TokenRemoved {
    Seat seat;
    Shop shop;
    bool operator==(const TokenRemoved&) const = default;
};

/// SG-7.1
struct Vamped {
    FigureId man;
    Seat by;
    bool operator==(const Vamped&) const = default;
};

/// SG-7.3, 7.4
struct Freed {
    FigureId man;
    bool operator==(const Freed&) const = default;
};

/// SG-9.4. `asked` is false in the clinic, where the gangster cannot rebel.
struct Arrested {
    FigureId figure;
    std::uint8_t patrol;
    bool custody;
    bool asked;
    bool operator==(const Arrested&) const = default;
};

/// SG-9.5
struct Jailed {
    FigureId figure;
    std::uint16_t years;
    /// SG-3.7: the next turn serves no sentence.
    bool by_clock = false;
    bool operator==(const Jailed&) const = default;
};

/// SG-8.6, 9.4: the sentence begins when the gangster leaves the clinic.
struct Sentenced {
    FigureId figure;
    std::uint16_t years;
    bool operator==(const Sentenced&) const = default;
};

/// SG-8.6, 9.7: from the clinic or jail to the centre.
struct Released {
    FigureId figure;
    bool operator==(const Released&) const = default;
};

/// SG-8.
struct DuelBegan {
    Duel duel;
    bool operator==(const DuelBegan&) const = default;
};

/// SG-8.1: one face for each target, in plank order, without bonuses. In the clinic (SG-8.8) only the number of darts.
struct DuelRolled {
    FixedVector<std::uint8_t, most_attackers> attack;
    FixedVector<std::uint8_t, most_defenders> defence;
    bool operator==(const DuelRolled&) const = default;
};

/// SG-8.4: the point hit, and the target hit if any. In a duel by dice (SG-8.5) there is no point, and the face of the
/// die gives the result.
struct Dart {
    std::optional<Point> at;
    Side side;
    std::optional<std::uint8_t> target;
    Fate fate;
    std::uint8_t face = 0;
    bool operator==(const Dart&) const = default;
};

/// SG-7.4
struct LeftDuel {
    FigureId figure;
    bool operator==(const LeftDuel&) const = default;
};

struct DuelWon {
    Side side;
    bool operator==(const DuelWon&) const = default;
};

struct Killed {
    FigureId figure;
    bool operator==(const Killed&) const = default;
};

/// SG-8.6. `years` is the sentence that waits.
struct Injured {
    FigureId figure;
    std::uint16_t years;
    bool operator==(const Injured&) const = default;
};

/// SG-10.3: the police player may take innocent gangsters; CustodyOver ends this.
struct CustodyAsked {
    std::uint8_t patrol;
    bool operator==(const CustodyAsked&) const = default;
};
struct CustodyOver {
    std::uint8_t patrol;
    bool operator==(const CustodyOver&) const = default;
};

/// SG-10.4
struct Offered {
    Trade trade;
    bool operator==(const Offered&) const = default;
};
struct Traded {
    Trade trade;
    bool operator==(const Traded&) const = default;
};

/// A price or a trade was refused by the seat.
struct Refused {
    Seat seat;
    bool operator==(const Refused&) const = default;
};

/// SG-3.7
struct ClockRanDown {
    Seat seat;
    bool operator==(const ClockRanDown&) const = default;
};

/// SG-9.7: a year is over for those in jail, and a turn for a vamped man (SG-7.2).
struct TurnEnded {
    Seat seat;
    bool operator==(const TurnEnded&) const = default;
};

struct TurnBegan {
    Seat seat;
    int round;
    bool operator==(const TurnBegan&) const = default;
};

/// SG-10.2
struct Eliminated {
    Seat seat;
    bool operator==(const Eliminated&) const = default;
};

/// SG-10.1
struct DistrictWon {
    Seat seat;
    District district;
    bool operator==(const DistrictWon&) const = default;
};

struct GameOver {
    SeatSet winners;
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<PoliceBought, Paid, Collected, Rolled, PhaseBegan, Moved, FellIn, PatrolOut, Closed,
    Committed, Witnessed, CowardAttacked, Racketed, Bought, StuckUp, PriceAsked, PriceNamed, Recruited, PawnsBought,
    PawnPlaced, PawnTurned, TokenRemoved, Vamped, Freed, Arrested, Jailed, Sentenced, Released, DuelBegan, DuelRolled,
    Dart, LeftDuel, DuelWon, Killed, Injured, CustodyAsked, CustodyOver, Offered, Traded, Refused, ClockRanDown,
    TurnEnded, TurnBegan, Eliminated, DistrictWon, GameOver>;

/// The most ties of a throw, and the most darts by dice that miss in a duel, that are reported. More of them in a row
/// are practically impossible and would not be reported.
inline constexpr int most_ties_told = 32;
inline constexpr int most_misses_told = 64;

/// Sized for the most events of one action: a whole duel by dice and its consequences. For each of twelve gangsters:
/// the crimes of attackers before and after, seen or not (at most four attackers with seven kinds each), a fall, a man
/// freed or leaving, an arrest in the clinic with a token and the pawns of a place, an elimination; the start and end
/// of the duel; and the beginning of the next turn.
inline constexpr int most_events = most_ties_told + most_misses_told + 2 + most_attackers + most_defenders
    + 4 * (2 + 2 + 2 * crime_count) + 12 * (4 + 3 + crime_count) + section_count + 24;
using Events = FixedVector<Event, most_events>;

}
