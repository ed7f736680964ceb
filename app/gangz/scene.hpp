// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/spectacle.hpp"
#include "engine/gangz/view.hpp"

#include <optional>
#include <tuple>
#include <vector>

namespace gangz_table {

namespace rules = backroom::gangz;

inline constexpr int pawn_count = 2;

/// The piece that the player has picked up: a card of the hand or one of the two pawns.
struct Held {
    enum Kind { None, HandCard, Pawn };

    Kind kind = None;
    /// The card, or the number of the pawn: 0 or 1.
    int id = 0;

    bool operator==(const Held&) const = default;
};

struct Aim {
    enum Kind { Nowhere, Table, Hand, WallCard };

    Kind kind = Nowhere;
    rules::Card card = 0;

    bool operator==(const Aim&) const = default;
};

/// One reason for which a seat gets points in a round.
struct Reason {
    enum Kind { Found, Clean, Shot };

    backroom::Seat seat = 0;
    Kind kind = Found;
    int points = 0;
    rules::Cards cards;
};

/// A big moment: both intruders fooled everybody, or somebody has reached the goal.
struct Feat {
    enum Kind { Fooled, Goal };

    Kind kind = Fooled;
    /// False during the pause that builds up suspense.
    bool revealed = false;
};

/// The reveal of a round, and how far it has been shown.
struct RoundReveal {
    rules::Reveal round;
    int seats = 0;
    int pawns = 0;
    /// The number of cards of the wall whose owners have been revealed.
    int owners = 0;
    bool shaking = false;
    bool unmasked = false;
    /// True once the plates show what each seat scores.
    bool scoring = false;
    /// The number of reasons shown so far, counted over all seats in order.
    int reasons = 0;
    bool walked = false;
    std::optional<Feat> feat;
    /// The points that end the game (GZ-4.3).
    int target = 0;

    std::vector<rules::Card> owned() const;
    /// Returns the owner of a card that has been revealed, `nobody` for an intruder; nothing before.
    std::optional<backroom::Seat> knownOwner(rules::Card card) const;
    bool intruder(rules::Card card) const { return round.owner(card) == backroom::nobody; }
    std::vector<Reason> allReasons() const;
    /// Returns the points of a seat by the reasons shown so far.
    int total(backroom::Seat seat) const;
    int totalBefore(backroom::Seat seat) const { return round.scores[seat].total - round.scores[seat].points(); }
    int most() const;
    /// True if no pawn found an intruder.
    bool fooledEverybody() const { return round.found() == 0; }
    /// The seats that have reached the goal in this round.
    backroom::SeatSet reached() const;
    /// Skips to the end of the reveal.
    void complete();
};

/// The table as it is shown at this moment. All that is drawn is computed from it alone.
struct Scene {
    rules::PublicState open;
    /// The view of the seat that decides; none while events are shown.
    std::optional<rules::View> view;
    /// True in a replay, where nobody is asked to decide.
    bool watched = false;
    /// The cards that each seat has sent in, in a replay seen as everyone, where no card is the watcher's own.
    std::optional<rules::CardsOfSeats> all_played;
    /// The view of the only human player, which is shown all the time.
    std::optional<rules::View> own_view;
    bool names = false;

    // The player's draft.
    rules::Cards picked;
    std::array<std::optional<rules::Card>, pawn_count> pawns;
    /// The pawn that was put on a card last.
    int lastPawn = 1;
    /// True while the player has been told what swapping costs and decides.
    bool swapping = false;
    Held held;
    Aim aim;

    // Animation.
    std::optional<RoundReveal> reveal;
    /// True while the cards of the wall still lie face down on the deck.
    bool entering = false;
    bool leaving = false;

    void begin(const rules::PublicState& at_first) { open = at_first; }
    bool choosing() const { return view && open.phase == rules::Phase::choosing; }
    bool voting() const { return view && open.phase == rules::Phase::voting; }
    /// The view that may be shown to the player at the screen; null if there is none.
    const rules::View* known() const { return view ? &*view : own_view ? &*own_view : nullptr; }
    /// True while the only human player waits for others to vote or choose, or for the wall to be laid.
    bool waitingOpenly() const { return own_view && !view && !reveal && open.phase != rules::Phase::over; }
    bool own(rules::Card card) const { return !all_played && known() && known()->played.contains(card); }
    std::optional<int> pawnOn(rules::Card card) const;
    std::optional<int> freePawn() const;
    bool voted() const { return pawns[0] && pawns[1]; }
    auto draft() const { return std::tuple(picked, pawns, swapping); }
    /// The things of the draft as numbers: chosen cards, pawns on cards, and the question about a swap.
    std::vector<int> laid() const;
    void lay(int thing);
    void takeOff(int thing);
    void putPawn(int pawn, rules::Card card);
    void putPawns(const rules::Pawns& both);

    void putDown();
    void clearPrivate();
};

void follow(Scene& scene, const rules::Event& event);

}
