#pragma once

#include "the_gang/foresee.hpp"
#include "the_gang/open.hpp"
#include "the_gang/spots.hpp"
#include "the_gang/view.hpp"

#include <optional>
#include <vector>

namespace the_gang_table {

namespace rules = backroom::the_gang;

/// What the player has picked up.
struct Piece {
    enum Kind { None, Gangster, Special, Ticket, Called };

    Kind kind = None;
    /// The gangster's number, or the ticket's city.
    int id = 0;

    bool operator==(const Piece&) const = default;
};

/// Where the picked-up card points.
struct Aim {
    TargetItem::Kind kind = TargetItem::Spot;
    rules::City city{};
    rules::Gangster gangster = 0;

    bool operator==(const Aim&) const = default;
};

/// The secret choice as far as it is made, behind the open curtain.
struct Picked {
    rules::Gangster gangster = 0;
    std::optional<rules::City> ticket;
    bool special = false;

    bool empty() const { return *this == Picked(); }
    bool complete() const { return gangster != 0 && (special || ticket); }
    bool operator==(const Picked&) const = default;
};

/// The two cards of the one whose turn is shown.
struct Turn {
    backroom::Seat seat = backroom::nobody;
    rules::Choice choice;
    rules::Turn cards;
};

/// A job by its round and its number there.
struct JobNumber {
    int round = 0;
    int job = 0;
};

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    rules::Open open;
    /// What the one knows who decides; nobody does while something is shown.
    std::optional<rules::View> view;
    /// In a replay: that one decides nothing any more.
    bool watched = false;
    /// What the only person knows who sits at the table, whatever goes on.
    std::optional<rules::View> own;
    /// Whose plate is lit, and, once the choices are open, whose turn is shown.
    std::optional<backroom::Seat> active;

    // The gesture.
    Picked picked;
    /// The owner looks at the own hand, which lies face down.
    bool looking = false;
    /// The Boss Calls lies on this city and waits for a gangster.
    std::optional<rules::City> calling;
    Piece held;
    std::optional<Aim> aim;
    std::optional<rules::Foreseen> preview;

    // What is in motion.
    /// The open choices still lie face down at their seats.
    bool sealed = false;
    rules::Gangsters entering;
    /// On their way to a captured pile.
    std::vector<rules::Captured> flying;
    /// About to be captured.
    std::vector<rules::Captured> caught;
    /// The job whose end is still told, while the next one is prepared.
    std::optional<JobNumber> ended;

    void begin(const rules::Open& at_first) { open = at_first; }

    /// Behind the open curtain.
    bool choosing() const { return view && open.phase == rules::Phase::choosing; }
    /// The only person waits while the others choose, or looks at a hand that was just dealt.
    bool waitingOpenly() const { return own && !view && open.phase == rules::Phase::choosing && !ended; }
    bool handAside() const
    {
        return own && !choosing() && !waitingOpenly() && open.phase != rules::Phase::over
            && !(own->hand == rules::Hand());
    }
    /// In the own turn of a gangster with special.
    bool placing() const { return view && open.phase == rules::Phase::placing; }
    std::optional<Turn> turn() const;
    /// Open gangsters whose turn is still to come, the next one first.
    std::vector<rules::OpenChoice> waiting() const;
    /// All seats as their plates stand: once the choices are open, in the order in which they are played.
    std::vector<backroom::Seat> order() const;
    JobNumber shownJob() const { return ended.value_or(JobNumber{open.round, open.job}); }
    const std::vector<rules::Captured>& gangs() const { return preview ? preview->gangs : caught; }

    void letGo();
};

/// Lets the scene follow the game.
void tell(Scene& scene, const rules::Event& event);

}
