// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/big_moment.hpp"
#include "app/supergang/duel/shown_duel.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/view.hpp"

#include <optional>
#include <tuple>

namespace supergang_table {

namespace rules = backroom::supergang;

struct Party {
    enum Kind { StickUp, Killing, Patrol };

    Kind kind = StickUp;
    rules::Member leader = rules::Member::killer;
    rules::Prize prize = rules::Prize::money;
    std::uint8_t patrol = 0;
    rules::Members with;
    rules::Figures targets;
    /// The seat that throws for the managers, if the attacker may choose it (SG-5.7); `nobody` while not chosen.
    backroom::Seat defender = backroom::nobody;

    rules::Action action() const;
    bool operator==(const Party&) const = default;
};

struct Walking {
    rules::Mover mover = rules::Mover::killer;
    rules::Path path;
    /// The place where it started; `no_place` for a patrol that comes out of the sewer.
    rules::Place from = rules::no_place;
    /// The number of places of the path already reached.
    std::size_t steps = 0;

    /// The end and the start of the newest step; `place` requires `steps` > 0.
    rules::Place place() const { return path[steps - 1]; }
    rules::Place behind() const { return steps > 1 ? path[steps - 2] : from; }
};

/// A crime that is being witnessed: an eye flies from a patrol to the figure.
struct Witnessing {
    rules::FigureId figure;
    int years = 0;
    bool arrived = false;
};

/// A minor event to be announced in passing, with the public state before it.
struct PassingAnnouncement {
    rules::Event event;
    rules::PublicState before;
};

/// Everything that the table shows at a moment between two events; all pictures are computed from it alone.
struct Scene {
    rules::PublicState open;
    /// The view of the seat that must decide; empty while events are shown.
    std::optional<rules::View> view;

    // The player's gesture.
    /// The figure about to be moved, the ends of whose moves are lit.
    std::optional<rules::Mover> chosen;
    /// True while the pointer holds the figure.
    bool lifted = false;
    /// The end aimed at, or `no_place`.
    rules::Place aim = rules::no_place;
    /// The index of the path to that end that is drawn: any integer, taken modulo their number.
    int way = 0;
    std::optional<Party> party;
    /// True while the player has to choose an own token to take back (SG-5.13).
    bool removing = false;
    /// On a phone, the answer that is prepared there.
    std::optional<rules::Action> answer;

    // Animations.
    std::optional<Walking> walking;
    std::optional<Witnessing> witnessing;
    /// Increases with every throw of the turn's dice, which starts their animation.
    int throws = 0;
    /// The faces of the turn's dice as thrown, even if used since; all 0 before the throw.
    rules::Dice faces{};
    std::optional<ShownDuel> bout;
    /// The manhole into which a patrol has just fallen (SG-9.2).
    rules::Place splash = rules::no_place;
    std::optional<rules::District> celebrated;
    std::optional<BigMoment> moment;

    /// Cleared once the table has announced it.
    std::optional<PassingAnnouncement> whisper;

    void begin(const rules::PublicState& at_first) { open = at_first; }
    bool deciding() const { return view.has_value(); }
    auto draft() const { return std::tuple(chosen, party, removing); }
    /// Returns whether the dice of this turn have been thrown.
    bool thrown() const { return open.turn.phase != rules::Phase::start; }
    void putDown();
    void clearPrivate();
};

void follow(Scene& scene, const rules::Event& event);

}
