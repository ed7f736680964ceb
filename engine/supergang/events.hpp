#pragma once

#include "supergang/actions.hpp"
#include "supergang/state.hpp"

#include <optional>
#include <variant>

/// What happens. Nothing of it is secret, and an `Open` that is told all of it always equals the game's own. `seat` and
/// `figure` are always the figure's own gang and name; whoever leads a vamped man, his deeds are those of the gang
/// whose turn it is.
namespace backroom::supergang {

struct PoliceBought {
    Seat seat;
    bool operator==(const PoliceBought&) const = default;
};

/// `nobody` is the bank.
struct Paid {
    Seat from;
    Seat to;
    std::int16_t amount;
    bool operator==(const Paid&) const = default;
};

/// SG-3.4; from the bank, also 0.
struct Collected {
    Seat seat;
    std::int16_t amount;
    bool operator==(const Collected&) const = default;
};

/// SG-3.2: faces, 0 of what is not thrown.
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

/// SG-3.2: the one who has moved acts no more.
struct Closed {
    Seat seat;
    Character figure;
    bool operator==(const Closed&) const = default;
};

/// SG-9.7: so often, and not yet seen.
struct Committed {
    FigureId figure;
    Crime crime;
    std::uint8_t times;
    bool operator==(const Committed&) const = default;
};

/// SG-9.3: all his crimes of this kind are on his record.
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

/// SG-5.5: a shop. Racket tokens there go back.
struct Bought {
    FigureId figure;
    Shop shop;
    bool operator==(const Bought&) const = default;
};

/// SG-5.6: with success, by these members of the gang.
struct StuckUp {
    Seat seat;
    Shop shop;
    Prize prize;
    Members by;
    bool operator==(const StuckUp&) const = default;
};

/// SG-5.12: somebody asks the owner of the shop.
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

/// SG-5.12: the figure that asked is told by `by`, which is a member of that gang.
struct Recruited {
    FigureId figure;
    Shop shop;
    Member by;
    bool operator==(const Recruited&) const = default;
};

/// SG-6.1: into the stock of the dealer's own gang.
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

/// SG-6.3, 9.5: the pawn there takes another colour, or goes back (`nobody`).
struct PawnTurned {
    Section section;
    Seat from;
    Seat to;
    bool operator==(const PawnTurned&) const = default;
};

/// SG-5.13, 9.5: a token goes back into its stock.
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

/// SG-9.4; in the clinic without a question.
struct Arrested {
    FigureId figure;
    std::uint8_t patrol;
    bool custody;
    bool asked;
    bool operator==(const Arrested&) const = default;
};

/// SG-9.5: he sits in jail.
struct Jailed {
    FigureId figure;
    std::uint16_t years;
    /// SG-3.7: its next turn serves no sentence.
    bool by_clock = false;
    bool operator==(const Jailed&) const = default;
};

/// SG-8.6, 9.4: the sentence waits until he leaves the clinic.
struct Sentenced {
    FigureId figure;
    std::uint16_t years;
    bool operator==(const Sentenced&) const = default;
};

/// SG-8.6, 9.7: from the clinic or from jail into the centre.
struct Released {
    FigureId figure;
    bool operator==(const Released&) const = default;
};

/// SG-8: who stands on the plank.
struct DuelBegan {
    Duel duel;
    bool operator==(const DuelBegan&) const = default;
};

/// SG-8.1: one face for each target, in plank order; bonuses are not added. In the clinic (SG-8.8) only the number of
/// darts.
struct DuelRolled {
    FixedVector<std::uint8_t, most_attackers> attack;
    FixedVector<std::uint8_t, most_defenders> defence;
    bool operator==(const DuelRolled&) const = default;
};

/// SG-8.4: where it struck and whom of the side that was shot at, if anybody. By dice (SG-8.5) it strikes nowhere, and
/// the face of its die says what it does.
struct Dart {
    std::optional<Point> at;
    /// The one shot at.
    Side side;
    std::optional<std::uint8_t> target;
    Fate fate;
    std::uint8_t face = 0;
    bool operator==(const Dart&) const = default;
};

/// SG-7.4: a man who was freed leaves the duel.
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

/// SG-8.6: with the sentence that waits.
struct Injured {
    FigureId figure;
    std::uint16_t years;
    bool operator==(const Injured&) const = default;
};

/// SG-10.3: the police player may take innocent ones; and no more.
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

/// A price or a trade, by whom.
struct Refused {
    Seat seat;
    bool operator==(const Refused&) const = default;
};

/// SG-3.7
struct ClockRanDown {
    Seat seat;
    bool operator==(const ClockRanDown&) const = default;
};

/// SG-9.7: a year is over for those who sat, and a turn for a vamped man (SG-7.2).
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

/// Ties of one throw, and darts by dice that miss in one duel, that are told; whatever goes beyond happens unseen. That
/// so many come in a row is as good as impossible.
inline constexpr int most_ties_told = 32;
inline constexpr int most_misses_told = 64;

/// The most that one action can bring: a duel by dice from beginning to end and what follows from it. For each of
/// twelve gangsters: the crimes of attackers before and after, seen or not (at most four, of whom each has seven
/// kinds), a fall, a man freed or leaving, an arrest in the clinic with a token and the pawns of a place, an
/// elimination; the frame of the duel; and the beginning of the next turn.
inline constexpr int most_events = most_ties_told + most_misses_told + 2 + most_attackers + most_defenders
    + 4 * (2 + 2 + 2 * crime_count) + 12 * (4 + 3 + crime_count) + section_count + 24;
using Events = FixedVector<Event, most_events>;

}
