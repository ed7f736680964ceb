// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/chronicle.hpp"

#include "engine/supergang/lookup.hpp"

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// The actions of a man under a vamp's charm count for the gang whose turn it is.
struct MoodsOf {
    const PublicState& before;

    Moods operator()(const StuckUp& event) const { return taken(event.seat, owner_of(before, event.shop)); }
    Moods operator()(const Racketed& event) const { return taken(before.turn.seat, owner_of(before, event.shop)); }
    Moods operator()(const PawnTurned& pawn) const { return taken(pawn.to, pawn.from); }
    Moods operator()(const Vamped& charm) const { return taken(charm.by, charm.man.seat); }
    Moods operator()(const Freed& freed) const { return {{freed.man.seat, Mood::pleased}}; }
    Moods operator()(const Bought&) const { return {{before.turn.seat, Mood::pleased}}; }
    Moods operator()(const Recruited&) const { return {{before.turn.seat, Mood::pleased}}; }
    Moods operator()(const Witnessed& crime) const { return {{crime.figure.seat, Mood::caught}}; }
    Moods operator()(const Arrested& arrest) const { return {{arrest.figure.seat, Mood::caught}}; }
    Moods operator()(const Jailed& jailed) const { return {{jailed.figure.seat, Mood::caught}}; }
    Moods operator()(const Injured& fallen) const { return {{fallen.figure.seat, Mood::beaten}}; }
    Moods operator()(const Killed& fallen) const { return {{fallen.figure.seat, Mood::beaten}}; }
    Moods operator()(const Eliminated& gone) const { return {{gone.seat, Mood::beaten}}; }
    Moods operator()(const DistrictWon& won) const { return {{won.seat, Mood::pleased}}; }
    Moods operator()(const auto& /*event*/) const { return {}; }

private:
    static Moods taken(backroom::Seat by, backroom::Seat from)
    {
        return by == from ? Moods() : Moods{{by, Mood::pleased}, {from, Mood::robbed}};
    }
};

}

Moods Chronicle::moods(const Event& event, const PublicState& before)
{
    return std::visit(MoodsOf{before}, event);
}

}
