#pragma once

#include "supergang/actions.hpp"
#include "supergang/bout.hpp"
#include "supergang/lookup.hpp"
#include "supergang/open.hpp"
#include "supergang/view.hpp"

#include <optional>
#include <vector>

namespace supergang_table {

namespace rules = backroom::supergang;

/// An attack that is being prepared: who takes part in it, against whom.
struct Party {
    enum Kind { StickUp, Killing, Patrol };

    Kind kind = StickUp;
    rules::Member leader = rules::Member::killer;
    rules::Prize prize = rules::Prize::money;
    std::uint8_t patrol = 0;
    rules::Members with;
    rules::Figures targets;
    /// Who throws for the managers, where the attacker says it (SG-5.7); `nobody`: not said yet.
    backroom::Seat defender = backroom::nobody;

    rules::Action action() const;
};

/// Somebody on the way, square by square.
struct Walking {
    rules::Mover mover = rules::Mover::killer;
    rules::Path path;
    /// Where it began; `no_place` of a patrol that comes out of the sewer.
    rules::Place from = rules::no_place;
    /// How many places of the path are behind it.
    std::size_t steps = 0;

    /// Of the newest step, once there is one: where it led, and from where.
    rules::Place place() const { return path[steps - 1]; }
    rules::Place behind() const { return steps > 1 ? path[steps - 2] : from; }
};

/// A crime that is being seen: an eye on its way from a patrol to the record.
struct Witnessing {
    rules::FigureId figure;
    int years = 0;
    /// The eye has arrived.
    bool arrived = false;
};

/// Something small that has happened, to be said in passing; and what lay in the open before it.
struct Whisper {
    rules::Event event;
    rules::Open before;
};

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    rules::Open open;
    /// Who decides now; nobody does while something is shown.
    std::optional<rules::View> view;

    // The gesture.
    /// Who is about to be moved: the ends of its moves are lit.
    std::optional<rules::Mover> chosen;
    /// It is in the hand.
    bool lifted = false;
    /// The end that is pointed at, or `no_place`.
    rules::Place aim = rules::no_place;
    /// Which of the ways there, counted from 0, round and round.
    int way = 0;
    std::optional<Party> party;
    /// One of the own tokens is to be taken back (SG-5.13).
    bool removing = false;

    // What is in motion.
    std::optional<Walking> walking;
    std::optional<Witnessing> witnessing;
    /// Changes with every throw of the turn's dice: they tumble then.
    int throws = 0;
    /// What the dice of the turn showed when they were thrown; all 0 before that.
    rules::Dice faces{};
    std::optional<Bout> bout;
    /// A manhole into which a patrol has just fallen (SG-9.2).
    rules::Place splash = rules::no_place;
    /// A district that is being celebrated.
    std::optional<rules::District> celebrated;

    /// Until the table has said it.
    std::optional<Whisper> whisper;

    void begin(const rules::Open& at_first) { open = at_first; }
    /// The one who decides is asked nothing and moves or acts.
    bool deciding() const { return view.has_value(); }
    /// The dice of this turn lie on the table.
    bool thrown() const { return open.turn.phase != rules::Phase::start; }
    void putDown();
    void letGo();
};

/// Lets the scene follow the game.
void tell(Scene& scene, const rules::Event& event);

}
