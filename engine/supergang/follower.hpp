// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/lookup.hpp"
#include "engine/supergang/public_state.hpp"

namespace backroom::supergang {

/// Applies events to the public state. Indirect consequences have events of their own.
struct Follower {
    PublicState& open;

    Turn& turn() const { return open.turn; }
    Gang& acting() const { return open.gangs[turn().seat]; }
    MemberActions& actions_of(FigureId id) const { return turn().of(member_of(open, id)); }

    void operator()(const PoliceBought& bought) const { open.police_owner = bought.seat; }
    void operator()(const Paid& paid) const { pay(paid.from, paid.to, paid.amount); }
    void operator()(const Collected& collected) const;
    void operator()(const Rolled& rolled) const;
    void operator()(const PhaseBegan& began) const { turn().phase = began.phase; }
    void operator()(const Moved& moved) const;
    void operator()(const FellIn& fell) const { take_away(fell, PatrolState::sewer); }
    void operator()(const PatrolOut& out) const { take_away(out, PatrolState::out); }
    void operator()(const Closed&) const { turn().active.reset(); }
    void operator()(const Committed& committed) const;
    void operator()(const Witnessed& witnessed) const;
    void operator()(const CowardAttacked& attacked) const { actions_of(attacked.figure).add(ActionKind::coward); }
    void operator()(const Racketed& racketed) const;
    void operator()(const Bought& bought) const;
    void operator()(const StuckUp& stuck_up) const;
    void operator()(const PriceAsked& asked) const;
    void operator()(const PriceNamed& named) const { std::get<Price>(open.frames.back()).price = named.price; }
    void operator()(const Recruited& recruited) const;
    void operator()(const PawnsBought& bought) const;
    void operator()(const PawnPlaced& placed) const;
    void operator()(const PawnTurned& turned) const;
    void operator()(const TokenRemoved& removed) const;
    void operator()(const Vamped& vamped) const;
    void operator()(const Freed& freed) const { set_free(figure(open, freed.man)); }
    void operator()(const Arrested& arrested) const;
    void operator()(const Jailed& jailed) const;
    void operator()(const Sentenced& sentenced) const { figure(open, sentenced.figure).years = sentenced.years; }
    void operator()(const Released& released) const;
    void operator()(const DuelBegan& began) const;
    void operator()(const DuelRolled& rolled) const;
    void operator()(const Dart& dart) const;
    void operator()(const LeftDuel& left) const;
    void operator()(const DuelWon&) const;
    void operator()(const Killed& killed) const;
    void operator()(const Injured& injured) const;
    void operator()(const CustodyAsked& asked) const { open.frames.emplace_back(Custody{asked.patrol}); }
    void operator()(const CustodyOver&) const { open.frames.pop_back(); }
    void operator()(const Offered& offered) const
    {
        open.frames.emplace_back(offered.trade);
        turn().offered.insert(offered.trade.to);
    }
    void operator()(const Traded& traded) const;
    void operator()(const Refused&) const { open.frames.pop_back(); }
    void operator()(const ClockRanDown&) const { turn().active.reset(); }
    void operator()(const TurnEnded& ended) const;
    void operator()(const TurnBegan& began) const;
    void operator()(const Eliminated& eliminated) const;
    void operator()(const DistrictWon&) const { }
    void operator()(const GameOver& game_over) const;

private:
    Duel& duel() const { return std::get<Duel>(open.frames.back()); }
    void pay(Seat from, Seat to, int amount) const;
    /// Ends a move at the place. Crimes that the figure committed elsewhere can no longer be seen.
    void stop(FigureId id, Place place, Place behind) const;
    static void set_free(Figure& man)
    {
        man.vamped_by = nobody;
        man.vamped_turns = 0;
    }
    void take_away(const PatrolAway& away, PatrolState state) const
    {
        open.patrols[away.patrol] = {no_place, no_place, state, away.returns};
    }
    /// Out of play, into this state.
    void leave(FigureId id, FigureState state, Place place, std::uint16_t years) const;
    static ActionKind action_of(DuelKind kind)
    {
        switch (kind) {
        case DuelKind::stick_up:
            return ActionKind::stick_up;
        case DuelKind::patrol:
            return ActionKind::patrol;
        default:
            return ActionKind::killing;
        }
    }
    /// SG-8.1
    template <class Faces>
    static int sum(const Targets& targets, const Faces& faces)
    {
        int total = 0;
        for (std::size_t at = 0; at < targets.size(); ++at)
            total += faces[at] + bonus_of(targets[at]);
        return total;
    }
    void hand_over(Seat from, Seat to, const Bundle& bundle) const;
    void take_over(Seat to, const Bundle& bundle) const;
};

}
