// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/spectacle.hpp"
#include "app/the_gang/spots.hpp"
#include "engine/the_gang/preview.hpp"

#include <optional>
#include <tuple>
#include <vector>

namespace the_gang_table {

namespace rules = backroom::the_gang;

struct Piece {
    enum Kind { None, Gangster, Special, Ticket, Called };

    Kind kind = None;
    /// The gangster's number or the ticket's city.
    int id = 0;

    bool operator==(const Piece&) const = default;
};

/// The target that the held card is over.
struct Aim {
    TargetItem::Kind kind = TargetItem::Spot;
    rules::City city{};
    rules::Gangster gangster = 0;

    bool operator==(const Aim&) const = default;
};

struct Picked {
    rules::Gangster gangster = 0;
    std::optional<rules::City> ticket;
    bool special = false;

    bool empty() const { return *this == Picked(); }
    bool complete() const { return gangster != 0 && (special || ticket); }
    bool operator==(const Picked&) const = default;
};

struct Turn {
    backroom::Seat seat = backroom::nobody;
    rules::Choice choice;
    rules::Turn cards;
};

struct JobNumber {
    int round = 0;
    int job = 0;
};

/// A capture that is shown as a spectacle.
struct Feat {
    Weight weight = Weight::small;
    /// False during the pause of suspense.
    bool revealed = false;
    backroom::Seat seat = 0;
    int gangs = 0;
    int gangsters = 0;
    int revolvers = 0;

    static Feat of(const std::vector<rules::Captured>& gangs);
};

/// The table as it is shown at this moment. All that is drawn is computed from it alone.
struct Scene {
    rules::PublicState open;
    /// The view of the seat that decides; none while events are shown.
    std::optional<rules::View> view;
    /// True in a replay, where nobody is asked to decide.
    bool watched = false;
    /// The view of the only human player, which is shown all the time.
    std::optional<rules::View> own;
    /// The seat whose plate is highlighted and, once the choices are open, whose turn is shown.
    std::optional<backroom::Seat> active;

    // The player's draft.
    Picked picked;
    /// True while the player looks at the own closed hand.
    bool looking = false;
    /// The city on which The Boss Calls lies and waits for a gangster.
    std::optional<rules::City> calling;
    /// The gangster that the player considers calling, of which the preview shows the effect; 0 for none.
    rules::Gangster considered = 0;
    Piece held;
    std::optional<Aim> aim;
    std::optional<rules::Preview> preview;

    // Animation.
    /// True while the choices still lie face down at their seats.
    bool sealed = false;
    rules::Gangsters entering;
    std::vector<rules::Captured> flying;
    std::vector<rules::Captured> caught;
    std::optional<Feat> feat;
    /// The job whose end is still shown while the next one is prepared.
    std::optional<JobNumber> ended;

    void begin(const rules::PublicState& at_first) { open = at_first; }

    bool choosing() const { return view && open.phase == rules::Phase::choosing; }
    /// True while the only human player waits for the others' choices, or looks at a hand that was just dealt.
    bool waitingOpenly() const { return own && !view && open.phase == rules::Phase::choosing && !ended; }
    bool handAside() const
    {
        return own && !choosing() && !waitingOpenly() && open.phase != rules::Phase::over
            && !(own->hand == rules::Hand());
    }
    /// Returns the city to which The Boss Calls may bring a gangster at a click on it: where the card waits, or where
    /// it has to be played because the turn's gangster is already there (TG-3.6).
    std::optional<rules::City> callsTo() const;
    bool placing() const { return view && open.phase == rules::Phase::placing; }
    /// During the player's own turn a held card counts as a draft; before that, lifting a card changes nothing yet.
    auto draft() const { return std::tuple(picked, calling, placing() ? held : Piece()); }
    /// The things of the draft as numbers: the chosen gangster, the card with it, and the city where The Boss Calls
    /// waits.
    std::vector<int> laid() const;
    void lay(int thing);
    void takeOff(int thing);
    std::optional<Turn> turn() const;
    /// Returns the revealed gangsters whose turn is still to come, the next one first.
    std::vector<rules::OpenChoice> waiting() const;
    /// Returns all seats in the order of their plates: once the choices are revealed, in the order of play.
    std::vector<backroom::Seat> order() const;
    JobNumber shownJob() const { return ended.value_or(JobNumber{open.round, open.job}); }
    /// The gangster that a Spy in the hand is aimed at; 0 for none.
    rules::Gangster spiedAt() const;
    const std::vector<rules::Captured>& gangs() const { return preview ? preview->gangs : caught; }

    void putDown();
    /// Clears the draft, what is prepared and the view.
    void clearPrivate();
};

void follow(Scene& scene, const rules::Event& event);

}
