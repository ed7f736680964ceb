#pragma once

#include "gangz/open.hpp"
#include "gangz/view.hpp"

#include <optional>
#include <vector>

namespace gangz_table {

namespace rules = backroom::gangz;

inline constexpr int pawn_count = 2;

/// What the player has picked up: a card of the hand, or one of the two pawns.
struct Held {
    enum Kind { None, HandCard, Pawn };

    Kind kind = None;
    /// The card, or which pawn: 0 or 1.
    int id = 0;

    bool operator==(const Held&) const = default;
};

/// Where that points.
struct Aim {
    enum Kind { Nowhere, Table, Hand, WallCard };

    Kind kind = Nowhere;
    /// Of the wall.
    rules::Card card = 0;

    bool operator==(const Aim&) const = default;
};

/// Why a seat gets points in a round, one reason after the other.
struct Reason {
    enum Kind { Found, Clean, Shot };

    backroom::Seat seat = 0;
    Kind kind = Found;
    int points = 0;
    rules::Cards cards;
};

/// A round that is shown, and how far it is told.
struct Telling {
    rules::Reveal round;
    int seats = 0;
    /// So many seats' pawns lie on the cards.
    int pawns = 0;
    /// Of so many cards of the wall it is known who played them.
    int owners = 0;
    bool shaking = false;
    bool unmasked = false;
    /// So many reasons are told, of all seats in their order.
    int reasons = 0;
    /// The marks have walked to their new places.
    bool walked = false;

    /// Those that a player owns, in the order of the wall.
    std::vector<rules::Card> owned() const;
    /// Known by what is told so far; nothing for one that is not, `nobody` for an intruder.
    std::optional<backroom::Seat> knownOwner(rules::Card card) const;
    bool intruder(rules::Card card) const { return round.owner(card) == backroom::nobody; }
    std::vector<Reason> allReasons() const;
    /// By the reasons told so far.
    int total(backroom::Seat seat) const;
    int totalBefore(backroom::Seat seat) const;
    /// The most points that a seat gets in this round.
    int most() const;
    /// All of it is told.
    void complete();
};

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    rules::Open open;
    /// What the one knows who decides; nobody does while something is shown.
    std::optional<rules::View> view;
    /// In a replay: that one decides nothing any more.
    bool watched = false;
    /// What the only person knows who sits at the table, whatever goes on.
    std::optional<rules::View> own_view;
    /// The pictures' names are shown.
    bool names = false;

    // The gesture.
    rules::Cards picked;
    /// The cards under the two pawns.
    std::array<std::optional<rules::Card>, pawn_count> pawns;
    /// The player has been told what swapping costs, and is to decide.
    bool swapping = false;
    Held held;
    Aim aim;

    // What is in motion.
    std::optional<Telling> telling;
    /// The wall still lies on the deck, face down.
    bool entering = false;
    /// What was on the table is on its way to the discards.
    bool leaving = false;

    void begin(const rules::Open& at_first) { open = at_first; }
    bool choosing() const { return view && open.phase == rules::Phase::choosing; }
    bool voting() const { return view && open.phase == rules::Phase::voting; }
    /// Of whoever is at the screen, as far as it may be shown.
    const rules::View* known() const { return view ? &*view : own_view ? &*own_view : nullptr; }
    /// The only person waits while the others choose or vote, or a wall is laid.
    bool waitingOpenly() const { return own_view && !view && !telling && open.phase != rules::Phase::over; }
    bool own(rules::Card card) const { return known() && known()->played.contains(card); }
    /// Which pawn lies on the card; nothing for none.
    std::optional<int> pawnOn(rules::Card card) const;
    std::optional<int> freePawn() const;
    bool voted() const { return pawns[0] && pawns[1]; }

    void putDown();
    void letGo();
};

/// Lets the scene follow the game.
void tell(Scene& scene, const rules::Event& event);

}
